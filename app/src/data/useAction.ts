import { isApiError, isTransient, profile, roleContext } from '@platform/api';
import type { Action } from '@platform/api';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { recordError } from '../platform/recentErrors.ts';
import { useSetAtom } from '../platform/state.ts';
import { markChangedAtom } from '../feedback/changedAtoms.ts';
import { deferToastAtom } from '../feedback/deferredToastAtoms.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import type { ToastAction } from '../feedback/toastAtoms.ts';
import { useData } from './DataProvider.tsx';
import { fieldMessages, isForbidden, needsMessage, serverMessageOr } from './failures.ts';
import { useChanges, useOptimisticEdits } from './useChanges.ts';
import { useHasLeftPage } from './useHasLeftPage.ts';
import { useRefresh } from './useResource.ts';

interface ChangedRecord {
  ids: readonly string[];
  open?: ToastAction | undefined;
}

export interface ActionTexts<Input, Output> {
  /** No toast for undefined. */
  success?: (input: Input, output: Output) => string | undefined;
  /** Created or changed records: they are highlighted and can be opened from the toast. */
  changed?: (input: Input, output: Output) => ChangedRecord;
  failure: (error: unknown, input: Input) => string;
  /** `whenMessageHidden`: once the page's message is out of view. @default 'always' */
  failureToast?: 'always' | 'whenMessageHidden' | 'afterLeaving' | 'never';
}

export type ActionOutcome<Output> = { isDone: true; output: Output } | ActionFailure;

export interface ActionFailure {
  isDone: false;
  error: unknown;
  message: string;
  fields: Readonly<Record<string, string>>;
}

export interface ActionState {
  pending: ReadonlySet<string>;
}

/** Runs an action. `textsOf` is called when the action is sent. */
export type Write = <Input, Output>(
  action: Action<Input, Output>,
  input: Input,
  textsOf: () => ActionTexts<Input, Output>,
) => Promise<ActionOutcome<Output>>;

/**
 * Returns a stable function that runs an action, once at a time per target, with optimistic changes,
 * reports its result in a toast and refetches. After a lost response, the next write to the target
 * waits for a fetch, since the first may have been applied. Never rejects.
 */
export function useWrite(): Write {
  const { api, writes } = useData();
  const showToast = useSetAtom(showToastAtom);
  const deferToast = useSetAtom(deferToastAtom);
  const markChanged = useSetAtom(markChangedAtom);
  const showEdits = useOptimisticEdits();
  const change = useChanges();
  const refresh = useRefresh();
  const isLeft = useHasLeftPage();

  return useCallback(
    <Input, Output>(
      action: Action<Input, Output>,
      input: Input,
      textsOf: () => ActionTexts<Input, Output>,
    ): Promise<ActionOutcome<Output>> => {
      const target = action.target?.(input) ?? '';
      const overlap = action.overlap ?? 'join';
      const running = writes.running(action, target) as Promise<ActionOutcome<Output>> | undefined;
      if (running && overlap === 'join') return running;
      const edits = action.optimistic?.(input) ?? [];
      const settleEdits = showEdits(edits);

      const { invalidates = [], invalidatesOnFailure = [] } = action;

      const send = async (): Promise<ActionOutcome<Output>> => {
        if (overlap === 'queue') await running;
        await writes.reread(action, target);
        const { success, changed, failure, failureToast = 'always' } = textsOf();
        try {
          const output = await action.send(api, input);
          const confirmed = settleEdits(true);
          const outdated = change(action.onDone?.(input, output) ?? []);
          const reread = refresh(...confirmed, ...outdated, ...invalidates);
          const record = changed?.(input, output);
          // By then, new records are in the list.
          if (record) void reread.then(() => markChanged(record.ids));
          const message = success?.(input, output);
          if (message !== undefined) {
            const subject = record?.ids[0] ?? idOf(output) ?? target;
            showToast({ message, tone: 'success', subject, action: record?.open });
          }
          return { isDone: true, output };
        } catch (error) {
          recordError(error);
          const isUnknown = isOutcomeUnknown(error);
          const reread = refresh(
            ...settleEdits(false),
            ...(isUnknown ? edits.map(({ resource: name }) => ({ name })) : []),
            ...(isForbidden(error) ? [roleContext, profile] : []),
            ...invalidates,
            ...invalidatesOnFailure,
          );
          if (isUnknown) writes.addReread(action, target, reread);
          const message = failure(error, input);
          const fields = fieldMessages(error);
          if (failureToast !== 'never' && needsMessage(error)) {
            if (failureToast === 'always' || isLeft())
              showToast({ message, tone: 'danger', subject: target });
            else if (failureToast === 'whenMessageHidden') {
              const texts = [message, serverMessageOr(error, ''), ...Object.values(fields)];
              deferToast({ message, texts, isSeenOnPage: true });
            }
          }
          return { isDone: false, error, message, fields };
        }
      };
      const outcome = send();
      writes.add(action, target, outcome);
      return outcome;
    },
    [api, change, deferToast, isLeft, markChanged, refresh, showEdits, showToast, writes],
  );
}

/** Runs one action as `useWrite` does, and returns which of its targets are pending. */
export function useAction<Input, Output>(
  action: Action<Input, Output>,
  texts: ActionTexts<Input, Output>,
): [(input: Input) => Promise<ActionOutcome<Output>>, ActionState] {
  const { writes } = useData();
  const write = useWrite();
  const latestTexts = useRef(texts);
  useEffect(() => {
    latestTexts.current = texts;
  });
  const run = useCallback(
    (input: Input) => write(action, input, () => latestTexts.current),
    [action, write],
  );
  const pending = useSyncExternalStore(writes.subscribe, () => writes.targetsOf(action));
  return [run, { pending }];
}

/** True if the service may have applied the write although no clear response arrived. */
const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.kind !== 'http' || isTransient(error));

const idOf = (output: unknown): string | undefined =>
  isObject(output) && typeof output['id'] === 'string' ? output['id'] : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
