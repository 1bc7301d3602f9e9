export type Mark =
  | { tag: 'a'; href: string }
  | { tag: 'strong' | 'em' | 's' | 'code' | 'sub' | 'sup' };

/** A line feed is a line break. */
export interface Run {
  text: string;
  /** Outermost first, in a fixed order. */
  marks: readonly Mark[];
}

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export interface Cell {
  isHeader: boolean;
  columns: number;
  rows: number;
  blocks: Block[];
}

export interface List {
  kind: 'list';
  isOrdered: boolean;
  start: number;
  items: Block[][];
}

/** States its level instead of being nested, as in Word. Never in a finished text. */
export interface LevelItem {
  kind: 'levelItem';
  level: number;
  isOrdered: boolean;
  start: number;
  blocks: Block[];
}

export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; level: Level; runs: Run[] }
  | { kind: 'quote'; blocks: Block[] }
  | List
  | LevelItem
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

export type Leaf = 'paragraph' | Level;

export const isSameMark = (one: Mark, other: Mark): boolean =>
  one.tag === other.tag && (one.tag !== 'a' || one.href === (other as typeof one).href);

export const isSameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length && one.every((mark, index) => isSameMark(mark, other[index] ?? mark));
