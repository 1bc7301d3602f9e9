import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const folder = (name: string, files: readonly string[]) => `${name}/(?:${files.join('|')})`;

const libraries = folder('node_modules', [
  '(?:react|react-dom|scheduler|react-router|styled-components|stylis|jotai|wretch|rosetta|zod)/',
]);

const signInParts = folder('packages/ui/src/components', [
  '(?:BrandMark|Button|Icon|Link|Spinner|TextField|VisuallyHidden)/',
  'Field/',
  'Tooltip/(?:TooltipHost|tooltipProps|placement)',
]);

const signInHelpers = folder('packages', [
  'api/src/(?:http/(?!changing)|schema/fields|session/(?:schema|tokenStore|restore|user|box|open))',
  'i18n/src/(?:(?!pseudo)[A-Za-z]+\\.|en/common)',
  'ui/src/internal/(?:compose|createStrict|email|joinIds|lazyPart|merge|Routed|useCo|useSingle)',
  'ui/src/(?:shell/LanguageControl|session/SessionNotice)',
]);

const appParts =
  'app/src/(?:paths|shared/(?:drafts|state|links|chunks|title|network|language|toasts/toast|session/(?!SessionScope)))';

const frameParts = [
  'node_modules/swr/',
  'app/src/(?:shell/(?:Shell|pages|use|Notices)|shared/(?:swr|sidebar|subject|theme)/)',
  folder('packages/ui/src', [
    'shell/(?:App|Breadcrumb|Sidebar|Skip|Theme|User|navigation|active|use|theme)',
    'components/(?:Avatar|Breadcrumb|IconButton|Page)/',
    'components/Menu/Menu(?:Root|Trigger|Items)',
  ]),
];

const pageParts = [
  folder('packages/ui/src/components', [
    '(?:Badge|PageHeader|Skeleton)/',
    'DataTable/(?:DataTable|revealCutText|TableHead|TableLead|TableMessages|ReadyBody|TableBody|TableRow|headStyles|listStyles|rowStyles|stack|lazySorting|tableModel|types)',
  ]),
  folder('packages/api/src', ['http/changing', 'schema/list', 'permissions/', 'team/']),
  'lucide/dist/esm/icons/(?:arrow-down|arrow-up|check|pencil|search|x)\\.',
  'app/src/shared/edits/',
];

/** What the pages of an area share; what opens later has folders or chunks of its own. */
const areas = [
  { name: 'billing', folders: '(?:en/)?billing|shared/entitlements' },
  { name: 'crm', folders: '(?:en/)?crm' },
  { name: 'integrations', folders: '(?:en/)?integrations' },
];

/** What more than one page has, but not the first one of all. */
const sharedParts = [
  folder('packages/ui/src', [
    'components/(?:Card|EmptyState|Illustration/(?:EmptyArt|Illustration.styles)|LoadMore|Meter|Pagination|SegmentedControl|StatStrip|Tabs)',
    'internal/(?:LoadFailure|ShortDate)',
  ]),
  folder('packages', ['api/src/schema/values', 'i18n/src/(?:en/controls|formats/money)']),
  'lucide/dist/esm/icons/(?:arrow-right|download|eye|info|message-square-text|minus|phone|plus|table|users)\\.',
];

/**
 * The pieces of a first visit: what every first page needs, what the frame and the pages inside it
 * are made of, what several of these share, and what the pages of an area do. Left to itself the
 * bundler makes dozens of small chunks of them, which compress a tenth worse and each cost a request.
 */
export const firstVisitChunks: Group[] = [
  {
    name: 'base',
    test: new RegExp([libraries, signInParts, signInHelpers, appParts].join('|')),
    priority: 2,
  },
  {
    name: 'frame',
    test: new RegExp([...frameParts, ...pageParts].join('|')),
    priority: 1,
  },
  {
    name: 'parts',
    test: new RegExp(sharedParts.join('|')),
    minShareCount: 2,
    priority: -1,
    includeDependenciesRecursively: false,
  },
  ...areas.map(({ name, folders }) => ({
    name,
    test: new RegExp(`src/(?:${folders})(?:/\\w+)?\\.`),
    minShareCount: 2,
    priority: -2,
    includeDependenciesRecursively: false,
  })),
];
