import { CALL_DIRECTIONS, ENDED_REASONS, OUTCOMES } from '@platform/api';
import * as z from 'zod/mini';
import { rangeParams } from '../../platform/days/rangeAddress.ts';

import { OUTCOME_GROUPS } from './outcomeGroups.ts';

const lastPage = 10_000;

const oneOf = (words: readonly string[]) =>
  z.catch(z.string().check(z.refine((word) => words.includes(word))), '');

/** The days and the agent that calls are looked at by, as an address says it. */
export const callScope = {
  ...rangeParams,
  /** Id of an agent; '' for all. */
  agent: z.catch(z.string(), ''),
};

/** What the address says about the call history, and the call that is open beside it. */
export const callAddress = z.object({
  ...callScope,
  /** An outcome, or several: those that count as answered, and as a success. */
  outcome: oneOf([...OUTCOMES, ...OUTCOME_GROUPS]),
  /** Why a call ended. */
  reason: oneOf(ENDED_REASONS),
  direction: oneOf(CALL_DIRECTIONS),
  search: z.catch(z.string(), ''),
  /** From 1. */
  page: z.catch(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/)),
      z.transform((digits) => Math.min(Math.max(Number(digits), 1), lastPage)),
    ),
    1,
  ),
  call: z.catch(z.string(), ''),
});

export type CallAddress = z.output<typeof callAddress>;
