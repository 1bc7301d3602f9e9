import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';

/** A file dropped next to the area would open instead of the page. */
function preventFileOpening(event: globalThis.DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Browsers list a folder as a file; only its entry says which it is, and only during the event. */
function foldersOf({ items }: DataTransfer): ReadonlySet<string> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.());
  return new Set(entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : [])));
}

/**
 * Handlers of an area that files are dropped on, and whether files are over it.
 * @param onFiles called with dropped files; `folders` contains those that are folders
 */
export function useFileDrop(
  onFiles: (files: readonly File[], folders: ReadonlySet<File>) => void,
  isDisabled = false,
) {
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

  function enter(step: number): void {
    depth.current += step;
    setDraggedOver(depth.current > 0);
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    depth.current = 0;
    setDraggedOver(false);
    const files = [...event.dataTransfer.files];
    if (isDisabled || files.length === 0) return;
    const names = foldersOf(event.dataTransfer);
    onFiles(files, new Set(files.filter(({ name }) => names.has(name))));
  }

  return {
    isDraggedOver: isDraggedOver && !isDisabled,
    dropHandlers: {
      onDragEnter: () => enter(1),
      onDragLeave: () => enter(-1),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: handleDrop,
    },
  };
}
