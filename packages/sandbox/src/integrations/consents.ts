import { providerName } from '@platform/api/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { integrationConsents, integrations } from '../db/integrationTables.ts';
import { HttpError } from '../http/HttpError.ts';
import { record } from '../ledger.ts';
import { notify } from '../notifications/notify.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { findIntegration, isRow } from './findIntegration.ts';

const CONSENT_SECONDS = 600;

interface ConsentRequest {
  tenantId: string;
  provider: string;
  redirectUri: string;
  scopes: string[];
}

interface Allowed {
  scopes: readonly string[];
  confirmSeconds: number;
}

type Consent = typeof integrationConsents.$inferSelect;

export async function askConsent(
  { db, now }: Backend,
  request: ConsentRequest,
): Promise<{ state: string; expiresAt: Date }> {
  const state = newSecret();
  const expiresAt = addSeconds(now(), CONSENT_SECONDS);
  await db
    .insert(integrationConsents)
    .values({ ...request, stateHash: hashSecret(state), expiresAt });
  return { state, expiresAt };
}

/** Returns an undecided consent; null if unknown, expired or decided. */
export async function findConsent({ db, now }: Backend, state: string): Promise<Consent | null> {
  const [consent] = await db.select().from(integrationConsents).where(isOpen(state, now()));
  return consent ?? null;
}

/** Decides a consent once. Returns the consent, or null if there is nothing to decide. */
export async function decideConsent(
  { db, now }: Backend,
  state: string,
  allowed: Allowed | null,
): Promise<{ redirectUri: string; code: string | null } | null> {
  const code = allowed && newSecret();
  const [decided] = await db
    .update(integrationConsents)
    .set({
      decidedAt: now(),
      codeHash: code && hashSecret(code),
      grantedScopes: allowed && [...allowed.scopes],
      confirmSeconds: allowed && allowed.confirmSeconds,
    })
    .where(isOpen(state, now()))
    .returning();
  return decided ? { redirectUri: decided.redirectUri, code } : null;
}

/**
 * A missing required scope makes the connection need action. `isOurs` if the call belongs to the
 * provider. Throws HttpError 400 for a code that is spent, expired, foreign or bound to another
 * state.
 */
export async function completeConsent(
  { db, now }: Backend,
  { tenantId, userId, email }: Caller,
  sent: { code: string; state: string; redirectUri: string },
  isProvider: (provider: string) => boolean,
): Promise<string> {
  const at = now();
  return db.transaction(async (tx) => {
    const [consent] = await tx
      .update(integrationConsents)
      .set({ spentAt: at })
      .where(
        and(
          eq(integrationConsents.codeHash, hashSecret(sent.code)),
          eq(integrationConsents.stateHash, hashSecret(sent.state)),
          eq(integrationConsents.redirectUri, sent.redirectUri),
          eq(integrationConsents.tenantId, tenantId),
          isNull(integrationConsents.spentAt),
          gt(integrationConsents.expiresAt, at),
        ),
      )
      .returning();
    if (!consent || !isProvider(consent.provider)) {
      throw new HttpError('INVALID_CODE', 'The code is not valid or was used before');
    }
    const { provider, confirmSeconds } = consent;
    const grantedScopes = consent.grantedScopes ?? [];
    const { requiredScopes, accountLabel } = await findIntegration(tx, tenantId, provider);
    const hasAllScopes = requiredScopes.every((scope) => grantedScopes.includes(scope));
    const status = hasAllScopes ? ('connected' as const) : ('action_required' as const);
    await tx
      .update(integrations)
      .set({
        status,
        grantedScopes,
        accountLabel: accountLabel || `${provider}@${email.split('@')[1] ?? ''}`,
        confirmsAt: confirmSeconds ? addSeconds(at, confirmSeconds) : null,
      })
      .where(isRow(tenantId, provider));
    const entry = {
      tenantId,
      actorId: userId,
      target: provider,
      detail: { status, grantedScopes },
    };
    await record(tx, at, { action: 'integration.connected', ...entry });
    if (!hasAllScopes) {
      await notify(tx, at, {
        tenantId,
        category: 'integrations',
        severity: 'warning',
        title: `${providerName(provider)} needs attention`,
        body: 'It was connected without all that it has to be allowed.',
        href: '/integrations?tab=action-required',
      });
    }
    return provider;
  });
}

function isOpen(state: string, now: Date) {
  return and(
    eq(integrationConsents.stateHash, hashSecret(state)),
    isNull(integrationConsents.decidedAt),
    gt(integrationConsents.expiresAt, now),
  );
}
