import { describe, expect, test } from 'vitest';
import { toContact } from './toContact.ts';
import type { ColumnTarget } from './types.ts';

function read(target: ColumnTarget, cell: string) {
  const column = { index: 0, header: '', sample: '', target, isUnsaved: false };
  return toContact({ number: 2, cells: [cell], isBroken: false }, [column]);
}

const notices = (...texts: string[]) => texts.map((text) => ({ kind: 'rest' as const, text }));

describe('U05 emails', () => {
  test.each([
    ['ana@x.example', 'ana@x.example', []],
    ['\u200bana@x.example\u00a0', 'ana@x.example', []],
    ['MAILTO:ana@x.example', 'ana@x.example', []],
    ['mailto:ana@x.example?subject=a;b', 'ana@x.example', notices('b')],
    ['mailto:ana@x.example?cc=bo@x.example&body=hello there', 'ana@x.example', []],
    ['mailto:ana%2Bnews@x.example', 'ana+news@x.example', []],
    ['mailto:Ana%20%3Cana@x.example%3E', 'ana@x.example', []],
    ['mailto:100%@x.example', '100%@x.example', []],
    ['mailto:ana@x.example,bo@x.example', 'ana@x.example', notices('bo@x.example')],
    ['<\u200bmailto:ana@x.example>', 'ana@x.example', []],
    ['SMTP:ana@x.example;smtp:bo@x.example', 'ana@x.example', notices('bo@x.example')],
    ['“ana@x.example”', 'ana@x.example', []],
    ['[ana@x.example]', 'ana@x.example', []],
    ['"López, Ana" <ana@x.example>', 'ana@x.example', []],
    ['<ana@x.example>', 'ana@x.example', []],
    ['ana@x.example,', 'ana@x.example', []],
    ['ana@x.example; bo@x.example;', 'ana@x.example', notices('bo@x.example')],
    ['ana@x.example, bo@x.example', 'ana@x.example', notices('bo@x.example')],
    ['ana@x.example bo@x.example', 'ana@x.example', notices('bo@x.example')],
    ['Ana <ana@x.example>, Bo <bo@x.example>', 'ana@x.example', notices('bo@x.example')],
    ['n/a\nana@x.example', 'ana@x.example', notices('n/a')],
    ['ana@x.example ::: ana@x.example', 'ana@x.example', []],
    ['ana@x.example / bo@x.example', 'ana@x.example', notices('bo@x.example')],
    ['ana@x.example und bo@x.example', 'ana@x.example', notices('bo@x.example')],
    ['ana@x.example (work)', 'ana@x.example', []],
    ['E-mail: ana@x.example', 'ana@x.example', []],
    ['ana@x.example>', 'ana@x.example', []],
    ['[ana@x.example](mailto:ana@x.example)', 'ana@x.example', []],
    ['=HYPERLINK("mailto:ana@x.example","ana@x.example")', 'ana@x.example', []],
    ['ana b@x.example', 'ana b@x.example', []],
    ['ana at x.example', 'ana at x.example', []],
    ['', '', []],
  ])('%j', (cell, email, rest) => {
    expect(read('email', cell)).toMatchObject({ email, notices: rest });
  });

  test('a row without a name gets the name before its email address', () => {
    expect(read('email', 'Ana María López <ana@x.example>')).toMatchObject({
      name: 'Ana María López',
      input: { firstName: 'Ana', lastName: 'María López' },
    });
  });
});

