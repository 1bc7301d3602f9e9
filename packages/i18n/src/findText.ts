import type { Params } from './interpolate.ts';

const rules = new Map<string, Intl.PluralRules>();

/** Finds a text; for a plural, the form of `params.count`. Undefined if missing or empty. */
export function findText(
  texts: unknown,
  name: string,
  language: string,
  params: Params,
): string | undefined {
  const found = ownProperty(texts, name);
  const text = typeof found === 'object' ? ownProperty(found, pluralForm(language, params)) : found;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Returns an own property: a key such as 'constructor' finds nothing. */
export function ownProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function pluralForm(language: string, { count }: Params): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return typeof count === 'number' ? known.select(count) : 'other';
}
