//! Pushes on this device: whether the browser can, whether it may, and what the server has to know to send them.

import type { NewPushDevice } from '../protocol/NewPushDevice.ts';
import type { PushDevice } from '../protocol/PushDevice.ts';
import type { PushKey } from '../protocol/PushKey.ts';
import { api } from '../lib/api.ts';
import { language } from '../lib/i18n.svelte.ts';
import { me } from '../lib/session.svelte.ts';

const DEVICES = '/api/notices/push';
const KEY = 'teahouse-push';
/** How long the service worker is waited for: it is fetched some seconds after the page. */
const PATIENCE = 15_000;

/** What this device was signed up as, by whom, and with which words. */
type Kept = { id: string; account: string; language: string };
function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
function keep(device: Kept | null): void {
  if (device) localStorage.setItem(KEY, JSON.stringify(device));
  else localStorage.removeItem(KEY);
}

/** What stands in the way of pushes on this device, if anything does. */
export function obstacle(): 'missing' | 'home-screen' | 'denied' | null {
  if ('PushManager' in window && 'Notification' in window && navigator.serviceWorker)
    return Notification.permission === 'denied' ? 'denied' : null;
  // There only what was put on the home screen can.
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'missing';
}
/** Whether the browser would have to ask. */
export const asks = (): boolean => Notification.permission === 'default';
/** The identifier of this device among those of the account. */
export function own(): string | null {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  const device = kept();
  return device && device.account === me()?.id ? device.id : null;
}

async function manager(): Promise<PushManager> {
  const patience = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no service worker')), PATIENCE));
  return (await Promise.race([navigator.serviceWorker.ready, patience])).pushManager;
}
const bytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function signUp(subscription: PushSubscription): Promise<PushDevice> {
  const { endpoint, keys } = subscription.toJSON();
  const given: NewPushDevice = {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    language: language(),
  };
  const device = await api.post<PushDevice>(DEVICES, given);
  keep({ id: device.id, account: me()?.id ?? '', language: given.language });
  return device;
}

/** Signs this device up; the browser asks, if it was never asked. Nothing where the answer is no. */
export async function subscribe(): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { key } = await api.get<PushKey>(`${DEVICES}/key`);
  const to = await manager();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const before = await to.getSubscription();
  // One for another key, such as that of a server before this one, is of no use.
  const fits = before?.options.applicationServerKey;
  const same = fits && String(new Uint8Array(fits)) === String(options.applicationServerKey);
  if (before && !same) await before.unsubscribe();
  return signUp(before && same ? before : await to.subscribe(options));
}

/** The devices of the account. */
export const devices = (): Promise<PushDevice[]> => api.get<PushDevice[]>(DEVICES);

/** Takes a device away; if it is this one, its browser forgets, too. */
export async function remove(id: string): Promise<void> {
  await api.delete(`${DEVICES}/${id}`);
  if (kept()?.id !== id) return;
  keep(null);
  await (await (await manager()).getSubscription())?.unsubscribe();
}

/** Keeps this device signed up, in the language of the page: it has gone with the session in which it was. Whoever has
 * never asked for it here is told nothing. */
export async function renew(): Promise<void> {
  const device = kept();
  if (!device || own() !== device.id) return;
  const there = await devices();
  if (there.some(({ id, language: words }) => id === device.id && words === language())) return;
  const subscription = await (await manager()).getSubscription();
  await (subscription ? signUp(subscription) : keep(null));
}

/** Takes away notifications about what is open here. */
export async function tidy(shown: string): Promise<void> {
  if (!own()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications({ tag: shown })) ?? []) one.close();
}
