import type { ConsentRecord } from '@platform/domain';
import type { crmConsentTexts, Formats, TextKey, Translate } from '@platform/i18n';
import { shorten } from '../../internal/shorten.ts';

const sources = { contact_form: 'form', import: 'import', bulk: 'bulk' } as const;

const isKnown = (source: string): source is keyof typeof sources => Object.hasOwn(sources, source);

/** Known parts of date and source of a consent; '' without a record. */
export function consentRecordText(
  t: Translate<TextKey<typeof crmConsentTexts>>,
  formats: Formats,
  record: ConsentRecord | null,
): string {
  if (!record) return '';
  const { since, source } = record;
  const from = isKnown(source)
    ? t(`crmConsent.from.${sources[source]}`)
    : source && t('crmConsent.from.other', { source: shorten(source) });
  const date = since && t('crmConsent.since', { date: formats.date(since) });
  return [date, from].filter(Boolean).join(' · ');
}
