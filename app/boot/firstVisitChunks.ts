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
  'api/src/(?:http/|schema/fields|session/(?:schema|tokenStore|restore|user|box|open))',
  'i18n/src/(?:[A-Za-z]+\\.|en/common)',
  'ui/src/internal/(?:compose|createStrict|email|joinIds|lazyPart|merge|Routed|useCo|useSingle)',
  'ui/src/(?:shell/LanguageControl|session/SessionNotice)',
]);

const appParts =
  'app/src/(?:paths|shared/(?:drafts|state|links|chunks|title|network|language|toasts/toast|session/(?!SessionScope)))';

const frameParts = folder('packages/ui/src', [
  'shell/(?:App|Breadcrumb|Sidebar|Skip|Theme|User|navigation|active|use|theme)',
  'components/(?:Avatar|Breadcrumb|IconButton|Page)/',
  'components/Menu/Menu(?:Root|Trigger|Items)',
]);

const pageParts = [
  folder('packages/ui/src/components', [
    '(?:Badge|PageHeader|Skeleton)/',
    'DataTable/(?:DataTable|TableHead|TableLead|TableMessages|ReadyBody|TableBody|TableRow|headStyles|listStyles|rowStyles|stack|lazySorting|tableModel|types)',
  ]),
  folder('packages/api/src', ['schema/list', 'permissions/']),
  'lucide/dist/esm/icons/(?:check|pencil|search|x)\\.',
  'app/src/shared/edits/',
];

/**
 * The pieces of a first visit: what every first page needs, what the frame of the signed-in pages
 * adds, and what most pages inside it are made of. Left to itself the bundler makes a dozen small chunks of them, which compress a tenth
 * worse and each cost a request.
 */
export const firstVisitChunks: Group[] = [
  {
    name: 'base',
    test: new RegExp([libraries, signInParts, signInHelpers, appParts].join('|')),
    priority: 2,
  },
  {
    name: 'frame',
    test: new RegExp(
      `node_modules/swr/|${frameParts}|app/src/(?:shell/(?:Shell|pages|use|Notices)|shared/(?:swr|sidebar|subject|theme)/)`,
    ),
    priority: 1,
  },
  {
    name: 'page',
    test: new RegExp(pageParts.join('|')),
    priority: 0,
    includeDependenciesRecursively: false,
  },
];
