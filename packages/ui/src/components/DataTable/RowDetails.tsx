import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { DetailCell, DetailRow, ExpanderCell } from './RowDetails.styles.ts';

export interface ExpanderProps {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens the details of a row; WAI-ARIA APG "Disclosure". */
export function Expander({ label, isOpen, onToggle }: ExpanderProps) {
  return (
    <ExpanderCell data-stack="expand">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={label}
        data-expander
        onClick={onToggle}
      >
        <Icon icon={ChevronDown} />
      </button>
    </ExpanderCell>
  );
}

export interface DetailsProps {
  /** Index of the row among all rows. */
  index: number | undefined;
  children: ReactNode;
}

/** The row below an open one. Its controls are tab stops after that of the row. */
export function Details({ index, children }: DetailsProps) {
  return (
    <DetailRow data-details={index}>
      <DetailCell>
        <div>{children}</div>
      </DetailCell>
    </DetailRow>
  );
}
