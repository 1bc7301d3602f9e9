import { useId } from 'react';
import type { Ref } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconShape } from '../components/Icon/Icon.tsx';
import { Option } from './PaymentDialog.styles.ts';

export interface PaymentOptionProps {
  ref?: Ref<HTMLInputElement> | undefined;
  name: string;
  label: string;
  hint: string;
  icon: IconShape;
  isChosen: boolean;
  isDisabled: boolean;
}

/** One way to pay: a radio button with a line that says what will happen. */
export function PaymentOption({ ref, ...props }: PaymentOptionProps) {
  const id = useId();
  return (
    <Option>
      <input
        ref={ref}
        type="radio"
        name={props.name}
        checked={props.isChosen}
        disabled={props.isDisabled}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}hint`}
        // There is one option to choose, and it is chosen.
        readOnly
      />
      <span>
        <b id={`${id}label`}>{props.label}</b>
        <small id={`${id}hint`}>{props.hint}</small>
      </span>
      <Icon icon={props.icon} size="large" />
    </Option>
  );
}
