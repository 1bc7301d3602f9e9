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

/** Not a tab stop, because keys of the field do the same. */
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
