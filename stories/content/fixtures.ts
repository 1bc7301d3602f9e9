import type { ContentEvent, ContentOverview, ContentRow, ContentVersion } from '@platform/domain';
import type { ContentPaths, EditedContent, TheirContent } from '@platform/ui/content';

export const contentPaths: ContentPaths = {
  contents: '/content-studio',
  generate: '/content-studio/generate',
  templates: '/content-studio/templates',
  analytics: '/content-studio/analytics',
  history: '/content-studio/history',
};

export const contentHref = (id: string) => `/content-studio/edit/${id}`;
export const historyHref = (id: string) => `/content-studio/history?content=${id}`;

const lucia = { id: 'usr_nw04', name: 'Lucía Fernández' };
const amara = { id: 'usr_nw02', name: 'Amara Okafor' };

const item = (id: string, title: string, part: Partial<ContentRow> = {}): ContentRow => ({
  key: id,
  id,
  title,
  type: 'article',
  typeText: part.type ?? 'article',
  status: 'draft',
  statusText: part.status ?? 'draft',
  language: 'en',
  author: lucia,
  templateId: '',
  version: 1,
  wordCount: 108,
  excerpt: 'Every autumn the same thing happens. The weather turns, a colleague starts to cough.',
  createdAt: new Date(2024, 5, 18),
  updatedAt: new Date(2024, 5, 18),
  ...part,
});

/** The mockup content-list. */
export const contents: readonly ContentRow[] = [
  item('1', 'The best time for your flu jab is before you need it'),
  item('2', 'Reminder: your yearly check', { type: 'email', status: 'ready', author: amara }),
  item('3', 'Cómo preparar su primera visita', {
    status: 'ready',
    language: 'es',
    updatedAt: new Date(2024, 5, 17),
  }),
  item('4', 'New opening hours from July', {
    type: 'social_post',
    status: 'ready',
    author: amara,
    updatedAt: new Date(2024, 5, 14),
  }),
  item('5', 'After-hours greeting', {
    type: 'call_script',
    author: { id: 'usr_nw01', name: 'Priya Nair' },
    updatedAt: new Date(2024, 5, 13),
  }),
  item('6', 'Was Ihr Sehtest verrät', {
    language: 'de',
    author: { id: 'usr_nw05', name: 'Jonas Weber' },
    updatedAt: new Date(2024, 5, 11),
  }),
  item('7', 'Spring campaign, second letter', {
    type: 'email',
    status: 'ready',
    author: { id: 'usr_nw06', name: 'Chiara Ricci' },
    updatedAt: new Date(2024, 4, 2),
  }),
  item('8', 'Winter offer', { status: 'archived', updatedAt: new Date(2024, 0, 9) }),
];

/** Invalid rows, and rows without an id. */
export const oddContents: readonly ContentRow[] = [
  item('', '<img src=x onerror=alert(1)>', { key: 'a', author: { id: '', name: '' } }),
  item('b', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4), {
    type: null,
    typeText: 'haiku',
    status: null,
    statusText: 'in review by somebody else',
    language: 'no language',
  }),
  item('c', '', { language: '', updatedAt: null, excerpt: '' }),
  item('d', 'مواعيد العيادة في رمضان', { language: 'ar' }),
];

const passage = 'The flu vaccine takes about two weeks to protect. Clinics start in September.';
const endOf = (last: string) =>
  `<h2>The best time for your flu jab</h2><p>Every autumn the same thing happens. By then the clinic diary is full.</p><p>${last}</p>`;

export const edited: EditedContent = {
  id: '1',
  title: 'The best time for your flu jab is before you need it',
  type: 'article',
  status: 'draft',
  language: 'en',
  body: endOf(
    'It takes ten minutes, and you can book it <strong>by phone</strong> at any hour of the day.',
  ),
  sources: [{ documentId: 'doc', documentName: 'Clinic handbook', passage }],
};

