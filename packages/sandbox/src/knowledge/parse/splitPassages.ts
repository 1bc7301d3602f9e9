import { truncateText } from '@platform/i18n/text';

/** Maximum length of a passage in characters, about a hundred words. */
const MAX_LENGTH = 700;

/** Paragraphs are kept whole and joined while they fit; longer ones end at a sentence or word. */
export function splitPassages(text: string): string[] {
  const paragraphs = text
    .replaceAll('\u0000', '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean);
  const passages: string[] = [];
  let open = '';
  for (const part of paragraphs.flatMap(splitLong)) {
    const joined = open ? `${open}\n\n${part}` : part;
    if (joined.length <= MAX_LENGTH) {
      open = joined;
    } else {
      if (open) passages.push(open);
      open = part;
    }
  }
  return open ? [...passages, open] : passages;
}

function splitLong(paragraph: string): string[] {
  const parts: string[] = [];
  let rest = paragraph;
  while (rest.length > MAX_LENGTH) {
    const head = truncateText(rest, MAX_LENGTH);
    const sentence = Math.max(
      head.lastIndexOf('. '),
      head.lastIndexOf('\n'),
      head.lastIndexOf('? '),
    );
    const word = head.lastIndexOf(' ');
    const end =
      sentence > MAX_LENGTH / 3 ? sentence + 1 : word > MAX_LENGTH / 3 ? word : head.length;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...parts, rest] : parts;
}
