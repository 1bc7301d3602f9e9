import { cutText } from '@platform/i18n/text';

/** UTF-16 units before the extension: whole in every file manager, and far below any limit. */
const MAX_LENGTH = 80;

/** Characters that Windows, macOS or a shell do not allow in a name, and blanks of every kind. */
const FORBIDDEN = /[\s\p{Cc}\\/:*?"<>|]+/gu;

/** Marks that are not seen; joiners shape letters and emoji, and stay. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}+/gu;

/** Devices of Windows, whatever the extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Makes a file name of a text, one that every system can save.
 *
 * @param extension without its dot
 * @param fallback the name where nothing of the text is left
 */
export function downloadName(text: string, extension: string, fallback: string): string {
  const plain = withoutEdges(
    text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(FORBIDDEN, ' '),
  );
  const name = withoutEdges(cutText(plain, MAX_LENGTH)) || fallback;
  return `${RESERVED.test(name) ? `_${name}` : name}.${extension}`;
}

/** A dot at the start hides a file, and Windows drops dots and blanks at the end. */
const withoutEdges = (name: string): string => name.replace(/^[. ]+/, '').replace(/[. ]+$/, '');
