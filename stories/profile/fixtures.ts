import type { DeviceSession, RoleContext } from '@platform/api';
import type { RoleOffer } from '@platform/ui';
import type { AccountDraft, AccountOrganization, ProfilePerson } from '@platform/ui/profile';
import { organizationOf } from '../../app/src/profile/useOrganization.ts';
import { people } from '../../.storybook/roles.ts';
import type { Person } from '../../.storybook/roles.ts';

const tenant = { tenantId: 'tnt_4c81f0', tenantName: 'Northwind Clinic' };

/** Organization as the app derives it from the role context. */
export const organizationBy = (
  { actor }: Pick<Person, 'actor'>,
  given: Partial<RoleContext> = {},
): AccountOrganization => organizationOf({ ...actor, ...tenant, ...given }, { ...actor, ...given });

export const admin = people['admin']!;

export const offer: RoleOffer = {
  key: 'rrq_01',
  tenantName: 'Harbour Optics',
  role: 'Editor',
  requestedBy: 'Ines Duarte',
  createdAt: '2024-06-17T09:00:00Z',
  permissions: ['users.view', 'content.view'],
};

export const drafts: readonly AccountDraft[] = [
  {
    key: 'fa_draft:1:lead',
    kind: 'Lead',
    name: 'Trade fair in Pune',
    pageTitle: 'Leads',
    keptAt: new Date('2024-06-18T09:12:00'),
    size: 900,
    onOpen: () => {},
  },
  {
    key: 'fa_draft:1:agent:a1',
    kind: 'Voice agent',
    name: 'Night desk',
    pageTitle: 'Edit Agent',
    keptAt: new Date('2024-06-18T08:40:00'),
    size: 10_800,
    onOpen: () => {},
  },
  { key: 'fa_draft:1:gone', kind: 'Unsent form', name: '', pageTitle: '', keptAt: null, size: 500 },
];

const at = { startedAt: '2024-06-12T07:00:00', lastUsedAt: '2024-06-18T09:28:00' };

export const ownSession: DeviceSession = {
  key: 'ses_1',
  id: 'ses_1',
  isCurrent: true,
  device: 'desktop',
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.7',
  place: 'Pune, India',
  ...at,
};

/** The second has a place of the service, the third only what a request always has. */
export const sessions: readonly DeviceSession[] = [
  ownSession,
  {
    ...ownSession,
    key: 'ses_2',
    id: 'ses_2',
    isCurrent: false,
    device: 'phone',
    browser: 'Safari',
    system: 'iOS',
    lastUsedAt: '2024-06-17T21:05:00',
  },
  {
    ...ownSession,
    key: 'ses_3',
    id: 'ses_3',
    isCurrent: false,
    device: 'tablet',
    browser: 'Firefox',
    system: 'Android',
    place: '',
    address: '2001:db8:85a3::8a2e:370:7334',
    lastUsedAt: '2024-06-14T16:40:00',
  },
];

/** A session of which the service knows nothing but its id. */
export const unknownSession: DeviceSession = {
  ...ownSession,
  key: 'ses_4',
  id: 'ses_4',
  isCurrent: false,
  device: null,
  browser: '',
  system: '',
  address: '',
  place: '',
  lastUsedAt: '',
};

export const report = [
  'Build: index-B1fG7a2c.js',
  'Time: 2024-06-18T09:30:00.000Z (Europe/Berlin)',
  'Page: /account',
  'Language: en',
  'Theme: system',
  'Features: profile-edit',
  'Roles: TenantAdmin',
  'Errors:',
  '  2024-06-18T09:28:11.000Z http 503',
].join('\n');

export const priya: ProfilePerson = {
  id: 'priya.nair',
  name: 'Priya Nair',
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya.nair@northwind.example',
  picture: '',
  roles: ['TenantAdmin'],
};

/** Generates a landscape picture of a person, with light and shade. */
export async function portrait(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(800, 500);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'rgb(120 150 190)';
  context.fillRect(0, 0, 800, 500);
  context.fillStyle = 'rgb(240 205 170)';
  context.beginPath();
  context.arc(400, 190, 110, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = 'rgb(60 70 110)';
  context.fillRect(230, 330, 340, 170);
  return createImageBitmap(canvas);
}
