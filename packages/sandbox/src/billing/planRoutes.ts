import { entitlementCalls, planCalls } from '@platform/api/contract';
import type { EntitlementsWire, PlanWire } from '@platform/api/contract';
import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { Backend, RouteEnv } from '../backend.ts';
import { plans, prices } from '../db/billingSchema.ts';
import { serve } from '../http/serve.ts';
import { detailNotFound } from './notFound.ts';
import { PLAN_LANGUAGES, planTextIn } from './planTexts.ts';
import { findSubscription } from './subscription.ts';
import { isOnTrial } from './trial.ts';
import { countUsage } from './usage.ts';
import type { UsedUnits } from './usage.ts';

/** Limits without a plan, including trial rights. */
const TRIAL: EntitlementsWire = {
  plan_id: 'trial',
  plan_name: 'Trial',
  bots_max: 1,
  channels: ['web', 'voice'],
  voice_enabled: true,
  can_create_voice_agent: true,
  can_create_bot: true,
};

export function planRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, planCalls.list, async ({ c }) => {
    const language = accepts(c, {
      header: 'Accept-Language',
      supports: PLAN_LANGUAGES,
      default: 'en',
    });
    const rows = await db
      .select({ plan: plans, price: prices })
      .from(prices)
      .innerJoin(plans, eq(plans.id, prices.planId))
      .orderBy(asc(prices.interval), asc(plans.rank));
    return rows.map(({ plan, price }) => planWire(plan, price, language));
  });

  serve(routes, backend, entitlementCalls.get, async ({ caller: { tenantId }, c }) => {
    const current = await findSubscription(db, now(), tenantId);
    if (!current) {
      const isNew = await isOnTrial(db, now(), tenantId);
      return isNew ? TRIAL : detailNotFound(c);
    }
    return entitlementsWire(current.plan, await countUsage(backend, tenantId));
  });

  return routes;
}

function planWire(
  plan: typeof plans.$inferSelect,
  price: typeof prices.$inferSelect,
  language: string,
): PlanWire {
  const translate = (english: string) => planTextIn(language, english);
  return {
    id: plan.id,
    name: plan.name,
    price_id: price.id,
    amount: price.amount,
    currency: price.currency,
    interval: price.interval,
    active: price.isActive,
    features: plan.features.map((feature) => ({ description: translate(feature) })),
    llm_tokens_description: translate(plan.descriptions.llmTokens),
    voice_minutes_description: translate(plan.descriptions.voiceMinutes),
    api_calls_description: translate(plan.descriptions.apiCalls),
    storage_description: translate(plan.descriptions.storage),
  };
}

function entitlementsWire(plan: typeof plans.$inferSelect, used: UsedUnits): EntitlementsWire {
  return {
    plan_id: plan.id,
    plan_name: plan.name,
    bots_max: plan.botsMax,
    channels: ['web', 'voice'],
    voice_enabled: true,
    included_llm_tokens: plan.includedLlmTokens,
    included_voice_minutes: plan.includedVoiceMinutes,
    included_api_calls: plan.includedApiCalls,
    included_storage_mb: plan.includedStorageMb,
    llm_tokens_used: used.llmTokens,
    voice_minutes_used: used.voiceMinutes,
    api_calls_used: used.apiCalls,
    storage_mb_used: used.storageMb,
    can_create_voice_agent: true,
    can_create_bot: true,
    can_use_advanced_features: plan.hasAdvancedFeatures,
    metadata: {},
  };
}
