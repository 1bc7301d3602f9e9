import type { CSSProperties } from 'react';
import type { Brand } from '../brand/types.ts';

/** The colours of a brand as inline variables: each follows the `color-scheme` where it is used. */
export function brandStyle({ light, dark }: Brand): CSSProperties {
  const names = Object.keys(light) as (keyof typeof light)[];
  return Object.fromEntries(
    names.map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`]),
  );
}
