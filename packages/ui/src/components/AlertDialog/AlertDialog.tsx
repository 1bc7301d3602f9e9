import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/index.ts';
import type { DialogRootProps } from '../Dialog/index.ts';
import { Body, Gap, Well } from './AlertDialog.styles.ts';

export interface AlertDialogProps extends Omit<
  DialogRootProps,
  'children' | 'description' | 'closeLabel' | 'isDismissable' | 'role'
> {
  /** What will happen. */
  text: ReactNode;
  /** Whom or what it concerns, in a well of its own. */
  details?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Shows the spinner on the confirm button and keeps the dialog. @default false */
  isPending?: boolean;
  pendingText?: string | undefined;
  onConfirm: () => void;
}

/**
 * Asks before something that cannot be undone. The focus is on Cancel, and the backdrop does not
 * close it; WAI-ARIA APG "Alert Dialog". Renders a `<div>` in a portal.
 */
export function AlertDialog({
  text,
  details,
  confirmLabel,
  cancelLabel,
  isPending = false,
  pendingText,
  onConfirm,
  onOpenChange,
  ...rest
}: AlertDialogProps) {
  function handleOpenChange(open: boolean) {
    if (!isPending) onOpenChange(open);
  }
  return (
    <Dialog.Root
      size="sm"
      {...rest}
      role="alertdialog"
      isDismissable={false}
      description={text}
      onOpenChange={handleOpenChange}
    >
      {details ? (
        <Body>
          <Well>{details}</Well>
        </Body>
      ) : (
        <Gap />
      )}
      <Dialog.Footer>
        <Button data-autofocus="" onClick={() => handleOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button
          variant="danger"
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