export const theirs: TheirContent = {
  ...edited,
  body: endOf('It takes ten minutes, and you can book it tonight. Our assistant answers.'),
  author: amara,
  savedAt: new Date(2024, 5, 18, 14, 30),
};

/** Markup that tries to run. */
export const hostile = `<p>Before</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 1">
<p onclick="window.hacked = 1">A <a href="javascript:window.hacked=1">bad link</a> and <a href="https://northwind.example/">a good one</a></p>
<style>* { display: none }</style><iframe src="https://northwind.example"></iframe><p>After</p>`;

const happened = (key: string, part: Partial<ContentEvent>): ContentEvent => ({
  key,
  id: key,
  kind: 'edited',
  kindText: 'edited',
  contentId: '1',
  title: 'The best time for your flu jab is before you need it',
  type: 'article',
  isDeleted: false,
  version: null,
  fromVersion: null,
  author: lucia,
  createdAt: new Date(2024, 5, 18, 9, 12),
  ...part,
});

export const events: readonly ContentEvent[] = [
  happened('1', { version: 3, fromVersion: 2, author: amara }),
  happened('2', { kind: 'restored', version: 2, fromVersion: 1 }),
  happened('3', { kind: 'generated', version: 1, contentId: '2', title: 'Reminder' }),
  happened('4', { kind: 'archived', contentId: '8', title: 'Winter offer' }),
  happened('5', { kind: 'deleted', contentId: '9', title: 'Old letter', isDeleted: true }),
];

export const oddEvents: readonly ContentEvent[] = [
  happened('1', {
    kind: null,
    kindText: 'transmogrified',
    title: '',
    author: { id: '', name: '' },
  }),
  happened('2', { contentId: '', title: 'W'.repeat(200), createdAt: null, version: 1 }),
];

const version = (number: number, body: string): ContentVersion => ({
  key: String(number),
  id: String(number),
  version: number,
  title: edited.title,
  language: 'en',
  body,
  author: number === 3 ? amara : lucia,
  kind: 'edited',
  restoredFrom: null,
  createdAt: new Date(2024, 5, 14 + number, 10, 0),
});

export const versions: readonly ContentVersion[] = [
  version(3, edited.body),
  version(2, endOf('It takes ten minutes, and you can book it by phone.')),
  version(1, endOf('Call us to book it.')),
];

export const restoredVersions: readonly ContentVersion[] = [
  version(3, endOf('Call us to book it.')),
  ...versions.slice(1),
];

export const reformattedVersions: readonly ContentVersion[] = [
  version(
    2,
    '<h2>Why now</h2><p>It takes <strong>ten minutes</strong>. Call <a href="https://northwind.example/">us</a>.</p>',
  ),
  version(1, '<p>Why now</p><p>It takes ten minutes. Call us.</p>'),
];

export const oddVersions: readonly ContentVersion[] = [
  version(2, hostile),
  version(1, `<p>${'A very long text. '.repeat(400)}</p>`),
];

const day = (index: number, saved: number) => ({
  date: `2024-06-${12 + index}`,
  created: Math.floor(saved / 3),
  saved,
  tokens: saved * 100,
});

export const figures: ContentOverview = {
  created: 24,
  saved: 61,
  tokens: 48_200,
  byType: [
    { type: 'article', typeText: 'article', count: 12 },
    { type: 'email', typeText: 'email', count: 7 },
    { type: 'social_post', typeText: 'social_post', count: 4 },
    { type: null, typeText: 'haiku', count: 1 },
  ],
  byAuthor: [
    { ...lucia, count: 14 },
    { ...amara, count: 9 },
    { id: '', name: '', count: 1 },
  ],
  timeline: [4, 9, 6, 12, 0, 14, 16].map((saved, index) => day(index, saved)),
  counted: 85,
  total: 85,
};

export const noFigures: ContentOverview = {
  ...figures,
  created: 0,
  saved: 0,
  tokens: null,
  byType: [],
  byAuthor: [],
  timeline: figures.timeline.map(({ date }) => ({ date, created: 0, saved: 0, tokens: 0 })),
};
