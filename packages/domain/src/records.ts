/** A record of a list. */
export interface Keyed {
  /** Unique in the list, even if the server repeats or omits ids. */
  key: string;
}
