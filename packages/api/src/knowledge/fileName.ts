import { cutText } from '@platform/i18n/text';

/** Control, formatting and line separator characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const JOINERS = /(?<=[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d](?=[\p{L}\p{M}\p{So}])/gu;
const UNJOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** UTF-16 units; the service truncates longer names. */
const MAX_LENGTH = 200;

/**
 * Returns the name under which the service stores a file: without folders and invisible characters,
 * in NFC, at most 200 UTF-16 units. A long name is truncated between characters, before its
 * extension. Shared by client and service, so both use the same name.
 */
export function storedFileName(sent: string): string {
  const last = sent.split(/[/\\]/).pop() ?? '';
  const name = withoutUnseen(last).normalize('NFC').trim();
  if (name.length <= MAX_LENGTH) return name || 'Untitled';
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return cutText(name, MAX_LENGTH - extension.length).trimEnd() + extension;
}

/** Identifies a file within a base: the stored name, lower case. */
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
