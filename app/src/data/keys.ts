import type { AnyResource } from '@platform/api';

const startOf = ({ name }: AnyResource) => `${JSON.stringify([name]).slice(0, -1)},`;

/** The key of one copy: what was read, how, and for whom. */
export function dataKey({ name }: AnyResource, params: object, userId: string): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return JSON.stringify([name, given.toSorted(([one], [other]) => (one < other ? -1 : 1)), userId]);
}

/** Tells the copies of some resources from others, whatever their parameters. */
export const keyFilter = (resources: readonly AnyResource[]) => {
  const starts = resources.map(startOf);
  return (key: unknown): boolean =>
    typeof key === 'string' && starts.some((start) => key.startsWith(start));
};
