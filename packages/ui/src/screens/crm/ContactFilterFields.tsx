import { controlsTexts, crmTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { CONSENT_ANSWERS } from './consent.ts';
import { tagsOf } from './contactFilters.ts';
import type { ContactFilters } from './screenTypes.ts';
import type { CrmContact } from './types.ts';

export interface ContactFilterFieldsProps {
  contacts: readonly CrmContact[];
  filters: ContactFilters;
  onFiltersChange: (filters: ContactFilters) => void;
}

const channels = ['voice', 'sms'] as const;

export function ContactFilterFields(props: ContactFilterFieldsProps) {
  const { contacts, filters, onFiltersChange } = props;
  const t = useTranslation(crmTexts, controlsTexts);
  const tags = useMemo(() => tagsOf(contacts, filters.tags), [contacts, filters.tags]);
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

  function changeConsents(values: readonly string[]): void {
    const answersOf = (channel: (typeof channels)[number]) =>
      consents.flatMap((one) =>
        one.channel === channel && values.includes(one.value) ? [one.answer] : [],
      );
    onFiltersChange({ ...filters, voice: answersOf('voice'), sms: answersOf('sms') });
  }

  return (
    <>
      <ListFilter
        label={t('crm.contactFilter.consent')}
        allLabel={t('crm.contactFilter.anyConsent')}
        options={consents}
        values={channels.flatMap((channel) =>
          filters[channel].map((answer) => `${channel} ${answer}`),
        )}
        onValuesChange={changeConsents}
      />
      {tags.length > 0 ? (
        <ListFilter
          label={t('crm.contactFilter.tags')}
          shortLabel={t('crm.contact.tags')}
          allLabel={t('crm.contactFilter.allTags')}
          options={tags.map((tag) => ({ value: tag, label: tag }))}
          values={filters.tags}
          onValuesChange={(values) => onFiltersChange({ ...filters, tags: values })}
        />
      ) : null}
    </>
  );
}
