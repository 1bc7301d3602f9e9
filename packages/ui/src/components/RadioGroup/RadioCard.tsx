import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { End, Input, Label, Root } from './RadioCard.styles.ts';
import { Reason } from './RadioGroup.styles.ts';
import { useRadio } from './useRadio.ts';

export interface RadioCardProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'disabled'
> {
  /** Value of the group if this option is chosen; unique in the group. */
  value: string;
  /** Name and description of the option, the accessible name of its radio button. */
  children: ReactNode;
  /** Icon or picture. */
  media?: ReactNode;
  /** Content after the text; a button in it can be pressed separately. */
  endSlot?: ReactNode;
  /** `stacked` puts `media` above the text. @default 'row' */
  layout?: 'row' | 'stacked';
  /** Shows the ring of a radio button. @default false */
  hasMark?: boolean;
  /** Reason why the option cannot be chosen, shown below its text; it remains focusable. */
  disabledReason?: string | undefined;
  /** Makes the option neither selectable nor focusable. @default false */
  disabled?: boolean | undefined;
}

/**
 * An option of a `RadioGroup` as a card. `className` and `style` go to the card, other props and
 * `ref` to the radio button.
 */
export function RadioCard({
  value,
  children,
  media,
  endSlot,
  layout = 'row',
  hasMark = false,
  disabledReason,
  className,
  style,
  ...rest
}: RadioCardProps) {
  const reasonId = useId();
  const radio = useRadio(rest, { value, disabledReason, reasonId });
  return (
    <Root
      className={className}
      style={style}
      data-layout={layout}
      data-marked={hasMark || undefined}
    >
      {media}
      <Label>
        <Input {...radio} />
        {children}
        {disabledReason ? (
          <Reason id={reasonId} aria-hidden="true">
            {disabledReason}
          </Reason>
        ) : null}
      </Label>
      {endSlot ? <End>{endSlot}</End> : null}
    </Root>
  );
}
