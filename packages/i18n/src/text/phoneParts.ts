import { foldForSearch } from './foldForSearch.ts';
import { removeInvisible, trimText } from './invisible.ts';

/** Longer texts are not parsed as a list of numbers; in characters. */
export const MAX_LENGTH = 200;
/** A slash separates two numbers after this many digits; fewer are an area code. */
const MIN_DIGITS_BEFORE_SLASH = 7;
const MIN_DIGITS_WITH_COUNTRY = 10;

/** Other last digits of the number before a slash: '1234-0/-12'. */
const OTHER_END = /^\s*\p{Pd}\s*\p{Nd}{1,4}$/u;

/** Words before an extension. All patterns here are for folded texts, or ignore case. */
const EXTENSION_WORDS =
  'extension|extn|ext|x|×|durchwahl|dw|apparat|app|nebenstelle|nst|klappe|kl|poste|interno|int|ramal|anexo|wew|wewn|toestel|tst|内線|доб|добавочныи|вн|внутр|внутреннии|एक्सटेंशन|ఎక్స్టెన్షన్|#';
const BEFORE_EXTENSION = `\\(?(?:${EXTENSION_WORDS})[.:=\\s-]*(?:n[or]\\.?\\s*)?`;
const EXTENSION = new RegExp(`([\\d)])[\\s,;(/-]*${BEFORE_EXTENSION}(\\d{1,7})#?\\)?$`, 'u');
const STARTS_WITH_EXTENSION = new RegExp(`^\\s*${BEFORE_EXTENSION}\\d`, 'iu');

/** Keys that a phone dials after a pause: `p` or `w` in stored numbers. */
const PAUSE = /(?<=\d{3})[pw](?=\d{1,7}#?$)/i;

/** Replaces the address of a SIP phone or of WhatsApp by its number, without the parameters of `sip:` and `tel:`. */
const withoutAddress = (text: string): string =>
  text
    .replaceAll(/\b(?:https?:\/\/)?wa\.me\/\+?(\d+)[^\s;]*/gi, '+$1')
    .replaceAll(/\bsips?:\s*([^@;>\s]+)@[^\s;>]+/gi, '$1')
    .replaceAll(/;(?:phone-context|user|transport|isub)=[^\s;>]*/gi, '');

/** Labels of a person's phone numbers. */
const LABELS =
  'tel|sips?|telefon|telefono|telefone|telephone|callto|phone|ph|fon|fax|mobile|mobil|mob|movil|portable|cellulare|celular|cell|cel|handy|home|work|office|main|direct|private|whatsapp|wa|viber|signal|telegram|privat|bureau|domicile|casa|oficina|ufficio|lavoro|trabajo|тел|телефон|моб|мобильныи|раб|дом|फोन|मोबाइल|ఫోన్|మొబైల్|[tpmhwfdc]';

/** Symbols, then a known label with any text, or words that end in a colon or full stop. */
const LEADING = new RegExp(
  `^(?:[1-9][.)]\\s+(?=[+(0]))?(?:[\\p{So}\\p{Sk}"'<*#]\\s*)*(?:(?:${LABELS})(?![\\p{L}\\p{M}])[^\\d+@]{0,30}?(?=[([\\s]*[+\\d])|\\p{L}[\\p{L}\\p{M}\\s.°()'-]{0,40}[.:]\\s+)?`,
  'iu',
);
const TRAILING = new RegExp(
  `(?:\\s*\\([^()]*\\p{L}[^()]*\\)|\\s+(?:\\p{Pd}\\s+)?(?:${LABELS})\\.?)?[\\s"'>.,?!\\p{So}]*$`,
  'iu',
);

const CONJUNCTIONS = 'or|oder|ou|o|и|или|या|లేదా|and|und|u\\.?|et|y|e|bzw\\.?|resp\\.?';

/** Separates two numbers in one field: a symbol, a word, or the plus of the second number. */
const BETWEEN = new RegExp(
  `\\s*(?:[|&\\n،؛、]|:::|[,;](?!\\s*${BEFORE_EXTENSION}\\d)|\\s•\\s)(?:\\s*(?:${CONJUNCTIONS})\\s)?\\s*|\\s(?:${CONJUNCTIONS})\\s|(?<=\\d\\d)\\s*(?=\\+\\d)|\\s\\+\\s(?=0)`,
  'iu',
);

/** Cleans a number for storage: keeps its notation, without invisible characters. */
export const cleanPhone = (text: string): string =>
  trimText(removeInvisible(text).replaceAll(/[^\S\r\n]|\u2800/g, ' '));

/** Splits a text into parts that may each be a phone number: 'Tel. 1234567 or 7654321' has two. */
export function phoneParts(text: string): string[] {
  if (text.length > MAX_LENGTH) return [text];
  const lines = withoutAddress(text.normalize('NFKC')).split(/[\r\n\t\u2028\u2029]+/);
  const phoneLines = lines.map((line) => cleanPhone(line).replaceAll(/ +/g, ' '));
  return phoneLines.filter(Boolean).join('\n').split(BETWEEN).flatMap(splitAtSlash).filter(Boolean);
}

function splitAtSlash(part: string): string[] {
  const numbers = part.split('/').reduce<string[]>((before, piece) => {
    const last = before.at(-1);
    if (last === undefined) return [piece];
    const previousParts = before.slice(0, -1);
    if (STARTS_WITH_EXTENSION.test(piece)) return [...previousParts, `${last} ${piece}`];
    if (OTHER_END.test(piece)) return before;
    const hasCountry = /^[(\s]*(?:\+|00)/.test(foldForSearch(last));
    const least = hasCountry ? MIN_DIGITS_WITH_COUNTRY : MIN_DIGITS_BEFORE_SLASH;
    return last.replaceAll(/\P{Nd}/gu, '').length >= least
      ? [...before, piece]
      : [...previousParts, `${last}/${piece}`];
  }, []);
  return numbers.map((number) => number.trim());
}

/** Splits a folded number into the number to dial and its extension, without labels. */
export function splitExtension(folded: string): { main: string; extension: string } {
  const phoneText = withoutLeading(folded).trim().replace(PAUSE, ' ext ');
  const inner = EXTENSION.test(phoneText) ? phoneText : phoneText.replace(TRAILING, '');
  const found = EXTENSION.exec(inner);
  if (!found) return { main: inner.trim(), extension: '' };
  const [, last = '', extension = ''] = found;
  return { main: (inner.slice(0, found.index) + last).trim(), extension };
}

export const withoutLeading = (text: string): string => text.replace(LEADING, '');
