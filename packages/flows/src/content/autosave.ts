/** How a save ended. */
export type SaveOutcome =
  | { status: 'saved'; version: number }
  /** Somebody else has saved it since: the person has to choose. */
  | { status: 'conflict' }
  /** Nothing was saved; `isFinal` where trying again cannot help. */
  | { status: 'failed'; message: string; isFinal?: boolean };

/** What is known of the text and the service. */
export interface AutosaveState {
  /** `waiting` has changes that will be sent by themselves. */
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** Why, where it failed. */
  message: string;
  /** Whether trying again can help. */
  canRetry: boolean;
}

export interface AutosaveOptions<Values> {
  /** The version that is edited. */
  version: number;
  /** Sends values over a version. Must not reject. */
  save: (values: Values, version: number) => Promise<SaveOutcome>;
  /** Calls back after so many milliseconds. @returns a function that calls it off */
  after: (milliseconds: number, run: () => void) => () => void;
}

export interface Autosave<Values> {
  getState: () => AutosaveState;
  subscribe: (listener: () => void) => () => void;
  /** Takes what is to be saved now; it is sent once the typing rests, or after some seconds. */
  change: (values: Values) => void;
  /** Sends at once what has not been sent, also after a failure. */
  flush: () => void;
  /** Goes on over another version, as the person has chosen; `values` are sent at once, or with the next change. */
  rebase: (version: number, values: Values, sends: 'now' | 'later') => void;
  /** The version that the next save goes over. */
  version: () => number;
  /** Forgets what has not been sent. */
  close: () => void;
}

/** How long the typing must rest. */
const REST_MS = 1200;
/** How long it may go on without a save. */
const LONGEST_MS = 10_000;

const SAVED: AutosaveState = { status: 'saved', message: '', canRetry: false };

/**
 * Saves what is typed by itself: one save at a time, each over the version that the last one made.
 * What was typed meanwhile follows. After a failure the next change tries again; a conflict waits
 * for the person.
 */
export function createAutosave<Values>({
  version: loaded,
  save,
  after,
}: AutosaveOptions<Values>): Autosave<Values> {
  const listeners = new Set<() => void>();
  let state = SAVED;
  let version = loaded;
  /** What has not been sent; undefined where there is nothing. */
  let waiting: Values | undefined;
  let isSending = false;
  let stopRest: (() => void) | null = null;
  let stopLongest: (() => void) | null = null;

  function show(status: AutosaveState['status'], message = '', canRetry = false): void {
    if (state.status === status && state.message === message) return;
    state = { status, message, canRetry };
    for (const listener of listeners) listener();
  }

  function callOff(): void {
    stopRest?.();
    stopLongest?.();
    stopRest = null;
    stopLongest = null;
  }

  async function send(): Promise<void> {
    callOff();
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
    // What was typed meanwhile is newer than what was not saved.
    waiting ??= sent;
    if (outcome.status === 'conflict') show('conflict');
    else show('failed', outcome.message, outcome.isFinal !== true);
  }

  function schedule(): void {
    stopRest?.();
    stopRest = after(REST_MS, () => void send());
    stopLongest ??= after(LONGEST_MS, () => void send());
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
      callOff();
      waiting = undefined;
    },
  };
}
