import type { ComponentType, ReactNode } from 'react';

interface Example {
  /** The component, rendered as it should or should not be used. */
  drawing: ReactNode;
  /** One sentence: what to do, or what not to. */
  caption: string;
}

interface Part {
  name: string;
  /** What the part is for, and what holds for it. */
  text: string;
}

interface KeyRow {
  keys: string;
  effect: string;
}

/** What the docs page of a component or pattern says beyond its props and stories. */
export interface ComponentGuide {
  /** What it is for, and what to take in its place where it does not fit. */
  purpose: string;
  /**
   * Whose props are shown, by the names they are used with.
   *
   * @default the component that the stories
   * name
   */
  components?: Readonly<Record<string, ComponentType<never>>> | undefined;
  dos: readonly Example[];
  donts: readonly Example[];
  anatomy: readonly Part[];
  /** Empty where it takes no focus. */
  keyboard: readonly KeyRow[];
  /** Rules for the words in it. */
  content: readonly string[];
}
