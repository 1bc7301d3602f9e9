import type { Entitlements, Usage } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { isObject, read, textListOf, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf } from '../schema/values.ts';
import { emptyIfNotFound, isNotFoundBody } from './notFound.ts';

/** Used if the service has no entitlements for the tenant: all permissions are false. */
export const DEFAULT_ENTITLEMENTS: Entitlements = { ...toEntitlements({}), isDefault: true };

/** Null for an empty response; the defaults for `{"detail": "Not Found"}`. */
export const entitlementsSchema = read((value): Entitlements | null => {
  if (isNotFoundBody(value)) return DEFAULT_ENTITLEMENTS;
  if (!isObject(value)) return null;
  const { entitlements = value } = value;
  if (!isObject(entitlements) || Object.keys(entitlements).length === 0) return null;
  return toEntitlements(entitlements);
});

export const getEntitlements = defineCall({
  service: 'billing',
  method: 'GET',
  path: '/billing/v1/entitlements',
  access: 'private',
  response: entitlementsSchema,
});

export const entitlements = defineResource({
  name: 'billing.entitlements',
  load: ({ http }, _params, signal) =>
    send(http, getEntitlements, { signal }).catch(emptyIfNotFound(DEFAULT_ENTITLEMENTS)),
});

function toEntitlements(wire: WireObject): Entitlements {
  return {
    planId: toText(wire.plan_id) || null,
    planName: toText(wire.plan_name),
    botsMax: amountOf(wire.bots_max, null),
    channels: textListOf(wire.channels),
    voiceEnabled: wire.voice_enabled === true,
    usage: {
      llmTokens: usageOf(wire.llm_tokens_used, wire.included_llm_tokens, 1000),
      voiceMinutes: usageOf(wire.voice_minutes_used, wire.included_voice_minutes, 1000),
      apiCalls: usageOf(wire.api_calls_used, wire.included_api_calls, 1000),
      storageMb: usageOf(wire.storage_mb_used, wire.included_storage_mb, 50),
    },
    canCreateVoiceAgent: wire.can_create_voice_agent === true,
    canCreateBot: wire.can_create_bot === true,
    canUseAdvancedFeatures: wire.can_use_advanced_features === true,
    isDefault: false,
  };
}

function usageOf(used: unknown, included: unknown, fallback: number): Usage {
  return { used: amountOf(used, 0), included: amountOf(included, fallback) };
}
