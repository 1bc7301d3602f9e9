import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (...file: string[]) => readFileSync(path.join(root, ...file), 'utf8');

/** Ids of rows are a letter and two digits, those of goals a G and one or two digits. */
const anId = /\b(?:[A-Z]\d\d|G\d)\b/g;

/**
 * Matches ids at the start of a quoted text or of a line: a title, a row, or a key in a table of
 * titles.
 */
const idsOfTests = /(?:['"`]|^ *)((?:[A-Z]\d\d|G\d)(?: (?:[A-Z]\d\d|G\d))*)(?=[ :'"`])/gm;
/** Ids before the colon of a story's description. */
const idsOfStories = /^\/\*\* ([^:\n]*):/gm;

/** Folders by the first word of the catalogue's short file names. */
const testKinds = [
  { testKind: 'faults', folder: 'tests/faults', ending: /\.(spec|test)\.tsx?$/, ids: idsOfTests },
  { testKind: 'e2e', folder: 'tests/e2e', ending: /\.spec\.ts$/, ids: idsOfTests },
  { testKind: 'contract', folder: 'tests/contract', ending: /\.test\.ts$/, ids: idsOfTests },
  { testKind: 'api', folder: 'packages/api/src', ending: /\.test\.tsx?$/, ids: idsOfTests },
  { testKind: 'sandbox', folder: 'packages/sandbox/src', ending: /\.test\.tsx?$/, ids: idsOfTests },
  { testKind: 'flows', folder: 'packages/flows/src', ending: /\.test\.tsx?$/, ids: idsOfTests },
  {
    testKind: 'i18n',
    folder: 'packages/i18n/src',
    ending: /(\.mocking)?\.test\.tsx?$/,
    ids: idsOfTests,
  },
  { testKind: 'ui', folder: 'packages/ui/src', ending: /\.test\.tsx?$/, ids: idsOfTests },
  { testKind: 'app', folder: 'app/src', ending: /(\.mocking)?\.test\.tsx?$/, ids: idsOfTests },
  { testKind: 'stories', folder: 'stories', ending: /\.stories\.tsx$/, ids: idsOfStories },
];

/** Ids at the start of the titles in a source. */
const idsIn = (code: string, ids: RegExp): string[] =>
  [...code.matchAll(ids)].flatMap(([, found = '']) => found.match(anId) ?? []);

/** Files that may test a row, by short name, with the ids in their titles. */
const files = testKinds.flatMap(({ testKind, folder, ending, ids }) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({
      name: `${testKind}/${file.replace(ending, '')}`,
      ids: idsIn(read(folder, file), ids),
    })),
);

/** Rows of the catalogue; a goal is tested by the rows that its first line names. */
const rows = read('docs/faults.md')
  .split(/^- (?=\*\*[A-Z]\d+\*\*)/m)
  .slice(1)
  .map((text) => {
    const [first = ''] = text.split('\n');
    const [id = ''] = first.match(anId) ?? [];
    const [proven = ''] = /\*\*Proven:\*\*.*(\n {2}.*)*/.exec(text) ?? [];
    return {
      id,
      accepted: id.startsWith('G') ? (first.match(anId) ?? []) : [id],
      proofs: [...proven.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    };
  });

/** Files that rows name, with the ids of the rows. */
const proofs = rows.flatMap(({ id, accepted, proofs: names }) =>
  names.map((name) => ({ id, accepted, name })),
);

test.each([
  { title: 'of a test', code: "test('M05 a row is edited twice', async () => {", ids: ['M05'] },
  { title: 'with two ids', code: 'test(`L05 G10 tours of ${area}`, f)', ids: ['L05', 'G10'] },
  { title: 'of a table', code: "  ['P06', 'with a page', {}],", ids: ['P06'] },
  { title: 'of a table by id', code: '  P06: { status: 200 },', ids: ['P06'] },
  { title: 'that only speaks of a row', code: "test('a row is edited, see M05', f)", ids: [] },
  { title: 'that is a comment', code: '// M05 a row is edited twice', ids: [] },
  { title: 'that is other text', code: "ids('P99@')", ids: [] },
])('ids at the start of a title $title count', ({ code, ids }) => {
  expect(idsIn(code, idsOfTests)).toEqual(ids);
});

test("ids before the colon of a story's description count", () => {
  const story = '/** D04, X01: hostile text, as in M05. */\nexport const Hostile: Story = {};';

  expect(idsIn(story, idsOfStories)).toEqual(['D04', 'X01']);
});

test('every row of the catalogue is parsed, and every kind of test has titles with ids', () => {
  const withIds = files.filter(({ ids }) => ids.length > 0).map(({ name }) => name.split('/')[0]);

  expect(rows.length).toBeGreaterThan(110);
  expect(new Set(withIds)).toEqual(
    new Set(['faults', 'e2e', 'sandbox', 'api', 'flows', 'i18n', 'ui', 'app', 'stories']),
  );
});

test('each row has a unique id', () => {
  const ids = rows.map(({ id }) => id);

  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);

  expect(repeated).toEqual([]);
});

test('each row names its tests', () => {
  const unproven = rows.filter(({ proofs: names }) => names.length === 0);

  expect(unproven).toEqual([]);
});

test('each file that a row names exists', () => {
  const missing = proofs.filter((proof) => !files.some(({ name }) => name === proof.name));

  expect(missing).toEqual([]);
});

test('each file that a row names has a title with the id of the row', () => {
  const strangers = proofs.filter(({ name, accepted }) =>
    files.some((file) => file.name === name && !accepted.some((id) => file.ids.includes(id))),
  );

  expect(strangers).toEqual([]);
});

test('each id in a title is that of a row', () => {
  const known = rows.map(({ id }) => id);

  const unknown = files.flatMap(({ name, ids }) =>
    ids.filter((id) => !known.includes(id)).map((id) => ({ name, id })),
  );

  expect(unknown).toEqual([]);
});

test('each rule of behaviour has a unique id', () => {
  const pages = readdirSync(path.join(root, 'docs/behaviour'));
  const ids = pages.flatMap((page) =>
    [...read('docs/behaviour', page).matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(([, id]) => id),
  );

  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);

  expect(ids.length).toBeGreaterThan(100);
  expect(repeated).toEqual([]);
});
