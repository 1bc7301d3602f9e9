import { crmImportTexts, uploadsTexts, useTranslation } from '@platform/i18n';
import { Table } from 'lucide';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { row } from '../../../internal/looks.styles.ts';
import { fileSize } from '../../../patterns/FileUpload/fileSize.ts';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import type { ImportActions, ImportMatchStep } from './importTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';

const separators = [
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'pipe'],
] as const;

const Bar = styled.div`
  ${row}
  gap: var(--platform-space-2-5) var(--platform-space-3);
  padding: var(--platform-space-2-5) var(--platform-space-3);
  border-radius: var(--platform-radius-control-lg);
  background: var(--platform-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
`;

const FileName = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
`;

const SeparatorField = styled.div`
  inline-size: 150px;
`;

export interface FileFactsProps {
  state: ImportMatchStep;
  actions: ImportActions;
}

export function FileFacts({ state, actions }: FileFactsProps) {
  const t = useTranslation(crmImportTexts, uploadsTexts);
  const { file, columns, separator } = state;
  const facts = [
    t('crmImport.file.rows', { count: file.rows }),
    t('crmImport.file.columns', { count: columns.length }),
    fileSize(t, file.size),
  ];
  const options = separators.map(([value, name]) => ({
    value,
    label: t(`crmImport.file.${name}`),
  }));
  return (
    <Bar>
      <IconTile icon={Table} tone="accent" />
      <FileName>
        <Text as="b" weight="medium" breaksWords isBlock>
          {file.name}
        </Text>
        <Text as="small" tone="tertiary" size="md" leading="tight">
          {facts.join(', ')}
        </Text>
      </FileName>
      <SeparatorField>
        <Select
          size="small"
          label={t('crmImport.file.separator')}
          isLabelHidden
          options={options}
          value={separator}
          onValueChange={actions.onSeparatorChange}
        />
      </SeparatorField>
      <Button size="small" onClick={actions.onStartOver}>
        {t('crmImport.file.another')}
      </Button>
    </Bar>
  );
}
