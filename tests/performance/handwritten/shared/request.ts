/** A text in a response. */
export type Text = string | null | undefined;

type Service = 'AUTH' | 'CRM' | 'NOTIFICATIONS';

interface RequestOptions {
  service?: Service;
  method?: string;
}

const settings = fetch('/config.json').then(
  async (response) => (await response.json()) as Record<`PLATFORM_${Service}_URL`, string>,
);

/** Resolves when the runtime configuration has loaded; nothing may render before. */
export const ready = settings.then(() => undefined);

/** Calls a service as the app does, without an API layer. */
export async function request<T>(
  path: string,
  { service = 'AUTH', method = 'GET' }: RequestOptions = {},
): Promise<T> {
  const address = (await settings)[`PLATFORM_${service}_URL`];
  const response = await fetch(`${address}${path}`, {
    method,
    credentials: service === 'AUTH' ? 'include' : 'same-origin',
    headers: { Authorization: `Bearer ${localStorage.getItem('fa_access_token')}` },
  });
  if (!response.ok && response.status !== 400) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

interface UserWire {
  name?: Text;
  email?: Text;
}

export async function loadUserName(): Promise<string> {
  const { name, email } = await request<UserWire>('/v1/me');
  return name ?? email ?? 'User';
}

export async function loadUnread(): Promise<number> {
  const { unread_count: count } = await request<{ unread_count?: number }>(
    '/v1/notifications?filter=unread&limit=1',
    { service: 'NOTIFICATIONS' },
  );
  return count ?? 0;
}

export const listOf = <T>(body: T[] | Record<string, T[]>, name: string): T[] =>
  (Array.isArray(body) ? body : body[name]) ?? [];
