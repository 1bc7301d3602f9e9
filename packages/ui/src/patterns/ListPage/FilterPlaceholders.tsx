import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { FilterBox } from './ListFilter.styles.ts';

export interface FilterPlaceholdersProps {
  /** Number of filters. */
  count: number;
}

/** Keeps the room of filters that load on their own. */
export function FilterPlaceholders({ count }: FilterPlaceholdersProps) {
  return Array.from({ length: count }, (_, index) => (
    <FilterBox key={index} aria-hidden="true">
      <Skeleton height="var(--platform-density-comfortable-control)" />
    </FilterBox>
  ));
}
