import { readTabJson, writeTab } from '@platform/flows';

const key = 'fa_recent';
const MAX_URLS = 50;

interface RecentUrls {
  userId: string;
  hrefs: readonly string[];
}

/** URLs that the user opened in this tab, newest first. */
export function recentUrls(userId: string): readonly string[] {
  const stored = readTabJson(key);
  return isRecent(stored) && stored.userId === userId ? stored.hrefs : [];
}

export function rememberUrl(userId: string, href: string): void {
  const others = recentUrls(userId).filter((other) => other !== href);
  const recent: RecentUrls = { userId, hrefs: [href, ...others].slice(0, MAX_URLS) };
  writeTab(key, JSON.stringify(recent));
}

function isRecent(stored: unknown): stored is RecentUrls {
  if (typeof stored !== 'object' || stored === null) return false;
  const { userId, hrefs } = stored as Partial<Record<keyof RecentUrls, unknown>>;
  return (
    typeof userId === 'string' &&
    Array.isArray(hrefs) &&
    hrefs.every((href) => typeof href === 'string')
  );
}
