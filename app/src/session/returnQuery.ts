/*
 * What somebody returned to us with: the code and state of the identity provider or of an
 * integration's, the token of an invite, how a confirmation ended. They are secrets, so they leave the address bar and the history as soon as this module
 * runs, which is before the app asks for anything or renders.
 */
const taken = takeSecrets();

function takeSecrets(): string {
  const { pathname, search, hash } = window.location;
  const isReturn =
    /^\/((auth|integrations)\/callback|auth\/registerSuccess|invite\/accept)\/?$/i.test(pathname);
  if (!isReturn || !(search || hash)) return '';
  const language = new URLSearchParams(search).get('lang');
  const kept = language === null ? '' : `?${new URLSearchParams({ lang: language })}`;
  window.history.replaceState(window.history.state, '', pathname + kept);
  return search;
}

/** The query this page was opened with, such as `?code=…&state=…`; '' where it is no return. */
export const returnQuery = (): string => taken;
