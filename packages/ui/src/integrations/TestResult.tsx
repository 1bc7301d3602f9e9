import { formatNumber, integrationsTexts, useTranslation } from '@platform/i18n';
import { Check, X } from 'lucide';
import { Icon } from '../components/Icon/Icon.tsx';
import { Latency, Result, ResultMark } from './ManageDialog.styles.ts';
import type { TestOutcome } from './types.ts';

export interface TestResultProps {
  outcome: TestOutcome;
}

/** How the test of a connection ended, with how long it took (spec 8). */
export function TestResult({ outcome }: TestResultProps) {
  const t = useTranslation(integrationsTexts);
  if (outcome.status === 'failed') {
    return (
      <Result>
        <ResultMark data-failed="">
          <Icon icon={X} />
        </ResultMark>
        <span data-part="words">
          <span>{outcome.message}</span>
        </span>
      </Result>
    );
  }
  return (
    <Result>
      <ResultMark>
        <Icon icon={Check} />
      </ResultMark>
      <span data-part="words">
        <span>{t('integrations.manage.passed')}</span>
        <span>{t('integrations.manage.answered')}</span>
      </span>
      {outcome.latencyMs === null ? null : (
        <Latency>
          {formatNumber(outcome.latencyMs)} <span>{t('integrations.manage.milliseconds')}</span>
        </Latency>
      )}
    </Result>
  );
}
