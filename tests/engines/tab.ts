/** Runs in the page, so it may only use its argument and the page's globals. */
type PageScript<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

export interface Point {
  x: number;
  y: number;
}

/** Actions on a browser tab that every engine's driver supports: Playwright in `playwrightTab.ts`, WebDriver in `webDriverTab.ts`. */
export interface Tab {
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  url: () => Promise<string>;
  evaluate: <Argument, Result>(
    script: PageScript<Argument, Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Presses the mouse at the first point of the viewport and releases it at the last one. */
  press: (...path: Point[]) => Promise<void>;
  /** Presses one key, with modifiers before it: `Enter`, `Control+b`. */
  key: (combination: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses files from disk in the file input that the selector finds. */
  chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  open: () => Promise<Tab>;
}
