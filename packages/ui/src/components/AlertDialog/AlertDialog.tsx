import type { ReactNode } from 'react';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { Button } from '../Button/Button.tsx';
import { useComponentTexts } from '../ComponentTexts/ComponentTextsContext.ts';
import { Dialog } from '../Dialog/index.ts';
import type { DialogRootProps } from '../Dialog/index.ts';
import { Body, Gap, Well } from './AlertDialog.styles.ts';

export interface AlertDialogProps extends Omit<
  DialogRootProps,
  'children' | 'hasCloseButton' | 'closeLabel' | 'isDismissable' | 'role'
> {
  /** Whom or what it concerns, in a well of its own. */
  details?: ReactNode;
  /** The verb of what is final. */
  confirmLabel: string;
  /** `primary` where confirming gives something, and takes nothing away. @default 'danger' */
  confirmVariant?: 'danger' | 'primary';
  /** Says how to leave without a change. @default 'Cancel' */
  cancelLabel?: string;
  /** Shows the spinner on the confirm button and keeps the dialog. @default false */
  isPending?: boolean;
  /** Replaces the label while it works. */
  pendingText?: string | undefined;
  /** Called when the button is pressed; the parent closes the dialog. */
  onConfirm: () => void;
}

/**
 * Asks before something that cannot be undone. The focus is on Cancel, and the backdrop does not
 * close it; WAI-ARIA APG "Alert Dialog". Renders a `<div>` in a portal.
 */
export function AlertDialog({
  details,
  confirmLabel,
  confirmVariant = 'danger',
  cancelLabel,
  isPending = false,
  pendingText,
  onConfirm,
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: AlertDialogProps) {
  const texts = useComponentTexts();
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const close = (reason: OpenChangeReason) => {
    if (!isPending) setOpen(false, reason);
  };
  return (
    <Dialog.Root
      size="small"
      {...rest}
      role="alertdialog"
      open={isOpen}
      hasCloseButton={false}
      isDismissable={false}
      onOpenChange={(_open, reason) => close(reason)}
    >
      {details ? (
        <Body>
          <Well>{details}</Well>
        </Body>
      ) : (
        <Gap />
      )}
      <Dialog.Footer>
        <Button data-autofocus onClick={() => close('close-press')}>
          {cancelLabel ?? texts.cancel}
        </Button>
        <Button
          variant={confirmVariant}
          isLoading={isPending}
          {...(pendingText && { loadingText: pendingText })}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  );
}
