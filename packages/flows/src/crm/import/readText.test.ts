import { expect, test } from 'vitest';
import { importLimits } from './limits.ts';
import { readText } from './readText.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

async function textOf(blob: Blob): Promise<string> {
  const read = await readText(blob);
  return typeof read === 'string' ? `failure: ${read}` : read.text;
}

test('a byte-order mark is no part of the first column', async () => {
  expect(await textOf(new Blob(['\ufeffname,email\nA,a@b.example']))).toBe(
    'name,email\nA,a@b.example',
  );
});

test.each(['\r\n', '\r', '\n'])('line breaks of every kind become one (%j)', async (lineBreak) => {
  expect(await textOf(new Blob([`a${lineBreak}b${lineBreak}`]))).toBe('a\nb\n');
});

test('a character across two slices stays whole', async () => {
  const text = `${'a'.repeat(1024 * 1024 - 1)}é😀,b\n`;
  expect(await textOf(new Blob([text]))).toBe(text);
});

/** The bytes of a text in an encoding whose characters are its code units. */
const oneByte = (text: string) =>
  new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

function wide(text: string, isLittle: boolean): Blob {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let place = 0; place < text.length; place += 1) {
    view.setUint16(place * 2, text.charCodeAt(place), isLittle);
  }
  return new Blob([view.buffer]);
}

const contacts = 'Name,Email\nZoë Müller,zoe@x.example\n';

test.each([
  ['UTF-16 of Excel', wide(`\ufeff${contacts}`, true)],
  ['UTF-16 with big ends first', wide(`\ufeff${contacts}`, false)],
  ['UTF-16 without its mark', wide(contacts, true)],
  ['UTF-16 with big ends first and no mark', wide(contacts, false)],
  ['zero bytes between the rows', new Blob([contacts.replace('\n', '\0\n')])],
])('%s is read', async (_name, blob) => {
  expect(await readText(blob)).toMatchObject({ text: contacts, encoding: null });
});

test.each([
  ['German', 'Name;E-Mail\nJürgen Groß;j@x.example\n'],
  ['French', 'Nom;Prénom\nLefèvre;Chloé\nCrêpeaux;Noël\n'],
  ['Spanish', 'Nombre,Correo\nÍñigo Peña,i@x.example\n'],
  ['Portuguese', 'Nome;E-mail\nJoão Conceição;j@x.example\n'],
])('U05 Windows-1252 of Excel is read and reported (%s)', async (_name, text) => {
  expect(await readText(oneByte(text))).toMatchObject({ text, encoding: 'windows-1252' });
});

test('typographic marks of Windows-1252 are characters', async () => {
  expect(await textOf(oneByte('Zo\u00eb\u0092s Caf\u00e9 \u0096 5 \u0080'))).toBe(
    'Zoë’s Café – 5 €',
  );
});

test.each([
  ['Cyrillic of Windows', bytes(0xc8, 0xe2, 0xe0, 0xed, 0x2c, 0x61)],
  ['Japanese of Windows', bytes(0x93, 0x63, 0x92, 0x86, 0x2c, 0x61)],
  ['Mac Roman', oneByte('Jos\u008e,Andr\u008e')],
  ['DOS', oneByte('M\u0081ller')],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d)],
  ['a program', oneByte('MZ\u0001\u0002é')],
  ['a cut character', bytes(0x61, 0xe2, 0x82)],
  ['UTF-8 with a broken character', oneByte('Zo\u00c3\u00ab, Caf\u00e9')],
])('%s is refused, not guessed', async (_name, blob) => {
  expect(await readText(blob)).toBe('encoding');
});

test.each([
  ['XLSX', bytes(0x50, 0x4b, 0x03, 0x04, 0x14)],
  ['XLS', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
])('%s is a spreadsheet', async (_name, blob) => {
  expect(await readText(blob)).toBe('spreadsheet');
});

test.each(['', ' \n\t\n', '\ufeff'])('nothing is empty (%j)', async (text) => {
  expect(await readText(new Blob([text]))).toBe('empty');
});

test('a file that is too large is not read', async () => {
  const size = importLimits.megabytes * 1024 * 1024 + 1;
  const blob = { size, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
  expect(await readText(blob)).toBe('tooLarge');
});

test('a file that is gone is unreadable', async () => {
  const blob = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
  expect(await readText(blob)).toBe('unreadable');
});

test('the digest tells contents apart, not names', async () => {
  const [one, same, other] = await Promise.all(
    ['a,b', 'a,b', 'a,c'].map((text) => readText(new Blob([text]))),
  );
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});
