const namesByLanguage = new Map<string, Intl.DisplayNames>();

/**
 * Localised name of a country; an invalid code is returned unchanged.
 * @param code two letters, such as `GB`
 * @param tag language tag, as `useLanguage` returns it
 */
export function countryName(code: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = namesByLanguage.get(tag);
  const names = known ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  if (!known) namesByLanguage.set(tag, names);
  return names.of(code) ?? code;
}
