import type { integrationsTexts, TextKey, Translate } from '@platform/i18n';
import type { Step } from '../../patterns/Stepper/Stepper.tsx';
import type { ReturnProgress } from './types.ts';

export interface ReturnStepOptions {
  progress: ReturnProgress;
  name: string | null;
  account: string | undefined;
  t: Translate<TextKey<typeof integrationsTexts>>;
}

export function returnSteps(options: ReturnStepOptions): Step[] {
  const { progress, t } = options;
  if (progress.step === 'failed') return failedSteps(progress.at, options);
  const isSaved = progress.step !== 'saving';
  return [
    permissionStep(options),
    {
      id: 'connection',
      state: isSaved ? 'done' : 'current',
      title: t(isSaved ? 'integrations.return.saved' : 'integrations.return.saving'),
      detail: isSaved ? options.account : undefined,
    },
    statusStep(progress, options),
    {
      id: 'back',
      state: progress.step === 'leaving' ? 'current' : 'pending',
      title: t('integrations.return.back'),
    },
  ];
}

function permissionStep({ name, t }: ReturnStepOptions): Step {
  return {
    id: 'permission',
    state: 'done',
    title: t('integrations.return.permission'),
    detail: name === null ? undefined : t('integrations.return.sentBack', { name }),
  };
}

function statusStep(progress: ReturnProgress, { name, t }: ReturnStepOptions): Step {
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
          state: 'pending',
          title: t('integrations.return.unconfirmed'),
          detail: t('integrations.return.goesOn'),
        };
  }
  if (progress.step === 'saving') return { id: 'status', state: 'pending', title: checking };
  const { attempt, attempts } =
    progress.step === 'checking' ? progress : { attempt: 0, attempts: 0 };
  return {
    id: 'status',
    state: 'current',
    title: checking,
    detail: name === null ? undefined : t('integrations.return.waiting', { name }),
    count: attempt > 0 ? t('integrations.return.count', { attempt, attempts }) : undefined,
  };
}

function failedSteps(at: 'permission' | 'saving', options: ReturnStepOptions): Step[] {
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
          state: 'pending',
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
      state: 'pending',
      title: t('integrations.return.checking'),
      detail: notStarted,
    },
  ];
}
