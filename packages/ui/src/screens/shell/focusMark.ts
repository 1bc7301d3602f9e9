export interface FocusMark {
  tag: string;
  href: string | null;
  name: string;
  place: number;
}

const markable = 'a, button, input, textarea, h1, tr';

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ??
  element.getAttribute('placeholder') ??
  element.textContent ??
  '';

const alike = ({ tag, href, name }: Omit<FocusMark, 'place'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => element.getAttribute('href') === href && nameOf(element) === name,
  );

export function markOf(element: Element | null): FocusMark | null {
  if (!(element instanceof HTMLElement) || !element.matches(markable)) return null;
  const mark = {
    tag: element.localName,
    href: element.getAttribute('href'),
    name: nameOf(element),
  };
  return { ...mark, place: alike(mark).indexOf(element) };
}

export function findMarked(mark: FocusMark): HTMLElement | undefined {
  const found = alike(mark);
  return found[mark.place] ?? found.at(-1);
}
