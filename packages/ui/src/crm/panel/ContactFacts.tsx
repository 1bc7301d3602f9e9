import { crmTexts, useTranslation } from '@platform/i18n';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { TextCell } from '../Cells.tsx';
import type { CrmTexts } from '../texts.ts';
import type { CrmContact } from '../types.ts';
import { Facts, Tags } from './ContactPanel.styles.ts';

function consentText(t: CrmTexts, { consentVoice, consentSms }: CrmContact): string {
  if (consentVoice && consentSms) return t('crm.panel.consentBoth');
  if (consentVoice) return t('crm.panel.consentVoice');
  return consentSms ? t('crm.panel.consentSms') : t('crm.panel.consentNone');
}

/** What is known of a contact. */
export function ContactFacts({ contact }: { contact: CrmContact }) {
  const t = useTranslation(crmTexts);
  const { email, phone, tags } = contact;
  return (
    <Facts>
      <dt>{t('crm.contact.email')}</dt>
      <dd>
        <TextCell text={email} />
      </dd>
      <dt>{t('crm.contact.phone')}</dt>
      <dd>
        <TextCell text={phone} />
      </dd>
      <dt>{t('crm.contact.company')}</dt>
      <dd>
        <TextCell text={contact.company} />
      </dd>
      <dt>{t('crm.panel.consent')}</dt>
      <dd>{consentText(t, contact)}</dd>
      <dt>{t('crm.panel.tags')}</dt>
      <dd>
        {tags.length > 0 ? (
          <Tags>
            {[...new Set(tags)].map((tag) => (
              <li key={tag}>
                <bdi>{tag}</bdi>
              </li>
            ))}
          </Tags>
        ) : (
          <TextCell text="" />
        )}
      </dd>
      <dt>{t('crm.contact.notes')}</dt>
      <dd>
        <TextCell text={contact.notes} />
      </dd>
      <dt>{t('crm.contacts.column.created')}</dt>
      <dd>
        <ShortDate date={contact.createdAt} />
      </dd>
    </Facts>
  );
}
