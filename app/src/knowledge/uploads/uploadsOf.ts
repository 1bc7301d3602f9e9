import {
  documents,
  entitlements,
  fileKey,
  knowledgeBases,
  listDocuments,
  sendFile,
  storedFileName,
  uploader,
} from '@platform/api';
import type { Api, KnowledgeDocument } from '@platform/api';
import { createUploads } from '@platform/flows';
import type { Uploads } from '@platform/flows';
import type { useRefresh } from '../../data/useRefresh.ts';

/** The files of one person on their way, and what is known of where they go. */
export interface AppUploads extends Uploads {
  /** Tells the documents of a base as they are known, so that a file is not sent twice. */
  tell: (baseId: string, known: readonly KnowledgeDocument[]) => void;
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
  const known = new Map<string, ReadonlySet<string>>();
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
    isKnown: (baseId, file) => known.get(baseId)?.has(fileKey(file)) ?? false,
    async isThere(baseId, file) {
      const search = storedFileName(file.name);
      const list = await listDocuments(api.http, { baseId, search, limit: 1000 });
      return fileKeys(list.documents).has(fileKey(file));
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
    tell: (baseId, list) => void known.set(baseId, fileKeys(list)),
    watch(onEndedUnseen) {
      viewers += 1;
      tellEnded = onEndedUnseen;
      return () => void (viewers -= 1);
    },
  };
  kept.set(owner, made);
  return made;
}

/** Identifies the files among documents; one of unknown size is compared with none. */
const fileKeys = (list: readonly KnowledgeDocument[]): ReadonlySet<string> =>
  new Set(
    list.flatMap(({ name, bytes }) => (bytes === null ? [] : fileKey({ name, size: bytes }))),
  );
