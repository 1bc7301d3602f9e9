/**
 * Finds placeholders that their fields truncate. An ellipsis is accepted for enlarged or spaced text in
 * a field that fills its line. Runs in the page.
 */
export async function truncatedPlaceholders(): Promise<string[]> {
  const insideOf = (element: Element) => {
    const style = getComputedStyle(element);
    // Not `clientWidth`, which in Firefox excludes the padding of inputs.
    return (
      element.getBoundingClientRect().width -
      parseFloat(style.paddingInlineStart) -
      parseFloat(style.paddingInlineEnd) -
      parseFloat(style.borderInlineStartWidth) -
      parseFloat(style.borderInlineEndWidth)
    );
  };

  /** Width of the placeholder on one line, in px. */
  const widthOf = (input: HTMLInputElement) => {
    const { font, letterSpacing, wordSpacing } = getComputedStyle(input);
    const probe = document.createElement('span');
    probe.style.cssText = 'position: fixed; white-space: pre';
    probe.style.font = font;
    // Important, as the style sheets of `widenTexts` and `spaceTexts` are.
    probe.style.setProperty('letter-spacing', letterSpacing, 'important');
    probe.style.setProperty('word-spacing', wordSpacing, 'important');
    probe.textContent = input.placeholder;
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };

  const isEnlarged = (input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const fontSize = parseFloat(style.fontSize);
    return fontSize > 18 || parseFloat(style.letterSpacing) > fontSize / 10;
  };

  /** True if every box around the field, up to the page or dialog, has no room next to it. */
  const fillsLine = (input: HTMLInputElement) => {
    let inner: Element = input;
    for (let outer = input.parentElement; outer; outer = outer.parentElement) {
      if (inner.matches('main, dialog, [role="dialog"]')) break;
      if (getComputedStyle(outer).display !== 'contents') {
        if (inner.getBoundingClientRect().width < insideOf(outer) - 1) return false;
        inner = outer;
      }
    }
    return true;
  };

  const endsInEllipsis = (input: HTMLInputElement) =>
    getComputedStyle(input).textOverflow === 'ellipsis';

  return [...document.body.querySelectorAll<HTMLInputElement>('input[placeholder]')]
    .filter((input) => input.value === '' && input.checkVisibility({ visibilityProperty: true }))
    .filter((input) => widthOf(input) > insideOf(input) + 0.5)
    .filter((input) => !(endsInEllipsis(input) && isEnlarged(input) && fillsLine(input)))
    .map(({ placeholder }) => `the placeholder “${placeholder}” is truncated`);
}
