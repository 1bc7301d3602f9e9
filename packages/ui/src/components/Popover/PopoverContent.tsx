import type { ComponentPropsWithRef } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { Placement } from '../Tooltip/placement.ts';
import { usePopover } from './PopoverContext.ts';

export const LazyPopoverLayer = lazyComponent(() => import('./PopoverLayer.tsx'), 'PopoverLayer');

export interface PopoverContentProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the dialog. */
  label: string;
  /** Preferred side. @default 'bottom-start' */
  placement?: Placement;
}

/**
 * The dialog, mounted while open. The focus moves to the element with `data-autofocus`, else to the
 * first field or control, and Tab stays inside. Renders a `<div role="dialog">` in a portal.
 */
export function PopoverContent({ placement = 'bottom-start', ...rest }: PopoverContentProps) {
  const { trigger, popupId, setOpen } = usePopover('Popover.Content');
  if (!trigger) return null;
  return (
    <LazyPopoverLayer
      {...rest}
      id={popupId}
      anchor={trigger}
      trigger={trigger}
      placement={placement}
      onClose={(reason) => setOpen(false, reason)}
    />
  );
}
