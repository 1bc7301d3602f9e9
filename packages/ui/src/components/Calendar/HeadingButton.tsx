import { ChevronDown } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Heading, HeadingPress } from './Calendar.styles.ts';

export interface HeadingButtonProps {
  /** What is visible: a month or a year. */
  text: string;
  /** What a press lets the user choose. */
  action: string;
  onPress: () => void;
}

/** Heading of visible days, announced when it changes; a press chooses others. */
export function HeadingButton({ text, action, onPress }: HeadingButtonProps) {
  return (
    <Heading aria-live="polite">
      <HeadingPress aria-label={`${text}, ${action}`} onClick={onPress}>
        <span>{text}</span>
        <Icon icon={ChevronDown} size="small" />
      </HeadingPress>
    </Heading>
  );
}
