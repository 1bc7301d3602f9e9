import type { Actor } from '@platform/api';
import type { Remote } from '@platform/ui';

export interface Person {
  id: string;
  name: string;
  firstName: string;
  title: string;
  actor: Actor;
  /** True if the services reject each of their reads with 403. */
  isRefused: boolean;
}

/** Returns the args that differ from the story's for a person. */
export type ArgsForPerson<Args> = (person: Person, args: Args) => Partial<Args>;

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

/** Choices of the toolbar by id. Each represents one role of the product. */
export const people: Readonly<Record<string, Person>> = {
  admin: person('Admin', 'TenantAdmin', 'Priya Nair'),
  editor: person('Editor', 'Editor', 'Amara Okafor'),
  viewer: person('Viewer', 'Viewer', 'Lucía Fernández'),
  none: person('No rights', 'EndUser', 'Mateus Almeida', true),
};

export const personOf = (globals: Record<string, unknown>): Person | undefined =>
  people[String(globals['role'])];

/** Returns the remote as this person sees it: an error if the services reject their reads. */
export const readAs = <T>({ isRefused }: Person, remote: Remote<T>, message: string): Remote<T> =>
  isRefused && remote.status === 'ready' ? { status: 'error', message, retry: () => {} } : remote;

type StateOf<Args> = Args extends { state: infer State extends object } ? State : unknown;

type Refusals<Args> = {
  readonly [Name in keyof Args as Args[Name] extends Remote<unknown> ? Name : never]?: string;
};

/**
 * Replaces remotes by errors if the person's reads are rejected. Keys are names of args or of parts
 * of `state`.
 */
export const refusedReads =
  <Args extends object>(refusals: Refusals<Args & StateOf<Args>>): ArgsForPerson<Args> =>
  (who, args) => {
    const refused = (records: object) =>
      Object.fromEntries(
        Object.entries(refusals).flatMap(([name, message]) => {
          const remote = (records as Record<string, Remote<unknown> | undefined>)[name];
          return remote ? [[name, readAs(who, remote, String(message))]] : [];
        }),
      );
    const state = 'state' in args && args.state;
    const isNested = typeof state === 'object' && state !== null;
    return {
      ...refused(args),
      ...(isNested && { state: { ...state, ...refused(state) } }),
    } as Partial<Args>;
  };
