/** Sizes in KiB as they come over the network, times in ms, ratios to the hand-written page. */
export const budgets = {
  signInBytes: 126,
  /** 7 more than before searches folded texts, phone numbers and domains, columns fitted, pages followed the clock, and messages were registered. */
  teamBytes: 156,
  /** A list or an overview of any other area: what areas share comes with it, forms and charts do not. */
  areaBytes: 191,
  buttonBytes: 11.5,
  componentSetBytes: 75,
  /** One font file, and with it what a script adds to a page that shows names in it. */
  fontFileBytes: 60,
  firstPageFontBytes: 80,
  /** A page with names in Latin, Cyrillic, Devanagari and Telugu. */
  fourScriptsFontBytes: 200,
  /** Until a first page is usable. */
  scriptFiles: 10,
  /** Until a first page is still. */
  requests: 25,
  /** At 4× and on the slow line, as `teamUsable`. */
  signInAnswers: 1.55,
  teamUsable: 1.6,
  /** Without slow-down, as `mainThread`. */
  usable: 1.6,
  /** Until a first page is usable. */
  mainThread: 1.6,
  tableMount: 30,
  tableFilter: 20,
  tableTheme: 12,
  keyToPaint: 1.3,
  keyToSettled: 1.5,
  routeChange: 1.6,
  /** Main thread for a warm change of route, without slow-down. */
  routeWork: 20,
  heapPerChange: 8,
  layoutShift: 0.02,
  /** Switching a tab or a toggle, at 4×. */
  answer: 50,
  /** Opening a panel, or another view of the same list, at 4×. */
  opened: 100,
  /** From the last key to the settled list of contacts, at 4×. */
  settled: 80,
  /** No text freezes a page: the longest task with a word of 100 kB in every cell. */
  longestTask: 200,
  heapShare: 1.1,
  /** While a file is sent: ms, and what is held of it as a multiple of it. */
  longestFrame: 50,
  fileMemory: 2,
  /** A frame at fifty a second, at 4×: ms. */
  frame: 20,
} as const;

/** Up to this multiple of itself a budget counts as met. */
export const tolerance = 1.1;

/** Whether a budget is met, in whichever unit. */
export const isMet = (value: number, budget: number): boolean => value <= budget * tolerance;
