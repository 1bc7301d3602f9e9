import { readTabJson, writeTab } from '@platform/flows';

const key = 'fa_recent';
const MAX_ADDRESSES = 50;

interface RecentAddresses {
  userId: string;
  hrefs: readonly string[];
}

/** URLs that the user opened in this tab, newest first. */
export function recentAddresses(userId: string): readonly string[] {
  const stored = readTabJson(key);
  return isRecent(stored) && stored.userId === userId ? stored.hrefs : [];
}

export function rememberAddress(userId: string, href: string): void {
  const others = recentAddresses(userId).filter((other) => other !== href);
  const recent: RecentAddresses = { userId, hrefs: [href, ...others].slice(0, MAX_ADDRESSES) };
  writeTab(key, JSON.stringify(recent));
}

function isRecent(stored: unknown): stored is RecentAddresses {
  if (typeof stored !== 'object' || stored === null) return false;
  const { userId, hrefs } = stored as Partial<Record<keyof RecentAddresses, unknown>>;
  return (
    typeof userId === 'string' &&
    Array.isArray(hrefs) &&
    hrefs.every((href) => typeof href === 'string')
  );
}
