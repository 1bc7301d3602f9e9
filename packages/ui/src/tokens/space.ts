import type { baseTokenNames } from './generated.ts';

const PREFIX = '--platform-space-';

/** Step of the spacing scale: `'2'` is `--platform-space-2`, 8 px at the default text size. */
export type SpaceStep =
  | '0'
  | {
      [Name in (typeof baseTokenNames)[number]]: Name extends `--platform-space-${infer Step}`
        ? Step
        : never;
    }[(typeof baseTokenNames)[number]];

/** Space between rows and columns: one step for both, or a step for rows and one for columns. */
export type Gap = SpaceStep | `${SpaceStep} ${SpaceStep}`;

/** CSS lengths of a gap's rows and columns, for `gap` and for sums. */
export function gapLengths(gap: Gap): [row: string, column: string] {
  const [row = '0', column = row] = gap.split(' ').map(lengthOf);
  return [row, column];
}

/** With a unit, because a sum in `calc()` is invalid without one. */
function lengthOf(step: string): string {
  return step === '0' ? '0px' : `var(${PREFIX}${step})`;
}
