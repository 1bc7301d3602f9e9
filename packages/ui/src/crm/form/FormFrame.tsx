import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { LeaveQuestion } from '../../patterns/FormDialog/LeaveQuestion.tsx';
import { Form } from './FormDialog.styles.ts';
import type { Discard } from './useDiscard.ts';
import type { SaveForm, TextValues } from './useSaveForm.ts';

export interface FormFrameProps<Values extends TextValues<Values>> {
  form: SaveForm<Values>;
  discard: Discard;
  submitLabel: string;
  pendingLabel: string;
  children: ReactNode;
}

/** The fields of a dialog's form over its buttons; a refusal of the whole stands above them. */
export function FormFrame<Values extends TextValues<Values>>({
  form,
  discard,
  submitLabel,
  pendingLabel,
  children,
}: FormFrameProps<Values>) {
  const t = useTranslation();
  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      <Dialog.Body>
        {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
        {children}
      </Dialog.Body>
      <Dialog.Footer>
        {discard.isAsking ? (
          <LeaveQuestion stayRef={discard.stayRef} onStay={discard.stay} onLeave={discard.giveUp} />
        ) : (
          <>
            <Button onClick={discard.giveUp}>{t('common.action.cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              isLoading={form.isPending}
              loadingText={pendingLabel}
            >
              {submitLabel}
            </Button>
          </>
        )}
      </Dialog.Footer>
    </Form>
  );
}
