/* A redirect's parameters (codes, tokens) are secrets: removed from the address bar and history as
   soon as this module loads, before any request or render. */
const secrets = takeSecrets();

function takeSecrets(): string {
  const { pathname, search, hash } = window.location;
  const isReturn =
    /^\/((auth|integrations)\/callback|auth\/registerSuccess|auth\/reset|invite\/accept)\/?$/i.test(
      pathname,
    );
  if (!isReturn || !(search || hash)) return '';
  const language = new URLSearchParams(search).get('lang');
  const languageQuery = language === null ? '' : `?${new URLSearchParams({ lang: language })}`;
  window.history.replaceState(window.history.state, '', pathname + languageQuery);
  return search;
}

/** Query this page was opened with, such as `?code=…&state=…`; '' if it is no redirect. */
export const returnQuery = (): string => secrets;
