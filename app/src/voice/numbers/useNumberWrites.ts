import {
  addPhoneNumber,
  changePhoneNumber,
  releasePhoneNumber,
  isNumberTaken,
} from '@platform/api';
import type { PhoneNumber, PhoneNumberUpdate } from '@platform/api';
import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import type { ConfirmOutcome, NumberAgent, NumberOutcome, NumberValues } from '@platform/ui';
import { useCallback } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import type { ActionOutcome } from '../../data/useAction.ts';
import { isPhoneProvider } from './isPhoneProvider.ts';
import { numberChange } from './numberChange.ts';

type Failed = Extract<ActionOutcome<unknown>, { isDone: false }>;

/** Which field of the form a field of the wire is. */
const fieldOf: Readonly<Record<string, keyof NumberValues>> = {
  number: 'number',
  label: 'label',
  provider: 'provider',
  agent_id: 'agentId',
  fallback_number: 'fallbackNumber',
  credentials: 'credentials',
};

/** Adding, changing and releasing telephone numbers. What fails is told where it was asked for. */
export function useNumberWrites() {
  const t = useTranslation(voiceNumbersTexts);
  const [add] = useAction(addPhoneNumber, {
    success: () => t('voiceNumbers.toast.added'),
    changed: (_input, number) => ({ ids: number ? [number.id] : [] }),
    failure: (error) => serverMessageOr(error, t('voiceNumbers.error.add')),
    failureToast: 'afterLeaving',
  });
  const [change] = useAction(changePhoneNumber, {
    success: () => t('voiceNumbers.toast.updated'),
    changed: ({ id }) => ({ ids: [id] }),
    failure: (error) => serverMessageOr(error, t('voiceNumbers.error.update')),
    failureToast: 'afterLeaving',
  });
  const [assign] = useAction(changePhoneNumber, {
    success: (_input, number) =>
      t('voiceNumbers.toast.assigned', { agent: number?.agentName || t('common.notAvailable') }),
    changed: ({ id }) => ({ ids: [id] }),
    failure: (error) => serverMessageOr(error, t('voiceNumbers.error.update')),
  });
  const [release] = useAction(releasePhoneNumber, {
    success: () => t('voiceNumbers.toast.released'),
    failure: (error) => serverMessageOr(error, t('voiceNumbers.error.release')),
    failureToast: 'afterLeaving',
  });

  function refuse({ error, message, fields }: Failed): NumberOutcome {
    if (isNumberTaken(error)) {
      return { status: 'refused', field: 'number', message: t('voiceNumbers.invalid.exists') };
    }
    const [name, text] = Object.entries(fields).find(([field]) => fieldOf[field]) ?? [];
    return name && text
      ? { status: 'refused', field: fieldOf[name], message: text }
      : { status: 'refused', message };
  }

  async function onAdd({ provider, ...values }: NumberValues): Promise<NumberOutcome> {
    if (!isPhoneProvider(provider)) {
      const message = t('voiceNumbers.invalid.provider');
      return { status: 'refused', field: 'provider', message };
    }
    const outcome = await add({ ...values, provider });
    return outcome.isDone ? { status: 'saved' } : refuse(outcome);
  }

  async function onUpdate(number: PhoneNumber, values: NumberValues): Promise<NumberOutcome> {
    const changed: PhoneNumberUpdate = numberChange(number, values);
    if (Object.keys(changed).length === 0) return { status: 'saved' };
    const outcome = await change({ id: number.id, change: changed });
    return outcome.isDone ? { status: 'saved' } : refuse(outcome);
  }

  const onAssign = useCallback(
    ({ id }: PhoneNumber, { id: agentId }: NumberAgent) => {
      void assign({ id, change: { agentId } });
    },
    [assign],
  );

  async function onRelease({ id }: PhoneNumber): Promise<ConfirmOutcome> {
    const outcome = await release({ id });
    return outcome.isDone ? undefined : { status: 'refused', message: outcome.message };
  }

  return { onAdd, onUpdate, onAssign, onRelease };
}
