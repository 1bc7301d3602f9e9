import type { integrationsTexts, TextKey, Translate } from '@platform/i18n';
import type { ReturnProgress } from './types.ts';

/** One step of the way back: done, being done, to do, failed, or left open. */
export interface ReturnStep {
  id: 'permission' | 'connection' | 'status' | 'back';
  state: 'done' | 'now' | 'todo' | 'failed';
  title: string;
  detail?: string | undefined;
  /** How often it was tried, at the end of the line. */
  count?: string | undefined;
}

export interface ReturnStepOptions {
  progress: ReturnProgress;
  /** The provider's display name; `null` where nobody knows it. */
  name: string | null;
  account: string | undefined;
  t: Translate<TextKey<typeof integrationsTexts>>;
}

/** Lays out the steps of a return (spec 2.7, 5); after a failure, those up to the status. */
export function returnSteps(options: ReturnStepOptions): ReturnStep[] {
  const { progress, t } = options;
  if (progress.step === 'failed') return failedSteps(progress.at, options);
  const isSaved = progress.step !== 'saving';
  return [
    permissionStep(options),
    {
      id: 'connection',
      state: isSaved ? 'done' : 'now',
      title: t(isSaved ? 'integrations.return.saved' : 'integrations.return.saving'),
      detail: isSaved ? options.account : undefined,
    },
    statusStep(progress, options),
    {
      id: 'back',
      state: progress.step === 'leaving' ? 'now' : 'todo',
      title: t('integrations.return.back'),
    },
  ];
}

function permissionStep({ name, t }: ReturnStepOptions): ReturnStep {
  return {
    id: 'permission',
    state: 'done',
    title: t('integrations.return.permission'),
    detail: name === null ? undefined : t('integrations.return.sentBack', { name }),
  };
}

function statusStep(progress: ReturnProgress, { name, t }: ReturnStepOptions): ReturnStep {
  const checking = t('integrations.return.checking');
  if (progress.step === 'leaving') {
    return progress.isConfirmed
      ? {
          id: 'status',
          state: 'done',
          title: t('integrations.return.confirmed'),
          detail: name === null ? undefined : t('integrations.return.connected', { name }),
        }
      : {
          id: 'status',
          state: 'todo',
          title: t('integrations.return.unconfirmed'),
          detail: t('integrations.return.goesOn'),
        };
  }
  if (progress.step === 'saving') return { id: 'status', state: 'todo', title: checking };
  const { attempt, attempts } =
    progress.step === 'checking' ? progress : { attempt: 0, attempts: 0 };
  return {
    id: 'status',
    state: 'now',
    title: checking,
    detail: name === null ? undefined : t('integrations.return.waiting', { name }),
    count: attempt > 0 ? t('integrations.return.count', { attempt, attempts }) : undefined,
  };
}

function failedSteps(at: 'permission' | 'saving', options: ReturnStepOptions): ReturnStep[] {
  const { t } = options;
  const unchanged = t('integrations.return.unchanged');
  const notStarted = t('integrations.return.notStarted');
  const isRefused = at === 'permission';
  return [
    isRefused
      ? {
          id: 'permission',
          state: 'failed',
          title: t('integrations.return.noPermission'),
          detail: unchanged,
        }
      : permissionStep(options),
    isRefused
      ? {
          id: 'connection',
          state: 'todo',
          title: t('integrations.return.saving'),
          detail: notStarted,
        }
      : {
          id: 'connection',
          state: 'failed',
          title: t('integrations.return.notSaved'),
          detail: unchanged,
        },
    {
      id: 'status',
      state: 'todo',
      title: t('integrations.return.checking'),
      detail: notStarted,
    },
  ];
}
