/** How long the place of a failure may take to say so, in milliseconds. */
const patience = 500;

/**
 * Watches what an alert or a status of the page, or the error of a field, says, until it is out of
 * view, or has not come at all. Words that go while their form or dialog stays were dealt with.
 *
 * @param texts what may be said there, any of them
 * @param isSeenOnPage whether words that go from the page itself were dealt with, too
 * @param onEnd hears whether the words have to be told elsewhere
 * @returns stops watching
 */
export function whenOutOfView(
  texts: readonly string[],
  isSeenOnPage: boolean,
  onEnd: (isUnseen: boolean) => void,
): () => void {
  let stop = awaitPlace();

  function awaitPlace(): () => void {
    const known = placeOf(texts);
    if (known) return watch(known);
    const observer = new MutationObserver(() => {
      const place = placeOf(texts);
      if (!place) return;
      end();
      stop = watch(place);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const timer = setTimeout(() => {
      end();
      onEnd(true);
    }, patience);
    function end(): void {
      observer.disconnect();
      clearTimeout(timer);
    }
    return end;
  }

  function watch(place: Element): () => void {
    const surface = place.closest('form, [role="dialog"], [role="alertdialog"]');
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      observer.disconnect();
      if (place.isConnected) onEnd(true);
      else if (surface ? surface.isConnected : isSeenOnPage) onEnd(false);
      // Another place may say it, such as the page that opened instead.
      else stop = awaitPlace();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }

  return () => stop();
}

const placeOf = (texts: readonly string[]): Element | undefined =>
  [...document.querySelectorAll('[role="alert"], [role="status"], output'), ...fieldErrors()].find(
    (element) =>
      texts.some((text) => text !== '' && element.textContent.includes(text)) && !isToast(element),
  );

/** Toasts stand in a region whose own live announcements are off. */
const isToast = (element: Element): boolean => element.closest('[aria-live="off"]') !== null;

/** What describes the fields that are invalid. */
const fieldErrors = (): Element[] =>
  [...document.querySelectorAll('[aria-invalid="true"]')]
    .flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? [])
    .flatMap((id) => document.getElementById(id) ?? []);
