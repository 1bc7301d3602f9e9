import { request, listOf, loadUserName } from '../shared/request.ts';
import type { Text } from '../shared/request.ts';

interface MemberWire {
  user_id: string;
  full_name?: Text;
  name?: Text;
  email?: Text;
  role?: Text;
  status?: Text;
}

interface InviteWire {
  invite_id: string;
  email: string;
  role?: Text;
}

export interface Member {
  id: string;
  name: string;
  email: string;
  role: string;
  status: string;
}

export interface Team {
  members: Member[];
  isAdmin: boolean;
  user: string;
}

const roles: Record<string, string> = { tenantadmin: 'Admin', admin: 'Admin', editor: 'Editor' };
const roleOf = (role: Text) =>
  roles[role?.toLowerCase().replaceAll(/[\s_-]/g, '') ?? ''] ?? 'Viewer';

export async function loadTeam(): Promise<Team> {
  const [user, context] = await Promise.all([
    loadUserName(),
    request<{ tenant_id: string; is_tenant_admin: boolean }>('/v1/rbac/user/context'),
  ]);
  const [members, invites] = await Promise.all([
    request<MemberWire[]>('/v1/team/members'),
    request<InviteWire[]>(`/v1/invite/pending?tenant_id=${encodeURIComponent(context.tenant_id)}`),
  ]);
  return {
    user,
    isAdmin: context.is_tenant_admin,
    members: [
      ...listOf(members, 'members').map((row) => ({
        id: row.user_id,
        name: row.full_name ?? row.name ?? 'Unknown',
        email: row.email ?? '',
        role: roleOf(row.role),
        status: row.status ?? 'Active',
      })),
      ...listOf(invites, 'invitations').map((row) => ({
        id: row.invite_id,
        name: row.email,
        email: row.email,
        role: roleOf(row.role),
        status: 'Pending',
      })),
    ],
  };
}
