import type { AnyResource, Change } from '../resource.ts';

export function withChanges<Data>(
  { name }: AnyResource,
  data: Data,
  changes: readonly Change[] | undefined,
): Data {
  const matching = (changes ?? []).filter(({ resource }) => resource === name);
  return matching.reduce((known, { apply }) => apply(known) as Data, data);
}
