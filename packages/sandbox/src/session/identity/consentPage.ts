import { html } from 'hono/html';
import { page } from '../../http/page.ts';
import type { AuthorizeRequest } from './addresses.ts';
import { IDENTITIES } from './people.ts';

export function consentPage({ redirectUri, state, email }: AuthorizeRequest) {
  const chosen = IDENTITIES.find((identity) => identity.email === email) ?? IDENTITIES[0];
  const choices = IDENTITIES.map(
    (identity) =>
      html`<li>
        <label>
          <input
            type="radio"
            name="email"
            value="${identity.email}"
            ${identity === chosen ? 'checked' : ''}
          />
          <strong>${identity.givenName} ${identity.familyName}</strong>
          <span class="quiet">${identity.email}</span>
        </label>
      </li>`,
  );
  return page(
    'Choose an account',
    html`<p>Assistant Platform would like to know your name and your email address.</p>
      <form method="post" action="/auth/identity/authorize">
        <input type="hidden" name="redirect_uri" value="${redirectUri}" />
        <input type="hidden" name="state" value="${state}" />
        <fieldset>
          <legend>Accounts of this sandbox</legend>
          <ul class="choices">
            ${choices}
          </ul>
        </fieldset>
        <p class="actions">
          <button name="decision" value="continue">Continue</button>
          <button name="decision" value="cancel" class="quiet">Cancel</button>
        </p>
      </form>`,
  );
}

/** Shown instead of a redirect to another origin. */
export function refusedPage() {
  return page(
    'This sign-in cannot continue',
    html`<p>The return address is unknown, or the sign-in was started elsewhere.</p>`,
  );
}
