import { dateLocaleOf, datesTexts, useLanguage, useTranslation } from '@platform/i18n';

/** Texts of dates and the locale that formats them: that of the provider's language. */
export function useDates(locale: string | undefined) {
  const t = useTranslation(datesTexts);
  const { tag } = useLanguage();
  return { t, locale: locale ?? dateLocaleOf(tag) };
}

export type DatesTranslate = ReturnType<typeof useDates>['t'];
