import type { ComponentType, ReactNode } from 'react';

interface Example {
  /** The component, rendered as it should or should not be used. */
  example: ReactNode;
  /** The rule, in one sentence. */
  caption: string;
}

interface Part {
  name: string;
  /** Purpose of the part, and rules for it. */
  text: string;
}

interface KeyRow {
  keys: string;
  effect: string;
}

/** Content of the docs page of a component or pattern, in addition to its props and stories. */
export interface ComponentGuide {
  /** Purpose, and alternatives for other cases. */
  purpose: string;
  /** Components whose props are shown, by name. @default the component of the stories */
  components?: Readonly<Record<string, ComponentType<never>>> | undefined;
  dos: readonly Example[];
  donts: readonly Example[];
  anatomy: readonly Part[];
  /** Empty if it takes no focus. */
  keyboard: readonly KeyRow[];
  /** Rules for its texts. */
  content: readonly string[];
}
