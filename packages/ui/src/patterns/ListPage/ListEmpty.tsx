import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { EmptyArt } from '../../components/Illustration/EmptyArt.tsx';
import { NoResultsArt } from '../../components/Illustration/NoResultsArt.tsx';

export interface ListEmptyProps {
  title: string;
  description?: string | undefined;
  /** Something was looked for, and not found. @default false */
  isFiltered?: boolean;
  /** `null` for a small place. @default a drawing that fits */
  illustration?: ReactNode;
  actions?: ReactNode;
}

/** Says that there is nothing to list, and why. */
export function ListEmpty({ isFiltered = false, illustration, ...rest }: ListEmptyProps) {
  const fitting = isFiltered ? <NoResultsArt /> : <EmptyArt />;
  return (
    <EmptyState illustration={illustration === undefined ? fitting : illustration} {...rest} />
  );
}
