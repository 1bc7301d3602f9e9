import { dialogsTexts, useTranslation } from '@platform/i18n';
import { isComposing, trimText } from '@platform/i18n/text';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import type { AlertDialogProps } from '../../components/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useOpen } from '../../internal/useOpen.ts';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import type { FormRefusal } from '../FormDialog/formTypes.ts';
import { Stack } from './ConfirmDialog.styles.ts';

/** Result of `onConfirm`: a `message` is shown and keeps the dialog open, any other result closes it. */
export type ConfirmOutcome = FormRefusal<never> | { status: string } | void;

/** Result of deleting a record: undefined if deleted; `inUse` lists the records that use it. */
export type RemovalOutcome<Dependent = never> =
  | FormRefusal<never>
  | { status: 'inUse'; usedBy: readonly Dependent[] }
  | undefined;

export interface ConfirmDialogProps extends Omit<AlertDialogProps, 'isPending' | 'onConfirm'> {
  /** Text that the user must type exactly before confirming. */
  confirmationText?: string;
  /** Initial state if `open` is omitted. @default true */
  defaultOpen?: boolean | undefined;
  /** Called once at a time. Must not reject; a `message` in its result is shown in the dialog. */
  onConfirm: () => ConfirmOutcome | Promise<ConfirmOutcome>;
}

/** Confirms what cannot be undone, optionally by typing a name. Open by default. */
export function ConfirmDialog({
  details,
  cancelLabel,
  confirmationText,
  onConfirm,
  open,
  defaultOpen = true,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) {
  const t = useTranslation(dialogsTexts);
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState('');
  const [failure, setFailure] = useState('');
  const nameRef = useRef<HTMLInputElement>(null);

  const { run, isRunning } = useSingleFlight(
    () => {
      setFailure('');
      return onConfirm();
    },
    (outcome) => {
      if (outcome && 'message' in outcome) setFailure(outcome.message);
      else setOpen(false, 'submit');
    },
  );

  function confirm(): void {
    if (confirmationText !== undefined && trimText(name) !== trimText(confirmationText)) {
      setNameError(t('dialogs.confirm.wrongName'));
      nameRef.current?.focus();
      return;
    }
    void run();
  }

  const hasMore = Boolean(details) || confirmationText !== undefined || failure !== '';
  return (
    <AlertDialog
      {...rest}
      open={isOpen}
      onOpenChange={setOpen}
      details={
        hasMore ? (
          <Stack>
            {details}
            {confirmationText === undefined ? null : (
              <TextField
                ref={nameRef}
                label={t('dialogs.confirm.typeName', { name: confirmationText })}
                autoComplete="off"
                spellCheck={false}
                value={name}
                error={nameError || undefined}
                readOnly={isRunning}
                onChange={(event) => {
                  setName(event.target.value);
                  setNameError('');
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !isComposing(event)) confirm();
                }}
              />
            )}
            {failure ? <Banner tone="danger">{failure}</Banner> : null}
          </Stack>
        ) : null
      }
      cancelLabel={cancelLabel ?? t('common.action.cancel')}
      isPending={isRunning}
      onConfirm={confirm}
    />
  );
}
