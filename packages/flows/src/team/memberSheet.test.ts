import { expect, test } from 'vitest';
import { memberSheet } from './memberSheet.ts';

test('exports members in the columns and order of their table', () => {
  const words = {
    columns: { name: 'Name', email: 'Email', role: 'Rolle', status: 'Status' },
    role: (role: string) => (role === 'TenantAdmin' ? 'Admin' : role),
    status: (status: string) => status.toUpperCase(),
  };
  const priya = { name: 'Priya', email: 'p@x.example', role: 'TenantAdmin', status: 'Active' };
  const noor = { name: 'n@x.example', email: 'n@x.example', role: 'Viewer', status: 'Pending' };
  expect(memberSheet([priya, noor], words)).toEqual({
    fields: ['Name', 'Email', 'Rolle', 'Status'],
    rows: [
      ['Priya', 'p@x.example', 'Admin', 'ACTIVE'],
      ['n@x.example', 'n@x.example', 'Viewer', 'PENDING'],
    ],
  });
});
