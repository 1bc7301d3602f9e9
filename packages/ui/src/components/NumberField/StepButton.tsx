import type { IconNode } from 'lucide';
import { FieldButton } from '../Field/FieldButton.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { usePressRepeat } from './usePressRepeat.ts';

export interface StepButtonProps {
  label: string;
  icon: IconNode;
  controls: string;
  disabled: boolean;
  onStep: () => void;
}

/** For pointers: the field has keys for the same, so the button is not a tab stop. */
export function StepButton({ icon, controls, onStep, ...rest }: StepButtonProps) {
  const handlers = usePressRepeat(onStep);
  return (
    <FieldButton
      {...rest}
      {...handlers}
      icon={<Icon icon={icon} />}
      tooltip={false}
      tabIndex={-1}
      aria-controls={controls}
    />
  );
}
