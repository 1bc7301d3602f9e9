import { TEST_CALL_LIMITS } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { Trash2 } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Select } from '../../../components/Select/index.ts';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FieldGroup } from '../../../components/FieldGroup/FieldGroup.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { shorten } from '../../../internal/shorten.ts';
import { CaseRow, Setup } from './CallSetup.styles.ts';
import type { TestAgentDialogProps } from './TestAgentDialog.tsx';

const NONE = 'none';

export function CallSetup({ variables, cases }: Pick<TestAgentDialogProps, 'variables' | 'cases'>) {
  const t = useTranslation(voiceCallTexts);
  const hasVariables = variables !== undefined && variables.names.length > 0;
  const hasCases = cases !== undefined && cases.all.length > 0;
  if (!hasVariables && !hasCases) return null;
  return (
    <Setup>
      {hasCases ? (
        <CaseRow>
          <Select
            label={t('voiceCall.cases.label')}
            options={[
              { value: NONE, label: t('voiceCall.cases.none') },
              ...cases.all.map(({ id, name }) => ({ value: id, label: shorten(name) })),
            ]}
            value={cases.chosenId || NONE}
            onValueChange={(id) => cases.onChoose(id === NONE ? '' : id)}
          />
          {cases.chosenId ? (
            <IconButton
              label={t('voiceCall.cases.remove')}
              icon={<Icon icon={Trash2} />}
              onClick={() => cases.onRemove(cases.chosenId)}
            />
          ) : null}
        </CaseRow>
      ) : null}
      {hasVariables ? (
        <FieldGroup legend={t('voiceCall.variables.title')}>
          <Grid minColumnWidth="sm" gap="3">
            {variables.names.map((name) => (
              <TextField
                key={name}
                label={name}
                value={variables.values[name] ?? ''}
                maxLength={TEST_CALL_LIMITS.variable}
                onValueChange={(value) => variables.onChange(name, value)}
              />
            ))}
          </Grid>
        </FieldGroup>
      ) : null}
    </Setup>
  );
}
