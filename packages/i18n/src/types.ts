import type { EnglishArea } from './areas.ts';
import type { Language } from './languages.ts';

/** Texts of an area: strings or groups of strings; `{ one, other }` is a plural. */
export interface TextGroup {
  /** A text, or a group of texts. */
  readonly [name: string]: string | TextGroup;
}

/** An area, as its English file exports it. */
export interface TextArea {
  /** First part of its keys, such as `team`. */
  readonly area: string;
  /** Its English texts, in groups. */
  readonly texts: TextGroup;
  /** Other languages by code, or functions that load them; see `defineTexts`. */
  readonly languages?: Readonly<Record<string, TextGroup | LoadTexts>> | undefined;
}

/** Loads the texts of an area in one language, such as `() => import('./berths.de')`. */
export type LoadTexts<Texts = TextGroup> = () => Promise<Texts | { readonly default: Texts }>;

/**
 * Plural forms that a language must have (CLDR, checked against Intl.PluralRules); other languages
 * have what they define.
 */
export type PluralText<Code extends string> = Code extends Language
  ? {
      readonly [
        Form in
          | {
              en: 'one';
              hi: 'one';
              es: 'one' | 'many';
              de: 'one';
              fr: 'one' | 'many';
              pt: 'one' | 'many';
              it: 'one' | 'many';
              ru: 'one' | 'few' | 'many';
              te: 'one';
            }[Code]
          | 'other'
      ]: string;
    }
  : { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Dotted paths of the texts in a group: `invite.sent`. */
export type TextPath<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string | PluralText<'en'>
    ? Name
    : `${Name}.${TextPath<Group[Name]>}`;
}[keyof Group & string];

/** Text at a dotted path of a group; a text with plurals is an object. */
export type TextAt<Group, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Group
    ? TextAt<Group[Name], Rest>
    : never
  : Path extends keyof Group
    ? Group[Path]
    : never;

/** Dotted keys of an area, `team.invite.sent`; without one, of all areas of the package. */
export type TextKey<Area extends TextArea = EnglishArea> = Area extends TextArea
  ? `${Area['area']}.${TextPath<Area['texts']>}`
  : never;

/** Names of the placeholders of a text, `{{name}}`; a text with plurals has `count`, too. */
export type TextPlaceholder<Text> =
  Text extends PluralText<'en'>
    ? 'count' | TextPlaceholder<Text[keyof Text]>
    : Text extends `${string}{{${infer Name}}}${infer Rest}`
      ? Name | TextPlaceholder<Rest>
      : never;

/** Values of a text's placeholders; `count` must be a number. */
export type TextParams<Key extends string, Area extends TextArea = EnglishArea> = {
  readonly [
    Name in Key extends `${infer Prefix}.${infer Path}`
      ? TextPlaceholder<TextAt<Extract<Area, { area: Prefix }>['texts'], Path>>
      : never
  ]: Name extends 'count' ? number : string | number;
};

/**
 * Translates a key. Placeholders of the English text are required properties of `params`. For keys
 * of your own areas, `Area` contains those areas.
 */
export type Translate<Keys extends string = TextKey, Area extends TextArea = EnglishArea> = <
  Key extends Keys,
>(
  key: Key,
  ...params: [keyof TextParams<Key, Area>] extends [never] ? [] : [params: TextParams<Key, Area>]
) => string;

/** English texts in another language, with its plural forms. */
export type Translated<Group, Code extends string> = {
  readonly [Name in keyof Group]: Group[Name] extends string
    ? string
    : Group[Name] extends PluralText<'en'>
      ? PluralText<Code>
      : Translated<Group[Name], Code>;
};

/** All areas in one language, with its plurals: `Dictionary<'nl'>` for one of your own. */
export type Dictionary<Code extends string> = {
  readonly [Area in EnglishArea as Area['area']]: Translated<Area['texts'], Code>;
};

/** Some texts of a group, at any depth. */
export type PartialTexts<Group> = {
  readonly [Name in keyof Group]?: Group[Name] extends string
    ? string
    : Group[Name] extends PluralText<'en'>
      ? PluralText<string>
      : PartialTexts<Group[Name]>;
};

/** Some texts of some areas, by key. */
export type Messages = {
  readonly [Area in EnglishArea as Area['area']]?: PartialTexts<Area['texts']>;
};
