import { ERROR_CODES, callList, errorsOf } from '@platform/api/contract';
import type { CallDescription, ErrorCode } from '@platform/api/contract';
import { contentOf, sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import type { Case } from './case.ts';
import { assertReadable, crossOrigin } from './crossOrigin.ts';
import { assertFits, assertRefused, assertSuccess, assertThat } from './mismatch.ts';
import { declaredRefusals } from './declaredRefusals.ts';
import { asForm, formAttempts } from './forms.ts';
import type { Sample, Samples } from './sample.ts';
import type { World } from './world.ts';
import { storedValues } from './storedValues.ts';
import { withoutRight } from './withoutRight.ts';
import { wrongRequests } from './wrongRequests.ts';

/** The cases that follow from the description of each call alone, with a sample of what it accepts. */
export function describedCases(samples: Readonly<Record<string, Samples>>): Case[] {
  return callList.flatMap(({ record, name, described }) => {
    const { service, method, path } = described.call;
    const sample = samples[record]?.[name] ?? { skip: 'no sample' };
    return attemptsOf(described, sample).map((attempt) => ({
      service,
      record,
      call: `${method} ${path}`,
      extension: described.extension,
      ...attempt,
    }));
  });
}

function attemptsOf(described: CallDescription, sample: Sample): Attempt[] {
  return [
    ...crossOrigin(described),
    ...good(described, sample),
    ...(described.form ? good(described, asForm(sample), 'responds as described to a form') : []),
    ...storedValues(described, sample),
    ...withoutRight(described, sample),
    ...wrongRequests(described, sample),
    ...formAttempts(described, sample),
    ...unknownRecords(described, sample),
    ...repeatedWrites(described, sample),
    ...declaredRefusals(described, sample),
  ];
}

function good(
  described: CallDescription,
  sample: Sample,
  title = 'responds as described',
): Attempt[] {
  const run = async (world: World) => {
    const reply = await sendSample(world, described, sample, await contentOf(world, sample));
    assertSuccess(reply);
    if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
    const { responseType = 'application/json' } = described;
    const type = reply.headers.get('content-type') ?? '';
    assertThat(type.includes(responseType), `Content-Type ${responseType}`, type);
    assertReadable(world, described, reply);
    if (responseType === 'application/json') assertFits(described.response, reply.body);
  };
  return [{ title, run }];
}

function unknownRecords(described: CallDescription, sample: Sample): Attempt[] {
  const { call } = described;
  if (!call.path.includes('{') || call.access !== 'private') return [];
  if (!errorsOf(described).includes('NOT_FOUND')) return [];
  return [
    {
      title: 'does not find an unknown record',
      run: async (world) => {
        const content = await contentOf(world, sample);
        const params = Object.fromEntries(
          Object.keys(content.params ?? {}).map((name) => [name, 'no-such-record']),
        );
        assertRefused(
          await sendSample(world, described, sample, { ...content, params }),
          'NOT_FOUND',
        );
      },
    },
    ...hiddenRecords(described, sample),
  ];
}

function hiddenRecords(described: CallDescription, sample: Sample): Attempt[] {
  if (sample.isShared) return [];
  return [
    {
      title: 'hides the record from another tenant',
      run: async (world) => {
        await world.tokenOf('stranger');
        const content = await contentOf(world, sample);
        assertRefused(await world.send(described, content, 'stranger'), 'NOT_FOUND', 'FORBIDDEN');
      },
    },
  ];
}

const isRefusal = (repeated: string): repeated is ErrorCode => repeated in ERROR_CODES;

function repeatedWrites(described: CallDescription, sample: Sample): Attempt[] {
  const { repeated } = described;
  if (!repeated) return [];
  const title = {
    idempotent: 'does nothing more if it is sent twice',
    creates: 'creates another record if it is sent twice',
    repeats: 'does the same again if it is sent twice',
  }[repeated as string];
  const run = async (world: World) => {
    const content = await contentOf(world, sample);
    const replies = [];
    for (const _ of [1, 2]) {
      const reply = await sendSample(world, described, sample, content);
      if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
      replies.push(reply);
    }
    const [first, second] = replies;
    if (!first || !second) return;
    assertSuccess(first);
    if (isRefusal(repeated)) assertRefused(second, repeated);
    else assertSuccess(second);
  };
  return [{ title: title ?? `refuses a second time with ${repeated}`, run }];
}
