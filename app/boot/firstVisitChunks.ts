import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const folder = (name: string, files: readonly string[]) => `${name}/(?:${files.join('|')})`;

const libraries = folder('node_modules', [
  '(?:react|react-dom|scheduler|react-router|styled-components|stylis|jotai|wretch|rosetta)/',
]);

const signInParts = folder('packages/ui/src/components', [
  '(?:Banner|BrandMark|Button|Icon|Link|Spinner|TextField|VisuallyHidden)/',
  'Field/',
  'Tooltip/(?:TooltipHost|watchTooltips|tooltipProps|placement)',
]);

const signInHelpers = folder('packages', [
  'i18n/src/(?:language|use|en/common)',
  'ui/src/internal/(?:compose|createStrict|email|joinIds|lazyPart|merge|Routed|useCo|useSingle)',
  'ui/src/shell/LanguageControl',
]);

const frameParts = folder('packages/ui/src', [
  'shell/(?:App|Breadcrumb|Sidebar|Skip|Theme|User|navigation|active|use|theme)',
  'components/(?:Avatar|Breadcrumb|IconButton|Page)/',
  'components/Menu/Menu(?:Root|Trigger|Items)',
]);

/**
 * The pieces of a first visit: what every first page needs, and what the frame of the signed-in
 * pages adds. Left to itself the bundler makes a dozen small chunks of them, which compress a tenth
 * worse and each cost a request.
 */
export const firstVisitChunks: Group[] = [
  {
    name: 'base',
    test: new RegExp([libraries, signInParts, signInHelpers].join('|')),
    priority: 2,
  },
  { name: 'frame', test: new RegExp(`node_modules/swr/|${frameParts}`), priority: 1 },
];
