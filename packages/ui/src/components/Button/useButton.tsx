import { useId } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { focusClicked } from '../../internal/focusClicked.ts';
import { joinIds } from '../../internal/joinIds.ts';
import { useTooltip } from '../Tooltip/useTooltip.tsx';

export interface UseButtonOptions extends ComponentPropsWithRef<'button'> {
  isLoading?: boolean | undefined;
  disabledReason?: string | undefined;
  /** Used if there is no `disabledReason`. */
  tooltip?: string | undefined;
  shortcut?: string | undefined;
}

/** A loading or disabled button keeps the focus. Render `reason` inside it, `layer` next to it. */
export function useButton({
  isLoading,
  disabledReason,
  tooltip,
  shortcut,
  ...rest
}: UseButtonOptions) {
  const reasonId = useId();
  const { attributes, layer } = useTooltip({ text: disabledReason ?? tooltip, shortcut });
  const isBlocked = Boolean(isLoading) || Boolean(disabledReason);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    focusClicked(event.currentTarget);
    if (!isBlocked) rest.onClick?.(event);
    // Also prevents submission by a click or by Enter in a field.
    else event.preventDefault();
  }

  const reason: ReactNode = disabledReason && (
    <span hidden id={reasonId}>
      {disabledReason}
    </span>
  );

  const props: ComponentPropsWithRef<'button'> = {
    type: 'button',
    ...rest,
    'aria-describedby': joinIds(rest['aria-describedby'], disabledReason && reasonId),
    onClick: handleClick,
    ...(isBlocked && { 'aria-disabled': true }),
    ...(isLoading && { 'aria-busy': true }),
    ...attributes,
  };
  return { props, reason, layer };
}
