import { crmImportTexts, useTranslation } from '@platform/i18n';
import { Table } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { Chip, SeparatorField } from './FileFacts.styles.ts';
import type { ImportActions, ImportMatchStep, ImportSeparator } from './types.ts';

const separators = [
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'pipe'],
] as const;

export interface FileFactsProps {
  state: ImportMatchStep;
  actions: ImportActions;
}

/** The file at hand: its name and size, how its columns are separated, and a way to another. */
export function FileFacts({ state, actions }: FileFactsProps) {
  const t = useTranslation(crmImportTexts);
  const { file, columns, separator } = state;
  const kilobytes = Math.max(1, Math.round(file.size / 1024));
  const size =
    kilobytes < 1024
      ? t('crmImport.file.kilobytes', { size: kilobytes })
      : t('crmImport.file.megabytes', { size: (kilobytes / 1024).toFixed(1) });
  const facts = [
    t('crmImport.file.rows', { count: file.rows }),
    t('crmImport.file.columns', { count: columns.length }),
    size,
  ];
  const options = separators.map(([value, name]) => ({
    value,
    label: t(`crmImport.file.${name}`),
  }));
  return (
    <Chip>
      <IconTile icon={Table} tone="accent" />
      <div>
        <b>{file.name}</b>
        <small>{facts.join(', ')}</small>
      </div>
      <SeparatorField>
        <Select
          size="small"
          label={t('crmImport.file.separator')}
          isLabelHidden
          options={options}
          value={separator}
          onValueChange={(value) => actions.onSeparatorChange(value as ImportSeparator)}
        />
      </SeparatorField>
      <Button size="small" onClick={actions.onStartOver}>
        {t('crmImport.file.another')}
      </Button>
    </Chip>
  );
}
