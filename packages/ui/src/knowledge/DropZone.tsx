import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Upload } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, Ref } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { IconTile } from '../patterns/IconTile/IconTile.tsx';
import { Area } from './DropZone.styles.ts';

export interface DropZoneProps {
  /** The native control, so that another button can open it. */
  inputRef: Ref<HTMLInputElement>;
  onBrowse: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** A file that misses the area would be opened by the browser in place of the app. */
function keepPage(event: globalThis.DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Takes files that are dropped, and opens the system's choice of files. */
export function DropZone({ inputRef, onBrowse, onFiles }: DropZoneProps) {
  const t = useTranslation(knowledgeTexts);
  const [isOver, setOver] = useState(false);
  /** Counts what is entered: the parts of the area are left for one another. */
  const depth = useRef(0);

  useEffect(() => {
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);

  function take(list: FileList | null): void {
    if (list && list.length > 0) onFiles([...list]);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    take(target.files);
    // The same file, mended, is a change again.
    target.value = '';
  }

  function enter(step: number): void {
    depth.current += step;
    setOver(depth.current > 0);
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Area
      data-over={isOver || undefined}
      onDragEnter={() => enter(1)}
      onDragLeave={() => enter(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <IconTile icon={Upload} tone="accent" />
      <div data-words>
        <b>{t(isOver ? 'knowledge.drop.over' : 'knowledge.drop.title')}</b>
        {t('knowledge.drop.hint')}
      </div>
      <Button onClick={onBrowse}>{t('knowledge.drop.browse')}</Button>
      <input
        ref={inputRef}
        type="file"
        multiple
        accept=".pdf,.docx,.txt,.md,.csv"
        aria-label={t('knowledge.drop.browse')}
        tabIndex={-1}
        onChange={handleChange}
      />
    </Area>
  );
}
