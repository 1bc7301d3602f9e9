import { crmTexts, useTranslation } from '@platform/i18n';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import type { DialogFormOptions } from '../../../patterns/FormDialog/useDialogForm.ts';
import type { CrmErrorKey } from './schemas.ts';
import type { FormInput } from '../../../patterns/FormDialog/formTypes.ts';

export interface CrmFormOptions<Values extends FormInput, Saved> extends Omit<
  DialogFormOptions<Values, Values, Saved>,
  'errorText' | 'draftId'
> {
  recordId: string;
}

export function useCrmForm<Values extends FormInput, Saved extends object>({
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
