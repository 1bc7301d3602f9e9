import type { InviteStatus, MemberStatus, StoredRole } from '../db/schema.ts';

export interface SeedPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: StoredRole;
  status: MemberStatus;
  signsIn: 'password' | 'identity-provider';
}

/** A demo invite with a known token, so that its link works in tests and demos. */
export interface SeedInvite {
  id: string;
  email: string;
  role: StoredRole;
  status: InviteStatus;
  token: string;
  isOld: boolean;
}

type Extra = Partial<Pick<SeedPerson, 'status' | 'signsIn'>>;

function peopleOf(prefix: string, domain: string) {
  return (
    number: number,
    name: readonly [string, string],
    mailbox: string,
    role: StoredRole,
    extra: Extra = {},
  ): SeedPerson => ({
    id: `usr_${prefix}${String(number).padStart(2, '0')}`,
    firstName: name[0],
    lastName: name[1],
    email: `${mailbox}@${domain}`,
    role,
    status: 'Active',
    signsIn: 'password',
    ...extra,
  });
}

const northwind = peopleOf('nw', 'northwind.example');
const harbour = peopleOf('ho', 'harbour-optics.example');

export const NORTHWIND = { id: 'tnt_4c81f0', name: 'Northwind' } as const;
export const HARBOUR = { id: 'tnt_9b27d3', name: 'Harbour Optics' } as const;

/** In order of joining, as in the team list. */
export const NORTHWIND_PEOPLE: readonly SeedPerson[] = [
  northwind(1, ['Priya', 'Nair'], 'priya.nair', 'TenantAdmin'),
  northwind(2, ['Amara', 'Okafor'], 'amara.okafor', 'Editor'),
  northwind(3, ['Дмитрий', 'Соколов'], 'd.sokolov', 'Editor'),
  northwind(4, ['Lucía', 'Fernández'], 'lucia.fernandez', 'Viewer'),
  northwind(5, ['Jonas', 'Weber'], 'jonas.weber', 'Viewer', { status: 'Inactive' }),
  northwind(6, ['Chiara', 'Ricci'], 'chiara.ricci', 'TenantAdmin', {
    signsIn: 'identity-provider',
  }),
  northwind(7, ['Mateus', 'Almeida'], 'mateus.almeida', 'Viewer'),
  northwind(8, ['Ingrid', 'Sørensen'], 'ingrid.sorensen', 'TenantAdmin'),
  northwind(9, ['अनन्या', 'शर्मा'], 'ananya.sharma', 'Editor'),
  northwind(10, ['సాయి', 'తేజ'], 'sai.teja', 'Viewer'),
];

export const HARBOUR_PEOPLE: readonly SeedPerson[] = [
  harbour(1, ['Inês', 'Duarte'], 'ines.duarte', 'TenantAdmin'),
  harbour(2, ['Oskar', 'Lindqvist'], 'oskar.lindqvist', 'Editor'),
  harbour(3, ['Ελένη', 'Παπαδοπούλου'], 'eleni.p', 'Viewer'),
];

export const NORTHWIND_INVITES: readonly SeedInvite[] = [
  invite(1, 'noor.haddad@northwind.example', 'Editor', 'pending'),
  invite(2, 'tomasz.zielinski@northwind.example', 'Viewer', 'pending'),
  { ...invite(3, 'late.answer@northwind.example', 'Viewer', 'pending'), isOld: true },
  invite(4, 'changed.plans@northwind.example', 'Editor', 'cancelled'),
];

export const HARBOUR_INVITES: readonly SeedInvite[] = [
  invite(5, 'new.optician@harbour-optics.example', 'Editor', 'pending'),
];

function invite(number: number, email: string, role: StoredRole, status: InviteStatus): SeedInvite {
  const token = `demo-invite-${email.split('@')[0] ?? ''}`;
  return { id: `inv_${String(number).padStart(2, '0')}`, email, role, status, token, isOld: false };
}
