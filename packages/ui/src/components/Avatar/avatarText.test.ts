import { expect, test } from 'vitest';
import { initialsOf } from './avatarText.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['priya.nair@northwind.example', 'PN'],
  ['Anne Marie de la Cour', 'AC'],
  ['<img src=x>', 'IS'],
  ['"Quoted" (name)', 'QN'],
  ['दीपा शर्मा', 'दीश'],
  ['శ్రీకాంత్ క్షేత్ర', 'శ్రీక్షే'],
  ['स्त्री शक्ति', 'स्त्रीश'],
  ['🌻 Amélie 🇫🇷', 'A'],
  ['42', '4'],
  ['🙂', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
