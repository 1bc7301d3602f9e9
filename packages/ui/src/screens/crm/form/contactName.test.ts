import { expect, test } from 'vitest';
import type { CrmContact } from '../types.ts';
import { contactValues } from './contactName.ts';

const split = (name: string) => {
  const { firstName, lastName } = contactValues({
    name,
    email: '',
    phone: '',
    company: '',
    notes: '',
  } as CrmContact);
  return [firstName, lastName];
};

test('D04 splits a name at the first space', () => {
  expect(split('Elena Petrova')).toEqual(['Elena', 'Petrova']);
  expect(split('Cher')).toEqual(['Cher', '']);
  expect(split(' Ana  de la Cruz ')).toEqual(['Ana', 'de la Cruz']);
  expect(split('')).toEqual(['', '']);
});
