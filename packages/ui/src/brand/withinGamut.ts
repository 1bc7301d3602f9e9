import { clampChroma, converter } from 'culori';
import type { Oklch } from 'culori';

interface Channels {
  l: number;
  c: number;
  h?: number | undefined;
  alpha?: number | undefined;
}

const toOklch = converter('oklch');

export const withinGamut = ({ l, c, h, alpha }: Channels): Oklch =>
  toOklch(
    clampChroma(
      {
        mode: 'oklch',
        l,
        c,
        ...(h === undefined ? {} : { h }),
        ...(alpha === undefined ? {} : { alpha }),
      },
      'oklch',
    ),
  );
