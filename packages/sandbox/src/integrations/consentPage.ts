import { providerName } from '@platform/api/contract';
import { html } from 'hono/html';
import { page } from '../http/page.ts';

interface ConsentPage {
  provider: string;
  state: string;
  scopes: readonly string[];
  confirmSeconds: number;
}

/** Confirmation delays: before, during and after the client's polling. */
const CONFIRMATIONS = [
  { seconds: 0, label: 'At once' },
  { seconds: 4, label: 'After four seconds' },
  { seconds: 600, label: 'After ten minutes' },
] as const;

export function consentPage({ provider, state, scopes, confirmSeconds }: ConsentPage) {
  const name = providerName(provider);
  const permissions = scopes.map(
    (scope) =>
      html`<li>
        <label><input type="checkbox" name="scope" value="${scope}" checked /> ${scope}</label>
      </li>`,
  );
  const confirmations = CONFIRMATIONS.map(
    ({ seconds, label }) =>
      html`<option value="${seconds}" ${seconds === confirmSeconds ? 'selected' : ''}>
        ${label}
      </option>`,
  );
  return page(
    `${name} asks for your permission`,
    html`<p>Assistant Platform would like to use your ${name} account.</p>
      <form method="post" action="/integrations/consent">
        <input type="hidden" name="state" value="${state}" />
        <fieldset>
          <legend>It will be allowed to</legend>
          <ul class="choices">
            ${permissions}
          </ul>
        </fieldset>
        <p>
          <label>
            ${name} confirms the connection
            <select name="confirm_seconds">
              ${confirmations}
            </select>
          </label>
        </p>
        <p class="actions">
          <button name="decision" value="allow">Allow</button>
          <button name="decision" value="deny" class="quiet">Deny</button>
        </p>
      </form>`,
  );
}

export function consentOverPage() {
  return page(
    'This permission cannot be given',
    html`<p>The request is not known here, has run out, or was answered before.</p>`,
  );
}
