const namesByLanguage = new Map<string, Intl.DisplayNames>();

export function countryName(code: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = namesByLanguage.get(tag);
  const names = known ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  if (!known) namesByLanguage.set(tag, names);
  return names.of(code) ?? code;
}
