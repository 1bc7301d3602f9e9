import { createStrictContext } from '../../internal/createStrictContext.ts';

export interface RadioGroupState {
  /** Form name of every radio button, which makes them one group for the keyboard. */
  name: string;
  /** Value of the chosen option; '' for none. */
  value: string;
  choose: (value: string) => void;
}

const [RadioGroupContext, useRadioGroup] = createStrictContext<RadioGroupState>('RadioGroup');

export { RadioGroupContext, useRadioGroup };
