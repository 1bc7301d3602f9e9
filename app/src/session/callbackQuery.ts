/**
 * The query the identity provider returned with. It holds secrets, so it leaves the address bar
 * and the history before anything is rendered or sent (reading 15, reliability O14).
 */
let taken: string | undefined;

/** Takes the query away from the address; asked again it gives the same one (StrictMode, O04). */
export function takeCallbackQuery(): string {
  const { pathname, search } = window.location;
  if (search === '') return taken ?? '';
  taken = search;
  window.history.replaceState(window.history.state, '', pathname);
  return taken;
}
