import { useComponentTexts } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useMedia } from '../../internal/useMedia.ts';
import type { Shortcut } from '../../shortcuts/registry.ts';
import { useShortcuts } from '../../shortcuts/useShortcut.ts';
import { phoneQuery } from '../../tokens/media.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { renderIcon } from '../Icon/renderIcon.tsx';
import { Menu } from '../Menu/index.ts';
import type { MenuAction } from '../Menu/types.ts';

/** A secondary action of a page. */
export interface PageAction extends Pick<
  MenuAction,
  'id' | 'label' | 'icon' | 'mark' | 'href' | 'onSelect'
> {
  /** Announces that the action opens a dialog. */
  opensDialog?: boolean | undefined;
}

interface MoreActionsProps {
  actions: readonly PageAction[];
  label: string | undefined;
  /** The page's primary action; without it the first of `actions` replaces it. */
  children: ReactNode;
}

export function MoreActions({ actions, label, children }: MoreActionsProps) {
  const t = useComponentTexts();
  const isPhone = useMedia(phoneQuery, false);
  useShortcuts(actions.flatMap(asShortcut));
  const first = isPhone && !children ? actions.slice(0, 1) : [];
  const inMenu = isPhone ? actions.slice(first.length) : [];
  return (
    <>
      {(isPhone ? first : actions).map((action) => (
        <ActionButton key={action.id} {...action} />
      ))}
      {children}
      {inMenu.length > 0 ? (
        <Menu.Root>
          <Menu.Trigger label={label ?? t('common.action.more')} />
          <Menu.Items items={inMenu} />
        </Menu.Root>
      ) : null}
    </>
  );
}

const asShortcut = ({ id, label, onSelect }: PageAction): Shortcut[] =>
  onSelect ? [{ id, label, onPress: onSelect }] : [];

function ActionButton({ label, icon, mark, href, onSelect, opensDialog }: PageAction) {
  const startIcon = renderIcon(icon);
  if (href !== undefined) {
    return (
      <ButtonLink href={href} startIcon={startIcon} mark={mark}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      startIcon={startIcon}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onSelect}
    >
      {label}
    </Button>
  );
}
