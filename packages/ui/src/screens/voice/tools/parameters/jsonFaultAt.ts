const space = /[ \t\r\n]*/y;
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Limits the recursion; deeper JSON is not typed by hand. */
const MAX_DEPTH = 100;

/** Index of the first JSON syntax error, which browsers do not all state; null if valid. */
export function jsonFaultAt(text: string): number | null {
  let position = 0;

  function takes(pattern: RegExp): boolean {
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (!found) return false;
    position += found[0].length;
    return true;
  }

  function takesSign(sign: string): boolean {
    if (text[position] !== sign) return false;
    position += 1;
    return true;
  }

  function takesList(end: string, takesItem: () => boolean): boolean {
    takes(space);
    if (takesSign(end)) return true;
    do {
      takes(space);
      if (!takesItem()) return false;
      takes(space);
    } while (takesSign(','));
    return takesSign(end);
  }

  function takesValue(depth: number): boolean {
    takes(space);
    if (depth > MAX_DEPTH) return false;
    const next = () => takesValue(depth + 1);
    if (takesSign('{')) {
      return takesList('}', () => takes(string) && takes(space) && takesSign(':') && next());
    }
    return takesSign('[') ? takesList(']', next) : takes(string) || takes(scalar);
  }

  const isValue = takesValue(1);
  if (isValue) takes(space);
  return isValue && position === text.length ? null : position;
}
