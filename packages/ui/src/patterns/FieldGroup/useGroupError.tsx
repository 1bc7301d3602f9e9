import { useId } from 'react';
import { FieldGroupError } from './FieldGroupError.tsx';

/** Attributes of a group with an error, and the text to put under its controls. */
export function useGroupError(error: string | undefined) {
  const id = useId();
  if (!error) return { groupProps: {}, errorText: null };
  return {
    groupProps: { 'aria-invalid': true, 'aria-describedby': id } as const,
    errorText: <FieldGroupError id={id}>{error}</FieldGroupError>,
  };
}
