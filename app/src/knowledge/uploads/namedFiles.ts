import { fileNameKey } from '@platform/api';
import type { DocumentList, KnowledgeDocument } from '@platform/api';
import type { LoadedNamed } from '@platform/flows';

type NamedFiles = (fileName: string) => readonly KnowledgeDocument[];

/** Web pages and notes have titles instead of file names. */
export function namedFilesIn(list: readonly KnowledgeDocument[]): NamedFiles {
  const byName = new Map<string, KnowledgeDocument[]>();
  for (const file of list) {
    if (file.type === 'web' || file.type === 'text') continue;
    const key = fileNameKey(file.name);
    byName.set(key, [...(byName.get(key) ?? []), file]);
  }
  return (fileName) => byName.get(fileNameKey(fileName)) ?? [];
}

/** Lookup for the loaded documents; empty unless all are loaded. */
export function loadedNamedIn(loaded: DocumentList | undefined): LoadedNamed {
  const isWhole = loaded && loaded.total !== null && loaded.documents.length >= loaded.total;
  return isWhole ? namedFilesIn(loaded.documents) : () => null;
}
