import { describe, expect, it } from 'vitest';
import { DEFAULT_ENTITLEMENTS, entitlementsSchema } from './entitlements.ts';

describe('entitlementsSchema', () => {
  it('maps the wire to the domain', () => {
    const wire = {
      plan_id: 'p1',
      plan_name: 'Pro',
      bots_max: 10,
      channels: ['web'],
      voice_enabled: true,
      included_llm_tokens: 25_000,
      included_voice_minutes: 10_000,
      included_api_calls: 0,
      included_storage_mb: 5000,
      llm_tokens_used: 30_000,
      voice_minutes_used: 12,
      api_calls_used: 3,
      storage_mb_used: 1.5,
      can_create_voice_agent: true,
      can_create_bot: true,
      can_use_advanced_features: true,
      metadata: { ignored: true },
    };
    expect(entitlementsSchema.parse(wire)).toEqual({
      planId: 'p1',
      planName: 'Pro',
      botsMax: 10,
      channels: ['web'],
      voiceEnabled: true,
      usage: {
        llmTokens: { used: 30_000, included: 25_000 },
        voiceMinutes: { used: 12, included: 10_000 },
        apiCalls: { used: 3, included: 0 },
        storageMb: { used: 1.5, included: 5000 },
      },
      canCreateVoiceAgent: true,
      canCreateBot: true,
      canUseAdvancedFeatures: true,
      isDefault: false,
    });
  });

  it.each([null, undefined, {}, [], '', { entitlements: null }, { entitlements: {} }])(
    'returns null for %j',
    (response) => {
      expect(entitlementsSchema.parse(response)).toBeNull();
    },
  );

  it('D19 returns the defaults, without permissions, for {"detail": "Not Found"}', () => {
    const defaults = entitlementsSchema.parse({ detail: 'Not Found' });
    expect(defaults).toBe(DEFAULT_ENTITLEMENTS);
    expect(defaults).toMatchObject({
      usage: {
        llmTokens: { used: 0, included: 1000 },
        voiceMinutes: { used: 0, included: 1000 },
        apiCalls: { used: 0, included: 1000 },
        storageMb: { used: 0, included: 50 },
      },
      canCreateVoiceAgent: false,
      canCreateBot: false,
      canUseAdvancedFeatures: false,
      voiceEnabled: false,
      isDefault: true,
    });
  });

  it.each<[unknown, number]>([
    ['12', 12],
    [-1, 0],
    ['many', 0],
    [null, 0],
    [{}, 0],
    [1e21, 1e21],
    [Number.NaN, 0],
  ])('D17 reads %j used as %d', (value, used) => {
    const entitlements = entitlementsSchema.parse({ plan_id: 'p', llm_tokens_used: value });
    expect(entitlements?.usage.llmTokens).toEqual({ used, included: 1000 });
  });

  it.each(['yes', 1, 'true', {}, null])('D04 reads a permission of %j as false', (value) => {
    const right = { can_create_bot: value, voice_enabled: value };
    expect(entitlementsSchema.parse(right)).toMatchObject({
      canCreateBot: false,
      voiceEnabled: false,
    });
  });
});
