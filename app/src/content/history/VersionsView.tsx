import { conflictIn, contentVersions, restoreVersion } from '@platform/api';
import { contentHistoryTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { VersionsScreen } from '@platform/ui/content';
import { useState } from 'react';
import { isUnsupported, serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useResource } from '../../data/useResource.ts';
import { contentHref, historyHref } from '../address.ts';
import type { HistoryViewProps } from './EventsView.tsx';

export function VersionsView({ state, onChange }: HistoryViewProps) {
  const t = useTranslation(contentHistoryTexts);
  const id = state.content;
  const [restoreFailure, setFailure] = useState('');
  const versions = useResource(
    contentVersions,
    { id },
    {
      errorText: (error) =>
        isUnsupported(error)
          ? t('contentHistory.versions.gone')
          : serverMessageOr(error, t('contentHistory.error.versions')),
    },
  );
  const current = dataOf(versions)?.[0]?.version ?? 0;
  const [restore, { pending }] = useAction(restoreVersion, {
    success: ({ version }) => t('contentHistory.toast.restored', { version }),
    failure: (error) =>
      conflictIn(error)
        ? t('contentHistory.error.changed')
        : serverMessageOr(error, t('contentHistory.error.restore')),
    failureToast: 'afterLeaving',
  });

  async function onRestore(version: number): Promise<void> {
    setFailure('');
    const outcome = await restore({ id, version, current });
    if (!outcome.isDone) return setFailure(outcome.message);
    onChange({ version: outcome.output.version, before: version });
  }

  return (
    <VersionsScreen
      versions={versions}
      older={state.before || null}
      newer={state.version || null}
      onChoose={(before, version) => onChange({ before, version })}
      onRestore={(version) => void onRestore(version)}
      isRestoring={pending.size > 0}
      restoreFailure={restoreFailure}
      historyHref={historyHref(id)}
      editHref={contentHref(id)}
    />
  );
}
