import { crmConsentTexts, crmTexts, useFormats, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { EmailText } from '../../../internal/EmailText.tsx';
import { PhoneText } from '../../../internal/PhoneText.tsx';
import { ShortDate } from '../../../internal/ShortDate.tsx';
import { PanelFacts } from '../../../patterns/ScreenSlots/PanelFacts.tsx';
import type { PanelSlots } from '../../../patterns/ScreenSlots/types.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { shorten } from '../../../internal/shorten.ts';
import { consentOf, recordOf } from '../consent.ts';
import type { ConsentChannel } from '../consent.ts';
import { consentRecordText } from '../consentRecordText.ts';
import type { CrmContact } from '../types.ts';
import { Tag, TagList } from '../../../patterns/Tag/Tag.styles.ts';

interface ContactFactsProps {
  contact: CrmContact;
  slots: PanelSlots<CrmContact> | undefined;
}

export function ContactFacts({ contact, slots }: ContactFactsProps) {
  const t = useTranslation(crmTexts, crmConsentTexts);
  const formats = useFormats();
  const consentFact = (channel: ConsentChannel) => {
    const record = consentRecordText(t, formats, recordOf(contact, channel));
    return {
      label: t(`crm.consent.${channel}`),
      value: (
        <Stack gap="0">
          {t(`crm.consent.${consentOf(contact, channel)}`)}
          {record ? (
            <Text as="small" type="caption" tone="tertiary">
              {record}
            </Text>
          ) : null}
        </Stack>
      ),
    };
  };
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
        consentFact('voice'),
        consentFact('sms'),
        {
          label: t('crm.contact.tags'),
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
