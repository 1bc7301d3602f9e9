import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Step } from './Calendar.styles.ts';

export interface CalendarStepProps {
  edge: 'start' | 'end';
  label: string;
  /** Reason why nothing follows in this direction; disables the button. */
  disabledReason: string | undefined;
  onPress: () => void;
}

/** Shows the previous or next month, year or page of years. */
export function CalendarStep({ edge, label, disabledReason, onPress }: CalendarStepProps) {
  return (
    <Step data-edge={edge}>
      <IconButton
        size="small"
        label={label}
        icon={<Icon icon={edge === 'start' ? ChevronLeft : ChevronRight} />}
        disabledReason={disabledReason}
        onClick={onPress}
      />
    </Step>
  );
}
