/** @typedef {{ $type?: string, $value: unknown }} Token */

/** Follows aliases (`{color.paper.0}`) to the value they end at. */
export function valueOf(tokens, value) {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const target = value
    .slice(1, -1)
    .split('.')
    .reduce((group, key) => group[key], tokens);
  return valueOf(tokens, target.$value);
}

/** Lists the tokens under a group as `[['space', '1'], token]`. */
export function flatten(group, path = []) {
  return Object.entries(group).flatMap(([key, token]) => {
    if (key.startsWith('$')) return [];
    const here = [...path, key];
    return token.$value === undefined ? flatten(token, here) : [[here, token]];
  });
}

const unit = ({ value, unit: name }) => `${value}${name}`;

function color({ components, alpha }) {
  const channels = components.join(' ');
  return alpha === undefined ? `oklch(${channels})` : `oklch(${channels} / ${alpha})`;
}

const shadow = ({ inset, offsetX, offsetY, blur, spread, color: shade }) =>
  [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(unit), color(shade)].join(
    ' ',
  );

const family = (names) => names.map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(', ');

/** Writes one token's value as CSS. */
export function cssValue(tokens, token) {
  const value = valueOf(tokens, token.$value);
  switch (token.$type) {
    case 'color':
      return color(value);
    case 'dimension':
    case 'duration':
      return unit(value);
    case 'shadow':
      return value.map(shadow).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${value.join(', ')})`;
    case 'fontFamily':
      return family(value);
    default:
      return String(value);
  }
}

/**
 * Writes a type role as the variables it sets: the `font` shorthand and, where the role has one, the
 * tracking. `isTall` is for Devanagari and Telugu: room for their marks, no negative tracking.
 */
export function typeEntries([path, token], isTall = false) {
  const { fontWeight, fontSize, lineHeight, fontFamily, letterSpacing } = token.$value;
  const name = path.join('-');
  const height = isTall ? Math.max(lineHeight, 1.6) : lineHeight;
  const families = `var(--platform-${fontFamily.slice(1, -1).replaceAll('.', '-')})`;
  const font = [`--platform-type-${name}`, `${fontWeight} ${unit(fontSize)}/${height} ${families}`];
  if (!letterSpacing) return [font];
  const track = {
    ...letterSpacing,
    value: isTall ? Math.max(letterSpacing.value, 0) : letterSpacing.value,
  };
  return [font, [`--platform-track-${name}`, unit(track)]];
}
