//! Whether the server can be reached, judged by the browser's network state and the last request.

const state = $state({ network: true, failed: false, answers: 0 });

/** Starts to follow the browser's network state. */
export function followNetwork(): void {
  state.network = navigator.onLine;
  const change = (network: boolean) => Object.assign(state, { network, failed: !network });
  addEventListener('online', () => change(true));
  addEventListener('offline', () => change(false));
}

/** Whether the server cannot be reached; reactive. */
export function offline(): boolean {
  return !state.network || state.failed;
}

/** How many requests the server has answered; reactive. */
export function answers(): number {
  return state.answers;
}

/** Records whether the server has answered a request. */
export function reached(answered: boolean): void {
  state.failed = !answered;
  if (answered) state.answers += 1;
}
