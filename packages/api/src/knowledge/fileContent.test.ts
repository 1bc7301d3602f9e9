import { expect, it } from 'vitest';
import { contentFaultOf, FILE_HEAD_BYTES, utf16Of } from './fileContent.ts';

const bytesOf = (content: string) => Uint8Array.from(content, (letter) => letter.charCodeAt(0));

const zip = 'PK\u0003\u0004 word/document.xml';
const compound = '\u00D0\u00CF\u0011\u00E0';
const late = ' '.repeat(FILE_HEAD_BYTES);

it.each([
  ['pdf', '%PDF-2.0', null],
  ['pdf', 'From: ada@x.example\r\n\r\n%PDF-1.4', null],
  ['pdf', `${late}%PDF-1.4`, 'wrong_type'],
  ['pdf', compound, 'wrong_type'],
  ['docx', zip, null],
  ['docx', compound, 'encrypted'],
  ['docx', '{\\rtf1', 'wrong_type'],
  ['docx', '', 'wrong_type'],
  ['csv', 'name;price', null],
  ['csv', zip, 'wrong_type'],
  ['md', '%PDF-1.4', 'wrong_type'],
  ['md', `${late}%PDF-1.4`, null],
  ['txt', compound, 'wrong_type'],
  ['txt', '\u00FF\u00FEa\u0000', null],
  ['txt', '\u00FE\u00FF\u0000a', null],
  // A server reads the whole file, a client only its beginning.
  ['txt', `${late}\u0000`, 'wrong_type'],
] as const)('%s with the content %j: %s', (type, content, fault) => {
  expect(contentFaultOf(type, bytesOf(content))).toBe(fault);
});

it.each([
  ['\u00FF\u00FEa\u0000', 'utf-16le'],
  ['\u00FE\u00FF\u0000a', 'utf-16be'],
  ['\u00EF\u00BB\u00BFa', null],
  ['\u00FF', null],
  ['', null],
])('the byte-order mark of %j means %s', (content, encoding) => {
  expect(utf16Of(bytesOf(content))).toBe(encoding);
});
