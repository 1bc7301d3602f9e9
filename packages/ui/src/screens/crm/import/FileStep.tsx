import { crmImportTexts, useTranslation } from '@platform/i18n';
import { FileUp } from 'lucide';
import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { useFileDrop } from '../../../internal/useFileDrop.ts';
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
  const { reading, failure } = state;
  const values = { size: limits.megabytes, rows: limits.rows, columns: limits.columns };

  const isReading = reading !== undefined;
  const { isDraggedOver, dropHandlers } = useFileDrop(chooseFirst, isReading);

  function chooseFirst(files: Iterable<File>): void {
    const [file] = files;
    if (file && !isReading) onFile(file);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    chooseFirst(target.files ?? []);
    // Choosing the same file again, after a correction, is a change.
    target.value = '';
  }

  return (
    <>
      {failure ? <Banner tone="danger">{t(`crmImport.failure.${failure}`, values)}</Banner> : null}
      <DropArea
        data-over={isDraggedOver || undefined}
        data-busy={isReading ? '' : undefined}
        {...dropHandlers}
      >
        <FileInput
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={t('crmImport.file.choose')}
          aria-describedby={hintId}
          aria-disabled={isReading || undefined}
          onClick={(event) => {
            if (isReading) event.preventDefault();
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
        {isReading ? <Spinner label={t('crmImport.file.reading', { name: reading })} /> : null}
      </output>
    </>
  );
}
