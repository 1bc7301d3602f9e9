/** Limits by unit: `Kib` over the network, `Ms`, and `Ratio` to the hand-written page. */
export const budgets = {
  signInKib: 128,
  /**
   * 10 KiB above the original budget, for search folding, phone numbers, domains, column widths,
   * clock and messages; then for slots of screens, texts by the provider's language and copying by hand;
   * then for filters that move into a sheet.
   */
  teamKib: 164,
  /** A list or an overview of any other area, with shared code; no forms, no charts. */
  areaKib: 203,
  buttonKib: 11.5,
  componentSetKib: 50,
  /** Font file that a page loads for names in one more script. */
  fontFileKib: 60,
  firstPageFontKib: 80,
  /** Fonts of a page with names in Latin, Cyrillic, Devanagari and Telugu. */
  fourScriptsFontKib: 200,
  /** Counted until a first page is usable. */
  scriptFiles: 10,
  /** Counted until the network of a first page is idle. */
  requests: 25,
  /** At 4× and on the slow line, like `teamUsableRatio`. */
  signInUsableRatio: 1.55,
  teamUsableRatio: 1.6,
  /** Without slow-down, like `mainThreadRatio`. */
  usableRatio: 1.6,
  /** Counted until a first page is usable. */
  mainThreadRatio: 1.6,
  tableMountMs: 30,
  tableFilterMs: 20,
  tableThemeMs: 12,
  keyToPaintRatio: 1.3,
  keyToSettledRatio: 1.5,
  routeChangeRatio: 1.6,
  /** Main thread for a warm change of route, without slow-down. */
  routeWorkMs: 20,
  heapPerChangeKib: 8,
  layoutShift: 0.02,
  /** Switching a tab or a toggle, or pressing a key in a list or text, at 4×. */
  pressToPaintMs: 50,
  /** Opening a panel, or another view of the same list, at 4×. */
  pressToOpenMs: 100,
  /** Time from the last key to the settled list of contacts, at 4×. */
  contactsSettledMs: 80,
  /** Longest task with a word of 100 kB in every cell. */
  longestTaskMs: 200,
  /** Heap after 50 changes of page, compared with the heap after 5. */
  heapGrowthRatio: 1.1,
  /** While a file is uploaded or a test call runs. */
  longestFrameMs: 50,
  /** Memory held during an upload, compared with the size of the file. */
  uploadMemoryRatio: 2,
  /** Work per frame while words stream in: 50 frames a second, at 4×. */
  frameWorkMs: 20,
} as const;

/** Factor up to which an exceeded budget still counts as met. */
export const tolerance = 1.1;

export const isMet = (value: number, budget: number): boolean => value <= budget * tolerance;
