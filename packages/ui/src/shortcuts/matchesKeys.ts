const lastLatin = 0x24f;

const isOfOtherScript = (key: string): boolean => (key.codePointAt(0) ?? 0) > lastLatin;

/** Physical keys of a US layout; after the bar, whether Shift is held. */
const physicalKeys: Readonly<Record<string, string>> = { '/': 'Slash|', '?': 'Slash|Shift' };

function matchesCharacter({ key, code, shiftKey }: KeyboardEvent, character: string): boolean {
  if (!isOfOtherScript(key)) return key.toLowerCase() === character;
  const physicalKey = physicalKeys[character] ?? `Key${character.toUpperCase()}|`;
  return physicalKey === `${code}|${shiftKey ? 'Shift' : ''}`;
}

/** Matches a character, or a chord (`mod+k`); by physical key in layouts without Latin letters. */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const isChord = keys.startsWith('mod+');
  if (isChord !== (event.ctrlKey || event.metaKey) || event.altKey) return false;
  const character = isChord ? keys.slice('mod+'.length) : keys;
  // Some layouts need Shift for a sign; with a letter it is another shortcut.
  if (event.shiftKey && /^[a-z]$/.test(character)) return false;
  return matchesCharacter(event, character);
}
