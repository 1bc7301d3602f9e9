import { addKnowledge, documents, FIRST_BATCH } from '@platform/api';
import type { Match } from '@platform/api';
import { DOCUMENT_LIMITS, KNOWLEDGE_BASE_LIMITS } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { trimText, truncateText } from '@platform/i18n/text';
import { dataOf } from '@platform/ui';
import type { SaveOutcome } from '@platform/ui';
import type { TeachResult, TeachValues } from '@platform/ui/knowledge';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { serverMessageOr } from '../../data/failures.ts';
import { useResource } from '../../data/useResource.ts';
import { useSave } from '../../kit/useSave.ts';
import { abortAndRestart, searchBase } from './searchBase.ts';

const POLL_MS = 2000;
const SLOW_MS = 30_000;

interface Taught {
  baseId: string;
  /** '' if the response lacks it; then the question is asked at once. */
  documentId: string;
  question: string;
}

type Asked =
  | { status: 'asking' }
  | { status: 'failed'; message: string }
  | { status: 'done'; matches: readonly Match[] };

/**
 * Adds an answer as a text, waits until it is indexed, and asks the question again. It asks
 * `question` as it was spoken, unless the user changed the title.
 */
export function useTeach(question: string) {
  const t = useTranslation(knowledgeTexts);
  const [taught, setTaught] = useState<Taught | null>(null);
  const add = useSave(addKnowledge, {
    fields: { title: 'question', text: 'answer' } as const,
    success: (_input, document) =>
      t('knowledge.documents.toast.added', { name: document?.name ?? t('knowledge.panel.label') }),
    failure: (error) => serverMessageOr(error, t('knowledge.documents.error.add')),
  });
  const indexing = useIndexing(taught);
  const [asked, ask] = useQuestion(indexing === 'ready' ? taught : null);

  async function onTeach(values: TeachValues): Promise<SaveOutcome<keyof TeachValues>> {
    const { baseId, question: title, answer: text } = values;
    const outcome = await add({ baseId, body: { title, text } });
    if (outcome.status === 'refused') return outcome;
    const isUnchanged = trimText(title) === trimText(truncateText(question, DOCUMENT_LIMITS.title));
    setTaught({
      baseId,
      documentId: outcome.output?.id ?? '',
      question: truncateText(isUnchanged ? question : title, KNOWLEDGE_BASE_LIMITS.question),
    });
    return { status: 'saved' };
  }

  return { taught, result: resultOf(taught, indexing, asked), onTeach, onCheck: ask };
}

type Indexing = 'waiting' | 'slow' | 'ready' | 'failed';

function useIndexing(taught: Taught | null): Indexing {
  const documentId = taught?.documentId ?? '';
  const [isWaiting, setWaiting] = useState(true);
  const [isSlow, setSlow] = useState(false);
  const params = taught && documentId !== '' ? { baseId: taught.baseId, ...FIRST_BATCH } : null;
  const list = dataOf(useResource(documents, params, { pollMs: isWaiting ? POLL_MS : 0 }));
  const status = list?.documents.find(({ id }) => id === documentId)?.status;
  const isDone = status === 'ready' || status === 'stale' || status === 'failed';
  if (isWaiting === isDone) setWaiting(!isDone);
  useEffect(() => {
    if (documentId === '' || isDone) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [documentId, isDone]);
  if (documentId === '') return 'ready';
  if (status === 'failed') return 'failed';
  if (isDone) return 'ready';
  return isSlow ? 'slow' : 'waiting';
}

/** Asks once the answer can be found, and again on request. */
function useQuestion(taught: Taught | null): [Asked, () => void] {
  const t = useTranslation(knowledgeTexts);
  const { api } = useData();
  const [asked, setAsked] = useState<Asked>({ status: 'asking' });
  const pending = useRef(new AbortController());

  async function ask({ baseId, question }: Taught): Promise<void> {
    const signal = abortAndRestart(pending);
    try {
      const matches = await searchBase(api, baseId, question, signal);
      if (!signal.aborted) setAsked({ status: 'done', matches });
    } catch (error) {
      if (signal.aborted) return;
      setAsked({ status: 'failed', message: serverMessageOr(error, t('knowledge.test.failed')) });
    }
  }

  const askFirst = useEffectEvent((about: Taught) => void ask(about));
  useEffect(() => {
    if (taught) askFirst(taught);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the request that runs by then
    return () => pending.current.abort();
  }, [taught]);

  function askAgain(): void {
    if (!taught) return;
    setAsked({ status: 'asking' });
    void ask(taught);
  }
  return [asked, askAgain];
}

function resultOf(taught: Taught | null, indexing: Indexing, asked: Asked): TeachResult | null {
  if (!taught) return null;
  if (indexing === 'failed') return { status: 'notIndexed' };
  if (indexing !== 'ready') return { status: 'indexing', isSlow: indexing === 'slow' };
  if (asked.status !== 'done') return asked;
  const best = asked.matches[0] ?? null;
  return { status: 'done', best, isFound: best !== null && best.documentId === taught.documentId };
}
