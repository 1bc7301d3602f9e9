import { integrationsTexts, useFormats, useTranslation } from '@platform/i18n';
import { Check, X } from 'lucide';
import { IconTile } from '../patterns/IconTile/IconTile.tsx';
import { Latency, Result } from './ManageDialog.styles.ts';
import type { TestOutcome } from './types.ts';

export interface TestResultProps {
  outcome: TestOutcome;
}

/** How the test of a connection ended, with how long it took. */
export function TestResult({ outcome }: TestResultProps) {
  const t = useTranslation(integrationsTexts);
  const formats = useFormats();
  if (outcome.status === 'failed') {
    return (
      <Result>
        <IconTile icon={X} tone="danger" />
        <span data-part="words">
          <span>{outcome.message}</span>
        </span>
      </Result>
    );
  }
  return (
    <Result>
      <IconTile icon={Check} tone="success" />
      <span data-part="words">
        <span>{t('integrations.manage.passed')}</span>
        <span>{t('integrations.manage.answered')}</span>
      </span>
      {outcome.latencyMs === null ? null : (
        <Latency>
          {formats.number(outcome.latencyMs)} <span>{t('integrations.manage.milliseconds')}</span>
        </Latency>
      )}
    </Result>
  );
}
