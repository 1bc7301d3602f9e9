import {
  documents,
  entitlements,
  fileNameKey,
  isApiError,
  knowledgeBases,
  listDocuments,
  removeDocument,
  send,
  sendFile,
  storedFileName,
  uploader,
  WHOLE_LIST,
} from '@platform/api';
import type { Api, DocumentList, KnowledgeDocument } from '@platform/api';
import { createUploads } from '@platform/flows';
import type { NamedDocument, Uploads } from '@platform/flows';
import type { useRefresh } from '../../data/useResource.ts';

/** The files of one person on their way, and what is known of where they go. */
export interface AppUploads extends Uploads {
  /** Tells the documents of a base as they are known, so that a file is not sent twice. */
  tell: (baseId: string, known: DocumentList) => void;
  /** Says that somebody sees how far they are, until what it answers is called. */
  watch: (onEndedUnseen: () => void) => () => void;
}

/** How long what files have changed is collected before it is read again, in milliseconds. */
const REREAD_MS = 400;

const kept = new WeakMap<object, AppUploads>();

/**
 * The uploads of one person: made once, they go on whatever page is shown, until the person signs
 * out or another one signs in.
 *
 * @param owner what lives as long as the person's data
 */
export function uploadsOf(
  owner: object,
  api: Api,
  refresh: ReturnType<typeof useRefresh>,
): AppUploads {
  const there = kept.get(owner);
  if (there) return there;
  const loaded = new Map<string, ReadonlyMap<string, readonly NamedDocument[]> | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reread = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refresh(documents, knowledgeBases, entitlements);
    }, REREAD_MS);
  };
  const uploads = createUploads({
    send: (baseId, file, { signal, key, onProgress }) =>
      sendFile(api.http, baseId, file, {
        signal,
        key,
        sender: uploader(({ sent }) => onProgress(sent)),
      }),
    loadedNamed(baseId, { name }) {
      const byName = loaded.get(baseId);
      return byName ? (byName.get(fileNameKey(name)) ?? []) : null;
    },
    async fetchNamed(baseId, { name }, signal) {
      const query = { search: storedFileName(name), ...WHOLE_LIST };
      const params = { id: baseId };
      const list = await send(api.http, listDocuments, { params, query, signal });
      return filesByName(list.documents).get(fileNameKey(name)) ?? [];
    },
    async remove(baseId, documentId) {
      try {
        await send(api.http, removeDocument, { params: { id: baseId, documentId } });
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    onAdded: reread,
  });
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  let viewers = 0;
  let wasMoving = false;
  let tellEnded = () => {};
  uploads.subscribe(() => {
    const isMoving = uploads
      .state()
      .some(({ status }) => status === 'sending' || status === 'waiting');
    const hasEnded = wasMoving && !isMoving && uploads.state().length > 0;
    wasMoving = isMoving;
    if (hasEnded && viewers === 0) tellEnded();
    if (isMoving) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
  const closeWithSession = () => {
    const close = () => {
      uploads.close();
      // The same person may sign in again, in a session with a signal of its own.
      queueMicrotask(closeWithSession);
    };
    api.store.signal().addEventListener('abort', close, { once: true });
  };
  closeWithSession();
  const made: AppUploads = {
    ...uploads,
    tell(baseId, { documents: list, total }) {
      const isWhole = total !== null && list.length >= total;
      loaded.set(baseId, isWhole ? filesByName(list) : null);
    },
    watch(onEndedUnseen) {
      viewers += 1;
      tellEnded = onEndedUnseen;
      return () => void (viewers -= 1);
    },
  };
  kept.set(owner, made);
  return made;
}

/** Groups the documents that are files by name; web pages and notes have titles instead. */
function filesByName(list: readonly KnowledgeDocument[]): Map<string, KnowledgeDocument[]> {
  const byName = new Map<string, KnowledgeDocument[]>();
  for (const document of list) {
    if (document.type === 'web' || document.type === 'text') continue;
    const nameKey = fileNameKey(document.name);
    byName.set(nameKey, [...(byName.get(nameKey) ?? []), document]);
  }
  return byName;
}
