//! Push notifications on this device: browser support, permission, and the registration with the server.

import type { NewPushDevice } from '../protocol/NewPushDevice.ts';
import type { PushDevice } from '../protocol/PushDevice.ts';
import type { PushKey } from '../protocol/PushKey.ts';
import { api } from '../lib/api.ts';
import { language } from '../lib/i18n.svelte.ts';
import { me } from '../lib/session.svelte.ts';

const DEVICES = '/api/notices/push';
const KEY = 'teahouse-push';
/** How long to wait for the service worker, which is loaded some seconds after the page. */
const PATIENCE = 15_000;

/** The registration of this device: its identifier, account and language. */
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

/** What prevents push notifications on this device, or null. */
export function obstacle(): 'missing' | 'home-screen' | 'denied' | null {
  if ('PushManager' in window && 'Notification' in window && navigator.serviceWorker)
    return Notification.permission === 'denied' ? 'denied' : null;
  // On iOS only apps on the home screen can have push notifications.
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'missing';
}
/** Whether the browser would ask for permission. */
export const asks = (): boolean => Notification.permission === 'default';
/** The identifier of this device in the account, or null. */
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

/** Registers this device. The browser asks for permission if it has not yet. Resolves to null if it is denied. */
export async function subscribe(): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { key } = await api.get<PushKey>(`${DEVICES}/key`);
  const to = await manager();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const before = await to.getSubscription();
  // A subscription for another key, such as that of an earlier server, is useless.
  const fits = before?.options.applicationServerKey;
  const same = fits && String(new Uint8Array(fits)) === String(options.applicationServerKey);
  if (before && !same) await before.unsubscribe();
  return signUp(before && same ? before : await to.subscribe(options));
}

/** The devices of the account. */
export const devices = (): Promise<PushDevice[]> => api.get<PushDevice[]>(DEVICES);

/** Removes a device. If it is this one, also ends the browser's subscription. */
export async function remove(id: string): Promise<void> {
  await api.delete(`${DEVICES}/${id}`);
  if (kept()?.id !== id) return;
  keep(null);
  await (await (await manager()).getSubscription())?.unsubscribe();
}

/** Registers this device again in the language of the page, because its registration ended with the session it was made
 * in. Does nothing if the person never turned on push notifications here. */
export async function renew(): Promise<void> {
  const device = kept();
  if (!device || own() !== device.id) return;
  const there = await devices();
  if (there.some(({ id, language: words }) => id === device.id && words === language())) return;
  const subscription = await (await manager()).getSubscription();
  await (subscription ? signUp(subscription) : keep(null));
}

/** Removes notifications about what is open here. */
export async function tidy(shown: string): Promise<void> {
  if (!own()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications({ tag: shown })) ?? []) one.close();
}