describe('U05 phone numbers', () => {
  test.each([
    '+44 20 7946 0112',
    '+44 (0)20 7946 0112',
    '(030) 12345-67',
    '030/1234567',
    '030 / 1234567',
    '020 7946 0112 ext. 12',
    '020 7946 0112 x12',
    '1-800-FLOWERS',
    '1.800.555.0199',
    '٠٢٠ ٧٩٤٦ ٠١١٢',
    '00452',
    '112',
  ])('%j is a number', (cell) => {
    expect(read('phone', cell)).toMatchObject({ input: { phone: cell }, notices: [] });
  });

  test.each([
    ['tel:+442079460112', '+442079460112', []],
    ["'+44 20", '+44 20', []],
    ['="00452"', '00452', []],
    ['\u202a+44 20 7946 0112\u202c', '+44 20 7946 0112', []],
    ['020 7946 0112 ::: 020 7946 0113', '020 7946 0112', notices('020 7946 0113')],
    ['020 7946 0112, 020 7946 0113', '020 7946 0112', notices('020 7946 0113')],
    ['020 7946 0112 / 020 7946 0113', '020 7946 0112', notices('020 7946 0113')],
    ['020 7946 0112\n020 7946 0113', '020 7946 0112', notices('020 7946 0113')],
    ['unknown; 020 7946 0112', '020 7946 0112', notices('unknown')],
    ['030 1234567 oder 0171 1234567', '030 1234567', notices('0171 1234567')],
    ['030 1234567; 0171 1234567 DW 5', '030 1234567', notices('0171 1234567 DW 5')],
    ['tel:+49301234567;ext=12', '+49301234567;ext=12', []],
    ['030/1234567, DW 12', '030/1234567, DW 12', []],
    ['112, 030 1234567', '030 1234567', notices('112')],
    ['442079460018.0', '442079460018', []],
    ['442079460018,0', '442079460018', []],
    ['=+442079460018', '+442079460018', []],
    ['4,92E+11 ::: 030 1234567', '030 1234567', notices('4,92E+11')],
  ])('%j is read as %j', (cell, phone, rest) => {
    expect(read('phone', cell)).toMatchObject({ input: { phone }, notices: rest });
  });

  test.each(['call me maybe', '-', 'n/a', '12', 'ana@x.example', '2026-11-26 10:00', '#REF!'])(
    '%j is not a number, and is reported',
    (text) => {
      const invalid = { input: { phone: '' }, notices: [{ kind: 'phoneInvalid', text }] };
      expect(read('phone', text)).toMatchObject(invalid);
    },
  );

  test.each(['4.42E+11', '4,42079E+11', '4E+11', '4,92 E+11', '4.42e11', '-4.42E+11'])(
    '%j was rounded by a spreadsheet, and is reported',
    (text) => {
      const rounded = { input: { phone: '' }, notices: [{ kind: 'phoneRounded', text }] };
      expect(read('phone', text)).toMatchObject(rounded);
    },
  );
});

test.each([
  ['* myContacts ::: Press', ['Press']],
  ['a, b;c|d\ne', ['a', 'b', 'c', 'd', 'e']],
  ['a,a', ['a']],
  ['"vip","press"', ['vip', 'press']],
])('U05 tags of %j', (cell, tags) => {
  expect(read('tags', cell).input.tags).toEqual(tags);
});

describe('U05 consents, tags and companies', () => {
  const record = { since: expect.any(Date) as Date, source: 'import' };

  test.each([
    ['yes', 'Yes', 'TRUE', '1', 'y', 'Oui', 'VRAI', 'ja', 'WAHR', 'Sí', 'si', 'Sim', 'Sì', 'Да'],
    ['ИСТИНА', 'हाँ', 'అవును', 'Opt-in', 'opted in', 'Granted', ' yes. '],
  ])('%j is a yes', (...cells) => {
    for (const cell of cells) {
      const { input, notices: left } = read('consentVoice', cell);
      expect(input).toMatchObject({ consentVoice: true, consentVoiceRecord: record });
      expect(left).toEqual([]);
    }
  });

  test.each([
    ['no', 'FALSE', '0', 'n', 'Non', 'FAUX', 'nein', 'FALSCH', 'falso', 'Não', 'нет', 'ЛОЖЬ'],
    ['नहीं', 'కాదు', 'Opt-out', 'declined', 'Withdrawn', 'unsubscribed'],
  ])('%j is a no', (...cells) => {
    for (const cell of cells) {
      expect(read('consentSms', cell).input).toMatchObject({
        consentSms: false,
        consentSmsRecord: record,
      });
    }
  });

  test.each(['', '-', '–', 'n/a', 'Unknown', 'Not recorded'])('%j is not recorded', (cell) => {
    const { input, notices: left } = read('consentVoice', cell);
    expect(input).not.toHaveProperty('consentVoice');
    expect(left).toEqual([]);
  });

  test.each(['maybe', 'x', '?', '2', '10', 'yes and no', '✓', 'janein'])(
    '%j is left out with a notice, never a no',
    (cell) => {
      const { input, notices: left } = read('consentVoice', cell);
      expect(input).not.toHaveProperty('consentVoice');
      expect(left).toEqual([{ kind: 'consentUnclear', text: cell }]);
    },
  );

  test('a tag of 200 characters is left out, the others are imported', () => {
    const long = 'x'.repeat(200);
    const { input, notices: left } = read('tags', `vip; ${long}, fair`);
    expect(input.tags).toEqual(['vip', 'fair']);
    expect(left).toMatchObject([{ kind: 'tagTooLong' }]);
    expect(read('tags', 'x'.repeat(60)).notices).toEqual([]);
  });

  test('no more than 50 tags are imported', () => {
    const { input, notices: left } = read('tags', Array.from({ length: 52 }, (_, i) => i).join());
    expect(input.tags).toHaveLength(50);
    expect(left).toEqual(notices('50, 51'));
  });

  test('a company is stored with the other data', () => {
    expect(read('company', ' Harbour & Lane ').input.extra).toEqual({ company: 'Harbour & Lane' });
    expect(read('company', '').input).not.toHaveProperty('extra');
  });
});
