import type { ComponentPropsWithRef } from 'react';
import type { baseTokenNames } from '../../tokens/generated.ts';
import { Root } from './Stack.styles.ts';

type StepOf<Name> = Name extends `--platform-space-${infer Step}` ? Step : never;
type Space = '0' | StepOf<(typeof baseTokenNames)[number]>;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul' | undefined;
  /** Space between children, a step of the spacing scale; two steps are rows and columns. @default none */
  gap?: Space | `${Space} ${Space}`;
  /** `row` aligns its children in the middle. @default 'column' */
  direction?: 'column' | 'row';
  wraps?: boolean;
  /** Alignment across the direction. @default 'center' in a row, otherwise stretched */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  justify?: 'between' | 'center' | undefined;
}

const PREFIX = '--platform-space-';

export function Stack({ gap, direction, wraps, align, justify, style, ...rest }: StackProps) {
  const spaces = gap?.split(' ').map((step) => (step === '0' ? step : `var(${PREFIX}${step})`)) ?? [
    'normal',
  ];
  return (
    <Root
      {...rest}
      style={{ '--platform-stack-gap': spaces.join(' '), ...style }}
      data-direction={direction}
      data-wraps={wraps || undefined}
      data-align={align}
      data-justify={justify}
    />
  );
}
