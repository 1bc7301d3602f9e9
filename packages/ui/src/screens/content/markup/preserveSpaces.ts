const NO_BREAK_SPACE = '\u00A0';

/** Uses no-break spaces. `before`: the previous character; a line feed at the start of a line. */
export function preserveSpaces(text: string, before: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', `${NO_BREAK_SPACE} `)
    .replaceAll(/ +/g, (blanks, at: number, line: string) => {
      const previous = at === 0 ? before : line[at - 1];
      const isAfterSpace = previous === '\n' || previous === ' ';
      const spaces = NO_BREAK_SPACE.repeat(blanks.length - (isAfterSpace ? 0 : 1));
      return isAfterSpace ? spaces : `${spaces} `;
    });
}
