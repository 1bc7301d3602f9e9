import type { InboxConversation } from '@platform/domain';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { EmailText } from '../../internal/EmailText.tsx';
import { PhoneText } from '../../internal/PhoneText.tsx';
import { shorten } from '../../internal/shorten.ts';
import { PanelFacts } from '../../patterns/ScreenSlots/PanelFacts.tsx';
import type { PanelSlots } from '../../patterns/ScreenSlots/types.ts';
import { TagList } from '../../patterns/Tag/Tag.styles.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Chip } from './ConversationList.styles.ts';
import { Card, Facts, LargeAvatar } from './ContactCard.styles.ts';
import { ownerText, statusText, statusTone, visitorName } from './inboxLabels.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PanelSections } from '../../patterns/ScreenSlots/PanelSections.tsx';

export interface ContactCardProps {
  item: InboxConversation;
  contactHref: (contactId: string) => string;
  history: ReactNode;
  slots: PanelSlots<InboxConversation> | undefined;
}

export const ContactCard = memo(function ContactCard(props: ContactCardProps) {
  const { item, contactHref, history, slots } = props;
  const t = useTranslation(inboxTexts);
  const { contactId, email, phone, company, group, tags } = item;
  return (
    <Card aria-label={t('inbox.card.label')} onPointerOver={showTruncationTooltip}>
      <Stack as="header" gap="2-5">
        <LargeAvatar name={item.name || email} id={contactId || item.id} />
        <div>
          <Text as="h2" type="section" breaksWords>
            <bdi>{visitorName(t, item)}</bdi>
          </Text>
          {company ? (
            <Text as="p" tone="tertiary" size="md" breaksWords>
              <bdi>{shorten(company)}</bdi>
            </Text>
          ) : null}
        </div>
      </Stack>
      <PanelFacts
        list={Facts}
        item={item}
        slots={slots}
        facts={[
          {
            label: t('inbox.column.email'),
            value: email && <EmailText text={shorten(email)} />,
          },
          { label: t('inbox.card.phone'), value: phone && <PhoneText text={shorten(phone)} /> },
          { label: t('inbox.card.assigned'), value: ownerText(t, item) },
          { label: t('inbox.column.group'), value: shorten(group) },
          {
            label: t('inbox.status.label'),
            value: <Badge tone={statusTone(item.status)}>{statusText(t, item)}</Badge>,
          },
          {
            label: t('inbox.card.tags'),
            value:
              tags.length === 0 ? null : (
                <TagList>
                  {tags.map((tag) => (
                    <Chip as="li" key={tag}>
                      <bdi>{shorten(tag)}</bdi>
                    </Chip>
                  ))}
                </TagList>
              ),
          },
        ]}
      />
      {contactId === '' ? (
        <Text as="p" tone="tertiary" size="md">
          {t('inbox.card.unknown')}
        </Text>
      ) : (
        history
      )}
      <PanelSections item={item} slots={slots} />
      {contactId === '' ? null : (
        <div>
          <Link href={contactHref(contactId)}>
            {t('inbox.card.open')} <Icon icon={ArrowRight} size="small" />
          </Link>
        </div>
      )}
    </Card>
  );
});
