import { cutText } from '@platform/i18n/text';

/** Controls, marks of direction, line separators and other characters that cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Joiners shape the letters next to them in emoji, Arabic and Indic scripts, and nowhere else. */
const JOINERS = /(?<=[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=[\p{L}\p{M}\p{So}])/gu;
const UNJOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** UTF-16 units; the service keeps no longer name. */
const MAX_LENGTH = 200;

/**
 * Returns the name under which the service keeps a file: without folders and invisible characters,
 * in NFC and of at most 200 UTF-16 units. A long name is cut between characters, before its
 * extension. Client and service share it, so that one file has one name on both sides.
 */
export function storedFileName(sent: string): string {
  const last = sent.split(/[/\\]/).pop() ?? '';
  const name = withoutUnseen(last).normalize('NFC').trim();
  if (name.length <= MAX_LENGTH) return name || 'Untitled';
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return cutText(name, MAX_LENGTH - extension.length).trimEnd() + extension;
}

/** Identifies the name of a file among those of a base: the stored name in any case. */
export const fileNameKey = (name: string): string => storedFileName(name).toLowerCase();

function withoutUnseen(text: string): string {
  const kept = new Set<number>();
  for (const { index } of text.matchAll(JOINERS)) {
    if (!UNJOINED.test(text[index - 1] ?? '') && !UNJOINED.test(text[index + 1] ?? '')) {
      kept.add(index);
    }
  }
  return text.replaceAll(UNSEEN, (character, index: number) => (kept.has(index) ? character : ''));
}
