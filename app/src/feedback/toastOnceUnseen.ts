/**
 * Says by a toast what an alert of the page says, once that is out of view; at once where no alert
 * says it.
 *
 * @param raise shows the toast
 * @returns forgets it
 */
export function toastOnceUnseen(message: string, raise: () => void): () => void {
  const place = [...document.querySelectorAll('[role="alert"]')].find((alert) =>
    alert.textContent.includes(message),
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
