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
      .describe('Language that it speaks. Null or missing: the client shows none.'),
    gender: text.describe(
      '`female`, `male` or `neutral`, or another word that the client shows as is. Null or missing: the client shows none.',
    ),
    accent: text.describe('Accent, in words. Null or missing: the client shows none.'),
    provider: text.describe('Company that makes it. Null or missing: the client shows none.'),
    preview_url: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .nullable()
      .optional()
      .describe(
        'Address of a sample, which is loaded without a token. Null or missing: the client offers no sample.',
      ),
  })
  .meta({ id: 'Voice', description: 'A voice that agents speak with.' });

export const voiceCalls = {
  list: describeCall(listVoices, {
    summary: 'Lists the voices that agents can speak with',
    notes: 'In the order they are shown. Without the call the client offers no voices.',
    response: z.object({ voices: z.array(voice).describe('In the order they are shown.') }),
  }),
};

export type VoiceWire = z.output<typeof voice>;
