import { crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { EmailText } from '../../../internal/EmailText.tsx';
import { PhoneText } from '../../../internal/PhoneText.tsx';
import { ShortDate } from '../../../internal/ShortDate.tsx';
import { PanelFacts } from '../../../patterns/ScreenSlots/PanelFacts.tsx';
import type { PanelSlots } from '../../../patterns/ScreenSlots/types.ts';
import { shorten } from '../../../internal/shorten.ts';
import type { CrmTexts } from '../texts.ts';
import type { CrmContact } from '../types.ts';
import { Tag, TagList } from '../../../patterns/Tag/Tag.styles.ts';

function consentText(t: CrmTexts, { consentVoice, consentSms }: CrmContact): string {
  if (consentVoice && consentSms) return t('crm.panel.consentBoth');
  if (consentVoice) return t('crm.panel.consentVoice');
  return consentSms ? t('crm.panel.consentSms') : t('crm.panel.consentNone');
}

interface ContactFactsProps {
  contact: CrmContact;
  slots: PanelSlots<CrmContact> | undefined;
}

export function ContactFacts({ contact, slots }: ContactFactsProps) {
  const t = useTranslation(crmTexts);
  const tags = [...new Set(contact.tags)];
  return (
    <PanelFacts
      item={contact}
      slots={slots}
      facts={[
        {
          label: t('crm.contact.email'),
          value: trimText(contact.email) && <EmailText text={shorten(trimText(contact.email))} />,
        },
        {
          label: t('crm.contact.phone'),
          value: trimText(contact.phone) && <PhoneText text={shorten(trimText(contact.phone))} />,
        },
        { label: t('crm.contact.company'), value: shorten(contact.company) },
        { label: t('crm.panel.consent'), value: consentText(t, contact) },
        {
          label: t('crm.panel.tags'),
          value:
            tags.length === 0 ? null : (
              <TagList>
                {tags.map((tag) => (
                  <Tag as="li" key={tag}>
                    <bdi>{tag}</bdi>
                  </Tag>
                ))}
              </TagList>
            ),
        },
        { label: t('crm.contact.notes'), value: shorten(contact.notes) },
        {
          label: t('crm.contacts.column.created'),
          value: contact.createdAt && <ShortDate date={contact.createdAt} />,
        },
      ]}
    />
  );
}
