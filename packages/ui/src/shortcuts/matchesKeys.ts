/** The last code point of the Latin blocks. */
const lastLatin = 0x24f;

/** Whether a press gives a character of a layout without Latin letters. */
const isOfOtherScript = (key: string): boolean => (key.codePointAt(0) ?? 0) > lastLatin;

/** What the keys of a US layout give, by their place; with Shift after the bar. */
const places: Readonly<Record<string, string>> = { '/': 'Slash|', '?': 'Slash|Shift' };

function matchesCharacter({ key, code, shiftKey }: KeyboardEvent, character: string): boolean {
  if (!isOfOtherScript(key)) return key.toLowerCase() === character;
  const place = places[character] ?? `Key${character.toUpperCase()}|`;
  return place === `${code}|${shiftKey ? 'Shift' : ''}`;
}

/**
 * Whether a press is the shortcut `keys`: a character (`c`, `/`, `?`), or one with Ctrl or Cmd
 * (`mod+k`). Keys are known by what they give; by their place where the layout has no Latin letters.
 */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const isChord = keys.startsWith('mod+');
  if (isChord !== (event.ctrlKey || event.metaKey) || event.altKey) return false;
  const character = isChord ? keys.slice('mod+'.length) : keys;
  // Some layouts need Shift for a sign; with a letter it means something else.
  if (event.shiftKey && /^[a-z]$/.test(character)) return false;
  return matchesCharacter(event, character);
}
