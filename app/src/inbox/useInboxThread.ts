import type { InboxPerson, Member } from '@platform/api';
import { inboxThread, loadOlderMessages, members } from '@platform/api';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { useState } from 'react';
import { forbiddenMessageOr, serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useResource, useSelect } from '../data/useResource.ts';

const THREAD_POLL_MS = 3000;

export function useInboxThread(id: string) {
  const t = useTranslation(inboxTexts);
  const thread = useResource(inboxThread, id === '' ? null : { id }, {
    errorText: (error) => serverMessageOr(error, t('inbox.thread.failed')),
    pollMs: THREAD_POLL_MS,
    reconnects: true,
  });
  const cursor = dataOf(thread)?.previousCursor ?? '';
  const [load, { pending }] = useAction(loadOlderMessages, {
    failure: (error) => forbiddenMessageOr(error, t('inbox.thread.olderFailed')),
    failureToast: 'never',
  });
  const [failed, setFailed] = useState({ at: '', message: '' });
  const at = `${id} ${cursor}`;

  async function onLoad(): Promise<void> {
    if (cursor === '') return;
    setFailed({ at: '', message: '' });
    const outcome = await load({ id, cursor });
    if (!outcome.isDone) setFailed({ at, message: outcome.message });
  }
  const older = {
    isLoading: pending.size > 0,
    problem: failed.at === at ? failed.message : '',
    onLoad: () => void onLoad(),
  };
  return { thread, older };
}

export function useTeam() {
  const [isNeeded, setNeeded] = useState(false);
  const read = useResource(members, isNeeded ? {} : null);
  const team = useSelect(read, activeIn);
  return { team, onTeamNeeded: () => setNeeded(true) };
}

const activeIn = (rows: readonly Member[]): InboxPerson[] =>
  rows.flatMap(({ id, name, status }) => (id !== '' && status === 'Active' ? [{ id, name }] : []));
