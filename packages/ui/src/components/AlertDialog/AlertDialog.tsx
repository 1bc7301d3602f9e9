import { useComponentTexts } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/index.ts';
import type { DialogRootProps } from '../Dialog/index.ts';
import { Body, Spacer, DetailsBox } from './AlertDialog.styles.ts';

export interface AlertDialogProps extends Omit<
  DialogRootProps,
  'children' | 'hasCloseButton' | 'closeLabel' | 'isDismissable' | 'role'
> {
  /** Shown in a separate box below the text, such as the name and email of a user. */
  details?: ReactNode;
  /** Label of the confirm button: a verb. */
  confirmLabel: string;
  /** `primary` if confirming destroys nothing. @default 'danger' */
  confirmVariant?: 'danger' | 'primary';
  /** Way out that loses nothing, such as saving first; a primary button after the confirm button. */
  alternative?: { label: string; onPress: () => void } | undefined;
  /** Label of the button that cancels. @default 'Cancel' */
  cancelLabel?: string;
  /** Shows the spinner in the confirm button and keeps the dialog open. @default false */
  isPending?: boolean;
  /** Shown instead of `confirmLabel` while the action runs. */
  loadingText?: string | undefined;
  /** Called when the confirm button is pressed; the caller closes the dialog. */
  onConfirm: () => void;
}

/** Confirms what cannot be undone; Cancel has the focus. WAI-ARIA APG "Alert Dialog". */
export function AlertDialog({
  details,
  confirmLabel,
  confirmVariant = 'danger',
  alternative,
  cancelLabel,
  isPending = false,
  loadingText,
  onConfirm,
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: AlertDialogProps) {
  const t = useComponentTexts();
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
          <DetailsBox>{details}</DetailsBox>
        </Body>
      ) : (
        <Spacer />
      )}
      <Dialog.Footer>
        <Button data-autofocus onClick={() => close('close-press')}>
          {cancelLabel ?? t('common.action.cancel')}
        </Button>
        <Button
          variant={confirmVariant}
          emphasis={alternative && confirmVariant === 'danger' ? 'low' : 'high'}
          isLoading={isPending}
          {...(loadingText && { loadingText })}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        {alternative ? (
          <Button
            variant="primary"
            onClick={() => {
              if (!isPending) alternative.onPress();
            }}
          >
            {alternative.label}
          </Button>
        ) : null}
      </Dialog.Footer>
    </Dialog.Root>
  );
}
