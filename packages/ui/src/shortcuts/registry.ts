import { unlessComposing } from '@platform/i18n/text';
import { isElement } from '../internal/elements.ts';
import { isSingleKey } from '../internal/singleKeys.ts';
import { matchesKeys } from './matchesKeys.ts';

/** Something that can be done on the page by a key, and what the lists of shortcuts say of it. */
export interface Shortcut {
  /** What `runShortcut` knows it by. Unique on the page. */
  id?: string | undefined;
  /** A character (`c`, `/`), or one with Ctrl or Cmd (`mod+k`). Without keys only `runShortcut` acts. */
  keys?: string | undefined;
  /** What it does, in the words of its control. */
  label: string;
  /** Does it. */
  onPress: () => void;
  /** Makes it unavailable and says why. */
  disabledReason?: string | undefined;
  /** Whether it belongs to the frame or to the page that is shown. @default 'page' */
  group?: 'everywhere' | 'page' | undefined;
  /** Acts again while the key is held. @default false */
  repeats?: boolean | undefined;
  /** Acts under a dialog, too. @default false */
  actsUnderLayers?: boolean | undefined;
}

/** What one place of the page registers; its content may change. */
export interface Registration {
  shortcuts: readonly Shortcut[];
  /** The document of the iframe that it is in; null for that of the page. */
  frame: Document | null;
  /** The modal layer that it is in; null on the page itself. */
  surface: Element | null;
  /** Whether single keys act. */
  hasSingleKeys: boolean;
}

/** In the order they came. */
export const registrations: Registration[] = [];
/** Names of what is on the page and has keys of its own, such as rows. */
export const topics: string[] = [];
/** What `runShortcut` waits for. */
export const awaited: { id: string | null } = { id: null };

const popups = '[role="menu"], [role="listbox"]';
const modals = '[aria-modal="true"]';

/** Whether nothing lies above what registered. */
function isOnTop(registration: Registration): boolean {
  const page = pageOf(registration);
  return (
    page.querySelector(popups) === null &&
    ([...page.querySelectorAll(modals)].at(-1) ?? null) === registration.surface
  );
}

const pageOf = ({ frame }: Registration): Document => frame ?? document;

const isRichText = ({ target }: KeyboardEvent): boolean =>
  isElement(target) && target.isContentEditable;

function mayAct(event: KeyboardEvent, shortcut: Shortcut, registration: Registration): boolean {
  const { keys, repeats = false, actsUnderLayers = false } = shortcut;
  if (!keys || !matchesKeys(event, keys)) return false;
  const isAllowed = keys.startsWith('mod+')
    ? !event.repeat && !event.defaultPrevented && !isRichText(event)
    : registration.hasSingleKeys && isSingleKey(event, repeats);
  return isAllowed && (actsUnderLayers || isOnTop(registration));
}

const handleKeyDown = unlessComposing((event: KeyboardEvent) => {
  for (const registration of registrations.toReversed()) {
    if (pageOf(registration) !== event.currentTarget) continue;
    const shortcut = registration.shortcuts.find((each) => mayAct(event, each, registration));
    if (!shortcut) continue;
    event.preventDefault();
    if (!shortcut.disabledReason) shortcut.onPress();
    return;
  }
});

/** Adds shortcuts; of several with the same keys the one that came last acts. Returns what removes them. */
export function register(registration: Registration, frame: Document | null): () => void {
  const page = frame ?? document;
  // Once for each document, however often it is asked for.
  page.addEventListener('keydown', handleKeyDown);
  registrations.push(registration);
  return () => {
    registrations.splice(registrations.indexOf(registration), 1);
    if (registrations.some((other) => pageOf(other) === page)) return;
    page.removeEventListener('keydown', handleKeyDown);
  };
}

/** Adds a topic; returns what removes it. */
export function registerTopic(topic: string): () => void {
  topics.push(topic);
  return () => void topics.splice(topics.indexOf(topic), 1);
}

/** Does what is waited for, where it is among these. */
export function runAwaited({ shortcuts }: Registration): void {
  const shortcut = shortcuts.find(({ id }) => id !== undefined && id === awaited.id);
  if (!shortcut) return;
  awaited.id = null;
  if (!shortcut.disabledReason) shortcut.onPress();
}
