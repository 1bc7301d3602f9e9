export interface FocusLocator {
  tag: string;
  href: string | null;
  name: string;
  index: number;
}

const locatable = 'a, button, input, textarea, h1, tr';

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ??
  element.getAttribute('placeholder') ??
  element.textContent ??
  '';

/** Found by attributes: a page that renders again has new elements. */
const alike = ({ tag, href, name }: Omit<FocusLocator, 'index'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => element.getAttribute('href') === href && nameOf(element) === name,
  );

export function locatorOf(element: Element | null): FocusLocator | null {
  if (!(element instanceof HTMLElement) || !element.matches(locatable)) return null;
  const locator = {
    tag: element.localName,
    href: element.getAttribute('href'),
    name: nameOf(element),
  };
  return { ...locator, index: alike(locator).indexOf(element) };
}

export function findLocated(locator: FocusLocator): HTMLElement | undefined {
  const found = alike(locator);
  return found[locator.index] ?? found.at(-1);
}
