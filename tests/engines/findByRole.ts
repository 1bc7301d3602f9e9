/** Names an element by role and accessible name. `within` limits the search to such an element. */
export interface Target {
  role: string;
  /** The whole accessible name, its start before `…`, or a part after `…`; omit it for any name. */
  name?: string | undefined;
  within?: Target | undefined;
}

/** State of the element found, measured in the page. */
export interface Found {
  x: number;
  y: number;
  width: number;
  height: number;
  isFocused: boolean;
  isDisabled: boolean;
  text: string;
  value: string;
}

/**
 * Finds the first visible element of a role and name; null if none, or if its centre is covered.
 * Runs in the page of any engine, without a driver.
 */
export function findByRole(target: Target): Found | null {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox:
      'input:not([type]), input:is([type=text], [type=email], [type=password]), textarea, [role=textbox]',
    searchbox: 'input[type=search]',
    radio: 'input[type=radio], [role=radio], [role=menuitemradio]',
    heading: 'h1, h2, h3',
    row: 'tr',
    columnheader: 'th',
    dialog: 'dialog, [role=dialog]',
    complementary: 'aside',
    navigation: 'nav',
    article: 'article',
    // Not a role: the element with exactly this text.
    text: ':not(:has(*))',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
  };
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const names = [
      ids.map((id) => textOf(document.querySelector(`#${CSS.escape(id)}`))).join(' '),
      element.getAttribute('aria-label') ?? '',
      labels.map(textOf).join(' '),
      textOf(element),
    ];
    return names.find(Boolean) ?? '';
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null;
  const find = ({ role, name, within }: Target): Element | undefined => {
    const root = within ? find(within) : document;
    const all = [...(root?.querySelectorAll(selectors[role] ?? `[role=${role}]`) ?? [])];
    return all.find((element) => {
      if (!isVisible(element)) return false;
      if (name === undefined) return true;
      const actual = nameOf(element);
      if (name.startsWith('…')) return actual.includes(name.slice(1));
      return name.endsWith('…') ? actual.startsWith(name.slice(0, -1)) : actual === name;
    });
  };

  const element = find(target);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return {
    x,
    y,
    width,
    height,
    isFocused: element.matches(':focus'),
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    text: textOf(element),
    value: (element as HTMLInputElement).value ?? '',
  };
}
