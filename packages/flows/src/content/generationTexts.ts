export interface GenerationTexts {
  get: (id: string) => string;
  /** Appends to a text; listeners are notified with the next frame. */
  append: (id: string, piece: string) => void;
  /** Replaces a text, or removes it for null; listeners are notified at once. */
  set: (id: string, text: string | null) => void;
  subscribe: (id: string, listener: () => void) => () => void;
}

/** @param onFrame runs a callback before the next frame is rendered */
export function createTexts(onFrame: (run: () => void) => void): GenerationTexts {
  const texts = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  let changedIds = new Set<string>();

  function notify(id: string): void {
    for (const listener of listeners.get(id) ?? []) listener();
  }

  function notifyGrown(): void {
    const ids = changedIds;
    changedIds = new Set();
    for (const id of ids) notify(id);
  }

  return {
    get: (id) => texts.get(id) ?? '',
    append(id, piece) {
      texts.set(id, (texts.get(id) ?? '') + piece);
      if (changedIds.size === 0) onFrame(notifyGrown);
      changedIds.add(id);
    },
    set(id, text) {
      if (text === null) texts.delete(id);
      else texts.set(id, text);
      notify(id);
    },
    subscribe(id, listener) {
      const listenersOfText = listeners.get(id) ?? new Set();
      listeners.set(id, listenersOfText);
      listenersOfText.add(listener);
      return () => listenersOfText.delete(listener);
    },
  };
}
