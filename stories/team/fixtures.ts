import type { Role } from '@platform/domain';
import type { TeamRow } from '@platform/ui/team';

type Facts = Partial<TeamRow> & Pick<TeamRow, 'id' | 'name'>;

/** A member whom an admin may edit and remove, unless the facts say otherwise. */
function member(facts: Facts): TeamRow {
  return {
    key: facts.id,
    kind: 'member',
    email: `${facts.id}@northwind.example`,
    role: 'Viewer',
    status: 'Active',
    editRefusal: null,
    removeRefusal: facts.role === 'TenantAdmin' ? 'adminNotDeletable' : null,
    ...facts,
  };
}

function invite(id: string, email: string, role: Role): TeamRow {
  return {
    key: id,
    kind: 'invite',
    id,
    name: email,
    email,
    role,
    status: 'Pending',
    editRefusal: 'pendingRow',
    removeRefusal: null,
  };
}

/** The signed-in user, an admin. */
const priya = member({
  id: 'priya.nair',
  name: 'Priya Nair',
  role: 'TenantAdmin',
  editRefusal: 'ownAdminRole',
});

export const rows: readonly TeamRow[] = [
  priya,
  member({ id: 'amara.okafor', name: 'Amara Okafor', role: 'Editor' }),
  member({ id: 'd.sokolov', name: 'Дмитрий Соколов', role: 'Editor' }),
  member({ id: 'lucia.fernandez', name: 'Lucía Fernández' }),
  member({ id: 'jonas.weber', name: 'Jonas Weber', status: 'Inactive' }),
  invite('i1', 'noor.haddad@northwind.example', 'Editor'),
  member({ id: 'chiara.ricci', name: 'Chiara Ricci', role: 'TenantAdmin' }),
  member({ id: 'mateus.almeida', name: 'Mateus Almeida', role: 'EndUser' }),
];

const longName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(9).trim();

/** Names that try to break the layout, the reading order or the page. */
export const hostileRows: readonly TeamRow[] = [
  member({ id: 'h1', name: '<img src=x onerror="alert(1)"> <b>Bold</b>' }),
  member({ id: 'h2', name: '\u202Egnirts desrever', email: '\u202Emoc.elpmaxe@live' }),
  member({ id: 'h3', name: 'مرحبا بالعالم', email: 'marhaba@northwind.example' }),
  member({ id: 'h4', name: '👩🏽‍🚀👨‍👩‍👧‍👦 Ada ⚡️', status: 'Suspended by <i>policy</i>' }),
  member({ id: 'h5', name: longName, email: `${'long.'.repeat(60)}name@northwind.example` }),
  member({ id: 'h6', name: 'x'.repeat(300) }),
  member({ id: '', key: '#1', name: 'Unknown', email: '', removeRefusal: 'unknownMember' }),
  invite('h7', `${'invited.'.repeat(40)}@northwind.example`, 'Viewer'),
];

const ROLES: readonly Role[] = ['Viewer', 'Editor', 'TenantAdmin'];

export function manyRows(count: number): readonly TeamRow[] {
  return Array.from({ length: count }, (_, index) =>
    member({
      id: `member-${index + 1}`,
      name: `Member ${index + 1}`,
      role: ROLES[index % 7] ?? 'Viewer',
      status: index % 11 === 10 ? 'Inactive' : 'Active',
    }),
  );
}
