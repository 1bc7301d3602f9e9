import { useId } from 'react';
import { Control, Description, OptionRoot, OptionText, Reason } from './RadioGroup.styles.ts';
import type { RadioOption } from './types.ts';
import { useRadio } from './useRadio.ts';

export function Radio({ option }: { option: RadioOption }) {
  const id = useId();
  const { value, label, description, disabledReason } = option;
  const describedBy = description === undefined ? undefined : `${id}description`;
  const radio = useRadio(
    { 'aria-labelledby': `${id}label`, 'aria-describedby': describedBy },
    { value, disabledReason, reasonId: `${id}reason` },
  );
  return (
    <OptionRoot>
      <Control>
        <input {...radio} />
      </Control>
      <OptionText>
        <span id={`${id}label`}>{label}</span>
        {description === undefined ? null : (
          <Description id={describedBy}>{description}</Description>
        )}
        {disabledReason ? <Reason id={`${id}reason`}>{disabledReason}</Reason> : null}
      </OptionText>
    </OptionRoot>
  );
}
