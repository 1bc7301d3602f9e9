import type { Contact } from '@platform/api';
import { expect, it } from 'vitest';
import { withChange, withContact } from './contactEdits.ts';

const contact = (key: string): Contact => ({
  key,
  id: key,
  name: key,
  firstName: key,
  lastName: '',
  email: `${key}@customer.test`,
  phone: '',
  company: 'Bakery',
  consentSms: true,
  consentVoice: false,
  notes: '',
  tags: ['vip'],
  extra: {},
  createdAt: null,
  updatedAt: null,
});

const [ada, bo] = [contact('ada'), contact('bo')];

it('puts a new contact at the top of a load, once', () => {
  expect(withContact(ada)([bo])).toEqual([ada, bo]);
  const load = [bo, ada];
  expect(withContact(ada)(load)).toBe(load);
});

it('leaves what is no load as it is', () => {
  for (const kept of [bo, null, undefined]) expect(withContact(ada)(kept)).toBe(kept);
});

it('changes one contact by what was sent, in a load and by itself', () => {
  const sent = { firstName: 'Bo', lastName: 'Ek', email: 'b@x.test', phone: '1', notes: 'n' };
  const changed = { ...bo, ...sent, name: 'Bo Ek' };
  expect(withChange('bo', sent)([ada, bo])).toEqual([ada, changed]);
  expect(withChange('bo', sent)(bo)).toEqual(changed);
  for (const kept of [ada, null, undefined]) expect(withChange('bo', sent)(kept)).toBe(kept);
});

it('names a contact by either of its names', () => {
  const sent = { firstName: '', lastName: 'Ek', email: '', phone: '' };
  expect(withChange('bo', sent)(bo)).toMatchObject({ name: 'Ek', tags: ['vip'] });
});
