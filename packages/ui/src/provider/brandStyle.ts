import type { CSSProperties } from 'react';
import type { Brand } from '../brand/types.ts';

/** Colours of a brand as inline variables, each following the `color-scheme` of its element. */
export function brandStyle({ light, dark }: Brand): CSSProperties {
  const names = Object.keys(light) as (keyof typeof light)[];
  return Object.fromEntries(
    names.map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`]),
  );
}
