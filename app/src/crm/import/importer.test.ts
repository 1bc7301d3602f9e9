// @vitest-environment jsdom
import type { ContactInput } from '@platform/api';
import type { ImportState } from '@platform/ui';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { locksOf } from '../../testing/locks.ts';
import { createImporter } from './importer.ts';
import type { ImporterOptions } from './importerTypes.ts';
import type { Verdict } from './verdict.ts';

beforeEach(() => sessionStorage.clear());

const people = (count: number) =>
  `Name,Email\n${Array.from({ length: count }, (_, place) => `P ${place},p${place}@x.example`).join('\n')}\n`;

const csv = (text: string, name = 'people.csv') => new File([text], name, { type: 'text/csv' });

interface Setup {
  emails?: () => Promise<ReadonlySet<string>>;
  verdict?: (contact: ContactInput) => Verdict | Promise<Verdict>;
  locks?: ImporterOptions['locks'];
}

function open({
  emails = () => Promise.resolve(new Set<string>()),
  verdict,
  locks = null,
}: Setup = {}) {
  const sent: ContactInput[] = [];
  const onChanged = vi.fn<() => void>();
  const importer = createImporter({
    userId: 'ada',
    isOnline: () => true,
    locks,
    loadEmails: emails,
    onChanged,
    send: async (contact) => {
      sent.push(contact);
      return verdict ? verdict(contact) : { result: 'created' };
    },
  });
  importer.compare();
  const until = <Step extends ImportState['step']>(
    step: Step,
    holds?: (state: Extract<ImportState, { step: Step }>) => boolean,
  ) =>
    vi.waitFor(() => {
      const state = importer.getState();
      if (state.step !== step) throw new Error(`it is at ${state.step}`);
      const reached = state as Extract<ImportState, { step: Step }>;
      if (holds && !holds(reached)) throw new Error(JSON.stringify(state));
      return reached;
    });
  const checked = () =>
    until(
      'match',
      ({ preview, isChecking, comparison }) =>
        preview !== null && !isChecking && comparison !== 'running',
    );
  return { importer, sent, onChanged, until, checked };
}

test('from a file to the report', async () => {
  const { importer, sent, onChanged, until, checked } = open();
  importer.actions.onFile(csv(`${people(9)}\n,no-name@x.example\n`));
  expect(importer.getState()).toEqual({ step: 'file', reading: 'people.csv' });
  const match = await checked();
  expect(match.preview).toMatchObject({ total: 10, ready: 9, leftOut: 1 });
  importer.actions.onStart();
  const report = await until('report');
  expect(report).toMatchObject({
    isCancelled: false,
    counts: { created: 9, refused: 0, unknown: 0, notSent: 0 },
    leftOut: 1,
    missing: 0,
  });
  expect(sent).toHaveLength(9);
  expect(onChanged).toHaveBeenCalledOnce();
});

test('a repeated import doubles nothing, also under another name', async () => {
  const { importer, sent, until, checked } = open({
    verdict: ({ email }) =>
      email === 'p1@x.example'
        ? { result: 'unknown', strike: 'connection' }
        : { result: 'created' },
  });
  importer.actions.onFile(csv(people(3)));
  await checked();
  importer.actions.onStart();
  await until('report');

  const again = open();
  again.importer.actions.onFile(csv(people(3), 'other.csv'));
  const match = await again.checked();
  expect(match.preview?.rows.map(({ problem }) => problem?.kind)).toEqual([
    'importedBefore',
    'sentBefore',
    'importedBefore',
  ]);
  again.importer.actions.onStart();
  expect(again.importer.getState().step).toBe('match');
  expect([...sent, ...again.sent]).toHaveLength(3);
});

test('a row that was refused may be imported again', async () => {
  const { importer, until, checked } = open({
    verdict: () => ({ result: 'refused', message: 'No' }),
  });
  importer.actions.onFile(csv(people(1)));
  await checked();
  importer.actions.onStart();
  const report = await until('report');
  expect(report.rows).toEqual([
    { number: 2, name: 'P 0', email: 'p0@x.example', result: 'refused', message: 'No' },
  ]);
  importer.actions.onStartOver();
  importer.actions.onFile(csv(people(1)));
  expect((await checked()).preview?.ready).toBe(1);
});

test('contacts that come later are compared with, and can be asked for again', async () => {
  const answers = [
    () => Promise.reject(new Error('down')),
    () => Promise.resolve(new Set(['p0@x.example'])),
  ];
  const { importer, checked, until } = open({ emails: () => (answers.shift() ?? answers[0]!)() });
  importer.actions.onFile(csv(people(2)));
  expect(await checked()).toMatchObject({ comparison: 'failed', preview: { ready: 2 } });
  importer.actions.onRetryComparison();
  await until('match', ({ comparison, preview }) => comparison === 'done' && preview?.ready === 1);
});

