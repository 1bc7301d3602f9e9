import { html } from 'hono/html';
import { demoAccounts } from '../seed/demoAccounts.ts';
import { page } from '../http/page.ts';
import type { ActiveFault } from '../faults/rules.ts';

export interface ShownMail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  link: string | null;
  createdAt: Date;
}

export function outboxPage(mails: readonly ShownMail[]) {
  const articles = mails.map(
    (mail) =>
      html`<article>
        <h2>${mail.subject}</h2>
        <p class="quiet">To ${mail.recipient} · <time>${mail.createdAt.toISOString()}</time></p>
        <p>${mail.body}</p>
        ${mail.link ? html`<p><a href="${mail.link}">${mail.link}</a></p>` : ''}
      </article>`,
  );
  return page('Outbox', articles.length > 0 ? html`${articles}` : html`<p>No e-mails yet.</p>`);
}

export function faultsPage(faults: readonly ActiveFault[]) {
  const rows = faults.map(
    (fault) =>
      html`<tr>
        <td>${fault.id}</td>
        <td><code>${JSON.stringify(fault)}</code></td>
      </tr>`,
  );
  const table = html`<table>
    <thead>
      <tr>
        <th>No.</th>
        <th>Fault</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return page(
    'Faults',
    faults.length > 0 ? table : html`<p>No faults: every request is handled normally.</p>`,
  );
}

export function landingPage(clientUrl: string) {
  const rows = demoAccounts.map(
    (account) =>
      html`<tr>
        <td>${account.name}</td>
        <td>${account.role}, ${account.tenant}</td>
        <td>${account.email}</td>
        <td>${account.password ?? 'Continue with Google'}</td>
      </tr>`,
  );
  return page(
    'Sandbox',
    html`<p>The backend of <a href="${clientUrl}">the platform</a> on this machine.</p>
      <h2>Demo accounts</h2>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Role</th>
            <th>Email</th>
            <th>Password</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
      <h2>Look inside</h2>
      <ul>
        <li><a href="/sandbox/outbox">Outbox</a>: the e-mails it would send</li>
        <li><a href="/sandbox/faults">Faults</a>: failures on demand</li>
        <li><a href="/sandbox/log">Requests</a></li>
        <li><a href="/sandbox/ledger">Committed writes</a></li>
      </ul>`,
  );
}
