import type { Notification } from '@platform/domain';
import {
  controlsTexts,
  formatClock,
  formatMachineDate,
  notificationsTexts,
  useTranslation,
} from '@platform/i18n';
import { useFormats, useLanguage } from '@platform/i18n';
import { memo, useId, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { RoutedLink } from '../../internal/RoutedLink.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { iconOf, toneOf } from './notificationIcons.ts';
import { RowButtons } from './RowButtons.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { NotificationActions, NotificationsScreenProps } from './types.ts';
import { listFunctions } from '../../patterns/ScreenSlots/slotRuntime.ts';

export interface NotificationRowProps extends NotificationActions {
  item: Notification;
  /** True if actions are in a menu, because touch screens have no hover. */
  isTouch: boolean;
  slots: NotificationsScreenProps['slots'];
}

/** One tab stop; its controls render on hover or focus and are tab stops while it has the focus. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { item, isTouch, onOpen, onToggleRead, onArchive, slots } = props;
  const t = useTranslation(notificationsTexts, controlsTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const titleId = useId();
  const stateId = useId();
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const { id, category, severity, title, body, href, createdAt, isRead } = item;
  const isActive = isFocused || isHovered;
  const tabIndex = isFocused ? 0 : -1;
  const isProblem = severity === 'warning' || severity === 'error';
  const name = <bdi>{title || t('notifications.untitled')}</bdi>;
  const open = () => onOpen(item);
  const rowActions = slots?.parts.rowActions;
  const hasMenu = isTouch || rowActions !== undefined;
  const withActions = (menu: ReactNode) =>
    slots && rowActions
      ? listFunctions(slots).rowMenu(rowActions, t('controls.slot.failed'), item, menu)
      : menu;
  const states = [
    isRead ? '' : t('notifications.unread'),
    isProblem ? t(`notifications.severity.${severity}`) : '',
    t(`notifications.category.${category}`),
  ];

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
      setFocused(false);
    }
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- tracks hover and focus
    <article
      // oxlint-disable-next-line no-noninteractive-tabindex -- a row that arrow keys focus
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={stateId}
      data-notification={item.key}
      data-unread={!isRead || undefined}
      data-opens={href !== '' || undefined}
      data-reached={(isActive && !isTouch) || undefined}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <IconTile icon={iconOf(category, severity)} tone={toneOf[severity]} />
      <div data-words>
        <span id={titleId} data-title>
          {href === '' ? (
            name
          ) : (
            <RoutedLink href={href} tabIndex={tabIndex} onClick={open}>
              {name}
            </RoutedLink>
          )}
        </span>
        <VisuallyHidden id={stateId}>{states.filter(Boolean).join(', ')}</VisuallyHidden>
        {body === '' ? null : (
          <p data-body>
            <bdi>{body}</bdi>
          </p>
        )}
        {href !== '' && category === 'integrations' && isProblem ? (
          <div data-fix>
            <ButtonLink href={href} size="small" tabIndex={tabIndex} onClick={open}>
              {t('notifications.fix')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      <div data-end>
        {isActive && !hasMenu && id !== '' ? (
          <RowButtons {...{ item, tabIndex, onToggleRead, onArchive }} />
        ) : null}
        <time
          data-time
          dateTime={formatMachineDate(createdAt)}
          title={formats.fullDate(createdAt, language)}
        >
          {formatClock(createdAt)}
        </time>
        <span data-dot />
        {(isTouch || isActive) && hasMenu && id !== ''
          ? withActions(<RowMenu {...{ item, tabIndex, onToggleRead, onArchive }} />)
          : null}
      </div>
    </article>
  );
});
