import { useId } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { joinIds } from '../../internal/joinIds.ts';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import type { TooltipOptions } from '../Tooltip/useTooltip.tsx';
import { useTooltip } from '../Tooltip/useTooltip.tsx';

export interface UseButtonOptions extends ComponentPropsWithRef<'button'> {
  isLoading?: boolean | undefined;
  disabledReason?: string | undefined;
  /** Shown while the button is free to act. */
  tooltip?: TooltipOptions;
}

/**
 * Behaviour of every button: busy and reasoned-disabled ones keep the focus but do not act, and the
 * reason is a description and a tooltip.
 * @returns Props for the `<button>`, the hidden `reason` to render inside it, and the tooltip layer.
 */
export function useButton({ isLoading, disabledReason, tooltip, ...rest }: UseButtonOptions) {
  const reasonId = useId();
  const { layer, show, triggerHandlers } = useTooltip(
    disabledReason ? { content: disabledReason } : (tooltip ?? { content: null, isEnabled: false }),
  );
  const isBlocked = Boolean(isLoading) || Boolean(disabledReason);
  const { onClick } = rest;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!isBlocked) {
      onClick?.(event);
      return;
    }
    // Also keeps a submit button from submitting, by click or by Enter in a field.
    event.preventDefault();
    if (disabledReason) show(event.currentTarget);
  }

  const reason: ReactNode = disabledReason ? (
    <span hidden id={reasonId}>
      {disabledReason}
    </span>
  ) : null;

  const props: ComponentPropsWithRef<'button'> = {
    type: 'button',
    ...mergeHandlers(rest, triggerHandlers),
    'aria-describedby': joinIds(rest['aria-describedby'], disabledReason && reasonId),
    onClick: handleClick,
    ...(isBlocked && { 'aria-disabled': true }),
    ...(isLoading && { 'aria-busy': true }),
  };
  return { props, reason, layer };
}
