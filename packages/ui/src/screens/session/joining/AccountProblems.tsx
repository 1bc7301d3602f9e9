import { joiningTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { FormProblems } from '../../../patterns/FormPage/FormProblems.tsx';
import type { PageForm } from '../../../patterns/FormPage/usePageForm.ts';
import type { FieldKey } from './useAccountForm.ts';
import type { FieldName, FormInput } from '../../../patterns/FormDialog/formTypes.ts';

export interface AccountProblemsProps<Input extends FormInput, Values> {
  form: PageForm<Input, Values>;
  labels: Readonly<Record<FieldName<Input>, FieldKey>>;
}

/** Shows one message for the form, or links if several fields are invalid. */
export function AccountProblems<Input extends FormInput, Values>({
  form,
  labels,
}: AccountProblemsProps<Input, Values>) {
  const t = useTranslation(joiningTexts);
  const { failure, problems, focusField } = form;
  const order = Object.keys(labels);
  const positionOf = (name: FieldName<Input>) => order.indexOf(name);
  if (failure) return <Banner tone="danger">{failure}</Banner>;
  if (problems.length < 2) return null;
  return (
    <FormProblems
      title={t('joining.problems', { count: problems.length })}
      problems={problems.toSorted((one, other) => positionOf(one.name) - positionOf(other.name))}
      labelOf={({ name }) => t(labels[name])}
      onFocus={focusField}
    />
  );
}
