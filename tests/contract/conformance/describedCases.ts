import { ERROR_CODES, callList, errorsOf } from '@platform/api/contract';
import type { CallDescription, ErrorCode } from '@platform/api/contract';
import { alternativeResponses } from './alternatives.ts';
import { contentOf, refusable, sendAndRemove, sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import type { Case } from './case.ts';
import { assertReadable, crossOrigin } from './crossOrigin.ts';
import { Skip, assertFits, assertRefused, assertSuccess, assertThat } from './mismatch.ts';
import { declaredRefusals } from './declaredRefusals.ts';
import { asForm, formAttempts } from './forms.ts';
import type { CallSample, Samples } from './sample.ts';
import type { World } from './world.ts';
import { storedValues } from './storedValues.ts';
import { withRight } from './withRight.ts';
import { withoutRight } from './withoutRight.ts';
import { wrongRequests } from './wrongRequests.ts';

/** Returns the cases that follow from the calls' descriptions and samples. */
export function describedCases(samples: Readonly<Record<string, Samples>>): Case[] {
  return callList.flatMap(({ record, name, described }) => {
    const { service, method, path } = described.call;
    const sample = { name: `${record}.${name}`, ...samples[record]?.[name] };
    return attemptsOf(described, sample).map((attempt) => ({
      service,
      record,
      call: `${method} ${path}`,
      extension: described.extension,
      ...attempt,
    }));
  });
}

function attemptsOf(described: CallDescription, sample: CallSample): Attempt[] {
  const attempts = [
    ...crossOrigin(described, sample),
    ...good(described, sample),
    ...(described.form ? good(described, asForm(sample), 'responds as described to a form') : []),
    ...alternativeResponses(described, sample),
    ...storedValues(described, sample),
    ...withoutRight(described, sample),
    ...withRight(described, sample),
    ...wrongRequests(described, sample),
    ...formAttempts(described, sample),
    ...unknownRecords(described, sample),
    ...repeatedWrites(described, sample),
  ];
  return [...attempts, ...declaredRefusals(described, sample, attempts)];
}

function good(
  described: CallDescription,
  sample: CallSample,
  title = 'responds as described',
): Attempt[] {
  const run = async (world: World) => {
    const content = await contentOf(world, sample);
    const reply = await sendAndRemove(world, described, sample, content);
    assertSuccess(reply);
    const { responseType = 'application/json' } = described;
    const type = reply.headers.get('content-type') ?? '';
    assertThat(type.includes(responseType), `Content-Type ${responseType}`, type);
    assertReadable(world, described, reply);
    if (responseType === 'application/json') assertFits(described.response, reply.body);
  };
  return [{ title, run }];
}

function unknownRecords(described: CallDescription, sample: CallSample): Attempt[] {
  const { call } = described;
  if (!call.path.includes('{') || call.access !== 'private') return [];
  if (!errorsOf(described).includes('NOT_FOUND') || sample.refused?.NOT_FOUND) return [];
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    {
      title: 'does not find an unknown record',
      provokes: ['NOT_FOUND'],
      run: async (world) => {
        const content = await refusable(world, sample);
        const params = Object.fromEntries(names.map((name) => [name, 'no-such-record']));
        assertRefused(await sendSample(world, described, { ...content, params }), 'NOT_FOUND');
      },
    },
    ...hiddenRecords(described, sample),
  ];
}

function hiddenRecords(described: CallDescription, sample: CallSample): Attempt[] {
  if (sample.isShared) return [];
  return [
    {
      title: 'hides the record from another tenant',
      run: async (world) => {
        await world.tokenOf('stranger');
        const { as: _, ...content } = sample.wellFormed
          ? await contentOf(world, sample)
          : await refusable(world, sample);
        assertRefused(await world.send(described, content, 'stranger'), 'NOT_FOUND', 'FORBIDDEN');
      },
    },
  ];
}

const isRefusal = (repeated: string): repeated is ErrorCode => repeated in ERROR_CODES;

function repeatedWrites(described: CallDescription, sample: CallSample): Attempt[] {
  const { repeated } = described;
  if (!repeated) return [];
  const title = {
    idempotent: 'does nothing more if it is sent twice',
    creates: 'creates another record if it is sent twice',
    repeats: 'does the same again if it is sent twice',
  }[repeated as 'idempotent' | 'creates' | 'repeats'];
  const run = async (world: World) => {
    if (repeated === 'REFRESH_REFUSED' && world.config.refreshGraceSeconds > 0) {
      throw new Skip('refreshGraceSeconds allows a second time');
    }
    const content = await contentOf(world, sample);
    const replies = [];
    for (const _ of [1, 2]) {
      replies.push(await sendAndRemove(world, described, sample, content));
    }
    const [first, second] = replies;
    if (!first || !second) return;
    assertSuccess(first);
    if (isRefusal(repeated)) assertRefused(second, repeated);
    else assertSuccess(second);
  };
  return isRefusal(repeated)
    ? [{ title: `refuses a second time with ${repeated}`, provokes: [repeated], run }]
    : [{ title, run }];
}
