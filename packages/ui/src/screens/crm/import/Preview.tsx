import { crmImportTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { PartHeader, PreviewPart } from './ColumnMapping.styles.ts';
import { EmptyText, Note } from './ImportTable.styles.ts';
import { PreviewRows } from './PreviewRows.tsx';
import type { ImportPreview } from './importTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';

export interface PreviewProps {
  preview: ImportPreview | null;
}

export function Preview({ preview }: PreviewProps) {
  const t = useTranslation(crmImportTexts);
  const [chosen, setChosen] = useState<'all' | 'problems' | null>(null);
  const heading = (
    <Text as="h3" type="title" tone="primary">
      {t('crmImport.preview.title')}
    </Text>
  );
  if (!preview) {
    return (
      <PreviewPart>
        <PartHeader>{heading}</PartHeader>
        <EmptyText>
          <Spinner label={t('crmImport.preview.checking')} />
        </EmptyText>
      </PreviewPart>
    );
  }
  const { total, leftOut, partial = 0 } = preview;
  const problemCount = leftOut + partial;
  const shown = chosen ?? (problemCount > 0 ? 'problems' : 'all');
  const rows = shown === 'all' ? preview.rows : preview.problems;
  const isTruncated = rows.length < (shown === 'all' ? total : problemCount);
  return (
    <PreviewPart>
      <PartHeader>
        {heading}
        <SegmentedControl
          label={t('crmImport.preview.filter')}
          options={[
            { value: 'all', label: t('crmImport.preview.all', { total }) },
            { value: 'problems', label: t('crmImport.preview.problems', { total: problemCount }) },
          ]}
          value={shown}
          onValueChange={setChosen}
        />
      </PartHeader>
      {rows.length === 0 ? (
        <EmptyText>{t('crmImport.preview.none')}</EmptyText>
      ) : (
        <PreviewRows rows={rows} />
      )}
      {isTruncated ? <Note>{t('crmImport.preview.first', { shown: rows.length })}</Note> : null}
    </PreviewPart>
  );
}
