/*
 * The only access to sessionStorage: what this tab keeps over a reload. No call throws; a browser
 * that refuses storage, or has no room left, keeps nothing.
 */

/** Reads the text under a key; null where there is none. */
export const readTab = (key: string): string | null => attempt((tab) => tab.getItem(key));

/** Reads the JSON value under a key; null where there is none, or none that parses. */
export const readTabJson = (key: string): unknown =>
  attempt((tab) => JSON.parse(tab.getItem(key) ?? 'null') as unknown);

/** Lists the keys that begin with a prefix. */
export const tabKeys = (prefix: string): string[] =>
  attempt((tab) => Object.keys(tab).filter((key) => key.startsWith(prefix))) ?? [];

/** Writes a text under a key, or removes the key for null. @returns whether that was stored */
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
