import { html } from 'hono/html';
import { page } from '../http/page.ts';

export const TERMS_PATH = '/sandbox/terms';
export const PRIVACY_PATH = '/sandbox/privacy';

export const termsPage = () =>
  page(
    'Terms of use',
    html`<p>These are the terms of the sandbox. A deployment links to its own.</p>
      <h2>What it is for</h2>
      <p>Trying the product out and testing it. No money moves and no call is placed.</p>
      <h2>What you may enter</h2>
      <p>Made-up people and companies only. The data may be reset at any time.</p>
      <h2>What it promises</h2>
      <p>Nothing beyond this session: the sandbox may stop, fail on demand or change.</p>`,
  );

export const privacyPage = () =>
  page(
    'Privacy notice',
    html`<p>This is the privacy notice of the sandbox. A deployment links to its own.</p>
      <h2>What is stored</h2>
      <p>What you type, in a database on the machine that runs the sandbox.</p>
      <h2>Who can read it</h2>
      <p>Whoever can open that machine. E-mails are never sent; they are listed in the outbox.</p>
      <h2>How it is deleted</h2>
      <p>Reset the sandbox, or delete its data folder.</p>`,
  );
