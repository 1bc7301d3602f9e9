import type { controlsTexts, crmTexts, TextKey, Translate } from '@platform/i18n';
import type { ListFilterSet } from '../../patterns/ListFilters/types.ts';
import { CONSENT_ANSWERS } from './consent.ts';
import type { ContactFilters } from './screenTypes.ts';

type Texts = Translate<TextKey<typeof crmTexts | typeof controlsTexts>>;

interface ContactFilterOptions {
  /** Tags to choose from. */
  tags: readonly string[];
  filters: ContactFilters;
  onFiltersChange: (filters: ContactFilters) => void;
}

const channels = ['voice', 'sms'] as const;

/** Filters of the list of contacts: both consents, and tags if there are any. */
export function contactFilterItems(
  t: Texts,
  { tags, filters, onFiltersChange }: ContactFilterOptions,
): ListFilterSet['items'] {
  const consents = channels.flatMap((channel) =>
    CONSENT_ANSWERS.map((answer) => ({
      channel,
      answer,
      value: `${channel} ${answer}`,
      label: t('controls.filter.chosen', {
        label: t(`crm.contactFilter.${channel}`),
        values: t(`crm.consent.${answer}`),
      }),
    })),
  );
  const answersOf = (channel: (typeof channels)[number], values: readonly string[]) =>
    consents.flatMap((one) =>
      one.channel === channel && values.includes(one.value) ? [one.answer] : [],
    );
  const consentFilter = {
    kind: 'several' as const,
    id: 'consent',
    label: t('crm.contactFilter.consent'),
    allLabel: t('crm.contactFilter.anyConsent'),
    options: consents.map(({ value, label }) => ({ value, label })),
    values: channels.flatMap((channel) => filters[channel].map((one) => `${channel} ${one}`)),
    onValuesChange: (values: readonly string[]) =>
      onFiltersChange({
        ...filters,
        voice: answersOf('voice', values),
        sms: answersOf('sms', values),
      }),
  };
  if (tags.length === 0) return [consentFilter];
  return [
    consentFilter,
    {
      kind: 'several',
      id: 'tags',
      label: t('crm.contactFilter.tags'),
      shortLabel: t('crm.contact.tags'),
      allLabel: t('crm.contactFilter.allTags'),
      options: tags.map((tag) => ({ value: tag, label: tag })),
      values: filters.tags,
      onValuesChange: (values) => onFiltersChange({ ...filters, tags: values }),
    },
  ];
}
