/**
 * Says by a toast what an alert of the page, or the error of a field, says, once that is out of view;
 * at once where none says it.
 *
 * @param raise shows the toast
 * @returns forgets it
 */
export function toastOnceUnseen(message: string, raise: () => void): () => void {
  const place = [...document.querySelectorAll('[role="alert"]'), ...fieldErrors()].find((element) =>
    element.textContent.includes(message),
  );
  if (!place) {
    raise();
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return;
    observer.disconnect();
    raise();
  });
  observer.observe(place);
  return () => observer.disconnect();
}

/** What describes the fields that are invalid. */
const fieldErrors = (): Element[] =>
  [...document.querySelectorAll('[aria-invalid="true"]')]
    .flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? [])
    .flatMap((id) => document.getElementById(id) ?? []);
