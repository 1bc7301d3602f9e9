import { joiningTexts, useTranslation } from '@platform/i18n';
import type { FieldValues, Path } from 'react-hook-form';
import { Banner } from '../../components/Banner/Banner.tsx';
import { FormProblems } from '../../patterns/FormPage/FormProblems.tsx';
import type { PageForm } from '../../patterns/FormPage/usePageForm.ts';
import type { AccountErrorKey } from './accountSchema.ts';
import type { FieldKey } from './useAccountForm.ts';

/** The messages that name their field. */
const naming: ReadonlySet<string> = new Set<AccountErrorKey>([
  'common.validation.emailRequired',
  'joining.error.name',
  'joining.error.company',
  'joining.error.password',
  'joining.error.repeat',
  'joining.error.terms',
]);

export interface AccountProblemsProps<Input extends FieldValues, Values> {
  form: PageForm<Input, Values>;
  /** The text keys of the fields' labels, in the order of the fields. */
  labels: Readonly<Record<Path<Input>, FieldKey>>;
}

/** Why the form was not sent: as a whole, or by its fields where several need attention. */
export function AccountProblems<Input extends FieldValues, Values>({
  form,
  labels,
}: AccountProblemsProps<Input, Values>) {
  const t = useTranslation(joiningTexts);
  const { failure, problems, focusField } = form;
  const order = Object.keys(labels);
  const placeOf = (name: Path<Input>) => order.indexOf(name);
  if (failure) return <Banner tone="danger">{failure}</Banner>;
  if (problems.length < 2) return null;
  return (
    <FormProblems
      title={t('joining.problems', { count: problems.length })}
      problems={problems.toSorted((one, other) => placeOf(one.name) - placeOf(other.name))}
      labelOf={({ name, message }) => (naming.has(message) ? '' : t(labels[name]))}
      onFocus={focusField}
    />
  );
}
