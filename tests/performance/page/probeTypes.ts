/** One key press in the search box. Times in ms since navigation. */
export interface KeyPress {
  pressedAt: number;
  paintedAt: number;
}

interface Probe {
  /** Resolves with the time, in ms since navigation, at which the usable page was painted. */
  usable: Promise<number>;
  /** Time at which the usable page was in the document, before it was painted. */
  readyAt: () => number;
  /** Sum of the layout shifts that no input caused. */
  layoutShift: () => number;
  takeKeyPresses: () => KeyPress[];
  /** Resolves once the next frame was painted. */
  painted: () => Promise<number>;
  /** Starts recording the frames of the page. */
  watchFrames: () => void;
  /** Ms from each frame to the next since the recording started. */
  takeFrames: () => number[];
  /** Starts recording changes below `main`; also started once a list is usable. */
  watchChanges: () => void;
  /** Time at which the last change below `main` was painted, in ms since navigation. */
  lastChange: () => number;
  /** Presses a tab, link or toggle by the start of its name. Returns ms to the paint of `shows`. */
  press: (name: string, shows?: string) => Promise<number>;
  /** Follows a navigation link. Returns ms from the click to the paint of the heading or rows. */
  follow: (href: string, heading: string) => Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}
