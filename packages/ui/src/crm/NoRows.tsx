import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { EmptyArt } from '../components/Illustration/EmptyArt.tsx';
import { NoResultsArt } from '../components/Illustration/NoResultsArt.tsx';

export interface NoRowsProps {
  title: string;
  text: string;
  /** Something was looked for, and not found. */
  isFiltered: boolean;
}

/** Says that there is nothing to list, and why. */
export function NoRows({ title, text, isFiltered }: NoRowsProps) {
  return (
    <EmptyState
      illustration={isFiltered ? <NoResultsArt /> : <EmptyArt />}
      title={title}
      description={text}
    />
  );
}
