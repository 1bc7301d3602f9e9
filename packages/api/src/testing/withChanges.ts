import type { AnyResource, Change } from '../resource.ts';

export function withChanges<Data>(
  { name }: AnyResource,
  data: Data,
  changes: readonly Change[] | undefined,
): Data {
  const own = (changes ?? []).filter(({ resource }) => resource === name);
  return own.reduce((known, { apply }) => apply(known) as Data, data);
}
