import { expect, test } from 'vitest';
import { toPlainQuotes } from './quoteStyles.ts';

test.each([
  ['spaces before a quoted cell', 'a, "b, c",  "d"\n "e"', 'a,"b, c","d"\n"e"'],
  ['a bare text formula', '="00452",="a,""b"""\n= "x"', '"00452","a,""b"""\n= "x"'],
  ['a quoted text formula', '"=""00452""",x', '"=""00452""",x'],
  ['what only looks like it inside a cell', '"a, ""b"", =""c"""', '"a, ""b"", =""c"""'],
  ['a cell over two lines', '"a\n ""b"""\n "c"', '"a\n ""b"""\n"c"'],
  ['inches', '5" pipe, 3" nut', '5" pipe, 3" nut'],
  ['a mark that is never closed', 'a, "b\nc, d', 'a,"\0""b"\nc, d'],
  ['a mark that is closed before the end of its cell', '"a" b,c\n"d",e', '"\0""a"" b,c"\n"d",e'],
  ['a mark that the next quoted cell would close', 'a,"b\nc,"d"\ne', 'a,"\0""b"\nc,"d"\ne'],
  ['spaces of every kind around a quoted cell', '\u200B"a, b"\u00A0,\t"c" ,d', '"a, b","c",d'],
])('%s', (_kind, text, plain) => {
  expect(toPlainQuotes(text, ',')).toBe(plain);
});

test('only the guessed separator separates cells', () => {
  expect(toPlainQuotes('a, "b"; "c"', ';')).toBe('a, "b";"c"');
});

test.each([
  ['doubled marks in one cell', `a,"${'""'.repeat(5_000_000)}"`],
  ['a mark without an end', `a,"${'""'.repeat(5_000_000)}`],
])('10 MB of quotation marks are fast and do not overflow the stack (%s)', (_kind, text) => {
  expect(toPlainQuotes(text, ',').length).toBe(text.length);
});

test('a million broken rows take no longer than valid ones', () => {
  expect(toPlainQuotes('"a"b\n'.repeat(1_000_000), ',').length).toBe(10_000_000);
});
