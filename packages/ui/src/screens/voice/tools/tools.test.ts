import type { ToolSettings } from '@platform/domain';
import { describe, expect, it, test } from 'vitest';
import { draftOf, draftOfText } from './parameters/schemaDraft.ts';
import { requestSample } from './requestSample.ts';
import { headerFaults, toolSchema } from './toolSchema.ts';
import { copyOf, fromDraft, missingOf, settingsOf, toDraft, valuesOf } from './toolValues.ts';
import type { HeaderValue, ToolValues } from './toolValues.ts';

const tool: ToolSettings = {
  name: 'book_appointment',
  description: 'Books a free slot in the clinic calendar.',
  kind: 'http',
  method: 'POST',
  url: 'https://api.northwind.example/bookings?mode=test',
  headers: [
    { name: 'X-Key', value: '', isSecret: true, hasValue: true },
    { name: 'Accept', value: 'text/plain', isSecret: false, hasValue: true },
  ],
  parameters: {
    type: 'object',
    properties: {
      date: { type: 'string', format: 'date' },
      seats: { type: 'integer', default: 2 },
      tags: { type: 'array', items: { type: 'string', enum: ['new', 'old'] } },
    },
    required: ['date'],
  },
  timeoutSeconds: 8,
  isEnabled: true,
  provider: '',
};
const values = valuesOf(tool);
const secret = 'sk-live-1234';
const header = (changes: Partial<HeaderValue>): HeaderValue => ({
  id: 'h1',
  name: 'X-Key',
  value: '',
  isSecret: true,
  keptName: '',
  ...changes,
});

/** Errors by field; {} if the tool is valid. */
function errorsOf(changes: Partial<ToolValues>, usedNames: readonly string[] = []) {
  const { error } = toolSchema(new Set(usedNames)).safeParse({ ...values, ...changes });
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path[0], message.split('.').at(-1)]) ?? [],
  );
}

test('the form returns an unchanged tool as it was', () => {
  expect(settingsOf(values)).toEqual(tool);
  expect(errorsOf({})).toEqual({});
});

test.each<[Partial<ToolValues>, Record<string, string>]>([
  [{ name: 'Book' }, { name: 'name' }],
  [{ name: 'ab' }, { name: 'name' }],
  [{ name: '1_day' }, { name: 'name' }],
  [{ name: 'a'.repeat(41) }, { name: 'name' }],
  [{ name: 'taken_name' }, { name: 'nameTaken' }],
  [{ description: ' too short ' }, { description: 'descriptionShort' }],
  [{ description: 'x'.repeat(301) }, { description: 'descriptionLong' }],
  [{ kind: '' }, { kind: 'kind' }],
  [{ kind: 'integration' }, { provider: 'provider' }],
  [{ kind: 'transfer', url: '' }, {}],
  [{ url: '' }, { url: 'url' }],
  [{ url: 'http://api.northwind.example' }, { url: 'url' }],
  [{ url: 'javascript:alert(1)' }, { url: 'url' }],
  [{ url: 'api.northwind.example' }, { url: 'url' }],
  [{ timeout: '0' }, { timeout: 'timeout' }],
  [{ timeout: '31' }, { timeout: 'timeout' }],
  [{ timeout: '1e1' }, { timeout: 'timeout' }],
  [{ timeout: '2.5' }, { timeout: 'timeout' }],
  [{ headers: [header({})] }, { headers: 'headers' }],
  [
    { parameters: draftOfText('{"type":"object","properties":{"a":{}}}') },
    { parameters: 'parameters' },
  ],
  [{ parameters: draftOfText('no JSON') }, { parameters: 'parameters' }],
])('D04 reports the errors of %j', (changes, expected) => {
  expect(errorsOf(changes, ['taken_name'])).toEqual(expected);
});

describe('headers', () => {
  it.each<[Partial<HeaderValue>, string | undefined]>([
    [{ value: 'v' }, undefined],
    [{ value: '' }, 'headerValue'],
    [{ keptName: 'X-Key' }, undefined],
    [{ keptName: 'x-key' }, undefined],
    [{ keptName: 'X-Other' }, 'headerValue'],
    [{ keptName: 'X-Key', isSecret: false }, 'headerValue'],
    [{ name: '', value: 'v' }, 'headerName'],
    [{ name: 'X Key', value: 'v' }, 'headerName'],
    [{ value: 'a\r\nSet-Cookie: b' }, 'headerSigns'],
  ])('%j: %s', (changes, fault) => {
    expect(headerFaults([header(changes)]).get('h1')).toBe(fault);
  });

  it('are unique, in any case', () => {
    const duplicateHeaders = [
      header({ value: 'a' }),
      header({ id: 'h2', name: 'x-key', value: 'b' }),
    ];
    expect([...headerFaults(duplicateHeaders)]).toEqual([['h2', 'duplicateHeader']]);
  });
});

describe('a secret value', () => {
  const typed = { ...values, headers: [header({ value: secret })] };

  it('is sent, and stored neither in a draft nor in the sample', () => {
    expect(settingsOf(typed).headers[0]?.value).toBe(secret);
    expect(JSON.stringify(toDraft(typed))).not.toContain(secret);
    expect(requestSample(typed)).not.toContain(secret);
  });

  it('is not copied, and is required again', () => {
    const copy = copyOf(values, new Set(['book_appointment', 'book_appointment_copy']));
    expect(copy.name).toBe('book_appointment_copy_2');
    expect(missingOf(copy)).toEqual([{ field: 'header', name: 'X-Key' }]);
    expect(missingOf(values)).toEqual([]);
  });
});

test('a draft restores typed values, and ignores headers that it cannot read', () => {
  expect(fromDraft(toDraft(values))).toEqual(values);
  const unreadableDraft = fromDraft({
    ...toDraft(values),
    headers: '[{"name":1},null]',
    parameters: '{',
  });
  expect(unreadableDraft).toMatchObject({ headers: [], parameters: { isReadable: false } });
  expect(fromDraft({ ...toDraft(values), headers: 'no JSON' }).headers).toEqual([]);
});

describe('the sample', () => {
  it('is the request that would be sent', () => {
    expect(requestSample(values).split('\n')).toEqual([
      'POST /bookings?mode=test',
      'Host: api.northwind.example',
      'X-Key: ••••••••',
      'Accept: text/plain',
      '{',
      '  "date": "2026-11-30",',
      '  "seats": 2,',
      '  "tags": [',
      '    "new"',
      '  ]',
      '}',
    ]);
  });

  it('has its parameters in the URL without a body', () => {
    const parameters = draftOf({ type: 'object', properties: { q: { type: 'string' } } });
    const [first, ...rest] = requestSample({
      ...values,
      method: 'GET',
      headers: [],
      parameters,
    }).split('\n');
    expect([first, ...rest]).toEqual([
      'GET /bookings?mode=test&q=text',
      'Host: api.northwind.example',
    ]);
  });

  it('shows the values typed so far, valid or not', () => {
    const bare = { ...values, url: 'htt', headers: [], parameters: draftOfText('{') };
    expect(requestSample(bare)).toBe('POST …\n{}');
    expect(requestSample({ ...bare, kind: 'end_call', name: '' })).toBe('…\n{}');
  });
});
