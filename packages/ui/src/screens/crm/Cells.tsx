import { crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useContext } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { TableLead } from '../../components/DataTable/TableLead.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { contactName } from './crmRows.ts';
import type { RowContact } from './crmRows.ts';
import { ContactNamesUnavailable } from './ContactNamesUnavailable.ts';
import { directionIcon, directionText, typeIcon, typeText } from './interactionKinds.ts';
import { shorten } from '../../internal/shorten.ts';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';

export interface TextCellProps {
  text: string;
  isInline?: boolean;
}

export function TextCell({ text, isInline = false }: TextCellProps) {
  const t = useTranslation();
  if (trimText(text) === '') return <span data-missing>{t('common.notAvailable')}</span>;
  return isInline ? <bdi>{shorten(text)}</bdi> : <Truncate isMuted>{shorten(text)}</Truncate>;
}

export interface PersonNameProps {
  contact: RowContact;
  contactId: string;
  contactHref: (contactId: string) => string;
}

export function PersonName({ contact, contactId, contactHref }: PersonNameProps) {
  const t = useTranslation(crmTexts);
  const hasFailed = useContext(ContactNamesUnavailable);
  if (contact === undefined) {
    return hasFailed ? <span data-missing>–</span> : <Skeleton width="110px" />;
  }
  if (contact === null) {
    const missing = <span data-missing>{t('crm.contactMissing')}</span>;
    return contactId ? <Tooltip content={contactId}>{missing}</Tooltip> : missing;
  }
  return (
    <Link href={contactHref(contact.key)}>
      <bdi>{shorten(contactName(contact)) || t('crm.unnamed')}</bdi>
    </Link>
  );
}

export function PersonAvatar({ contact, contactId }: Omit<PersonNameProps, 'contactHref'>) {
  return <Avatar name={contact?.name || contact?.email || ''} id={contactId} />;
}

export function PersonLead(props: PersonNameProps) {
  const { contact } = props;
  return (
    <TableLead
      media={<PersonAvatar {...props} />}
      title={<PersonName {...props} />}
      note={contact?.email ? <bdi>{shorten(contact.email)}</bdi> : undefined}
    />
  );
}

export function Summary({ text, isInline = false }: TextCellProps) {
  const t = useTranslation(crmTexts);
  if (trimText(text) === '') return <span data-missing>{t('crm.noSummary')}</span>;
  return isInline ? <bdi>{shorten(text)}</bdi> : <Truncate>{shorten(text)}</Truncate>;
}

export function TypeTile({ type, isSmall }: { type: string; isSmall?: boolean }) {
  return (
    <IconTile
      icon={typeIcon(type)}
      size={isSmall ? 'small' : 'medium'}
      tone={type === 'call' ? 'accent' : 'neutral'}
    />
  );
}

export function TypeCell({ type }: { type: string }) {
  const t = useTranslation(crmTexts);
  return (
    <span data-kind="type">
      <TypeTile type={type} isSmall />
      {typeText(t, type)}
    </span>
  );
}

export function DirectionCell({ direction }: { direction: string }) {
  const t = useTranslation(crmTexts);
  const icon = directionIcon(direction);
  return (
    <span data-kind="direction">
      {icon ? <Icon icon={icon} size="small" /> : null}
      {directionText(t, direction)}
    </span>
  );
}
