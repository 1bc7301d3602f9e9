export function omitUndefined<T extends object>(values: T) {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}
