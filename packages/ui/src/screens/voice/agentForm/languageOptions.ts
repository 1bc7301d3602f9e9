import { LANGUAGES } from '@platform/i18n';

export function languageOptions(shown: string, own: string) {
  const tags = [...new Set([...LANGUAGES.map(({ code }): string => code), own])].filter(Boolean);
  return tags.map((value) => ({ value, label: nameOf(value, shown) }));
}

function nameOf(tag: string, shown: string): string {
  try {
    return new Intl.DisplayNames([shown, 'en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // The server's value is not a language tag.
    return tag;
  }
}
