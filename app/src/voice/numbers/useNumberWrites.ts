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
import { sendEach } from '../../kit/sendEach.ts';
import { useRecordWrites } from '../../kit/useRecordWrites.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../../platform/state.ts';

const fields: Readonly<Record<string, keyof NumberValues>> = {
  number: 'number',
  label: 'label',
  provider: 'provider',
  agent_id: 'agentId',
  fallback_number: 'fallbackNumber',
  credentials: 'credentials',
};

const changeable = ['label', 'agentId', 'isInbound', 'isOutbound', 'fallbackNumber'] as const;

type Writes = Omit<NumbersActions, 'onSearchChange' | 'onStatesChange' | 'onAgentChange'>;

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
    ...useSeveral(),
  };
}

/** One call per number, at most four at once; the dialog or one message names those that failed. */
function useSeveral(): Pick<Writes, 'onAssignSeveral' | 'onReleaseSeveral'> {
  const t = useTranslation(voiceNumbersTexts);
  const showToast = useSetAtom(showToastAtom);
  const failureToast = 'never';
  const [assign] = useAction(changePhoneNumber, {
    changed: ({ id }) => ({ ids: [id] }),
    failure: (error) => serverMessageOr(error, t('voiceNumbers.error.update')),
    failureToast,
  });
  const [release] = useAction(releasePhoneNumber, {
    failure: (error) => serverMessageOr(error, t('voiceNumbers.error.release')),
    failureToast,
  });
  return {
    onAssignSeveral: async (numbers, { id: agentId, name: agent }) => {
      const failed: PhoneNumber[] = [];
      const others = numbers.filter((number) => number.agentId !== agentId);
      await sendEach(others, async (number) => {
        const outcome = await assign({ id: number.id, change: { agentId } });
        if (!outcome.isDone) failed.push(number);
      });
      const count = numbers.length - failed.length;
      if (count > 0) {
        const message = t('voiceNumbers.toast.severalAssigned', { count, agent });
        showToast({ message, tone: 'success' });
      }
      if (failed.length > 0) {
        const names = failed.map(({ number }) => number).join(', ');
        showToast({ message: t('voiceNumbers.error.severalLeft', { names }), tone: 'danger' });
      }
      return new Set(failed.map(({ key }) => key));
    },
    onReleaseSeveral: async (numbers) => {
      const failures: { id: string; message: string }[] = [];
      await sendEach(numbers, async ({ id, key }) => {
        const outcome = await release({ id });
        if (!outcome.isDone) failures.push({ id: key, message: outcome.message });
      });
      const count = numbers.length - failures.length;
      if (count > 0) {
        const message = t('voiceNumbers.toast.severalReleased', { count });
        showToast({ message, tone: 'success' });
      }
      return failures;
    },
  };
}

const isPhoneProvider = (text: string): text is PhoneProvider =>
  PHONE_PROVIDERS.some((provider) => provider === text);
