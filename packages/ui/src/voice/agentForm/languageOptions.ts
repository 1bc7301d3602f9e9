import { LANGUAGES } from '@platform/i18n';

/**
 * The languages that an agent can speak, by their names in the language that is shown.
 *
 * @param own one that has to be among them; '' for none
 */
export function languageOptions(shown: string, own: string) {
  const tags = [...new Set([...LANGUAGES.map(({ code }): string => code), own])].filter(Boolean);
  return tags.map((value) => ({ value, label: nameOf(value, shown) }));
}

function nameOf(tag: string, shown: string): string {
  try {
    return new Intl.DisplayNames([shown, 'en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // The service's word for it is no language tag.
    return tag;
  }
}
