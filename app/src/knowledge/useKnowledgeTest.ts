import type { Match } from '@platform/api';
import { addCheck, compareAnswers, readChecks } from '@platform/flows';
import type { Check, CheckAnswer } from '@platform/flows';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import type { Answered, KnowledgeTest } from '@platform/ui/knowledge';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { needsMessage, serverMessageOr } from '../data/failures.ts';
import { abortAndRestart, searchBase } from '../platform/knowledge/searchBase.ts';
import { storePreference, readPreference } from '../platform/storedPreference.ts';

const storageKeyOf = (baseId: string) => `knowledge_checks:${baseId}`;

const bestOf = ([match]: readonly Match[]): CheckAnswer | null =>
  match ? { documentName: match.documentName, score: match.score } : null;

interface TestState {
  baseId: string;
  question: string;
  answered: Answered;
  checks: readonly Check[];
  isRunning: boolean;
}

const stateOf = (baseId: string): TestState => ({
  baseId,
  question: '',
  answered: { status: 'none' },
  checks: readChecks(readPreference(storageKeyOf(baseId))),
  isRunning: false,
});

/**
 * Questions to a base, and saved ones that run again after a change. `findable` is the key of the
 * searchable documents, null if unknown; `isSeen` if the results are visible.
 */
export function useKnowledgeTest(
  baseId: string,
  searchableKey: string | null,
  isSeen: boolean,
): KnowledgeTest {
  const t = useTranslation(knowledgeTexts);
  const { api } = useData();
  const [storedState, setState] = useState(() => stateOf(baseId));
  const questionAbort = useRef(new AbortController());
  const rerunAbort = useRef(new AbortController());
  const state = storedState.baseId === baseId ? storedState : stateOf(baseId);
  if (state !== storedState) setState(state);

  useEffect(
    () => () => {
      questionAbort.current.abort();
      rerunAbort.current.abort();
    },
    [],
  );

  /** Updates the state of this base, unless another one is open by now. */
  const updateState = (part: (state: TestState) => Partial<TestState>) =>
    setState((now) => (now.baseId === baseId ? { ...now, ...part(now) } : now));

  function storeChecks(checks: readonly Check[]): void {
    storePreference(storageKeyOf(baseId), checks.length === 0 ? null : JSON.stringify(checks));
    updateState(() => ({ checks }));
  }

  async function ask(question: string): Promise<void> {
    const signal = abortAndRestart(questionAbort);
    updateState(() => ({ question, answered: { status: 'asking' } }));
    try {
      const matches = await searchBase(api, baseId, question, signal);
      if (signal.aborted) return;
      updateState(({ checks }) => ({
        answered: {
          status: 'done',
          question: trimText(question),
          matches,
          isSaved: checks.some((check) => check.question === trimText(question)),
        },
      }));
    } catch (error) {
      if (signal.aborted) return;
      const message = serverMessageOr(error, t('knowledge.test.failed'));
      const answered: Answered = needsMessage(error)
        ? { status: 'failed', message }
        : { status: 'none' };
      updateState(() => ({ answered }));
    }
  }

  async function run(): Promise<void> {
    const signal = abortAndRestart(rerunAbort);
    updateState(() => ({ isRunning: true }));
    const rerun: Check[] = [];
    for (const check of state.checks) {
      // oxlint-disable-next-line no-await-in-loop -- parallel questions slow each other
      const matches = await searchBase(api, baseId, check.question, signal).catch(() => null);
      if (signal.aborted) return;
      const after = matches && bestOf(matches);
      const outcome = matches ? compareAnswers(check.before, after) : 'failed';
      rerun.push({ ...check, ...(matches && { after }), outcome });
    }
    const byId = new Map(rerun.map((check) => [check.id, check]));
    updateState(({ checks }) => ({
      isRunning: false,
      checks: checks.map((check) => byId.get(check.id) ?? check),
    }));
  }

  const lastChecked = useRef({ baseId, findable: searchableKey });
  const runAgain = useEffectEvent(() => {
    if (state.checks.length > 0) void run();
  });
  useEffect(() => {
    if (searchableKey === null) return;
    const last = lastChecked.current;
    const isKnown = last.baseId === baseId && last.findable !== null;
    if (isKnown && (!isSeen || last.findable === searchableKey)) return;
    lastChecked.current = { baseId, findable: searchableKey };
    if (isKnown) runAgain();
  }, [baseId, searchableKey, isSeen]);

  return {
    question: state.question,
    onQuestionChange: (question) => updateState(() => ({ question })),
    answered: state.answered,
    onAsk: (question = state.question) => void ask(question),
    checks: state.checks,
    onSave() {
      const { answered } = state;
      if (answered.status !== 'done') return;
      const before = bestOf(answered.matches);
      storeChecks(addCheck(state.checks, crypto.randomUUID(), answered.question, before));
      updateState(() => ({ answered: { ...answered, isSaved: true } }));
    },
    onRun: () => void run(),
    isRunning: state.isRunning,
    onRemove: (id) => storeChecks(state.checks.filter((check) => check.id !== id)),
  };
}
