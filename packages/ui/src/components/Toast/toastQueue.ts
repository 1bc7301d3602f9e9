import type { ToastData } from './Toast.tsx';

/** A toast to be shown. */
export interface ToastOptions extends Omit<ToastData, 'id' | 'count' | 'tone'> {
  /** Sets the icon and the announcement. @default 'success' */
  tone?: ToastData['tone'] | undefined;
  /** Topic, such as the id of a record: a newer toast of the same subject replaces this one. */
  subject?: string | undefined;
  /** Called once the toast has closed, for any reason; its action is then no longer available. */
  onClose?: (() => void) | undefined;
}

export interface QueuedToast extends Omit<ToastOptions, 'tone'>, Pick<ToastData, 'id' | 'tone'> {
  /** Number of identical messages raised while it was waiting or visible. */
  count: number;
}

/** Next state of a queue. */
interface QueueChange {
  toasts: readonly QueuedToast[];
  /** Toasts that this change removes; the caller calls their `onClose`. */
  closed: readonly QueuedToast[];
}

/** Limit of shown and waiting toasts: later ones displace the oldest waiting ones. */
export const MAX_TOASTS = 50;

/** Toasts that may be visible, which are not displaced. */
const MAX_VISIBLE = 3;

let lastId = 0;

/**
 * Adds a toast. An identical message without an action increments a count; a toast with the same
 * subject replaces the older one, except that a failure does not undo what was reported before.
 */
export function addToast(
  toasts: readonly QueuedToast[],
  { tone = 'success', ...options }: ToastOptions,
): QueueChange & { id: string } {
  const { message, subject, action } = options;
  const isSame = (older: QueuedToast) => older.message === message && older.tone === tone;
  const replaces = Boolean(subject) && tone !== 'danger';
  const [closed, rest] = partition(
    toasts,
    (older) => replaces && older.subject === subject && !isSame(older),
  );
  const repeated = action ? undefined : rest.find(isSame);
  if (repeated) {
    const next = { ...repeated, count: repeated.count + 1 };
    const all = rest.map((toast) => (toast === repeated ? next : toast));
    return { id: repeated.id, toasts: all, closed };
  }
  const id = String(++lastId);
  const all = [...rest, { ...options, id, tone, count: 1 }];
  const displaced = all.length > MAX_TOASTS ? all.slice(MAX_VISIBLE, MAX_VISIBLE + 1) : [];
  return {
    id,
    toasts: all.filter((toast) => !displaced.includes(toast)),
    closed: [...closed, ...displaced],
  };
}

/** Changes a toast in place; its time starts again. Does nothing if it has closed. */
export const updateToast = (
  toasts: readonly QueuedToast[],
  id: string,
  part: Partial<ToastOptions>,
): readonly QueuedToast[] =>
  toasts.map((toast) =>
    toast.id === id ? { ...toast, ...part, tone: part.tone ?? toast.tone, count: 1 } : toast,
  );

export function removeToast(toasts: readonly QueuedToast[], id: string): QueueChange {
  const [closed, rest] = partition(toasts, (toast) => toast.id === id);
  return { toasts: rest, closed };
}

function partition<Item>(
  items: readonly Item[],
  matches: (item: Item) => boolean,
): [Item[], Item[]] {
  return [items.filter(matches), items.filter((item) => !matches(item))];
}
