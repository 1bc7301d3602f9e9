import { crmTexts, useTranslation } from '@platform/i18n';
import type { FieldValues } from 'react-hook-form';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import type { DialogFormOptions } from '../../../patterns/FormDialog/useDialogForm.ts';
import type { CrmErrorKey } from './schemas.ts';

export interface CrmFormOptions<Values extends FieldValues, Saved> extends Omit<
  DialogFormOptions<Values, Values, Saved>,
  'errorText' | 'draftId'
> {
  recordId: string;
}

export function useCrmForm<Values extends FieldValues, Saved extends object>({
  recordId,
  ...options
}: CrmFormOptions<Values, Saved>) {
  const t = useTranslation(crmTexts);
  return useDialogForm<Values, Values, Saved>({
    errorText: (key) => t(key as CrmErrorKey),
    draftId: recordId,
    ...options,
  });
}
