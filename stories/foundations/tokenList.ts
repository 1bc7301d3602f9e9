import tokens from '../../packages/ui/tokens/tokens.json' with { type: 'json' };

export interface TokenRow {
  name: string;
  /** Use, if the tokens document it. */
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

/** Theme colours of one group, such as `surface`. */
export function colourTokens(group: string): readonly TokenRow[] {
  const { light } = tokens.semantic as { light: Group };
  return walk(light[group] as Group, `--platform-${group}`);
}

export const colourGroups = Object.keys(tokens.semantic.light).filter((key) => key !== 'backdrop');

/** Tokens that both themes share, such as `space`, sorted by value. */
export function baseTokens(group: 'space' | 'radius' | 'elevation' | 'type'): readonly TokenRow[] {
  return walk(tokens[group], `--platform-${group}`);
}

export const motionTokens = {
  durations: walk(tokens.motion.duration, '--platform-motion-duration'),
  curves: walk(tokens.motion.ease, '--platform-motion-ease'),
  reduced: tokens.motion.reduced.$description,
};
