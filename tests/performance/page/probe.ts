/** Runs in the measured page before its own scripts; see `Probe` for its functions. */
import type { KeyPress } from './probeTypes.ts';

/** Before tasks that the page deferred until after the paint: the user sees the result. */
const afterPaint = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
    });
  });

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';

const isEnabled = (element: HTMLInputElement | HTMLButtonElement | undefined) =>
  Boolean(element) && !element?.disabled && element?.ariaDisabled !== 'true';

const isSignInUsable = () =>
  isEnabled(
    [...document.querySelectorAll('input')].find(({ labels }) =>
      textOf(labels?.[0]).startsWith('Email'),
    ),
  ) &&
  isEnabled(
    [...document.querySelectorAll('button')].find((button) => textOf(button) === 'Continue'),
  );

/** Placeholder rows have no text. */
const hasRows = () =>
  [...document.querySelectorAll('tbody tr')].filter((row) => textOf(row) !== '').length > 2;

/** A list with its rows and a usable search field. */
const isListUsable = () =>
  hasRows() &&
  isEnabled(document.querySelector<HTMLInputElement>('main input[type="search"]') ?? undefined);

/** Resolves when a condition holds, checked at once and after every change of the document. */
const until = (condition: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!condition()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    check();
  });

let layoutShift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as (PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
  })[])
    if (!entry.hadRecentInput) layoutShift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });

let keyPresses: KeyPress[] = [];
let lastChange = 0;
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    void afterPaint().then((paintedAt) => keyPresses.push({ pressedAt: timeStamp, paintedAt }));
  },
  { capture: true },
);
const noteChange = async () => {
  lastChange = await afterPaint();
};
const watchChanges = () => {
  new MutationObserver(() => void noteChange()).observe(
    document.querySelector('main') ?? document.body,
    {
      childList: true,
      subtree: true,
      characterData: true,
    },
  );
};

const frames: number[] = [];
const noteFrame = (time: number) => {
  frames.push(time);
  requestAnimationFrame(noteFrame);
};

const findLink = async (href: string): Promise<HTMLAnchorElement> => {
  const find = () => document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`);
  const closed = [...document.querySelectorAll<HTMLElement>('nav [aria-expanded="false"]')];
  if (!find()) for (const parent of closed) parent.click();
  await until(() => find() !== null);
  await afterPaint();
  return find() as HTMLAnchorElement;
};

/** Finds the link, button or half of a toggle whose text begins with a name. */
const findChoice = (name: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, label)')];
  const found = all.find((element) => textOf(element).startsWith(name));
  if (!found) throw new Error(`Nothing to press begins with '${name}'.`);
  return found;
};

const isChosen = (element: HTMLElement): boolean =>
  element.querySelector('input')?.checked === true ||
  element.matches('[aria-current], [aria-selected="true"], [aria-pressed="true"]');

const isUsable = location.pathname.startsWith('/auth') ? isSignInUsable : isListUsable;

let readyAt = 0;

window.probe = {
  usable: until(isUsable).then(() => {
    readyAt = performance.now();
    watchChanges();
    return afterPaint();
  }),
  readyAt: () => readyAt,
  layoutShift: () => layoutShift,
  takeKeyPresses: () => keyPresses.splice(0),
  watchChanges,
  lastChange: () => lastChange,
  painted: afterPaint,
  watchFrames: () => void requestAnimationFrame(noteFrame),
  takeFrames: () => {
    const frameTimes = frames.splice(0);
    return frameTimes.slice(1).map((time, index) => time - (frameTimes[index] ?? time));
  },
  press: async (name, shows) => {
    const choice = findChoice(name);
    const start = performance.now();
    choice.click();
    await until(() => (shows ? document.querySelector(shows) !== null : isChosen(choice)));
    return (await afterPaint()) - start;
  },
  follow: async (href, heading) => {
    const link = await findLink(href);
    link.focus();
    const start = performance.now();
    link.click();
    await until(
      () =>
        textOf(document.querySelector('h1')) === heading &&
        (href !== '/settings/teams' || hasRows()),
    );
    return (await afterPaint()) - start;
  },
};
