import type { ContactInput } from '@platform/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeLocks } from '../../testing/fakeLocks.ts';
import { stubTabStorage } from '../../testing/fakeTabStorage.ts';
import type { Locks } from '../../withLock.ts';
import { createContactImport } from './contactImport.ts';
import type { SendResult } from './sendResult.ts';
import type { ImportState } from './types.ts';

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

const people = (count: number) =>
  `Name,Email\n${Array.from({ length: count }, (_, index) => `P ${index},p${index}@x.example`).join('\n')}\n`;

const csv = (text: string, name = 'people.csv') => new File([text], name, { type: 'text/csv' });

interface Setup {
  emails?: () => Promise<ReadonlySet<string>>;
  send?: (contact: ContactInput) => SendResult | Promise<SendResult>;
  locks?: Locks;
}

function open({
  emails = () => Promise.resolve(new Set<string>()),
  send = () => ({ result: 'created' }),
  locks = null,
}: Setup = {}) {
  const sent: ContactInput[] = [];
  const onChanged = vi.fn<() => void>();
  const page = new EventTarget();
  const contactImport = createContactImport({
    userId: 'ada',
    isOnline: () => true,
    locks,
    page,
    loadEmails: emails,
    onChanged,
    send: async (contact) => {
      sent.push(contact);
      return send(contact);
    },
  });
  contactImport.compare();
  const until = <Step extends ImportState['step']>(
    step: Step,
    holds?: (state: Extract<ImportState, { step: Step }>) => boolean,
  ) =>
    vi.waitFor(() => {
      const state = contactImport.getState();
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
  return { contactImport, page, sent, onChanged, until, checked };
}

test('from a file to the report', async () => {
  const { contactImport, sent, onChanged, until, checked } = open();
  contactImport.chooseFile(csv(`${people(9)}\n,no-name@x.example\n`));
  expect(contactImport.getState()).toEqual({ step: 'file', reading: 'people.csv' });
  const match = await checked();
  expect(match.preview).toMatchObject({ total: 10, ready: 9, leftOut: 1 });
  contactImport.start();
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

test('M01 a second press of Import sends nothing more', async () => {
  const { contactImport, sent, until, checked } = open();
  contactImport.chooseFile(csv(people(12)));
  await checked();
  contactImport.start();
  contactImport.start();
  await until('report');
  contactImport.start();
  expect(sent).toHaveLength(12);
});

test('M01 sends nothing while the preview shows no row as ready', async () => {
  const emails = vi
    .fn<() => Promise<ReadonlySet<string>>>()
    .mockResolvedValueOnce(new Set(['p0@x.example']))
    .mockResolvedValue(new Set());
  const { contactImport, sent, checked } = open({ emails });
  contactImport.chooseFile(csv(people(1)));
  expect((await checked()).preview).toMatchObject({ ready: 0, leftOut: 1 });
  contactImport.start();
  await checked();
  expect(emails).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

test('a repeated import creates no duplicates, even under another file name', async () => {
  const { contactImport, sent, until, checked } = open({
    send: ({ email }) =>
      email === 'p1@x.example'
        ? { result: 'unknown', pauseIfRepeated: 'connection' }
        : { result: 'created' },
  });
  contactImport.chooseFile(csv(people(3)));
  await checked();
  contactImport.start();
  await until('report');

  const second = open();
  second.contactImport.chooseFile(csv(people(3), 'other.csv'));
  const match = await second.checked();
  expect(match.preview?.rows.map(({ problem }) => problem?.kind)).toEqual([
    'importedBefore',
    'sentBefore',
    'importedBefore',
  ]);
  second.contactImport.start();
  expect(second.contactImport.getState().step).toBe('match');
  expect([...sent, ...second.sent]).toHaveLength(3);
});

test('a rejected row may be imported again', async () => {
  const { contactImport, until, checked } = open({
    send: () => ({ result: 'refused', message: 'No' }),
  });
  contactImport.chooseFile(csv(people(1)));
  await checked();
  contactImport.start();
  const report = await until('report');
  expect(report.rows).toEqual([
    {
      number: 2,
      name: 'P 0',
      email: 'p0@x.example',
      result: 'refused',
      message: 'No',
      problem: null,
      notices: [],
    },
  ]);
  contactImport.startOver();
  contactImport.chooseFile(csv(people(1)));
  expect((await checked()).preview?.ready).toBe(1);
});

test('a report lists a hundred rows at first, and all of them on request', async () => {
  const { contactImport, until, checked } = open({
    send: () => ({ result: 'refused', message: 'No' }),
  });
  const numbers = () => {
    const state = contactImport.getState();
    return state.step === 'report' ? state.rows.map(({ number }) => number) : [];
  };
  const from2 = (count: number) => Array.from({ length: count }, (_, index) => index + 2);
  contactImport.chooseFile(csv(`${people(230)}Nameless,\n`));
  await checked();
  contactImport.showMoreRows();
  contactImport.start();
  expect((await until('report')).listed).toBe(231);
  expect(numbers()).toEqual(from2(100));
  contactImport.showMoreRows();
  expect(numbers()).toEqual(from2(200));
  contactImport.showMoreRows();
  expect(numbers()).toEqual(from2(231));
});

test('compares with contacts that load later, also after a retry', async () => {
  const responses = [
    () => Promise.reject(new Error('down')),
    () => Promise.resolve(new Set(['p0@x.example'])),
  ];
  const { contactImport, checked, until } = open({
    emails: () => (responses.shift() ?? responses[0]!)(),
  });
  contactImport.chooseFile(csv(people(2)));
  expect(await checked()).toMatchObject({ comparison: 'failed', preview: { ready: 2 } });
  contactImport.compare();
  await until('match', ({ comparison, preview }) => comparison === 'done' && preview?.ready === 1);
});

test('a wrong separator is one column, until the right one is chosen', async () => {
  const { contactImport, checked, until } = open();
  contactImport.chooseFile(csv('Name;Email\nA;a@x.example\n'));
  expect((await checked()).columns).toHaveLength(2);
  contactImport.chooseSeparator(',');
  await until('match', ({ columns }) => columns.length === 1);
  contactImport.chooseSeparator(';');
  await until('match', ({ columns, preview }) => columns.length === 2 && preview?.ready === 1);
});

test('the first row can be a contact, or the column names', async () => {
  const { contactImport, checked, until } = open();
  contactImport.chooseFile(csv('A,a@x.example\nB,b@x.example\n'));
  expect(await checked()).toMatchObject({ headerRow: null, file: { rows: 2 } });
  contactImport.chooseHeaderRow(1);
  await until('match', ({ file }) => file.rows === 1);
});

test('D07 the file chosen last is shown', async () => {
  const { contactImport, checked } = open();
  contactImport.chooseFile(csv(people(5000), 'first.csv'));
  contactImport.chooseFile(csv(people(2), 'second.csv'));
  expect((await checked()).file).toMatchObject({ name: 'second.csv', rows: 2 });
});

test('M11 leaving sends no further row and stores those in flight as sent', async () => {
  const responders: ((send: SendResult) => void)[] = [];
  const { contactImport, sent, until, checked } = open({
    send: () => new Promise((resolve) => responders.push(resolve)),
  });
  contactImport.chooseFile(csv(people(20)));
  await checked();
  contactImport.start();
  await until('run');
  expect(contactImport.leave()).toMatchObject({ notSent: 20 });
  for (const respond of responders) respond({ result: 'created' });
  await Promise.resolve();
  expect(sent).toHaveLength(4);

  const second = open();
  second.contactImport.chooseFile(csv(people(20)));
  expect((await second.checked()).preview).toMatchObject({ ready: 16, leftOut: 4 });
});

describe('M11 a page closed without notice while rows are in flight', () => {
  const problemsOf = async (file: File) => {
    const { contactImport, checked } = open();
    contactImport.chooseFile(file);
    return (await checked()).preview?.rows.map(({ problem }) => problem?.kind);
  };

  test('has stored each row before it was sent', async () => {
    const { contactImport, sent, until, checked } = open({ send: () => new Promise(() => {}) });
    contactImport.chooseFile(csv(people(6)));
    await checked();
    contactImport.start();
    await until('run');
    expect(sent).toHaveLength(4);
    expect(await problemsOf(csv(people(6)))).toEqual([
      'sentBefore',
      'sentBefore',
      'sentBefore',
      'sentBefore',
      undefined,
      undefined,
    ]);
  });

  test('has stored the created rows, with the row that followed', async () => {
    const responders: ((result: SendResult) => void)[] = [];
    const { contactImport, sent, until, checked } = open({
      send: () => new Promise((resolve) => responders.push(resolve)),
    });
    contactImport.chooseFile(csv(people(6)));
    await checked();
    contactImport.start();
    await until('run');
    responders[0]?.({ result: 'created' });
    await vi.waitFor(() => expect(sent).toHaveLength(5));
    expect(await problemsOf(csv(people(6)))).toEqual([
      'importedBefore',
      'sentBefore',
      'sentBefore',
      'sentBefore',
      'sentBefore',
      undefined,
    ]);
  });

  test('stores the last responses when it is hidden', async () => {
    const responders: ((result: SendResult) => void)[] = [];
    const { contactImport, page, until, checked } = open({
      send: () => new Promise((resolve) => responders.push(resolve)),
    });
    contactImport.chooseFile(csv(people(2)));
    await checked();
    contactImport.start();
    await until('run');
    responders[0]?.({ result: 'created' });
    await until('run', ({ counts }) => counts.created === 1);
    page.dispatchEvent(new Event('pagehide'));
    expect(await problemsOf(csv(people(2)))).toEqual(['importedBefore', 'sentBefore']);
  });
});

test('M01 two tabs with the same file send each row once', async () => {
  const locks = createFakeLocks();
  const known = new Set<string>();
  const responders: (() => void)[] = [];
  const emails = () => Promise.resolve(new Set(known));
  const one = open({
    locks,
    emails,
    send: ({ email }) =>
      new Promise((resolve) =>
        responders.push(() => {
          known.add(email);
          resolve({ result: 'created' });
        }),
      ),
  });
  const other = open({ locks, emails });
  for (const { contactImport } of [one, other]) contactImport.chooseFile(csv(people(2)));
  await Promise.all([one.checked(), other.checked()]);
  stubTabStorage();
  for (const { contactImport } of [one, other]) contactImport.start();
  await one.until('run');
  await other.until('match', ({ isElsewhere }) => isElsewhere);
  other.contactImport.start();
  for (const respond of responders) respond();
  await one.until('report');
  const match = await other.until('match', (state) => !state.isElsewhere && !state.preview?.ready);
  expect(match.preview?.leftOut).toBe(2);
  expect([one.sent, other.sent]).toMatchObject([{ length: 2 }, { length: 0 }]);
});

test('M01 compares again before it sends, because another tab may have sent the rows', async () => {
  const known = new Set<string>();
  const { contactImport, sent, checked, until } = open({
    emails: () => Promise.resolve(new Set(known)),
  });
  contactImport.chooseFile(csv(people(3)));
  await checked();
  known.add('p0@x.example');
  contactImport.start();
  expect((await until('report')).leftOut).toBe(1);
  expect(sent.map(({ email }) => email)).toEqual(['p1@x.example', 'p2@x.example']);
});

test('sends nothing if a column changes while it compares again', async () => {
  const responders: ((emails: Set<string>) => void)[] = [];
  const { contactImport, sent, checked, until } = open({
    emails: () => new Promise((resolve) => responders.push(resolve)),
  });
  contactImport.chooseFile(csv(people(2)));
  responders.shift()?.(new Set());
  await checked();
  contactImport.start();
  await until('match', ({ comparison }) => comparison === 'running');
  contactImport.matchColumn(0, 'notes');
  responders.shift()?.(new Set());
  await until('match', ({ preview, isChecking }) => !isChecking && preview?.ready === 0);
  expect(sent).toEqual([]);
});

describe('files that cannot be imported', () => {
  test.each([
    ['empty', csv('')],
    ['empty', csv('Name,Email\n')],
    ['encoding', new File([new Uint8Array([0xc8, 0xe2, 0xe0, 0xed])], 'x.csv')],
    ['spreadsheet', new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'x.xlsx')],
  ])('%s', async (failure, file) => {
    const { contactImport, until } = open();
    contactImport.chooseFile(file);
    expect(await until('file', (state) => state.failure !== undefined)).toEqual({
      step: 'file',
      failure,
    });
  });
});
