import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldGroupError } from './FieldGroupError.tsx';

interface GroupErrorProps {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

const NO_ERROR: GroupErrorProps = {};

/** Attributes of a group with an error, and the text to put under its controls. */
export function useGroupError(error: string | undefined): {
  groupProps: GroupErrorProps;
  errorText: ReactNode;
} {
  const id = useId();
  if (!error) return { groupProps: NO_ERROR, errorText: null };
  return {
    groupProps: { 'aria-invalid': true, 'aria-describedby': id },
    errorText: <FieldGroupError id={id}>{error}</FieldGroupError>,
  };
}
