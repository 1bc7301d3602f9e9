import { unlessComposing } from '@platform/i18n/text';
import { isElement } from '../internal/elements.ts';
import { isSingleKey } from '../internal/singleKeys.ts';
import { matchesKeys } from './matchesKeys.ts';

/** An action of the page with its key and its entry in the list of shortcuts. */
export interface Shortcut {
  /** Id for `runShortcut`, unique on the page. */
  id?: string | undefined;
  /**
   * A character (`c`, `/`) or a chord (`mod+k`). Without keys, only `runShortcut` runs the action.
   */
  keys?: string | undefined;
  /** Label of the action, as on its control. */
  label: string;
  /** Runs the action. */
  onPress: () => void;
  /** Disables the action and gives the reason. */
  disabledReason?: string | undefined;
  /** Group in the list. @default 'page' */
  group?: 'everywhere' | 'page' | undefined;
  /** Repeats while the key is held. @default false */
  repeats?: boolean | undefined;
  /** A chord that also works in rich text, which has chords of its own. @default false */
  actsInRichText?: boolean | undefined;
  /** Also works under a dialog. @default false */
  actsUnderLayers?: boolean | undefined;
}

/** Shortcuts of one component; its content may change. */
export interface Registration {
  shortcuts: readonly Shortcut[];
  /** Document of the surrounding iframe; null for the page. */
  frame: Document | null;
  /** Surrounding modal layer; null on the page itself. */
  surface: Element | null;
  /** True while single keys are enabled. */
  areSingleKeysEnabled: boolean;
}

/** In order of registration. */
export const registrations: Registration[] = [];
export const topics: string[] = [];
/** Id that `runShortcut` waits for. */
export const pending: { id: string | null } = { id: null };

const popups = '[role="menu"], [role="listbox"]';
const modals = '[aria-modal="true"]';

/** True if no layer covers the component. */
function isOnTop(registration: Registration): boolean {
  const page = pageOf(registration);
  // Layers of the whole page count, also those that an embedder renders.
  return (
    page.querySelector(popups) === null &&
    ([...page.querySelectorAll(modals)].at(-1) ?? null) === registration.surface
  );
}

const pageOf = ({ frame }: Registration): Document => frame ?? document;

const isRichText = ({ target }: KeyboardEvent): boolean =>
  isElement(target) && target.isContentEditable;

function mayAct(event: KeyboardEvent, shortcut: Shortcut, registration: Registration): boolean {
  const { keys, repeats = false, actsUnderLayers = false, actsInRichText = false } = shortcut;
  if (!keys || !matchesKeys(event, keys)) return false;
  const isAllowed = keys.startsWith('mod+')
    ? !event.defaultPrevented && (actsInRichText || !isRichText(event))
    : registration.areSingleKeysEnabled && isSingleKey(event, repeats);
  return isAllowed && (actsUnderLayers || isOnTop(registration));
}

const handleKeyDown = unlessComposing((event: KeyboardEvent) => {
  for (const registration of registrations.toReversed()) {
    if (pageOf(registration) !== event.currentTarget) continue;
    const shortcut = registration.shortcuts.find((each) => mayAct(event, each, registration));
    if (!shortcut) continue;
    // Also of a held chord, which the browser would act on.
    event.preventDefault();
    const isHeld = event.repeat && !shortcut.repeats;
    if (!isHeld && !shortcut.disabledReason) shortcut.onPress();
    return;
  }
});

/** Of several shortcuts with the same keys, the last one runs. Returns the cleanup. */
export function register(registration: Registration, frame: Document | null): () => void {
  const page = frame ?? document;
  page.addEventListener('keydown', handleKeyDown);
  registrations.push(registration);
  return () => {
    registrations.splice(registrations.indexOf(registration), 1);
    if (registrations.some((other) => pageOf(other) === page)) return;
    page.removeEventListener('keydown', handleKeyDown);
  };
}

/** Returns the cleanup. */
export function registerTopic(topic: string): () => void {
  topics.push(topic);
  return () => void topics.splice(topics.indexOf(topic), 1);
}

/** Runs the awaited shortcut if it is among these. */
export function runPending({ shortcuts }: Registration): void {
  const shortcut = shortcuts.find(({ id }) => id !== undefined && id === pending.id);
  if (!shortcut) return;
  pending.id = null;
  if (!shortcut.disabledReason) shortcut.onPress();
}
