import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { FileFacts } from './FileFacts.tsx';
import { Comparing, Sides } from './ColumnMapping.styles.ts';
import { Preview } from './Preview.tsx';
import type { ImportActions, ImportMatchStep } from './importTypes.ts';

export interface MatchStepProps {
  state: ImportMatchStep;
  actions: ImportActions;
}

export function MatchStep({ state, actions }: MatchStepProps) {
  const t = useTranslation(crmImportTexts);
  return (
    <>
      <FileFacts state={state} actions={actions} />
      {state.columns.length === 1 ? (
        <Banner tone="warning">{t('crmImport.failure.oneColumn')}</Banner>
      ) : null}
      {state.encoding ? <Banner tone="warning">{t('crmImport.file.legacy')}</Banner> : null}
      {state.comparison === 'failed' ? (
        <Banner
          tone="warning"
          actions={
            <Button size="small" onClick={actions.onRetryComparison}>
              {t('common.action.retry')}
            </Button>
          }
        >
          {t('crmImport.preview.notCompared')}
        </Banner>
      ) : null}
      {state.isElsewhere ? <Banner tone="info">{t('crmImport.match.elsewhere')}</Banner> : null}
      <Comparing>
        {state.comparison === 'running' ? t('crmImport.preview.comparing') : null}
      </Comparing>
      <Sides>
        <ColumnMapping state={state} actions={actions} />
        <Preview preview={state.preview} />
      </Sides>
    </>
  );
}
