import { truncateText, removeInvisible, trimText } from '@platform/i18n/text';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Joiners that shape emoji, Arabic and Indic letters; elsewhere they are invisible. */
const UNJOINED_SCRIPTS = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}';
const JOINERS = new RegExp(
  `(?<=(?:(?![${UNJOINED_SCRIPTS}])\\p{L}|\\p{Extended_Pictographic})[\\p{M}\\p{Emoji_Modifier}]*)[\\u200c\\u200d](?=(?![${UNJOINED_SCRIPTS}])[\\p{L}\\p{M}\\p{Extended_Pictographic}])`,
  'gu',
);

/** UTF-16 units; the service truncates longer names. */
const MAX_LENGTH = 200;

/**
 * Name under which client and service store a file: without folders and invisible characters, in
 * NFC, truncated between characters and before the extension.
 */
export function storedFileName(sent: string): string {
  const last = sent.split(/[/\\]/).pop() ?? '';
  const name = trimText(dropInvisible(last.normalize('NFC')).normalize('NFC'));
  if (name.length <= MAX_LENGTH) return name || 'Untitled';
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return truncateText(name, MAX_LENGTH - extension.length).trimEnd() + extension;
}

/** Identifies a file within a base: the stored name, lower case, without invisible characters. */
export const fileNameKey = (name: string): string =>
  removeInvisible(storedFileName(name)).toLowerCase().replaceAll('ς', 'σ');

function dropInvisible(text: string): string {
  const joinerIndexes = new Set(Array.from(text.matchAll(JOINERS), ({ index }) => index));
  return text.replaceAll(INVISIBLE, (character, index: number) =>
    joinerIndexes.has(index) ? character : '',
  );
}
