import { cleanEmail, trimText } from '@platform/i18n/text';

/** As in other fields of several entries. */
const SEPARATOR = /[,;，；、､،؛\n\r\t\u2028\u2029]/u;
const CLOSING_QUOTE: Readonly<Record<string, string>> = { '"': '"', '“': '”' };

/** Words without digits or dots between letters: no address that lacks its @. */
const NAME = /^(?!.*\p{L}\.\p{L})[\p{L}\p{M}\p{Pd}'’.()\s]*\p{L}[\p{L}\p{M}\p{Pd}'’.()\s]*$/u;
/** The second half of "Nair, Priya <priya@northwind.example>". */
const NAME_WITH_ADDRESS = /^\s*[^\s<>@][^<>@]*<[^<>]*@[^<>]*>\s*$/u;

/**
 * Splits a list of addresses, as mail programs copy it, at commas, semicolons, lines and tabs, but
 * not within a quoted name, nor between the surname and the first name of Outlook's
 * `Nair, Priya <priya@northwind.example>`. The last part follows the last separator.
 */
export function splitAddresses(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let nameStart: number | null = null;
  for (const end of separatorsIn(text)) {
    const part = text.slice(nameStart ?? start, end);
    const isSurname = nameStart === null && text[end] === ',' && NAME.test(part);
    const next = text.slice(end + 1, nextSeparator(text, end + 1));
    if (isSurname && NAME_WITH_ADDRESS.test(next)) {
      nameStart = start;
    } else {
      parts.push(part);
      nameStart = null;
    }
    start = end + 1;
  }
  parts.push(text.slice(nameStart ?? start));
  return parts;
}

/**
 * Returns the cleaned address of `Name <address>`, `"Last, First" <address>`, `address (Name)` or a
 * `mailto:` link; any other text only cleaned.
 */
export function addressOf(text: string): string {
  const entry = trimText(text);
  const found =
    /<([^<>]*@[^<>]*)>?\s*$/u.exec(entry)?.[1] ??
    /^([^\s()]+@[^\s()]+)\s+\(.*\)$/u.exec(entry)?.[1];
  return cleanEmail((found ?? entry).replace(/^\s*mailto:([^?]*).*$/iu, '$1'));
}

/** Indexes of the separators outside of quoted names. */
function separatorsIn(text: string): readonly number[] {
  const found: number[] = [];
  for (
    let index = nextSeparator(text, 0);
    index < text.length;
    index = nextSeparator(text, index + 1)
  )
    found.push(index);
  return found;
}

/** The end of the text if there is none. */
function nextSeparator(text: string, from: number): number {
  let index = from;
  while (index < text.length) {
    const character = text[index] ?? '';
    if (SEPARATOR.test(character)) return index;
    index = endOfQuote(text, index, CLOSING_QUOTE[character]) + 1;
  }
  return text.length;
}

/** Index of the closing quote in the same line; without one, the quote is a character like others. */
function endOfQuote(text: string, start: number, quote: string | undefined): number {
  if (!quote) return start;
  for (let index = start + 1; index < text.length && text[index] !== '\n'; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === quote) return index;
  }
  return start;
}
