/** Whole loads: both lists are searched in memory. */
export const WHOLE_LOAD = { limit: 1000 } as const;
