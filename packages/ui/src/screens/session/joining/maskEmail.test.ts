import { expect, it } from 'vitest';
import { maskEmail } from './maskEmail.ts';

it.each([
  ['nora@clinic.example', 'n•••@clinic.example'],
  ['n@clinic.example', 'n•••@clinic.example'],
  ['"a@b"@clinic.example', '"•••@clinic.example'],
  ['дмитрий@пример.example', 'д•••@пример.example'],
  ['🧑‍🌾rosa@farm.example', '🧑‍🌾•••@farm.example'],
  ['శ్రీ@పరీక్ష.example', 'శ్రీ•••@పరీక్ష.example'],
  ['@clinic.example', '@clinic.example'],
  ['', ''],
])('masks %j as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
