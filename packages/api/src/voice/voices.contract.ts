import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { languageTag } from '../description/shapes.ts';
import { listVoices } from './voices.ts';

const text = z.string().nullable().optional();

const voice = z
  .object({
    id,
    name: z.string().min(1).describe('Name of the voice.'),
    language: languageTag
      .nullable()
      .optional()
      .describe('Language that it speaks. If null or missing, the client shows none.'),
    gender: text.describe(
      '`female`, `male` or `neutral`, or another value, shown as received. If null or missing, the client shows none.',
    ),
    accent: text.describe('Accent, as text. If null or missing, the client shows none.'),
    provider: text.describe('Company that makes it. If null or missing, the client shows none.'),
    preview_url: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .nullable()
      .optional()
      .describe(
        'URL of a sample, loaded without a token. If null or missing, the client offers no sample.',
      ),
  })
  .meta({ id: 'Voice', description: 'A voice that agents speak with.' });

export const voiceCalls = {
  list: describeCall(listVoices, {
    summary: 'Lists the voices that agents can speak with',
    notes: 'In display order. Without the call, the client offers no voices.',
    response: z.object({ voices: z.array(voice).describe('In display order.') }),
  }),
};

export type VoiceWire = z.output<typeof voice>;
