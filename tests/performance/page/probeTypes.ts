/** One key press in the search box. Times in ms since navigation. */
export interface KeyPress {
  pressedAt: number;
  paintedAt: number;
}

/** What the benchmark runs inside the page as `window.probe`. */
interface Probe {
  /** Resolves with the time, in ms since navigation, at which the page answers and was painted. */
  usable: Promise<number>;
  /** When the usable page was in the document, before it was painted. */
  readyAt: () => number;
  /** Sum of all layout shifts so far that no input caused. */
  layoutShift: () => number;
  /** Key presses since the last call. */
  takeKeyPresses: () => KeyPress[];
  /** Resolves once the next frame was painted. */
  painted: () => Promise<number>;
  /** Begins to note the frames of the page. */
  watchFrames: () => void;
  /** Ms from each frame to the next since they are noted. */
  takeFrames: () => number[];
  /** Begins to note the changes below `main`, as is done by itself once a list is usable. */
  watchChanges: () => void;
  /** When the last change below `main` was painted, in ms since navigation. */
  lastChange: () => number;
  /**
   * Presses the tab, link or half of a toggle whose text begins with a name.
   *
   * @param shows selector of what the press brings; without it, the pressed is shown as chosen
   * @returns ms from the press to the paint that answers it
   */
  press: (name: string, shows?: string) => Promise<number>;
  /**
   * Follows the navigation link of an address.
   *
   * @returns ms from the click to the paint of the wanted heading, or of rows on the team page
   */
  follow: (href: string, heading: string) => Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}
