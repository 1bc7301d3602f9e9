import { crmTexts, useTranslation } from '@platform/i18n';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import type { DialogFormOptions } from '../../../patterns/FormDialog/useDialogForm.ts';
import type { CrmErrorKey } from './schemas.ts';
import type { FormInput } from '../../../patterns/FormDialog/formTypes.ts';

export interface CrmFormOptions<Input extends FormInput, Values, Saved> extends Omit<
  DialogFormOptions<Input, Values, Saved>,
  'errorText' | 'draftId'
> {
  recordId: string;
}

export function useCrmForm<Input extends FormInput, Saved extends object, Values = Input>({
  recordId,
  ...options
}: CrmFormOptions<Input, Values, Saved>) {
  const t = useTranslation(crmTexts);
  return useDialogForm<Input, Values, Saved>({
    errorText: (key) => t(key as CrmErrorKey),
    draftId: recordId,
    ...options,
  });
}
