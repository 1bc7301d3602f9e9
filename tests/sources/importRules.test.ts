import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = 'oxlint.config.mjs';
const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));

/** Read from the disk, so that a new area is covered without a change here. */
const foldersOf = (parent: string) =>
  readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** Folders with pages or manifests that areas may import. */
const shared = new Set(['routing', 'session']);
const areas = foldersOf('app/src').filter(
  (name) => !shared.has(name) && existsSync(path.join(root, 'app/src', name, 'area.ts')),
);
const uiAreas = foldersOf('packages/ui/src/screens');
const otherThan = (area: string) => (area === 'team' ? 'crm' : 'team');

/** A file, and a module that it imports. */
type Import = readonly [file: string, imported: string];

const forbidden: readonly Import[] = [
  ...uiAreas.flatMap((area): Import[] => [
    [`packages/ui/src/screens/${otherThan(area)}/probe.ts`, `../${area}/Screen.tsx`],
    [`packages/ui/src/screens/${otherThan(area)}/part/probe.ts`, `../../${area}/Screen.tsx`],
    ['packages/ui/src/patterns/ListPage/probe.ts', `../../screens/${area}/Screen.tsx`],
    ['packages/ui/src/components/Button/probe.ts', `../../screens/${area}/Screen.tsx`],
  ]),
  ...areas.flatMap((area): Import[] => [
    [`app/src/${otherThan(area)}/probe.ts`, `../${area}/usePage.ts`],
    [`app/src/${otherThan(area)}/part/probe.ts`, `../../${area}/usePage.ts`],
    ['app/src/kit/probe.ts', `../${area}/usePage.ts`],
  ]),
  ['packages/ui/src/screens/team/probe.ts', '@platform/api'],
  ['packages/ui/src/screens/team/probe.ts', '@platform/flows'],
  ['packages/ui/src/screens/team/probe.ts', 'swr'],
  ['packages/ui/src/screens/team/probe.ts', 'jotai/utils'],
  ['packages/ui/src/screens/team/probe.ts', 'react-router'],
  ['packages/ui/src/tokens/probe.ts', '@platform/i18n'],
  ['packages/ui/src/components/Button/probe.ts', '@platform/domain'],
  ['packages/ui/src/components/Calendar/probe.ts', '@platform/domain'],
  ['packages/ui/src/components/Calendar/probe.ts', '../../patterns/ListPage/ListPage.tsx'],
  ['packages/ui/src/components/Button/probe.ts', '../../patterns/ListPage/ListPage.tsx'],
  ['packages/api/src/team/probe.ts', 'react'],
  ['packages/api/src/team/probe.ts', '@platform/ui'],
  ['packages/api/src/team/probe.ts', '@platform/i18n'],
  ['packages/api/src/team/probe.ts', '@platform/i18n/de'],
  ['packages/api/src/team/probe.ts', 'zod'],
  ['packages/api/src/team/probe.ts', './members.contract.ts'],
  ['packages/api/src/team/probe.ts', '../description/shapes.ts'],
  ['packages/api/src/team/probe.contract.ts', 'react'],
  ['packages/flows/src/crm/probe.ts', 'react-dom/client'],
  ['packages/flows/src/crm/probe.ts', '@platform/ui'],
  ['packages/flows/src/crm/probe.ts', '@platform/i18n'],
  ['packages/flows/src/crm/probe.ts', 'swr'],
  ['packages/i18n/src/probe.ts', '@platform/api'],
  ['packages/i18n/src/probe.ts', '@platform/domain'],
  ...['@platform/api', '@platform/ui', '@platform/i18n', '@platform/i18n/text', 'react', 'zod'].map(
    (imported): Import => ['packages/domain/src/probe.ts', imported],
  ),
  ['packages/sandbox/src/team/probe.ts', '@platform/api'],
  ['packages/sandbox/src/team/probe.ts', '@platform/ui'],
  ['packages/sandbox/src/team/probe.ts', '@platform/i18n'],
  ['app/src/team/probe.ts', 'swr'],
  ['app/src/team/probe.ts', 'swr/mutation'],
  ['app/src/session/probe.ts', 'swr'],
  ['app/src/team/probe.ts', 'jotai'],
  ['app/src/data/probe.ts', 'jotai'],
  ['app/src/team/probe.ts', '@platform/sandbox'],
  ['app/src/team/probe.ts', '@platform/ui/src/internal/LoadFailure.tsx'],
  ['stories/team/probe.ts', '@platform/ui/internal'],
  ['stories/team/probe.ts', '../../packages/ui/src/internal/LoadFailure.tsx'],
];

