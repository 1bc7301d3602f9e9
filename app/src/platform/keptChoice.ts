/** Reads a choice that is kept for this browser; null where there is none, or storage is refused. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice, or forgets it with null; where storage is refused it holds for this tab only. */
export function keepChoice(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    return;
  }
}

/** Calls a listener when another tab chose. @returns stops it */
export function onChoiceElsewhere(key: string, listener: () => void): () => void {
  const adopt = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', adopt);
  return () => window.removeEventListener('storage', adopt);
}
