import { documents, knowledgeBases, WHOLE_LIST } from '@platform/api';
import type { DocumentList } from '@platform/api';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useRefresh, useResource } from '../data/useResource.ts';

/** How often documents that are being read are asked for again, in milliseconds. */
export const POLL_MS = 2000;
/** How long nothing moves before that is said. */
export const STALL_MS = 30_000;

/** What is under way, in short: another text means that something moved. */
function movementOf(list: DocumentList | undefined): string {
  const open = list?.documents.filter(
    ({ status }) => status === 'queued' || status === 'processing',
  );
  return open?.map(({ id, status }) => `${id} ${status}`).join() ?? '';
}

/** What questions can find, in short: another text means that answers may differ. */
function findableIn(list: DocumentList): string {
  const found = list.documents.filter(({ status }) => status === 'ready' || status === 'stale');
  return found.map(({ id, updatedAt }) => `${id} ${updatedAt?.getTime()}`).join();
}

/**
 * The documents of a base. While any of them is queued or processing they are asked for again and
 * again, as long as the page is seen.
 *
 * @param baseId '' for none yet
 */
export function useDocuments(baseId: string) {
  const t = useTranslation(knowledgeTexts);
  const [isMoving, setMoving] = useState(false);
  const read = useResource(documents, baseId === '' ? null : { baseId, ...WHOLE_LIST }, {
    errorText: (error) => serverMessageOr(error, t('knowledge.documents.failed')),
    pollMs: isMoving ? POLL_MS : 0,
  });
  const movement = movementOf(dataOf(read));
  if (isMoving !== (movement !== '')) setMoving(movement !== '');
  const refresh = useRefresh();

  // The list of bases counts what is ready.
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
    /** Null while it changes, and where nobody knows it. */
    findable: list && movement === '' ? findableIn(list) : null,
    isStalled: movement !== '' && stalled === movement,
    onCheck,
  };
}
