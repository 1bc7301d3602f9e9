export interface Keyed {
  /** Unique in the list, even if the server repeats or omits ids. */
  key: string;
}

export interface Identified extends Keyed {
  /** The id that calls take. '' if the server sent none: the record can then only be displayed. */
  id: string;
}

/** One load of records, under their name, with the total. */
export type CountedList<Name extends string, Row extends Keyed> = Record<Name, readonly Row[]> & {
  /** Number of all records, including those not loaded; `null` if the server sent none. */
  total: number | null;
};

/** Reference to an agent. */
export interface AgentName {
  /** The id that calls take. */
  id: string;
  /** Display name. */
  name: string;
}
