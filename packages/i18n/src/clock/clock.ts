const MINUTE_MS = 60_000;
/** A device clock that differs from the server's by less than this counts as right. */
const TOLERANCE_MS = 2 * MINUTE_MS;

interface ClockState {
  minute: Date;
  /** Local midnight at the start of today; a new object after a change of the time zone, too. */
  today: Date;
  /** IANA name of the device's time zone. */
  timeZone: string;
}

let offsetMs = 0;
let state: ClockState | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Returns the current time, corrected by `syncClock`. */
export const currentTime = (): Date => new Date(Date.now() + offsetMs);

/** Recomputed once the minute is over: a render may come before the tick, or on a server. */
export function clockState(): ClockState {
  const age = state ? currentTime().getTime() - state.minute.getTime() : Infinity;
  if (!state || age < 0 || age >= MINUTE_MS) state = readClock(state);
  return state;
}

/** Corrects the clock by a `Date` header; differences below two minutes are network delay. */
export function syncClock(serverTime: Date): void {
  const difference = serverTime.getTime() - Date.now();
  if (Number.isNaN(difference)) return;
  const next = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  if (Math.abs(next - offsetMs) < TOLERANCE_MS) return;
  offsetMs = next;
  tick();
}

/**
 * Called at each full minute and when the page becomes visible. Returns an unsubscribe function.
 */
export function subscribeToClock(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function tick(): void {
  state = readClock(state);
  if (listeners.size === 0) return;
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE_MS - (currentTime().getTime() % MINUTE_MS));
  for (const listener of listeners) listener();
}

function start(): void {
  state = readClock(state);
  timer = setTimeout(tick, MINUTE_MS - (currentTime().getTime() % MINUTE_MS));
  if (typeof document === 'undefined') return;
  document.addEventListener('visibilitychange', tick);
  addEventListener('focus', tick);
  addEventListener('pageshow', tick);
}

function stop(): void {
  clearTimeout(timer);
  if (typeof document === 'undefined') return;
  document.removeEventListener('visibilitychange', tick);
  removeEventListener('focus', tick);
  removeEventListener('pageshow', tick);
}

function readClock(before: ClockState | null): ClockState {
  const now = currentTime();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const isSameDay = before?.timeZone === timeZone && before.today.getTime() === today.getTime();
  const isSameMinute = isSameDay && before.minute.getTime() === minute.getTime();
  return {
    minute: isSameMinute ? before.minute : minute,
    today: isSameDay ? before.today : today,
    timeZone,
  };
}
