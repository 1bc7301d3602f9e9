import { ChevronDown } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Heading, HeadingToggle } from './Calendar.styles.ts';

export interface HeadingButtonProps {
  /** The visible month or year. */
  text: string;
  /** Text of what a press opens, such as 'choose month'. */
  action: string;
  onPress: () => void;
}

/** Heading of the visible days, announced when it changes; a press chooses others. */
export function HeadingButton({ text, action, onPress }: HeadingButtonProps) {
  return (
    <Heading aria-live="polite">
      <HeadingToggle aria-label={`${text}, ${action}`} onClick={onPress}>
        <span>{text}</span>
        <Icon icon={ChevronDown} size="small" />
      </HeadingToggle>
    </Heading>
  );
}
