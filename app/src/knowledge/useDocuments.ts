import { documents, knowledgeBases, FIRST_BATCH } from '@platform/api';
import type { DocumentList } from '@platform/api';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useRefresh, useResource } from '../data/useResource.ts';

export const POLL_MS = 2000;
/** Time without progress after which a notice is shown, in ms. */
export const STALL_MS = 30_000;

/** Key of the documents in progress; a new key means progress. */
function movementOf(list: DocumentList | undefined): string {
  const open = list?.documents.filter(
    ({ status }) => status === 'queued' || status === 'processing',
  );
  return open?.map(({ id, status }) => `${id} ${status}`).join() ?? '';
}

/** Key of the searchable documents; a new key means that answers may differ. */
function findableIn(list: DocumentList): string {
  const found = list.documents.filter(({ status }) => status === 'ready' || status === 'stale');
  return found.map(({ id, updatedAt }) => `${id} ${updatedAt?.getTime()}`).join();
}

/** Polled while any document is queued or processing. `baseId` is '' while unknown. */
export function useDocuments(baseId: string) {
  const t = useTranslation(knowledgeTexts);
  const [isMoving, setMoving] = useState(false);
  const read = useResource(documents, baseId === '' ? null : { baseId, ...FIRST_BATCH }, {
    errorText: (error) => serverMessageOr(error, t('knowledge.documents.failed')),
    pollMs: isMoving ? POLL_MS : 0,
  });
  const movement = movementOf(dataOf(read));
  if (isMoving !== (movement !== '')) setMoving(movement !== '');
  const refresh = useRefresh();

  const before = useRef(movement);
  useEffect(() => {
    if (before.current !== movement && before.current !== '') void refresh(knowledgeBases);
    before.current = movement;
  }, [movement, refresh]);

  const [stalled, setStalled] = useState('');
  useEffect(() => {
    if (movement === '') return undefined;
    const timer = setTimeout(() => setStalled(movement), STALL_MS);
    return () => clearTimeout(timer);
  }, [movement]);

  const onCheck = useCallback(() => void refresh(documents), [refresh]);
  const list = dataOf(read);
  return {
    documents: read,
    /** Null while documents are processing or unknown. */
    findable: list && movement === '' ? findableIn(list) : null,
    isStalled: movement !== '' && stalled === movement,
    onCheck,
  };
}
