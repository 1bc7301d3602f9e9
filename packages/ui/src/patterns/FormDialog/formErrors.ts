import type { FieldError, FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { FormRefusal } from './formTypes.ts';

/** Marks an error whose message is the service's own text and not a key of the schema. */
export const fromService = 'service';

/** Whether a form was refused rather than saved. */
export const isRefusal = (outcome: object): outcome is FormRefusal =>
  'status' in outcome && outcome.status === 'refused';

/** Shows a refusal at its field, which gets the focus, or above the fields. */
export function showRefusal<Input extends FieldValues>(
  { setError }: { setError: UseFormSetError<Input> },
  { field, message }: FormRefusal,
): void {
  setError(
    (field as Path<Input> | undefined) ?? `root.${fromService}`,
    { type: fromService, message },
    { shouldFocus: true },
  );
}

/** Message of a refusal that is about no single field. */
export const failureOf = <Input extends FieldValues>({
  root,
}: FieldErrors<Input>): string | undefined => root?.[fromService]?.message;

/** The fields that the schema itself objects to. */
export const ownErrors = <Input extends FieldValues>(errors: FieldErrors<Input>): Path<Input>[] =>
  Object.keys(errors).filter(
    (name) => name !== 'root' && errors[name]?.type !== fromService,
  ) as Path<Input>[];

/** Writes an error in words: the service's own, else the text of its key. */
export const errorTextOf =
  (textOf: (key: string) => string) =>
  (error: FieldError | undefined): string | undefined =>
    error?.type === fromService || !error?.message ? error?.message : textOf(error.message);
