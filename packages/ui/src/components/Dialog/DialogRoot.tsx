import { X } from 'lucide';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Close, Description, Header, Layer, Surface, Title } from './Dialog.styles.ts';
import { DialogContext } from './DialogContext.ts';
import { firstField } from './firstField.ts';

export interface DialogRootProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  /** Asked to close by Escape, the cross or the backdrop; keep `open` to refuse. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** 420, 440 or 720 px wide; the whole width on phones. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Names the cross; left out, there is none. */
  closeLabel?: string | undefined;
  /** Closes by a press on the backdrop. @default true */
  isDismissable?: boolean;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A task that takes the page until it is done. The focus goes to the first field and back to the
 * opener, or to the page's heading where that is gone. Renders a `<div>` in a portal.
 */
export function DialogRoot({ open, ...rest }: DialogRootProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onOpenChange,
  title,
  description,
  size = 'md',
  closeLabel,
  isDismissable = true,
  role = 'dialog',
  children,
  ref,
  ...rest
}: Omit<DialogRootProps, 'open'>) {
  const id = useId();
  const close = () => onOpenChange(false);
  return (
    <Layer onClose={close} isDismissable={isDismissable} firstFocus={firstField}>
      {(setSurface) => (
        <DialogSurface
          {...rest}
          refs={[ref, setSurface]}
          role={role}
          aria-modal="true"
          aria-labelledby={`${id}title`}
          aria-describedby={description ? `${id}text` : undefined}
          data-size={size}
        >
          <Header data-closable={closeLabel ? '' : undefined}>
            <Title id={`${id}title`}>{title}</Title>
            {description ? <Description id={`${id}text`}>{description}</Description> : null}
          </Header>
          <DialogContext value>{children}</DialogContext>
          {closeLabel ? (
            <Close>
              <IconButton
                label={closeLabel}
                tooltip={false}
                size="small"
                icon={<Icon icon={X} />}
                onClick={close}
              />
            </Close>
          ) : null}
        </DialogSurface>
      )}
    </Layer>
  );
}

interface DialogSurfaceProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  refs: [DialogRootProps['ref'], (surface: HTMLElement | null) => void];
}

function DialogSurface({ refs: [theirs, ours], ...rest }: DialogSurfaceProps) {
  const ref = useComposedRefs(theirs, ours);
  return <Surface tabIndex={-1} {...rest} ref={ref} />;
}
