/*
 * What this tab remembers past a reload: the one door to sessionStorage, none of whose calls throws.
 * A browser that refuses storage, or has no room left, remembers nothing (reliability P01, P02).
 */

/** The text under a key; null where there is none. */
export const readTab = (key: string): string | null => attempt((tab) => tab.getItem(key));

/** The value that was written under a key as JSON; null where there is none, or none that parses. */
export const readTabJson = (key: string): unknown =>
  attempt((tab) => JSON.parse(tab.getItem(key) ?? 'null') as unknown);

/** The keys that begin so. */
export const tabKeys = (prefix: string): string[] =>
  attempt((tab) => Object.keys(tab).filter((key) => key.startsWith(prefix))) ?? [];

/** Writes a text under a key; null takes it away. @returns whether that is remembered */
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
