export type SaveOutcome =
  | { status: 'saved'; version: number }
  /** Another user saved in the meantime: this user must choose a version. */
  | { status: 'conflict' }
  /** Nothing was saved; `isFinal` if a retry cannot help. */
  | { status: 'failed'; message: string; isFinal?: boolean };

export interface AutosaveState {
  /** `waiting`: changes will be sent automatically. */
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  message: string;
  canRetry: boolean;
}

export interface AutosaveOptions<Values> {
  version: number;
  /** Saves values over a version. Must not reject. */
  save: (values: Values, version: number) => Promise<SaveOutcome>;
  /** Runs a callback after a delay in ms. Returns a cancel function. */
  after: (milliseconds: number, run: () => void) => () => void;
}

export interface Autosave<Values> {
  getState: () => AutosaveState;
  subscribe: (listener: () => void) => () => void;
  change: (values: Values) => void;
  flush: () => void;
  /** Continues after a conflict; `values` are sent at once or with the next change. */
  rebase: (version: number, values: Values, sends: 'now' | 'later') => void;
  version: () => number;
  close: () => void;
}

const DEBOUNCE_MS = 1200;
const MAX_WAIT_MS = 10_000;

const SAVED: AutosaveState = { status: 'saved', message: '', canRetry: false };

/**
 * One save at a time, each over the version of the last one. After a failure the next change
 * retries; a conflict waits for the user.
 */
export function createAutosave<Values>({
  version: loaded,
  save,
  after,
}: AutosaveOptions<Values>): Autosave<Values> {
  const listeners = new Set<() => void>();
  let state = SAVED;
  let version = loaded;
  let waiting: Values | undefined;
  let isSending = false;
  let stopRest: (() => void) | null = null;
  let stopLongest: (() => void) | null = null;

  function show(status: AutosaveState['status'], message = '', canRetry = false): void {
    if (state.status === status && state.message === message) return;
    state = { status, message, canRetry };
    for (const listener of listeners) listener();
  }

  function cancelTimer(): void {
    stopRest?.();
    stopLongest?.();
    stopRest = null;
    stopLongest = null;
  }

  async function send(): Promise<void> {
    cancelTimer();
    if (isSending || waiting === undefined || state.status === 'conflict') return;
    const sent = waiting;
    waiting = undefined;
    isSending = true;
    show('saving');
    const outcome = await save(sent, version);
    isSending = false;
    if (outcome.status === 'saved') {
      version = outcome.version;
      if (waiting === undefined) return show('saved');
      show('waiting');
      schedule();
      return;
    }
    waiting ??= sent;
    if (outcome.status === 'conflict') show('conflict');
    else show('failed', outcome.message, outcome.isFinal !== true);
  }

  function schedule(): void {
    stopRest?.();
    stopRest = after(DEBOUNCE_MS, () => void send());
    stopLongest ??= after(MAX_WAIT_MS, () => void send());
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(values) {
      waiting = values;
      if (state.status === 'conflict') return;
      if (!isSending) show('waiting');
      schedule();
    },
    flush: () => void send(),
    rebase(next, values, sends) {
      version = next;
      waiting = values;
      show('waiting');
      if (sends === 'now') void send();
    },
    version: () => version,
    close() {
      cancelTimer();
      waiting = undefined;
    },
  };
}
