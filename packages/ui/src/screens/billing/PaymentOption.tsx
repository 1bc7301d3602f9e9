import { useId } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { RadioCard } from '../../components/RadioGroup/RadioCard.tsx';
import { Text } from '../../components/Text/Text.tsx';

const Option = styled(RadioCard)`
  --platform-radio-card-chosen: var(--platform-accent-soft);
  --platform-radio-card-edge: 2px;
  --platform-radio-card-hover: var(--platform-border-default);
  gap: var(--platform-space-3-5);
  padding: var(--platform-space-4);
  background: none;

  &:has(:disabled) {
    background: var(--platform-surface-sunken);
    box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
    cursor: not-allowed;
  }
`;

export interface PaymentOptionProps {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  label: string;
  hint: string;
  icon: IconShape;
  isDisabled: boolean;
}

export function PaymentOption({ ref, ...props }: PaymentOptionProps) {
  const id = useId();
  return (
    <Option
      ref={ref}
      hasMark
      endSlot={<Icon icon={props.icon} size="large" />}
      value={props.value}
      disabled={props.isDisabled}
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}hint`}
    >
      <Text
        as="b"
        id={`${id}label`}
        tone={props.isDisabled ? 'secondary' : undefined}
        weight="medium"
        isBlock
      >
        {props.label}
      </Text>
      <Text as="small" id={`${id}hint`} tone="tertiary" size="md">
        {props.hint}
      </Text>
    </Option>
  );
}
