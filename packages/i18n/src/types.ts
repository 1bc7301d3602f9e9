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

interface PluralGroup {
  readonly one: string;
  readonly other: string;
}

type Path<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string | PluralGroup
    ? Name
    : `${Name}.${Path<Group[Name]>}`;
}[keyof Group & string];

type At<Group, Key extends string> = Key extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Group
    ? At<Group[Name], Rest>
    : never
  : Key extends keyof Group
    ? Group[Key]
    : never;

type KeyOf<Area> = Area extends TextArea ? `${Area['area']}.${Path<Area['texts']>}` : never;

/** Dotted keys of an area, `team.invite.sent`; without one, of all areas of the package. */
export type TextKey<Area extends TextArea = EnglishArea> = KeyOf<Area>;

type TextOf<Key extends string, Area extends TextArea> = Key extends `${infer Name}.${infer Rest}`
  ? At<Extract<Area, { area: Name }>['texts'], Rest>
  : never;

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type ParamOf<Key extends string, Area extends TextArea> =
  TextOf<Key, Area> extends infer Text
    ? Text extends PluralGroup
      ? 'count' | Placeholder<Text[keyof Text]>
      : Placeholder<Text>
    : never;

/** Values of a text's placeholders; `count` must be a number. */
export type TextParams<Key extends string, Area extends TextArea = EnglishArea> = {
  readonly [Name in ParamOf<Key, Area>]: Name extends 'count' ? number : string | number;
};

/**
 * Translates a key. Placeholders of the English text are required properties of `params`. For keys
 * of your own areas, `Area` contains those areas.
 */
export type Translate<Keys extends string = TextKey, Area extends TextArea = EnglishArea> = <
  Key extends Keys,
>(
  key: Key,
  ...params: [ParamOf<Key, Area>] extends [never] ? [] : [params: TextParams<Key, Area>]
) => string;

/** Plural forms of each language besides `other` (CLDR, checked against Intl.PluralRules). */
interface PluralForms {
  en: 'one';
  hi: 'one';
  es: 'one' | 'many';
  de: 'one';
  fr: 'one' | 'many';
  pt: 'one' | 'many';
  it: 'one' | 'many';
  ru: 'one' | 'few' | 'many';
  te: 'one';
}

/** Plural forms that a language must have; other languages have what they define. */
type PluralOf<Code extends string> = Code extends Language
  ? { readonly [Form in PluralForms[Code] | 'other']: string }
  : { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** English texts in another language, with its plural forms. */
export type Translated<Group, Code extends string> = {
  readonly [Name in keyof Group]: Group[Name] extends string
    ? string
    : Group[Name] extends PluralGroup
      ? PluralOf<Code>
      : Translated<Group[Name], Code>;
};

/** All areas in one language, with its plurals: `Dictionary<'nl'>` for one of your own. */
export type Dictionary<Code extends string> = {
  readonly [Area in EnglishArea as Area['area']]: Translated<Area['texts'], Code>;
};

type Some<Group> = {
  readonly [Name in keyof Group]?: Group[Name] extends string
    ? string
    : Group[Name] extends PluralGroup
      ? PluralOf<string>
      : Some<Group[Name]>;
};

/** Some texts of some areas, by key. */
export type Messages = {
  readonly [Area in EnglishArea as Area['area']]?: Some<Area['texts']>;
};
