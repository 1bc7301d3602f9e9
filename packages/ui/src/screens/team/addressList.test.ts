import { expect, test } from 'vitest';
import { addressOf, splitAddresses } from './addressList.ts';

const addresses = (text: string) =>
  splitAddresses(text)
    .map(addressOf)
    .filter((address) => address !== '');

const PRIYA = 'priya.nair@northwind.example';
const JONAS = 'jonas.weber@northwind.example';

test.each([
  ['Outlook, display names', `Nair, Priya <${PRIYA}>; Weber, Jonas <${JONAS}>`],
  ['Outlook, a closing semicolon', `Priya Nair <${PRIYA}>; Jonas Weber <${JONAS}>;`],
  ['Outlook on the web', `Nair, Priya (Sales) <${PRIYA}>;Jonas Weber <${JONAS}>`],
  ['Outlook, quoted addresses', `'${PRIYA}' <${PRIYA}>; '${JONAS}' <${JONAS}>`],
  ['Outlook, lines', `Nair, Priya <${PRIYA}>\r\nWeber, Jonas <${JONAS}>\r\n`],
  ['Gmail', `Priya Nair <${PRIYA}>, Jonas Weber <${JONAS}>`],
  ['Gmail, quoted names', `"Nair, Priya" <${PRIYA}>, "Weber; Jonas" <${JONAS}>,`],
  ['Gmail, bare addresses', `${PRIYA}, ${JONAS}`],
  ['Apple Mail', `Priya Nair <${PRIYA}>,\nJonas Weber <${JONAS}>`],
  ['Apple Mail, bare in brackets', `<${PRIYA}>, <${JONAS}>`],
  ['Apple Mail, curly quotes', `“Nair, Priya” <${PRIYA}>, “Weber, Jonas” <${JONAS}>`],
  ['a column of a sheet', `${PRIYA}\n\n${JONAS}\n`],
  ['a row of a sheet', `${PRIYA}\t${JONAS}`],
  ['links', `mailto:${PRIYA}?subject=Hello; <mailto:${JONAS}>`],
  ['names behind', `${PRIYA} (Priya Nair), ${JONAS} (Jonas Weber)`],
  ['other scripts', `प्रिया <${PRIYA}>، ${JONAS}；`],
  ['names without spaces', `"Nair, \\"PJ\\" Priya"<${PRIYA}>,Jonas<${JONAS}>`],
  ['double surnames', `García-Núñez, María José <${PRIYA}>; O’Brien, Maeve <${JONAS}>`],
])('reads what %s copies', (_source, text) => {
  expect(addresses(text)).toEqual([PRIYA, JONAS]);
});

test.each([
  [`jonas.weber, Priya Nair <${PRIYA}>`, ['jonas.weber', PRIYA]],
  [`jonas2, Priya Nair <${PRIYA}>`, ['jonas2', PRIYA]],
  [`jonas@, <${PRIYA}>`, ['jonas@', PRIYA]],
  [`Weber, <${PRIYA}>`, ['Weber', PRIYA]],
  ['Jonas Weber; Priya', ['Jonas Weber', 'Priya']],
  [`Weber <no address>, ${PRIYA}`, ['Weber <no address>', PRIYA]],
  [`5" screen, ${PRIYA}`, ['5" screen', PRIYA]],
])('keeps the invalid entries of %j', (text, expected) => {
  expect(addresses(text)).toEqual(expected);
});

test('joins one surname only', () => {
  expect(addresses(`Weber, Nair, Priya <${PRIYA}>`)).toEqual(['Weber', PRIYA]);
});

test.each([
  ['', ['']],
  ['a@b.example,', ['a@b.example', '']],
  ['"Nair, Pri', ['"Nair', ' Pri']],
  ['"Nair, Priya" <p@x.example>; j', ['"Nair, Priya" <p@x.example>', ' j']],
])('the parts of %j are unchanged', (text, parts) => {
  expect(splitAddresses(text)).toEqual(parts);
});

test('reads long pastes fast', () => {
  const list = Array.from({ length: 5000 }, (_, index) => `"A, B" <p${index}@x.example>`);
  expect(addresses(list.join('; '))).toHaveLength(5000);
  expect(addresses('"'.repeat(2000))).toHaveLength(1);
});
