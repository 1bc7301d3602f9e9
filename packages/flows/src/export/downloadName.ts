import { truncateText, trimText } from '@platform/i18n/text';

/** UTF-16 units before the extension: fits every file manager and file system. */
const MAX_LENGTH = 80;

/** Characters that Windows, macOS or a shell do not allow in a name, and all spaces. */
const FORBIDDEN = /[\s\p{Cc}\p{Cs}\\/:*?"<>|]+/gu;

/** Invisible characters, except joiners, which shape letters and emoji. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}+/gu;

/** Windows device names, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|con(?:in|out)\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;

/** Returns a file name that every system can save; `fallback` if nothing of the text remains. */
export function downloadName(text: string, extension: string, fallback: string): string {
  const plain = withoutEdges(
    text.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(FORBIDDEN, ' '),
  );
  const name = withoutEdges(truncateText(plain, MAX_LENGTH)) || fallback;
  return `${RESERVED.test(name) ? `_${name}` : name}.${extension}`;
}

/** A leading dot hides a file; Windows drops trailing dots and spaces. */
const withoutEdges = (name: string): string =>
  trimText(name.replace(/^[. ]+/, '').replace(/[. ]+$/, ''));
