import type { FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { FormRefusal } from './formTypes.ts';
import type { MountedFields } from './mountedFields.ts';

interface ShownError {
  type: string;
  message?: string | undefined;
}

/** Type of an error whose message is text of the service instead of a key. */
const fromService = 'service';

/** Message of an error of the service; undefined for an error of the schema. */
export const serviceMessage = (error: ShownError | undefined): string | undefined =>
  error?.type === fromService ? error.message : undefined;

export const isRefusal = (outcome: object): outcome is FormRefusal =>
  'status' in outcome && outcome.status === 'refused';

/** Shows a refusal at its field, which gets the focus, or above the fields if none shows it. */
export function showRefusal<Input extends FieldValues>(
  setError: UseFormSetError<Input>,
  mounted: MountedFields,
  { field, message }: FormRefusal,
): void {
  const name = field !== undefined && mounted.has(field) ? (field as Path<Input>) : undefined;
  setError(name ?? `root.${fromService}`, { type: fromService, message }, { shouldFocus: true });
}

export const failureOf = <Input extends FieldValues>({
  root,
}: FieldErrors<Input>): string | undefined => root?.[fromService]?.message;

export const ownErrors = <Input extends FieldValues>(errors: FieldErrors<Input>): Path<Input>[] =>
  Object.keys(errors).filter(
    (name) => name !== 'root' && errors[name]?.type !== fromService,
  ) as Path<Input>[];

export const errorTextOf =
  (textOf: (key: string) => string) =>
  (error: ShownError | undefined): string | undefined =>
    serviceMessage(error) ?? (error?.message ? textOf(error.message) : undefined);
