import tokens from '../../packages/ui/tokens/tokens.json' with { type: 'json' };

export interface TokenRow {
  /** The variable. */
  name: string;
  /** What it is for, where the tokens say so. */
  use: string;
}

interface Group {
  [key: string]: unknown;
}

function walk(group: Group, path: string): TokenRow[] {
  return Object.entries(group).flatMap(([key, token]) => {
    if (key.startsWith('$') || typeof token !== 'object' || token === null) return [];
    const name = `${path}-${key}`;
    if (!('$value' in token)) return walk(token as Group, name);
    const { $description = '' } = token as { $description?: string };
    return [{ name, use: $description }];
  });
}

/** The colours of the themes under one name, such as `surface`. */
export function colourTokens(group: string): readonly TokenRow[] {
  const { light } = tokens.semantic as { light: Group };
  return walk(light[group] as Group, `--platform-${group}`);
}

/** The names under which the colours of the themes are kept. */
export const colourGroups = Object.keys(tokens.semantic.light).filter((key) => key !== 'backdrop');

/** The tokens of a group that both themes share, such as `space`, in the order of their values. */
export function baseTokens(group: 'space' | 'radius' | 'elevation' | 'type'): readonly TokenRow[] {
  return walk(tokens[group], `--platform-${group}`);
}

/** What takes time, and along which curve. */
export const motionTokens = {
  durations: walk(tokens.motion.duration, '--platform-motion-duration'),
  curves: walk(tokens.motion.ease, '--platform-motion-ease'),
  reduced: tokens.motion.reduced.$description,
};
