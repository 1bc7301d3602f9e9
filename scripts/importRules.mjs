/** Foundations have folders like areas, but areas may import them. */
const areas = [
  'billing',
  'bots',
  'content',
  'crm',
  'dashboard',
  'inbox',
  'integrations',
  'knowledge',
  'notifications',
  'onboarding',
  'profile',
  'settings',
  'team',
  'voice',
];
const foundations = ['errors', 'session', 'shell'];

const uiAreas = [...areas, ...foundations];

const under = (names, ...prefixes) =>
  prefixes.flatMap((prefix) => names.map((name) => `${prefix}${name}/**`));
const withParts = (names) => names.flatMap((name) => [name, `${name}/**`]);

const textOnly = {
  name: '@platform/i18n',
  message: 'Import @platform/i18n/text, which has no texts, languages or React.',
};

const forbid = (files, patterns, paths = [], rules = {}) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns, ...(paths.length > 0 && { paths }) }],
    ...rules,
  },
});

const platformPackages = (...except) => ['@platform/**', ...except.map((name) => `!${name}`)];
const i18n = ['@platform/i18n', '@platform/i18n/text'];
const domain = '@platform/domain';

const ui = {
  group: [...platformPackages(domain, ...i18n), ...withParts(['swr', 'jotai', 'react-router'])],
  message: 'ui renders from props only: it imports no network, cache, global state or router.',
};
const otherUiArea = (...prefixes) => ({
  group: under(uiAreas, ...prefixes),
  message: 'Areas of ui do not import each other: move shared code to components or patterns.',
});
const headless = withParts([
  'react',
  'react-dom',
  'react-router',
  'swr',
  'jotai',
  'styled-components',
]);

const sandbox = {
  group: withParts(['@platform/sandbox']),
  message: 'The client reaches the sandbox over HTTP only.',
};
/**
 * Entry points of `ui`: forms and one per area, in addition to the root with components and
 * patterns.
 */
const uiEntries = ['*.css', 'forms', ...uiAreas].map((name) => `@platform/ui/${name}`);
const packageFiles = (...except) => ({
  group: [
    '@platform/*/**',
    ...['@platform/i18n/text', ...uiEntries, ...except].map((name) => `!${name}`),
  ],
  message: 'Import from the package, not from a file inside it.',
});
const otherAppArea = (...prefixes) => ({
  group: under(areas, ...prefixes),
  message:
    'Areas of the app do not import each other, and the kit imports none: move shared code to the kit.',
});
const appPackageFiles = packageFiles('@platform/ui/internal', '@platform/flows/captureWorklet*');
const swr = {
  group: withParts(['swr']),
  message: 'Only app/src/data imports SWR: use useResource, useAction or preload.',
};
const jotai = {
  group: withParts(['jotai']),
  message: 'Import from app/src/platform/state.ts, the only module that imports jotai.',
};

const generic = [
  {
    group: [...ui.group, domain, ...withParts(['react-hook-form', '@hookform', 'zod'])],
    message: 'Generic components import no domain, form or schema library.',
  },
  {
    group: ['../../screens/**', '../../patterns/**'],
    message: 'Components do not import patterns or areas.',
  },
];

const headlessApi = {
  group: [...platformPackages(domain, ...i18n), ...headless],
  message: 'api imports domain only, and no React.',
};

const domainAlone = {
  group: [...platformPackages(), ...headless, ...withParts(['zod'])],
  message: 'domain holds types and limits, and imports no other package.',
};

/** See CONTRIBUTING.md. If two rules match a file, the later one applies. */
export const importRules = [
  forbid(['packages/ui/src/**'], [ui], [], {
    'no-restricted-globals': ['error', 'fetch', 'localStorage', 'sessionStorage'],
  }),
  forbid(['packages/ui/src/screens/*/*'], [ui, otherUiArea('../')]),
  forbid(['packages/ui/src/screens/*/*/**'], [ui, otherUiArea('../../', '../../../')]),
  forbid(
    ['packages/ui/src/patterns/**'],
    [ui, { group: ['../../screens/**'], message: 'Patterns do not import areas.' }],
  ),
  // Components use generic texts only; see tests/sources/dictionaries.test.ts.
  forbid(['packages/ui/src/components/**'], generic),
  forbid(['packages/ui/src/tokens/**'], generic, [textOnly]),
  forbid(['packages/api/src/**'], [headlessApi], [textOnly]),
  {
    ...forbid(
      ['packages/api/src/**'],
      [
        headlessApi,
        {
          group: ['**/*.contract.ts', '**/contract.ts', '**/description/**'],
          allowTypeImports: true,
          message: 'Import types only: browsers do not load the contract descriptions.',
        },
      ],
      [textOnly, { name: 'zod', message: 'A browser loads zod/mini.' }],
    ),
    excludeFiles: [
      '**/api/src/{common,contract}.ts',
      '**/api/src/description/**',
      '**/api/src/**/contract.ts',
      '**/api/src/**/*.contract.ts',
      '**/api/src/**/*.test.ts',
    ],
  },
  forbid(
    ['packages/flows/src/**'],
    [
      {
        group: [...platformPackages('@platform/api', domain, ...i18n), ...headless],
        message: 'flows imports api and domain; it knows no React, cache, global state or style.',
      },
    ],
    [textOnly],
  ),
  forbid(['packages/domain/src/**'], [domainAlone]),
  forbid(
    ['packages/i18n/src/**'],
    [
      {
        group: [...platformPackages(), ...withParts(['swr', 'jotai', 'styled-components'])],
        message: 'i18n imports nothing of ours.',
      },
    ],
  ),
  forbid(
    ['packages/sandbox/src/**'],
    [
      {
        group: [
          ...platformPackages('@platform/api', '@platform/api/contract', domain, ...i18n),
          ...withParts(['react', 'react-dom']),
        ],
        message: 'sandbox imports the contract and domain only.',
      },
    ],
    [
      {
        name: '@platform/api',
        message: 'Import @platform/api/contract: schemas and types, never the client.',
      },
      textOnly,
    ],
  ),
  forbid(['app/src/**'], [sandbox, appPackageFiles, swr, jotai], [], {
    'no-restricted-globals': ['error', 'fetch'],
  }),
  forbid(['app/src/data/**'], [sandbox, appPackageFiles, jotai]),
  forbid(['app/src/platform/state.ts'], [sandbox, appPackageFiles, swr]),
  forbid(
    areas.map((area) => `app/src/${area}/**`),
    [sandbox, appPackageFiles, swr, jotai, otherAppArea('../', '../../')],
  ),
  forbid(['app/src/kit/**'], [sandbox, appPackageFiles, swr, jotai, otherAppArea('../')]),
  forbid(['app/src/testing/**'], [packageFiles('@platform/sandbox/testing'), swr, jotai]),
  forbid(
    ['stories/**', '.storybook/**'],
    [
      {
        group: ['**/packages/ui/src/**', '@platform/ui/*', ...uiEntries.map((name) => `!${name}`)],
        message: 'Stories use the package as an embedder does.',
      },
    ],
  ),
];
