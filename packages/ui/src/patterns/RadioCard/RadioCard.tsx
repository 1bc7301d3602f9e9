import type { ComponentPropsWithRef, ReactNode } from 'react';
import { End, Input, Label, Root } from './RadioCard.styles.ts';

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Name and description of the option, the accessible name of its radio button. */
  children: ReactNode;
  media?: ReactNode;
  /** Content after the text; a button in it can be pressed separately. */
  endSlot?: ReactNode;
  /** `stacked` puts `media` above the text. @default 'row' */
  layout?: 'row' | 'stacked';
  hasMark?: boolean;
}

/** A radio button as a card. `className` and `style` go to the card, other props to the radio. */
export function RadioCard({
  children,
  media,
  endSlot,
  layout = 'row',
  hasMark = false,
  className,
  style,
  ...rest
}: RadioCardProps) {
  return (
    <Root
      className={className}
      style={style}
      data-layout={layout}
      data-marked={hasMark || undefined}
    >
      {media}
      <Label>
        <Input {...rest} type="radio" />
        {children}
      </Label>
      {endSlot ? <End>{endSlot}</End> : null}
    </Root>
  );
}
