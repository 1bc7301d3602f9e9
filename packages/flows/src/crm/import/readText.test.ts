import { expect, test } from 'vitest';
import { importLimits } from './limits.ts';
import { readText } from './readText.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

async function textOf(blob: Blob): Promise<string> {
  const read = await readText(blob);
  return typeof read === 'string' ? `failure: ${read}` : read.text;
}

test('a byte-order mark is not part of the first column', async () => {
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

/** Encodes a text whose characters are single bytes. */
const oneByte = (text: string) =>
  new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

function wide(text: string, isLittle: boolean): Blob {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), isLittle);
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
  ['Portuguese', 'Nome;E-mail\nJoão Conceição;j@x.example\nCamões Luís;c@x.example\n'],
  ['Italian', 'Nome;E-mail\nNiccolò Forlì;n@x.example\nGiosuè Cantù;c@x.example\n'],
  ['Danish', 'Navn;E-mail\nSøren Ærø;s@x.example\nÅse Træ;b@x.example\n'],
  ['Swedish', 'Namn;E-post\nÅsa Öström;a@x.example\n'],
  ['French with a circumflex', 'Nom;Prénom\nDûpont;Zoë\nBrûlé;François\n'],
  [
    'German with names of others',
    'Name;Ort\nJosé Ñandú;Köln\nFrançois Brûlé;Zürich\nSøren;Århus\n',
  ],
  ['Spanish questions', 'Nombre;Nota\nÍñigo;¿Quién? 1ª vez, 5 m³\nPeña;½ año\n'],
  [
    'French with a typing error',
    `Nom;Prénom\nNoèl;Chloé\n${'Lefèvre;Hélène\nCrêpeaux;Benoît\n'.repeat(8)}`,
  ],
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
  ['Hungarian of Windows', oneByte('Név;E-mail\nErd\u00f5s Pál;e@x.example\n')],
  ['Hungarian with another letter', oneByte('Név;E-mail\nF\u00fbzfa Béla;Tóth István\n')],
  [
    'Czech of Windows',
    oneByte('Jméno\nDvo\u00f8ák Ji\u00f8í\nN\u00ecmec\nR\u00f9\u009ei\u00e8ka\n'),
  ],
  ['Croatian of Windows', oneByte('Ime\nIvan Kova\u00e8i\u00e6\n')],
  ['Slovak of Windows', oneByte('Meno\n\u00bcubo\u009a Kov\u00e1\u00e8\n')],
  ['Polish of Windows', oneByte('Nazwa\nJ\u00f3zef \u00c6wik\nEwa Ci\u00ea\u00bfka\n')],
  ['Turkish of Windows', oneByte('Ad\nI\u00fe\u00fdk Y\u00fdld\u00fdz\nAy\u00fee Gül\n')],
  ['Romanian of Windows', oneByte('Nume\n\u00aatefan Constan\u00fea\n')],
  ['Lithuanian of Windows', oneByte('Vardas\nJasikevi\u00e8ius \u00d0ar\u00fbnas\n')],
  ['Mac Roman', oneByte('Jos\u008e,Andr\u008e')],
  ['DOS', oneByte('M\u0081ller')],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d)],
  ['a program', oneByte('MZ\u0001\u0002é')],
  ['an incomplete character', bytes(0x61, 0xe2, 0x82)],
  ['UTF-8 with a broken character', oneByte('Zo\u00c3\u00ab, Caf\u00e9')],
])('%s is rejected, not guessed', async (_name, blob) => {
  expect(await readText(blob)).toBe('encoding');
});

test.each([
  ['XLSX', bytes(0x50, 0x4b, 0x03, 0x04, 0x14)],
  ['XLS', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
])('%s is a spreadsheet', async (_name, blob) => {
  expect(await readText(blob)).toBe('spreadsheet');
});

test.each(['', ' \n\t\n', '\ufeff'])('a file without text is empty (%j)', async (text) => {
  expect(await readText(new Blob([text]))).toBe('empty');
});

test('a file that is too large is not read', async () => {
  const size = importLimits.megabytes * 1024 * 1024 + 1;
  const blob = { size, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
  expect(await readText(blob)).toBe('tooLarge');
});

test('a deleted file is unreadable', async () => {
  const blob = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
  expect(await readText(blob)).toBe('unreadable');
});

test('the digest depends on the content only', async () => {
  const [one, same, other] = await Promise.all(
    ['a,b', 'a,b', 'a,c'].map((text) => readText(new Blob([text]))),
  );
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});