test('a wrong separator is one column, until the right one is chosen', async () => {
  const { importer, checked, until } = open();
  importer.actions.onFile(csv('Name;Email\nA;a@x.example\n'));
  expect((await checked()).columns).toHaveLength(2);
  importer.actions.onSeparatorChange(',');
  await until('match', ({ columns }) => columns.length === 1);
  importer.actions.onSeparatorChange(';');
  await until('match', ({ columns, preview }) => columns.length === 2 && preview?.ready === 1);
});

test('column names can be taken for a row, and back', async () => {
  const { importer, checked, until } = open();
  importer.actions.onFile(csv('A,a@x.example\nB,b@x.example\n'));
  expect(await checked()).toMatchObject({ hasHeader: false, file: { rows: 2 } });
  importer.actions.onHeaderChange(true);
  await until('match', ({ file }) => file.rows === 1);
});

test('D07 the last file wins', async () => {
  const { importer, checked } = open();
  importer.actions.onFile(csv(people(5000), 'first.csv'));
  importer.actions.onFile(csv(people(2), 'second.csv'));
  expect((await checked()).file).toMatchObject({ name: 'second.csv', rows: 2 });
});

test('M11 leaving sends no further row and remembers those under way as sent', async () => {
  const answers: ((verdict: Verdict) => void)[] = [];
  const { importer, sent, until, checked } = open({
    verdict: () => new Promise((resolve) => answers.push(resolve)),
  });
  importer.actions.onFile(csv(people(20)));
  await checked();
  importer.actions.onStart();
  await until('run');
  expect(importer.leave()?.state().counts).toMatchObject({ notSent: 20 });
  for (const answer of answers) answer({ result: 'created' });
  await Promise.resolve();
  expect(sent).toHaveLength(4);

  const again = open();
  again.importer.actions.onFile(csv(people(20)));
  expect((await again.checked()).preview).toMatchObject({ ready: 16, leftOut: 4 });
});

test('M01 two tabs with the same file send each row once', async () => {
  const locks = locksOf();
  const known = new Set<string>();
  const answers: (() => void)[] = [];
  const emails = () => Promise.resolve(new Set(known));
  const one = open({
    locks,
    emails,
    verdict: ({ email }) =>
      new Promise((resolve) =>
        answers.push(() => {
          known.add(email);
          resolve({ result: 'created' });
        }),
      ),
  });
  const other = open({ locks, emails });
  for (const { importer } of [one, other]) importer.actions.onFile(csv(people(2)));
  await Promise.all([one.checked(), other.checked()]);
  sessionStorage.clear();
  for (const { importer } of [one, other]) importer.actions.onStart();
  await one.until('run');
  await other.until('match', ({ isElsewhere }) => isElsewhere === true);
  other.importer.actions.onStart();
  for (const answer of answers) answer();
  await one.until('report');
  const match = await other.until('match', (state) => !state.isElsewhere && !state.preview?.ready);
  expect(match.preview?.leftOut).toBe(2);
  expect([one.sent, other.sent]).toMatchObject([{ length: 2 }, { length: 0 }]);
});

test('M01 compares once more before it sends: another tab may have been faster', async () => {
  const known = new Set<string>();
  const { importer, sent, checked, until } = open({
    emails: () => Promise.resolve(new Set(known)),
  });
  importer.actions.onFile(csv(people(3)));
  await checked();
  known.add('p0@x.example');
  importer.actions.onStart();
  expect((await until('report')).leftOut).toBe(1);
  expect(sent.map(({ email }) => email)).toEqual(['p1@x.example', 'p2@x.example']);
});

test('what is changed while it compares once more is looked at first', async () => {
  const answers: ((emails: Set<string>) => void)[] = [];
  const { importer, sent, checked, until } = open({
    emails: () => new Promise((resolve) => answers.push(resolve)),
  });
  importer.actions.onFile(csv(people(2)));
  answers.shift()?.(new Set());
  await checked();
  importer.actions.onStart();
  await until('match', ({ comparison }) => comparison === 'running');
  importer.actions.onTargetChange(0, 'notes');
  answers.shift()?.(new Set());
  await until('match', ({ preview, isChecking }) => !isChecking && preview?.ready === 0);
  expect(sent).toEqual([]);
});

describe('files that cannot be taken', () => {
  test.each([
    ['empty', csv('')],
    ['empty', csv('Name,Email\n')],
    ['encoding', new File([new Uint8Array([0xff, 0xfe, 0x61, 0])], 'x.csv')],
    ['spreadsheet', new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'x.xlsx')],
  ])('%s', async (failure, file) => {
    const { importer, until } = open();
    importer.actions.onFile(file);
    expect(await until('file', (state) => state.failure !== undefined)).toEqual({
      step: 'file',
      failure,
    });
  });
});
