import { cutText } from '@platform/i18n/text';

/** What a name must not have: what turns writing around, cuts lines or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const LONGEST = 200;

/**
 * The name under which a file is kept: without folders and without characters that disguise it. The end, which
 * says its type, stays.
 */
export function fileName(sent: string): string {
  const last = sent.split(/[/\\]/).pop() ?? '';
  const name = last.replaceAll(UNSEEN, '').normalize('NFC').trim();
  if (name.length <= LONGEST) return name || 'Untitled';
  const end = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return cutText(name, LONGEST - end.length) + end;
}
