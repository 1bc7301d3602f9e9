const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ó',
  S: 'Š',
  U: 'Ú',
  Y: 'Ý',
  Z: 'Ž',
};

/** Adds accents, brackets and a third more characters, to reveal hard-coded texts. */
export function transform(text: string): string {
  const accented = text
    .split(/({{.*?}})/)
    .map((part) => (part.startsWith('{{') ? part : part.replaceAll(/[a-z]/gi, accent)))
    .join('');
  return `[${accented} ${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

function accent(letter: string): string {
  return accents[letter] ?? letter;
}
