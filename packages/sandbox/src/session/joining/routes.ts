import {
  ACCOUNT_LIMITS,
  CONFIRMATION_PARAMETER,
  registerBodySchema,
  registerCalls,
  resendBodySchema,
} from '@platform/api/contract';
import { trimText } from '@platform/i18n/text';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../../backend.ts';
import { invalid, readBody } from '../../http/validate.ts';
import { findAccount } from '../account.ts';
import { withQuery } from '../identity/addresses.ts';
import { refusedPage } from '../identity/consentPage.ts';
import { openSession } from '../openSession.ts';
import { assertOwnRedirect, isOwnRedirect } from '../redirects.ts';
import { accountFaults } from './accountFields.ts';
import { confirmRegistration } from './confirm.ts';
import { addRegistration, resendLink } from './registrations.ts';

const { company: companyLimits } = ACCOUNT_LIMITS;

/** Making an account: the calls of the client, and the page that the link of the e-mail leads to. */
export function joiningRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  routes.post(registerCalls.register.path, async (c) => {
    const body = await readBody(c, registerBodySchema);
    assertOwnRedirect(backend, 'frontend_redirect_uri', body.frontend_redirect_uri);
    const faults = accountFaults(body);
    const { length } = trimText(body.company);
    if (length < companyLimits.min || length > companyLimits.max) {
      faults.company = `Use ${companyLimits.min} to ${companyLimits.max} characters`;
    }
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await addRegistration(backend, new URL(c.req.url).origin, body);
    const answer = { success: true, message: 'Check your email', requires_verification: true };
    return c.json(answer, 201);
  });

  routes.post(registerCalls.resend.path, async (c) => {
    const { email } = await readBody(c, resendBodySchema);
    await resendLink(backend, new URL(c.req.url).origin, email);
    return c.json({ success: true, message: 'If the address waits for it, a link was sent' }, 202);
  });

  // Answers a person, so it ends on a page of the client whatever became of the link.
  routes.get('/register/confirm', async (c) => {
    const { token = '', to = '' } = c.req.query();
    if (!isOwnRedirect(backend, to)) return c.html(refusedPage(), 400);
    const ended = await confirmRegistration(backend, token);
    const account =
      ended.confirmation === 'confirmed' ? await findAccount(backend.db, ended) : null;
    if (account) await openSession(c, backend, account, 'confirmation');
    return c.redirect(withQuery(to, { [CONFIRMATION_PARAMETER]: ended.confirmation }), 303);
  });

  return routes;
}