const allowed: readonly Import[] = [
  ['packages/ui/src/screens/team/own.ts', '@platform/i18n'],
  ['packages/ui/src/screens/team/own.ts', '@platform/domain'],
  ['packages/ui/src/patterns/RoleRequests/own.ts', '@platform/domain'],
  ['packages/ui/src/screens/team/own.ts', '@platform/i18n/text'],
  ['packages/ui/src/patterns/ListPage/own.ts', '@platform/i18n/text'],
  ['packages/ui/src/components/Avatar/own.ts', '@platform/i18n/text'],
  ['packages/api/src/http/own.ts', '@platform/i18n/text'],
  ['packages/flows/src/crm/own.ts', '@platform/i18n/text'],
  ['packages/sandbox/src/crm/own.ts', '@platform/i18n/text'],
  ['app/src/team/own.ts', '@platform/i18n/text'],
  ['packages/ui/src/components/Calendar/own.ts', '@platform/i18n'],
  ['packages/ui/src/screens/team/own.ts', '../../patterns/ListPage/ListPage.tsx'],
  ['packages/api/src/team/own.ts', 'zod/mini'],
  ['packages/api/src/team/own.contract.ts', 'zod'],
  ['packages/api/src/team/own.contract.ts', '../description/shapes.ts'],
  ['packages/api/src/team/contract.ts', './members.contract.ts'],
  ['packages/flows/src/crm/own.ts', '@platform/api'],
  ['packages/flows/src/crm/own.ts', '@platform/domain'],
  ['packages/api/src/team/own.ts', '@platform/domain'],
  ['packages/sandbox/src/team/own.ts', '@platform/api/contract'],
  ['packages/sandbox/src/team/own.ts', '@platform/domain'],
  ['app/src/data/own.ts', 'swr'],
  ['app/src/platform/state.ts', 'jotai'],
  ['app/src/team/own.ts', '../data/useResource.ts'],
  ['app/src/team/own.ts', '@platform/flows'],
  ['app/src/team/own.ts', '@platform/domain'],
  ['packages/domain/src/own.ts', './crm.ts'],
  ['app/src/routing/own.ts', '@platform/ui/internal'],
  ['app/src/testing/own.ts', '@platform/sandbox'],
];

/** Lines that break a rule, as `file:line`. */
let refused: ReadonlySet<string> = new Set();

/** Writes all imports into files of a temporary folder and lints it once. */
beforeAll(() => {
  const lines = new Map<string, string[]>();
  for (const [file, imported] of [...forbidden, ...allowed]) {
    lines.set(file, [...(lines.get(file) ?? []), `import '${imported}';`]);
  }
  for (const file of [CONFIG, 'scripts/importRules.mjs']) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  for (const [file, text] of lines) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text.join('\n'));
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/oxlint/bin/oxlint'),
      '--config',
      CONFIG,
      '--format',
      'unix',
      '.',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const found = stdout.matchAll(/^\.?\/?(\S+?):(\d+):\d+:.*no-restricted-imports/gm);
  refused = new Set([...found].map(([, file, line]) => `${file}:${line}`));
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the `file:line` of an import; each file has its imports in the order of the tables. */
function lineOf([file, imported]: Import): string {
  const own = [...forbidden, ...allowed].filter(([other]) => other === file);
  return `${file}:${own.findIndex(([, other]) => other === imported) + 1}`;
}

describe('the linter rejects imports between areas and packages that are not allowed', () => {
  it.each(forbidden)('%s may not import %s', (...rule) => {
    expect(refused).toContain(lineOf(rule));
  });

  it.each(allowed)('%s may import %s', (...rule) => {
    expect(refused).not.toContain(lineOf(rule));
  });
});
