import { crmImportTexts, useTranslation } from '@platform/i18n';
import { FileUp } from 'lucide';
import { useId, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { ChooseText, DropArea, FileInput } from './FileStep.styles.ts';
import { Text } from '../../../components/Text/Text.tsx';
import type { ImportFileStep, ImportLimits } from './importTypes.ts';

export interface FileStepProps {
  state: ImportFileStep;
  limits: ImportLimits;
  onFile: (file: File) => void;
}

export function FileStep({ state, limits, onFile }: FileStepProps) {
  const t = useTranslation(crmImportTexts);
  const hintId = useId();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const { reading, failure } = state;
  const values = { size: limits.megabytes, rows: limits.rows, columns: limits.columns };

  function chooseFirst(files: FileList | null): void {
    const file = files?.[0];
    if (file && reading === undefined) onFile(file);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    chooseFirst(event.target.files);
    // Choosing the same file again, after a correction, is a change.
    event.target.value = '';
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setDraggedOver(false);
    chooseFirst(event.dataTransfer.files);
  }

  function handleDragOver(event: DragEvent): void {
    event.preventDefault();
    setDraggedOver(true);
  }

  return (
    <>
      {failure ? <Banner tone="danger">{t(`crmImport.failure.${failure}`, values)}</Banner> : null}
      <DropArea
        data-over={isDraggedOver || undefined}
        data-busy={reading === undefined ? undefined : ''}
        onDragOver={handleDragOver}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={handleDrop}
      >
        <FileInput
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={t('crmImport.file.choose')}
          aria-describedby={hintId}
          aria-disabled={reading === undefined ? undefined : true}
          onClick={(event) => {
            if (reading !== undefined) event.preventDefault();
          }}
          onChange={handleChange}
        />
        <Icon icon={FileUp} size="large" />
        <span>
          <ChooseText>{t('crmImport.file.choose')}</ChooseText> {t('crmImport.file.drop')}
        </span>
        <Text as="small" id={hintId} type="caption" tone="tertiary">
          {t('crmImport.file.hint', values)}
        </Text>
      </DropArea>
      <output>
        {reading === undefined ? null : (
          <Spinner label={t('crmImport.file.reading', { name: reading })} />
        )}
      </output>
    </>
  );
}
