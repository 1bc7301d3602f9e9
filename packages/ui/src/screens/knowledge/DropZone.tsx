import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Upload } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, Ref } from 'react';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Area, BrowseButton, Hint } from './DropZone.styles.ts';

export interface DropZoneProps {
  inputRef: Ref<HTMLInputElement>;
  onBrowse: () => void;
  onFiles: (files: readonly File[]) => void;
}

function preventFileOpening(event: globalThis.DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

export function DropZone({ inputRef, onBrowse, onFiles }: DropZoneProps) {
  const t = useTranslation(knowledgeTexts);
  const [isDraggedOver, setDraggedOver] = useState(false);
  /** Nesting depth of dragenter events: moving between children also fires dragleave. */
  const depth = useRef(0);

  useEffect(() => {
    addEventListener('dragover', preventFileOpening);
    addEventListener('drop', preventFileOpening);
    return () => {
      removeEventListener('dragover', preventFileOpening);
      removeEventListener('drop', preventFileOpening);
    };
  }, []);

  function addFiles(list: FileList | null): void {
    if (list && list.length > 0) onFiles([...list]);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    addFiles(target.files);
    // Selecting the same file again must fire a change.
    target.value = '';
  }

  function enter(step: number): void {
    depth.current += step;
    setDraggedOver(depth.current > 0);
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    depth.current = 0;
    setDraggedOver(false);
    addFiles(event.dataTransfer.files);
  }

  return (
    <Area
      direction="row"
      gap="4"
      data-over={isDraggedOver || undefined}
      onDragEnter={() => enter(1)}
      onDragLeave={() => enter(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <IconTile icon={Upload} tone="accent" />
      <Hint>
        <Text as="b" tone="primary" weight="semibold" isBlock>
          {t(isDraggedOver ? 'knowledge.drop.over' : 'knowledge.drop.title')}
        </Text>
        {t('knowledge.drop.hint')}
      </Hint>
      <BrowseButton onClick={onBrowse}>{t('knowledge.drop.browse')}</BrowseButton>
      <input
        ref={inputRef}
        type="file"
        multiple
        accept=".pdf,.docx,.txt,.md,.csv"
        aria-label={t('knowledge.drop.browse')}
        tabIndex={-1}
        hidden
        onChange={handleChange}
      />
    </Area>
  );
}
