import type { Actor } from '@platform/api';
import type { Remote } from '@platform/ui';

/** Somebody whom the toolbar lets look at a story. */
export interface Person {
  id: string;
  name: string;
  firstName: string;
  /** What the toolbar calls the role. */
  title: string;
  actor: Actor;
  /** Whether the services answer each of their reads with 403. */
  isRefused: boolean;
}

/** What a story shows somebody: changes of its args. */
export type SeenBy<Args> = (person: Person, args: Args) => Partial<Args>;

function person(title: string, role: string, name: string, isRefused = false): Person {
  const id = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace(' ', '.');
  return {
    id,
    name,
    firstName: name.split(' ')[0] ?? '',
    title,
    actor: { userId: id, roles: [role], isTenantAdmin: false, permissions: [] },
    isRefused,
  };
}

/** The roles of the toolbar: those of the product, each a person of the fixtures. */
export const people: Readonly<Record<string, Person>> = {
  admin: person('Admin', 'TenantAdmin', 'Priya Nair'),
  editor: person('Editor', 'Editor', 'Amara Okafor'),
  viewer: person('Viewer', 'Viewer', 'Lucía Fernández'),
  none: person('No rights', 'EndUser', 'Mateus Almeida', true),
};

/** Who looks at the story, by the role of the toolbar; undefined as it is in the story. */
export const personOf = (globals: Record<string, unknown>): Person | undefined =>
  people[String(globals['role'])];

/** What somebody gets who reads something: the reason, where the services refuse. */
export const readBy = <T>({ isRefused }: Person, remote: Remote<T>, message: string): Remote<T> =>
  isRefused && remote.status === 'ready' ? { status: 'error', message, retry: () => {} } : remote;

/** What the app says where the services refuse, by the arg that holds what was read. */
type Refusals<Args> = {
  readonly [Name in keyof Args as Args[Name] extends Remote<unknown> ? Name : never]?: string;
};

/** For a screen whose lists are the same for everybody who may read them. */
export const refusedReads =
  <Args extends object>(refusals: Refusals<Args>): SeenBy<Args> =>
  (who, args) =>
    Object.fromEntries(
      Object.entries(refusals).flatMap(([name, message]) => {
        const remote = args[name as keyof Args] as Remote<unknown> | undefined;
        return remote ? [[name, readBy(who, remote, String(message))]] : [];
      }),
    ) as Partial<Args>;
