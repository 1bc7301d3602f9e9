import { crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { UserRoundPlus } from 'lucide';
import { useRef } from 'react';
import { Button, ButtonLink } from '../../../components/Button/index.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { shorten } from '../../../internal/shorten.ts';
import { useShortcut } from '../../../shortcuts/useShortcut.ts';
import type { FollowUpItemProps } from './CallFollowUp.tsx';
import { ItemText } from './CallFollowUp.styles.ts';
import { LabelledItem } from './LabelledItem.tsx';

export function ContactItem({ contact, isLoading, onChooseContact }: FollowUpItemProps) {
  const t = useTranslation(crmTexts);
  const label = t('crm.leads.column.contact');
  const linkRef = useRef<HTMLAnchorElement>(null);
  const canAct = !isLoading && (contact !== null || onChooseContact !== undefined);
  const keys = useShortcut(
    canAct
      ? {
          keys: 'c',
          label: t(contact ? 'crm.contact.open' : 'crm.contact.choose'),
          onPress: () => (contact ? linkRef.current?.click() : onChooseContact?.()),
        }
      : null,
  );
  const name = contact && (shorten(trimText(contact.name)) || t('crm.unnamed'));
  return (
    <LabelledItem label={label} keys={keys.shortcut} isLoading={isLoading}>
      {contact ? (
        <ButtonLink
          ref={linkRef}
          size="small"
          href={contact.href}
          aria-label={`${label}, ${name}`}
          aria-keyshortcuts={keys['aria-keyshortcuts']}
        >
          <ItemText>{name}</ItemText>
        </ButtonLink>
      ) : (
        <Button
          size="small"
          startIcon={<Icon icon={UserRoundPlus} />}
          aria-haspopup="dialog"
          aria-keyshortcuts={keys['aria-keyshortcuts']}
          disabledReason={onChooseContact ? undefined : t('crm.contactMissing')}
          onClick={onChooseContact}
        >
          {t('crm.contact.choose')}
        </Button>
      )}
    </LabelledItem>
  );
}
