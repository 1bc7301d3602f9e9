import {
  addPhoneNumber,
  changePhoneNumber,
  isNumberTaken,
  releasePhoneNumber,
  PHONE_PROVIDERS,
} from '@platform/api';
import type { PhoneNumber, PhoneProvider } from '@platform/api';
import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import type { NumberAgent, NumbersActions, NumberValues } from '@platform/ui/voice';
import { useCallback } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { changedFields } from '../../kit/changedFields.ts';
import { useRecordWrites } from '../../kit/useRecordWrites.ts';

const fields: Readonly<Record<string, keyof NumberValues>> = {
  number: 'number',
  label: 'label',
  provider: 'provider',
  agent_id: 'agentId',
  fallback_number: 'fallbackNumber',
  credentials: 'credentials',
};

const changeable = ['label', 'agentId', 'isInbound', 'isOutbound', 'fallbackNumber'] as const;

type Writes = Pick<NumbersActions, 'onAdd' | 'onUpdate' | 'onAssign' | 'onRelease'>;

export function useNumberWrites(): Writes {
  const t = useTranslation(voiceNumbersTexts);
  const failure = (error: unknown) => serverMessageOr(error, t('voiceNumbers.error.update'));
  const { add, change, remove } = useRecordWrites({
    add: {
      action: addPhoneNumber,
      success: () => t('voiceNumbers.toast.added'),
      failure: (error) =>
        isNumberTaken(error)
          ? t('voiceNumbers.invalid.exists')
          : serverMessageOr(error, t('voiceNumbers.error.add')),
    },
    change: {
      action: changePhoneNumber,
      success: () => t('voiceNumbers.toast.updated'),
      failure,
    },
    remove: {
      action: releasePhoneNumber,
      success: () => t('voiceNumbers.toast.released'),
      failure: (error) => serverMessageOr(error, t('voiceNumbers.error.release')),
    },
    fields,
    fieldOf: (error) => (isNumberTaken(error) ? 'number' : undefined),
  });
  const [assign] = useAction(changePhoneNumber, {
    success: (_input, number) =>
      t('voiceNumbers.toast.assigned', { agent: number?.agentName || t('common.notAvailable') }),
    changed: ({ id }) => ({ ids: [id] }),
    failure,
  });
  return {
    async onAdd({ provider, ...values }) {
      if (isPhoneProvider(provider)) return add({ ...values, provider });
      const message = t('voiceNumbers.invalid.provider');
      return { status: 'refused', field: 'provider', message };
    },
    onUpdate: (number, { credentials, ...values }) => {
      const changed = changedFields(number, values, changeable);
      // Stored credentials are never read, so an empty field means unchanged.
      return change({ id: number.id, change: { ...changed, ...(credentials && { credentials }) } });
    },
    onAssign: useCallback(
      ({ id }: PhoneNumber, { id: agentId }: NumberAgent) =>
        void assign({ id, change: { agentId } }),
      [assign],
    ),
    onRelease: ({ id }) => remove({ id }),
  };
}

const isPhoneProvider = (text: string): text is PhoneProvider =>
  PHONE_PROVIDERS.some((provider) => provider === text);
