import type { Voice } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { toText } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';

type UncheckedVoice = Omit<Voice, 'previewUrl'> & { previewUrl: unknown };

const voicesSchema: ZodMiniType<UncheckedVoice[]> = listOf(
  ['voices', 'data'],
  (row): Omit<UncheckedVoice, 'key'> => ({
    id: toText(row.id),
    name: toText(row.name, 'Unknown'),
    language: toText(row.language),
    gender: toText(row.gender),
    accent: toText(row.accent),
    provider: toText(row.provider),
    previewUrl: row.preview_url,
  }),
);

/** URLs are not validated; use the resource `voices`. */
export const listVoices = defineCall({
  service: 'voice',
  method: 'GET',
  path: '/v1/audio-voice/voices',
  access: 'private',
  response: voicesSchema,
});

export const voices = defineResource({
  name: 'voice.voices',
  load: async ({ http, urlRules }, _params, signal): Promise<Voice[]> => {
    const rows = await send(http, listVoices, { signal });
    return rows.map((row) => ({ ...row, previewUrl: safeUrl(row.previewUrl, urlRules) }));
  },
  isFeature: true,
});
