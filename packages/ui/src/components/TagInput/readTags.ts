import { hasMoreCharacters, trimText } from '@platform/i18n/text';

/** Rules of the tags of a `TagInput`. */
export interface TagRules {
  /** Largest number of user-perceived characters of a tag. */
  maxLength?: number | undefined;
  /** Largest number of tags. */
  maxTags?: number | undefined;
  /** Changes each typed tag, such as to lower case; '' leaves it out. */
  parse?: ((tag: string) => string) | undefined;
  /** Returns the error of a tag that must not be added, as a sentence. */
  validate?: ((tag: string) => string | undefined) | undefined;
  /**
   * Splits a typed or pasted text. Returns unchanged parts of it; the last one follows the last
   * separator and is '' if there is nothing. @default at commas, semicolons, lines and tabs
   */
  split?: ((text: string) => readonly string[]) | undefined;
}

type TagFault =
  | { code: 'duplicate' }
  | { code: 'length'; max: number }
  | { code: 'count'; max: number }
  | { code: 'own'; text: string };

export interface TagRefusal {
  tag: string;
  fault: TagFault;
}

export interface ReadTags {
  accepted: string[];
  refused: TagRefusal[];
}

/** Comma and semicolon of all scripts that have their own, lines and the cells of a table. */
const SEPARATORS = /[,;，；、､،؛\n\r\t\u2028\u2029]/u;

const splitText = (text: string, { split }: TagRules): readonly string[] =>
  split?.(text) ?? text.split(SEPARATORS);

export const separatorCount = (text: string, rules: TagRules): number =>
  splitText(text, rules).length - 1;

/** Splits before the text that follows the last separator. */
export function splitUnfinished(text: string, rules: TagRules): { finished: string; rest: string } {
  const rest = splitText(text, rules).at(-1) ?? '';
  return { finished: text.slice(0, text.length - rest.length), rest: rest.trimStart() };
}

/** Composed letters, one space between words, and nothing invisible at the ends. */
const normalizeTag = (text: string): string =>
  trimText(text.replaceAll(/\s+/gu, ' ')).normalize('NFC');

/** Invisible characters that come with copied text; joiners are part of emoji and Indic words. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]|\uFE0E|\uFE0F/gu;

/** Equal for tags that differ in case or invisibly. Upper case first, to fold 'ß' and 'ς'. */
const tagKey = (tag: string): string =>
  tag.normalize('NFKC').replaceAll(INVISIBLE, '').toUpperCase().toLowerCase();

/** Splits a text at its separators and checks each tag. One that is repeated in it counts once. */
export function readTags(text: string, tags: readonly string[], rules: TagRules): ReadTags {
  const { maxLength = Infinity, maxTags = Infinity, parse = String, validate } = rules;
  const present = new Set(tags.map(tagKey));
  const seen = new Set<string>();
  const accepted: string[] = [];
  const refused: TagRefusal[] = [];

  function faultOf(tag: string): TagFault | undefined {
    if (present.has(tagKey(tag))) return { code: 'duplicate' };
    if (hasMoreCharacters(tag, maxLength)) return { code: 'length', max: maxLength };
    const own = validate?.(tag);
    if (own !== undefined) return { code: 'own', text: own };
    if (tags.length + accepted.length >= maxTags) return { code: 'count', max: maxTags };
    return undefined;
  }

  for (const part of splitText(text, rules)) {
    const tag = normalizeTag(parse(normalizeTag(part)));
    const key = tagKey(tag);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    const fault = faultOf(tag);
    if (fault) refused.push({ tag, fault });
    else accepted.push(tag);
  }
  return { accepted, refused };
}
