import {
  documents,
  entitlements,
  isApiError,
  knowledgeBases,
  listDocuments,
  removeDocument,
  send,
  sendFile,
  storedFileName,
  uploader,
  FIRST_BATCH,
} from '@platform/api';
import type { Api } from '@platform/api';
import { createUploads } from '@platform/flows';
import type { Uploads } from '@platform/flows';
import type { useRefresh } from '../../data/useResource.ts';
import { namedFilesIn } from './namedFiles.ts';

export interface AppUploads extends Uploads {
  /**
   * Called while a page shows the progress. Returns the cleanup. `onEndedUnseen` is called when the
   * last upload ended while no page showed it.
   */
  watch: (onEndedUnseen: () => void) => () => void;
}

/** Collects changes of several files before the list is fetched again, in ms. */
const REREAD_MS = 400;

const uploadsByOwner = new WeakMap<object, AppUploads>();

/** Uploads of a user, which continue on other pages. `owner` lives as long as the user's data. */
export function uploadsOf(
  owner: object,
  api: Api,
  refresh: ReturnType<typeof useRefresh>,
): AppUploads {
  const existing = uploadsByOwner.get(owner);
  if (existing) return existing;
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
    async fetchNamed(baseId, { name }, signal) {
      const query = { search: storedFileName(name), ...FIRST_BATCH };
      const params = { id: baseId };
      const list = await send(api.http, listDocuments, { params, query, signal });
      return namedFilesIn(list.documents)(name);
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
  let notifyEnded = () => {};
  uploads.subscribe(() => {
    const isMoving = uploads
      .state()
      .some(({ status }) => status === 'sending' || status === 'waiting');
    const hasEnded = wasMoving && !isMoving && uploads.state().length > 0;
    wasMoving = isMoving;
    if (hasEnded && viewers === 0) notifyEnded();
    if (isMoving) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
  const closeWithSession = () => {
    const close = () => {
      uploads.close();
      // The user may sign in again, with a new session signal.
      queueMicrotask(closeWithSession);
    };
    api.store.signal().addEventListener('abort', close, { once: true });
  };
  closeWithSession();
  const made: AppUploads = {
    ...uploads,
    watch(onEndedUnseen) {
      viewers += 1;
      notifyEnded = onEndedUnseen;
      return () => void (viewers -= 1);
    },
  };
  uploadsByOwner.set(owner, made);
  return made;
}
