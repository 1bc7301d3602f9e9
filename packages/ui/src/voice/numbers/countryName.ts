const namesByLanguage = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country in the words of a language; what is no country is shown as it came.
 *
 * @param code two letters, such as `GB`
 * @param tag of the language, as `useLanguage` gives it
 */
export function countryName(code: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = namesByLanguage.get(tag);
  const names = known ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  if (!known) namesByLanguage.set(tag, names);
  return names.of(code) ?? code;
}
