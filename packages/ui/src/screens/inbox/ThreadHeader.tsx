import type { InboxConversation } from '@platform/domain';
import { currentTime, formatClock, inboxTexts, useFormats, useTranslation } from '@platform/i18n';
import { Bot, Check, CircleUserRound, Clock, RotateCcw, Tag, UserRound } from 'lucide';
import { useState } from 'react';
import type { RefObject } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/index.ts';
import { shorten } from '../../internal/shorten.ts';
import { Text } from '../../components/Text/Text.tsx';
import { useShortcut, useShortcuts } from '../../shortcuts/useShortcut.ts';
import { OwnerAvatar } from './OwnerAvatar.tsx';
import { ownerText, visitorName } from './inboxLabels.ts';
import { assignItems, labelItems, snoozeItems } from './threadMenus.ts';
import { BackToList } from './BackToList.tsx';
import { Actions, Header, OwnerName, Snoozed, Visitor, VisitorText } from './ThreadPane.styles.ts';
import type { InboxThreadProps } from './types.ts';

const LazyNewTagDialog = lazyComponent(() => import('./NewTagDialog.tsx'), 'NewTagDialog');

export interface ThreadHeaderProps extends InboxThreadProps {
  item: InboxConversation;
  nameRef: RefObject<HTMLElement | null>;
  onShowCard: () => void;
  hasCardButton: boolean;
}

export function ThreadHeader({ nameRef, ...props }: ThreadHeaderProps) {
  const { item, listHref, onEdit, onTeamNeeded, refusal } = props;
  const t = useTranslation(inboxTexts);
  const formats = useFormats();
  const [isAssigning, setAssigning] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const reason = refusal || undefined;
  const isResolved = item.status === 'resolved';
  const end = () => onEdit({ kind: isResolved ? 'reopen' : 'resolve' });
  const endLabel = t(isResolved ? 'inbox.action.reopen' : 'inbox.action.resolve');

  function openAssign(isOpen: boolean): void {
    if (isOpen) onTeamNeeded();
    setAssigning(isOpen);
  }

  useShortcuts([
    {
      keys: 'a',
      label: t('inbox.assign.action'),
      onPress: () => openAssign(true),
      disabledReason: reason,
    },
  ]);
  const endKeys = useShortcut({ keys: 'e', label: endLabel, onPress: end, disabledReason: reason });
  const owner = ownerText(t, item);

  return (
    <>
      <Header onPointerOver={showTruncationTooltip}>
        <BackToList href={listHref} />
        <Visitor>
          <Avatar name={item.name || item.email} id={item.contactId || item.id} />
          <VisitorText>
            <Text ref={nameRef} as="h2" weight="medium" isOneLine tabIndex={-1}>
              <bdi>{visitorName(t, item)}</bdi>
            </Text>
            <Text as="p" tone="tertiary" size="md" isOneLine>
              <bdi>{shorten(item.origin || item.channel)}</bdi>
            </Text>
          </VisitorText>
        </Visitor>
        <Actions>
          <Menu.Root open={isAssigning} onOpenChange={openAssign}>
            <Menu.Trigger
              variant="button"
              size="small"
              label={
                item.assignedTo ? t('inbox.assign.to', { name: owner }) : t('inbox.assign.action')
              }
              icon={
                item.assignedTo ? (
                  <OwnerAvatar owner={item.assignedTo} />
                ) : (
                  <Icon icon={item.isWithBot ? Bot : UserRound} />
                )
              }
              disabledReason={reason}
            >
              <OwnerName>{owner}</OwnerName>
            </Menu.Trigger>
            <Menu.Items items={() => assignItems(t, item, props)} />
          </Menu.Root>
          <Menu.Root>
            <Menu.Trigger
              size="small"
              label={t('inbox.action.snooze')}
              icon={Clock}
              disabledReason={reason}
            />
            <Menu.Items items={() => snoozeItems(t, props, currentTime())} />
          </Menu.Root>
          <Menu.Root>
            <Menu.Trigger
              size="small"
              label={t('inbox.action.labels')}
              icon={Tag}
              disabledReason={reason}
            />
            <Menu.Items items={() => labelItems(t, item, props, () => setNaming(true))} />
          </Menu.Root>
          {props.hasCardButton ? (
            <IconButton
              size="small"
              label={t('inbox.action.contact')}
              icon={<Icon icon={CircleUserRound} />}
              aria-haspopup="dialog"
              onClick={props.onShowCard}
            />
          ) : null}
          <Button
            size="small"
            startIcon={<Icon icon={isResolved ? RotateCcw : Check} />}
            disabledReason={reason}
            onClick={end}
            {...endKeys}
          >
            {endLabel}
          </Button>
        </Actions>
      </Header>
      {item.status === 'snoozed' && item.snoozedUntil ? (
        <Snoozed>
          {t('inbox.snooze.until', {
            date: formats.date(item.snoozedUntil),
            time: formatClock(item.snoozedUntil),
          })}
        </Snoozed>
      ) : null}
      {isNaming ? (
        <LazyNewTagDialog
          onAdd={(tag) => onEdit({ kind: 'tags', tags: [...new Set([...item.tags, tag])] })}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}
