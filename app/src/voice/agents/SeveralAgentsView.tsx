import {
  agent as agentDetail,
  deleteAgent,
  FIRST_BATCH,
  phoneNumbers,
  switchAgent,
} from '@platform/api';
import type { PhoneNumberList } from '@platform/api';
import { missingForOnline } from '@platform/flows';
import { useTranslation, voiceAgentsTexts, voiceBulkTexts } from '@platform/i18n';
import type { ItemFailure } from '@platform/ui';
import { SeveralAgentsDialog } from '@platform/ui/voice';
import { useCallback } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { sendEach } from '../../kit/sendEach.ts';
import { useSetAtom } from '../../platform/state.ts';
import { useApi } from '../../session/ApiContext.ts';
import type { SwitchedAgent } from './SwitchView.tsx';
import { usePreflightData } from './usePreflightData.ts';
import { usePreflightItems } from './usePreflightItems.ts';

export interface SeveralAgentsViewProps {
  action: 'online' | 'offline' | 'delete';
  agents: readonly (SwitchedAgent & { key: string })[];
  /** Called with the keys of the agents that the action did not reach. */
  onDone: (failed: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Runs the action agent by agent, each with the checks that it has alone. */
export function SeveralAgentsView({ action, agents, onDone, onClose }: SeveralAgentsViewProps) {
  const t = useTranslation(voiceAgentsTexts, voiceBulkTexts);
  const showToast = useSetAtom(showToastAtom);
  const check = useOnlineChecks(action === 'online');
  const failureToast = 'never';
  const [send] = useAction(switchAgent, {
    changed: ({ id }) => ({ ids: [id] }),
    failure: (error) => serverMessageOr(error, t(`voiceBulk.${action}.failedOne`)),
    failureToast,
  });
  const [remove] = useAction(deleteAgent, {
    failure: (error) => serverMessageOr(error, t('voiceBulk.delete.failedOne')),
    failureToast,
  });
  const numbers = useSelect(
    useResource(phoneNumbers, action === 'online' ? null : FIRST_BATCH),
    useCallback(
      ({ phoneNumbers: rows }: PhoneNumberList) =>
        rows.filter(
          ({ agentId, isInbound }) => isInbound && agents.some(({ id }) => id === agentId),
        ),
      [agents],
    ),
  );

  async function runOne({ id }: SwitchedAgent): Promise<string | null> {
    if (action === 'delete') return messageOf(await remove({ id }));
    const missing = action === 'online' ? await check(id) : '';
    return missing || messageOf(await send({ id, isEnabled: action === 'online' }));
  }

  async function run(ids: ReadonlySet<string>): Promise<readonly ItemFailure[]> {
    const failures: ItemFailure[] = [];
    await sendEach(
      agents.filter(({ id }) => ids.has(id)),
      async (row) => {
        const message = await runOne(row);
        if (message !== null) failures.push({ id: row.id, message });
      },
    );
    const count = ids.size - failures.length;
    if (count > 0)
      showToast({ message: t(`voiceBulk.${action}.done`, { count }), tone: 'success' });
    const failed = new Set(failures.map(({ id }) => id));
    onDone(new Set(agents.filter(({ id }) => failed.has(id)).map(({ key }) => key)));
    return failures;
  }

  return (
    <SeveralAgentsDialog
      action={action}
      agents={agents}
      numbers={numbers}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

const messageOf = (outcome: { isDone: true } | { isDone: false; message: string }) =>
  outcome.isDone ? null : outcome.message;

/** Returns what an agent lacks, as a text; '' if it can go online, or if the service must decide. */
function useOnlineChecks(isNeeded: boolean): (id: string) => Promise<string> {
  const api = useApi();
  const toItem = usePreflightItems('');
  const { facts, numbers } = usePreflightData(isNeeded ? FIRST_BATCH : null);
  const hasAll = numbers && (numbers.total ?? Infinity) <= numbers.phoneNumbers.length;

  return async (id) => {
    try {
      const known = await agentDetail.load(api, { id }, new AbortController().signal);
      const missing = missingForOnline(known, {
        ...facts,
        numbers: hasAll ? facts.numbers : null,
      });
      return missing.map((part) => toItem(part).text).join(' ');
    } catch {
      return '';
    }
  };
}
