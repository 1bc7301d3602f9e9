export function changedFields<Fields extends object, Name extends keyof Fields>(
  before: Pick<Fields, Name>,
  after: Pick<Fields, Name>,
  names: readonly Name[],
): Partial<Pick<Fields, Name>> {
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<
    Pick<Fields, Name>
  >;
}
