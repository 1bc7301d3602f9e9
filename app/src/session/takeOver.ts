import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** What a control is known by in both forms. */
const nameOf = (control: Element): string =>
  control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;

const controlsOf = (form: Element): Element[] => [
  ...form.querySelectorAll('a[href], button, input, select'),
];

/** Gives a field a value as a person would: React hears of it. */
function enter(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Draws the app in place of the sign-in form that `boot.ts` shows while the app is on its way. What
 * was typed or chosen there, the focus and the last press go over to the app's own form.
 *
 * @param standIn the form that `boot.ts` has put into the root
 * @param draw renders the app; everything it needs has arrived
 */
export function takeOver(root: Element, standIn: HTMLElement, draw: () => void): void {
  const before = controlsOf(standIn);
  const { activeElement } = document;
  flushSync(draw);
  delete document.documentElement.dataset['standIn'];

  const now = controlsOf(root);
  const twinOf = (name: string) => now.find((control) => nameOf(control) === name);
  for (const control of before) {
    const twin = twinOf(nameOf(control));
    if (isField(control) && isField(twin) && twin.value !== control.value)
      enter(twin, control.value);
    if (control === activeElement && twin instanceof HTMLElement) twin.focus();
  }
  const { pressed } = standIn.dataset;
  const button = pressed === undefined ? undefined : twinOf(pressed);
  if (button instanceof HTMLElement) button.click();
}
