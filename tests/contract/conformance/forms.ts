import type { CallDescription } from '@platform/api/contract';
import { sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import type { Reply } from './client.ts';
import { Skip, assertRefused, assertSuccess, naming } from './mismatch.ts';
import type { CallSample, FormEntry, FormSample, Sample } from './sample.ts';
import type { World } from './world.ts';
import { formsAtTheLimit, wrongForms } from './wrongForms.ts';

export function toForm(entries: readonly FormEntry[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

async function formOf(world: World, { form }: Sample): Promise<FormSample> {
  if (!form) throw new Skip('no sample of a form');
  return form(world);
}

/** Returns the sample with its form instead of its body. */
export const asForm = (sample: CallSample): CallSample => ({
  ...sample,
  content: async (world) => {
    const { entries, ...content } = await formOf(world, sample);
    return { ...content, raw: toForm(entries) };
  },
});

/** Checks that invalid forms are rejected, and forms at their limits accepted. */
export function formAttempts(described: CallDescription, sample: CallSample): Attempt[] {
  const { form } = described;
  if (!form) return [];
  const sendEach = async (
    world: World,
    changed: typeof wrongForms,
    check: (reply: Reply) => void,
  ) => {
    const { entries: right, ...content } = await formOf(world, sample);
    for (const { title, entries } of changed(form, right)) {
      const sent = { ...content, raw: toForm(entries) };
      const reply = await sendSample(world, described, sent);
      naming(title, () => check(reply));
    }
  };
  return [
    {
      title: 'refuses each wrong value of the form',
      provokes: ['VALIDATION_FAILED'],
      run: async (world) =>
        sendEach(world, wrongForms, (reply) => assertRefused(reply, 'VALIDATION_FAILED')),
    },
    {
      title: 'accepts values of the form at their limits',
      run: async (world) => sendEach(world, formsAtTheLimit, assertSuccess),
    },
  ];
}
