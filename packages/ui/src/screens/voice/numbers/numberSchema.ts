import { PHONE_NUMBER_LIMITS } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { readPhone } from './phone.ts';
import type { PhoneFault } from './phone.ts';

export type NumberErrorKey = `voiceNumbers.invalid.${
  | PhoneFault
  | 'required'
  | 'label'
  | 'provider'
  | 'sameNumber'}`;

const key = (name: PhoneFault | 'required' | 'label' | 'provider' | 'sameNumber'): NumberErrorKey =>
  `voiceNumbers.invalid.${name}`;

const phone = z
  .string()
  .check((context) => {
    const { fault } = readPhone(context.value);
    if (fault) context.issues.push({ code: 'custom', message: key(fault), input: context.value });
  })
  .check(z.overwrite((typed) => readPhone(typed).number || typed));

/** `known` is the edited number, which is valid as the server sent it. */
export function numberSchema(known?: { number: string }) {
  return z
    .object({
      number: known
        ? z.string()
        : phone.check(z.refine((number) => trimText(number) !== '', key('required'))),
      label: z
        .string()
        .check(z.overwrite(trimText), z.maxLength(PHONE_NUMBER_LIMITS.label, key('label'))),
      provider: known ? z.string() : z.string().check(z.minLength(1, key('provider'))),
      credentials: z.string().check(z.overwrite(trimText)),
      agentId: z.string(),
      isInbound: z.boolean(),
      isOutbound: z.boolean(),
      fallbackNumber: phone.check(z.overwrite(trimText)),
    })
    .check(
      z.refine(({ number, fallbackNumber }) => fallbackNumber === '' || fallbackNumber !== number, {
        error: key('sameNumber'),
        path: ['fallbackNumber'],
      }),
    );
}
