import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenProps } from '../../internal/useOpen.ts';
import { PopoverContext } from './PopoverContext.ts';

export interface PopoverRootProps extends OpenProps {
  /** `Popover.Trigger` and `Popover.Content`. */
  children: ReactNode;
}

/** A button with a small dialog next to it, which leaves the page usable. Renders no element. */
export function PopoverRoot({ children, ...props }: PopoverRootProps) {
  const popupId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpen(props);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);

  useLayoutEffect(() => {
    if (isOpen) setTrigger(triggerRef.current);
  }, [isOpen]);

  const popover = useMemo(
    () => ({ popupId, triggerRef, isOpen, trigger: isOpen ? trigger : null, setOpen }),
    [popupId, isOpen, trigger, setOpen],
  );
  return <PopoverContext value={popover}>{children}</PopoverContext>;
}
