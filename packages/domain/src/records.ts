/** A record of a list. */
export interface Keyed {
  /** Unique in the list, even if the server repeats or omits ids. */
  key: string;
}

/** The records of one load under their name, and how many there are in all. */
export type CountedList<Name extends string, Row extends Keyed> = Record<Name, readonly Row[]> & {
  /** Counts all records, those that were not loaded included; `null` if the server sent none. */
  total: number | null;
};

/** An agent that uses something. */
export interface AgentName {
  /** The id that calls take. */
  id: string;
  /** The name to show. */
  name: string;
}
