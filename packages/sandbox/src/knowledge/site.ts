import { createHash } from 'node:crypto';

export interface SitePage {
  path: string;
  title: string;
  paragraphs: readonly string[];
  links: readonly string[];
}

/** Host names of the demo site, in addition to the sandbox's own `/site/…`. */
const HOSTS = new Set(['northwind.example', 'www.northwind.example']);

export function sitePages(edition: number): readonly SitePage[] {
  return [
    {
      path: '/',
      title: 'Northwind Eyewear',
      paragraphs: [
        'Northwind fits glasses and contact lenses in the Old Mill, and repairs what others have sold.',
        'An eye test takes half an hour. Please bring the glasses that you wear now.',
      ],
      links: ['/faq', '/prices', '/directions'],
    },
    {
      path: '/faq',
      title: 'Questions and answers',
      paragraphs: [
        'How long does it take to make glasses? Single-vision lenses are ready in three working days, varifocals in eight.',
        'Do I need an appointment for an adjustment? No. Adjustments and new nose pads are free, at any time, also for glasses from elsewhere.',
        'Can I pay in instalments? Yes, above 200 pounds: six months without interest.',
        'Do you test the eyes of children? From the age of four, in the mornings. The test is free up to sixteen.',
      ],
      links: ['/', '/prices'],
    },
    {
      path: '/prices',
      title: 'Prices',
      paragraphs: [
        `An eye test costs ${24 + edition} pounds. Contact lens check-ups cost ${17 + edition} pounds.`,
        `Single-vision lenses begin at ${58 + edition} pounds a pair, varifocals at ${188 + edition} pounds.`,
      ],
      links: ['/'],
    },
    {
      path: '/directions',
      title: 'How to find us',
      paragraphs: [
        'The Old Mill stands behind the market square. Bus 4 and 11 stop in front of it.',
        'The car park behind the building is free for two hours. There is a ramp at the side entrance.',
      ],
      links: ['/'],
    },
  ];
}

/** Null for other sites. `own` is the sandbox's origin, which serves the site under `/site`. */
export function sitePathOf(address: string, own: string): string | null {
  const { origin, hostname, pathname } = new URL(address);
  const isOwn = origin === own && (pathname === '/site' || pathname.startsWith('/site/'));
  const path = isOwn ? pathname.slice('/site'.length) : pathname;
  if (!isOwn && !HOSTS.has(hostname)) return null;
  return path.replace(/\/+$/, '') || '/';
}

/** Pages within `depth` links of a path, each once; empty if there is no such page. */
export function crawl(edition: number, path: string, depth: number): SitePage[] {
  const pages = new Map(sitePages(edition).map((page) => [page.path, page]));
  const found = new Map<string, SitePage>();
  let next = [path];
  for (let step = 0; step <= depth; step += 1) {
    const reached = next.flatMap((wanted) => (found.has(wanted) ? [] : (pages.get(wanted) ?? [])));
    for (const page of reached) found.set(page.path, page);
    next = reached.flatMap(({ links }) => links);
  }
  return [...found.values()];
}

export function hashOf(pages: readonly SitePage[]): string {
  const text = JSON.stringify(pages.map(({ title, paragraphs }) => [title, paragraphs]));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
