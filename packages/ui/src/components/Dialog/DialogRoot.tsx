import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenChangeReason, OpenProps } from '../../internal/useOpen.ts';
import { CloseButton } from '../../internal/CloseButton.tsx';
import { Close, Description, Header, Layer, Surface, Title } from './Dialog.styles.ts';
import { DialogContext } from './DialogContext.ts';
import { firstField } from './firstField.ts';

/** Props of `Dialog`, which closes by Escape, the close button and a press on the backdrop. */
export interface DialogRootProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, OpenProps {
  /** Heading; names the dialog. */
  title: ReactNode;
  /** One sentence below the title; part of the accessible description. */
  description?: ReactNode;
  /** 420, 440 or 720 px wide; full width on phones. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Shows the close button. @default true */
  hasCloseButton?: boolean;
  /** Label of the close button. @default 'Close' */
  closeLabel?: string | undefined;
  /** Closes by a press on the backdrop. @default true */
  isDismissable?: boolean;
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/** A modal task. Focuses its first field, and on close the opener. A `<div>` in a portal. */
export function DialogRoot({ open, defaultOpen, onOpenChange, ...rest }: DialogRootProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  return isOpen ? <OpenDialog {...rest} onClose={(reason) => setOpen(false, reason)} /> : null;
}

interface OpenDialogProps extends Omit<DialogRootProps, keyof OpenProps> {
  onClose: (reason: OpenChangeReason) => void;
}

function OpenDialog({
  onClose,
  title,
  description,
  size = 'medium',
  hasCloseButton = true,
  closeLabel,
  isDismissable = true,
  role = 'dialog',
  children,
  ref,
  ...rest
}: OpenDialogProps) {
  const id = useId();
  return (
    <Layer onClose={onClose} isDismissable={isDismissable} firstFocus={firstField}>
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
          <Header data-closable={hasCloseButton || undefined}>
            <Title id={`${id}title`}>{title}</Title>
            {description ? <Description id={`${id}text`}>{description}</Description> : null}
          </Header>
          <DialogContext value>{children}</DialogContext>
          {hasCloseButton ? (
            <Close>
              <CloseButton label={closeLabel} onClick={() => onClose('close-press')} />
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

function DialogSurface({ refs: [callerRef, ownRef], ...rest }: DialogSurfaceProps) {
  const ref = useComposedRefs(callerRef, ownRef);
  return <Surface tabIndex={-1} {...rest} ref={ref} />;
}
