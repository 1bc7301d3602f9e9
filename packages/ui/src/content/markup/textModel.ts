/** A mark of a run of text, by the element that shows it. */
export type Mark =
  | { tag: 'a'; href: string }
  | { tag: 'strong' | 'em' | 's' | 'code' | 'sub' | 'sup' };

/** Text of one format. A line feed in it is a line break. */
export interface Run {
  text: string;
  /** Outermost first, always in the same order. */
  marks: readonly Mark[];
}

/** The level of a heading. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** A cell of a table. */
export interface Cell {
  isHeader: boolean;
  columns: number;
  rows: number;
  blocks: Block[];
}

/** A list. */
export interface List {
  kind: 'list';
  isOrdered: boolean;
  /** Number of the first item. */
  start: number;
  items: Block[][];
}

/**
 * An item of a list whose markup says its level instead of nesting it, as Word writes it. Never part of
 * a finished text.
 */
export interface LevelItem {
  kind: 'levelItem';
  /** From 1. */
  level: number;
  isOrdered: boolean;
  start: number;
  blocks: Block[];
}

/** A block of a text: everything that a content can hold. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; level: Level; runs: Run[] }
  | { kind: 'quote'; blocks: Block[] }
  | List
  | LevelItem
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

/** The element of a block that holds runs. */
export type Leaf = 'paragraph' | Level;

export const isSameMark = (one: Mark, other: Mark): boolean =>
  one.tag === other.tag && (one.tag !== 'a' || one.href === (other as typeof one).href);

export const isSameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length && one.every((mark, at) => isSameMark(mark, other[at] ?? mark));
