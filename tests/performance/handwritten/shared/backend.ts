/** The calls the app makes to the auth service, with nothing around them. */

type Text = string | null | undefined;

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
  name: string;
}

const settings = fetch('/config.json').then(
  async (answer) => (await answer.json()) as { PLATFORM_AUTH_URL: string },
);

/** Resolves when the runtime configuration is there; nothing may be drawn before. */
export const ready = settings.then(() => undefined);

async function ask<T>(path: string, method = 'GET'): Promise<T> {
  const { PLATFORM_AUTH_URL: address } = await settings;
  const answer = await fetch(`${address}${path}`, {
    method,
    credentials: 'include',
    headers: { Authorization: `Bearer ${localStorage.getItem('fa_access_token')}` },
  });
  if (!answer.ok && answer.status !== 400) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

const listOf = <T>(body: T[] | Record<string, T[]>, name: string): T[] =>
  (Array.isArray(body) ? body : body[name]) ?? [];

const roles: Record<string, string> = { tenantadmin: 'Admin', admin: 'Admin', editor: 'Editor' };
const roleOf = (role: Text) =>
  roles[role?.toLowerCase().replaceAll(/[\s_-]/g, '') ?? ''] ?? 'Viewer';

/** Loads the team: the context first, then members and invites together. */
export async function loadTeam(): Promise<Team> {
  const [user, context] = await Promise.all([
    ask<{ name?: Text; email?: Text }>('/v1/me'),
    ask<{ tenant_id: string; is_tenant_admin: boolean }>('/v1/rbac/user/context'),
  ]);
  const [members, invites] = await Promise.all([
    ask<MemberWire[]>('/v1/team/members'),
    ask<InviteWire[]>(`/v1/invite/pending?tenant_id=${encodeURIComponent(context.tenant_id)}`),
  ]);
  return {
    name: user.name ?? user.email ?? 'User',
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

/** Signs in; answers false where a password is needed first. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const query = new URLSearchParams({ email, frontend_redirect_uri: location.origin });
  if (password) query.set('password', password);
  const answer = await ask<Record<string, string>>(`/v1/login?${query}`, 'POST');
  if (!answer['access_token']) return false;
  for (const name of ['access_token', 'refresh_token', 'id_token'])
    localStorage.setItem(`fa_${name}`, answer[name] ?? '');
  return true;
}
