import type { ComponentPropsWithRef, ReactNode } from 'react';
import { End, Input, Label, Root } from './RadioCard.styles.ts';

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Name and description of the option, which name its radio button. */
  children: ReactNode;
  /** A tile or an icon before the words. */
  media?: ReactNode;
  /** What follows the words; a button in it is pressed by itself. */
  end?: ReactNode;
  /** `stacked` puts `media` over the words. @default 'row' */
  layout?: 'row' | 'stacked';
  /** Shows the mark of a radio button before the words. @default false */
  hasMark?: boolean;
}

/**
 * An option of a choice, as a card that is pressed anywhere: put several with one `name` into a `FieldGroup`. `className` and
 * `style` go to the card, everything else to its radio button.
 */
export function RadioCard({
  children,
  media,
  end,
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
      {end ? <End>{end}</End> : null}
    </Root>
  );
}
