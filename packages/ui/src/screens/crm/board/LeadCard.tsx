import {
  crmTexts,
  formatAge,
  formatMachineDate,
  useFormats,
  useLanguage,
  useToday,
  useTranslation,
} from '@platform/i18n';
import { trimText, unlessComposing } from '@platform/i18n/text';
import { Pencil, User } from 'lucide';
import { memo } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Ellipsis, GripVertical } from '../../../components/Icon/dots.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/index.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { PersonName } from '../Cells.tsx';
import { ChangedMark } from '../../../patterns/ListPage/ChangedRecords.tsx';
import { contactName } from '../crmRows.ts';
import type { LeadRow } from '../crmRows.ts';
import { shorten } from '../../../internal/shorten.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { useLeadStatuses } from '../LeadStatusesProvider.tsx';
import type { CrmLead } from '../types.ts';
import { Card, Facts, Header, HeaderText, Name, Note, Source, Tools } from './LeadCard.styles.ts';

export interface CardActions {
  contactHref: (contactId: string) => string;
  onEdit: (lead: CrmLead) => void;
  onMoveTo: (row: LeadRow, status: string) => void;
  onToggle: (row: LeadRow) => void;
  onKeyDown: (row: LeadRow, event: KeyboardEvent) => void;
  onPointerDown: (row: LeadRow, event: PointerEvent<HTMLElement>) => void;
}

export interface LeadCardProps {
  row: LeadRow;
  actions: CardActions;
  helpId: string;
  isLifted: boolean;
}

function PlainCard({ row, actions, helpId, isLifted }: LeadCardProps) {
  const t = useTranslation(crmTexts);
  const statuses = useLeadStatuses();
  const { lead, contact } = row;
  const name = contact ? shorten(contactName(contact)) : t('crm.contactMissing');
  const company = contact && trimText(contact.company);
  const source = trimText(lead.source);
  return (
    <Card onPointerDown={(event) => actions.onPointerDown(row, event)}>
      <ChangedMark ids={[lead.key]} />
      <Header>
        <HeaderText>
          <Name>
            <PersonName
              contact={contact}
              contactId={lead.contactId}
              contactHref={actions.contactHref}
            />
          </Name>
          {company ? (
            <Text as="p" tone="tertiary" size="sm" leading="tight" isOneLine>
              {shorten(company)}
            </Text>
          ) : null}
        </HeaderText>
        <Tools>
          <IconButton
            data-handle
            size="small"
            label={t('crm.board.move', { name })}
            tooltip={false}
            icon={<Icon icon={GripVertical} size="small" />}
            aria-describedby={helpId}
            aria-pressed={isLifted}
            onClick={() => actions.onToggle(row)}
            onKeyDown={unlessComposing((event) => actions.onKeyDown(row, event))}
          />
          <Menu.Root>
            <Menu.Trigger
              label={t('crm.actionsOf', { name })}
              icon={<Icon icon={Ellipsis} size="small" />}
              size="small"
            />
            <Menu.Items
              placement="bottom-end"
              items={() => [
                {
                  id: 'edit',
                  label: t('crm.leads.edit'),
                  icon: Pencil,
                  onSelect: () => actions.onEdit(lead),
                },
                { id: 'separator', type: 'separator' },
                ...statuses.values
                  .filter((status) => status !== lead.statusText)
                  .map((status) => ({
                    id: status,
                    label: t('crm.board.moveTo', { status: statuses.textOf(status) }),
                    onSelect: () => actions.onMoveTo(row, status),
                  })),
              ]}
            />
          </Menu.Root>
        </Tools>
      </Header>
      {trimText(lead.notes) ? (
        <Note>
          <bdi>{shorten(lead.notes)}</bdi>
        </Note>
      ) : null}
      <Facts>
        {source ? <Source>{shorten(source)}</Source> : null}
        <Age date={lead.createdAt} />
        <Owner name={row.owner} id={lead.ownerId} />
      </Facts>
    </Card>
  );
}

/** Memoised: a drag renders two lanes for each lane it crosses. */
export const LeadCard = memo(PlainCard);

function Owner({ name: fullName, id }: { name: string | undefined; id: string }) {
  const t = useTranslation(crmTexts);
  if (fullName === undefined) return <Skeleton width="20px" height="20px" radius="50%" />;
  const name = shorten(fullName);
  const words = name ? t('crm.board.owner', { name }) : t('crm.board.noOwner');
  return (
    <span data-owner={name ? 'known' : 'none'} title={words}>
      {name ? <Avatar name={name} id={id} /> : <Icon icon={User} size="small" />}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

function Age({ date }: { date: Date | null }) {
  const { language } = useLanguage();
  const formats = useFormats();
  const today = useToday();
  return (
    <time
      // The server may have rendered it on the day before.
      suppressHydrationWarning
      dateTime={formatMachineDate(date)}
      title={formats.fullDate(date, language)}
    >
      {formatAge(date, language, today)}
    </time>
  );
}
