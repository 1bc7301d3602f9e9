import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Step } from './Calendar.styles.ts';

export interface CalendarStepProps {
  edge: 'start' | 'end';
  label: string;
  /** Why there is nothing further in this direction. */
  disabledReason: string | undefined;
  onPress: () => void;
}

/** Goes to what is before or after the visible days. */
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
