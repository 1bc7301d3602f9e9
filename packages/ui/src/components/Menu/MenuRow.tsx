import { Check } from 'lucide';
import { useId } from 'react';
import type { HTMLProps, KeyboardEvent, MouseEvent, Ref } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { Icon } from '../Icon/Icon.tsx';
import { renderIcon } from '../Icon/renderIcon.tsx';
import { KeyCap } from '../Kbd/KeyCap.tsx';
import { ariaKeys } from '../Kbd/keyNames.ts';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { joinIds } from '../../internal/joinIds.ts';
import { Mark } from '../../internal/Mark.tsx';
import { touchQuery } from '../../tokens/media.ts';
import { useCopy } from '../../internal/useCopy.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { Label, Reason, Row } from './MenuPopup.styles.ts';
import { useTooltip } from '../Tooltip/useTooltip.tsx';
import type { MenuAction } from './types.ts';

export interface MenuRowProps extends Omit<HTMLProps<HTMLElement>, 'ref' | 'action'> {
  ref: Ref<HTMLElement>;
  action: MenuAction;
  /** Closes the menu; called before the action runs. */
  onChoose: () => void;
}

/** A link handles only Enter by itself; a menu item also needs Space. */
const pressBySpace = unlessComposing((event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
});

function roleOf({ isChecked, isMultiple }: MenuAction): string {
  if (isChecked === undefined) return 'menuitem';
  return isMultiple ? 'menuitemcheckbox' : 'menuitemradio';
}

/** Unavailable items stay focusable and show a reason; one that copies leaves the menu open. */
export function MenuRow({ ref, action, onChoose, ...rest }: MenuRowProps) {
  const { label, icon, mark, tone, disabledReason, href, externalHint, isChecked, copies } = action;
  const { shortcut } = action;
  const [result, copy] = useCopy();
  const noteId = useId();
  const labelId = useId();
  const markId = useId();
  // Touch screens have no hover, so the reason is part of the item.
  const isTouch = useMedia(touchQuery, false);
  const reason = isTouch ? disabledReason : undefined;
  const note = disabledReason ?? externalHint;
  const component = useLinkComponent();
  function handleClick(event: MouseEvent<HTMLElement>): void {
    if (disabledReason) {
      event.preventDefault();
      return;
    }
    if (copies) return copy(copies.text);
    if (!action.keepsOpen) onChoose();
    action.onSelect?.();
  }

  const { attributes, layer } = useTooltip({
    text: isTouch ? undefined : disabledReason,
    placement: 'left',
  });

  const props = {
    ...rest,
    ...(href !== undefined && {
      as: externalHint ? ('a' as const) : component,
      href,
      ...(externalHint && { target: '_blank', rel: 'noopener noreferrer' }),
      onKeyDown: composeHandlers(rest.onKeyDown, pressBySpace),
    }),
  };
  return (
    <>
      <Row
        {...(props as object)}
        {...(href === undefined && { type: 'button' as const })}
        ref={ref as Ref<HTMLButtonElement>}
        role={roleOf(action)}
        aria-checked={isChecked}
        aria-disabled={disabledReason ? true : undefined}
        aria-labelledby={reason ? labelId : undefined}
        aria-describedby={joinIds(note && noteId, mark && markId)}
        aria-keyshortcuts={shortcut && ariaKeys(shortcut)}
        data-tone={tone}
        {...attributes}
        onClick={handleClick}
      >
        {renderIcon(icon)}
        <Label>
          <span id={labelId} aria-live={copies && 'polite'}>
            {copies && result ? copies[result] : label}
          </span>
          {reason ? <Reason id={noteId}>{reason}</Reason> : null}
        </Label>
        {mark ? <Mark id={markId}>{mark}</Mark> : null}
        {shortcut ? <KeyCap keys={shortcut} aria-hidden="true" hidesOnTouch /> : null}
        {isChecked ? <Icon icon={Check} data-tick /> : null}
        {note && !reason ? (
          <span hidden id={noteId}>
            {note}
          </span>
        ) : null}
      </Row>
      {layer}
    </>
  );
}
