/** Reads a choice of this browser; null if missing or storage is blocked. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice, or removes it with null; if storage is blocked it lasts for this tab only. */
export function storePreference(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    return;
  }
}

export function onPreferenceFromOtherTab(key: string, listener: () => void): () => void {
  const adopt = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', adopt);
  return () => window.removeEventListener('storage', adopt);
}
