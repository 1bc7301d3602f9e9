import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Whose docs pages have props and stories only, until somebody writes their guide. */
const without: readonly string[] = [
  'components/Avatar',
  'components/Breadcrumb',
  'components/Combobox',
  'components/Field',
  'components/Link',
  'components/LoadMore',
  'components/Meter',
  'components/PageHeader',
  'components/Pagination',
  'components/PasswordField',
  'components/Sheet',
  'components/SidePanel',
  'components/Skeleton',
  'components/Spinner',
  'components/StatStrip',
  'components/Toast',
  'patterns/FactList',
  'patterns/IconTile',
  'patterns/MessagePage',
  'patterns/RecordPanel',
  'patterns/RemoteStats',
  'patterns/Stepper',
];

const root = new URL('..', import.meta.url);

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.slice(0, -ending.length)}`);
}

test('every component and pattern has a guide, but for those listed', () => {
  const folders = ['components', 'patterns'];
  const shown = folders
    .flatMap((folder) => namesIn(folder, '.stories.tsx'))
    .filter((name) => !/\/(?:Conformance|ControlStates)$/.test(name));
  const guided = new Set(folders.flatMap((folder) => namesIn(folder, '.docs.tsx')));

  expect(shown.filter((name) => !guided.has(name))).toEqual(without);
});
