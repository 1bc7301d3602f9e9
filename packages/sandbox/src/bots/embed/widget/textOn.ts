const WHITE = '#ffffff';
const BLACK = '#000000';

/** White, or black if its contrast is higher. `color` is `#rrggbb`. */
export function textOn(color: string): string {
  const light = luminance(color) + 0.05;
  return light / 0.05 > 1.05 / light ? BLACK : WHITE;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
