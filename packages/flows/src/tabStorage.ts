/* The only access to sessionStorage. If the browser refuses or is full, nothing is stored. */

export const readTab = (key: string): string | null => attempt((tab) => tab.getItem(key));

/** Reads a JSON value; null if missing or invalid. */
export const readTabJson = (key: string): unknown =>
  attempt((tab) => JSON.parse(tab.getItem(key) ?? 'null') as unknown);

export const tabKeys = (prefix: string): string[] =>
  attempt((tab) => Object.keys(tab).filter((key) => key.startsWith(prefix))) ?? [];

/** Writes a text, or removes the key for null. Returns true if stored. */
export const writeTab = (key: string, text: string | null): boolean =>
  attempt((tab) => {
    if (text === null) tab.removeItem(key);
    else tab.setItem(key, text);
    return true;
  }) ?? false;

function attempt<T>(access: (tab: Storage) => T): T | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}
