import { isApiError, isTransient, profile, roleContext } from '@platform/api';
import type { Action } from '@platform/api';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { noteError } from '../platform/recentErrors.ts';
import { useSetAtom } from '../platform/state.ts';
import { markChangedAtom } from '../feedback/changedAtoms.ts';
import { deferToastAtom } from '../feedback/deferredToastAtoms.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import type { ToastAction } from '../feedback/toastAtoms.ts';
import { useData } from './DataProvider.tsx';
import { fieldMessages, isForbidden, needsMessage, serverMessageOr } from './failures.ts';
import { useChanges, useOptimisticEdits } from './useChanges.ts';
import { useRefresh } from './useResource.ts';

/** A record that was created or changed. */
interface ChangedRecord {
  /** What its row or card may be known by. */
  ids: readonly string[];
  /** The button of the toast. */
  open?: ToastAction | undefined;
}

/** What a person is told of a write. */
export interface ActionTexts<Input, Output> {
  /** The toast of a success; without it nothing is told. */
  success?: (input: Input, output: Output) => string;
  /** What was created or changed by a success: it is marked, and can be opened from the toast. */
  changed?: (input: Input, output: Output) => ChangedRecord;
  /** What a failure says, in the toast and in the outcome. */
  failure: (error: unknown, input: Input) => string;
  /**
   * When a failure is a toast: `whenUnseen` where the page tells it, once that is out of view,
   * `afterLeaving` once the page is gone, `never` where nobody else needs to know.
   *
   * @default 'always'
   */
  failureToast?: 'always' | 'whenUnseen' | 'afterLeaving' | 'never';
}

/** How a write ended. */
export type ActionOutcome<Output> = { isDone: true; output: Output } | ActionFailure;

/** A write that failed. */
export interface ActionFailure {
  isDone: false;
  error: unknown;
  message: string;
  /** What the service found wrong with single fields. */
  fields: Readonly<Record<string, string>>;
}

export interface ActionState {
  /** The targets that are being written to. */
  pending: ReadonlySet<string>;
}

/**
 * Sends an action and takes care of what surrounds a write: it is sent once, shown at once where it
 * is optimistic, told by a toast, and what it changed is read again. A refusal for want of rights
 * reads the rights again. After a lost answer the next write to the same target waits until the
 * data have been read again, since the first may have been committed.
 *
 * @returns a function that answers how the write ended and never rejects, and the state
 */
export function useAction<Input, Output>(
  action: Action<Input, Output>,
  texts: ActionTexts<Input, Output>,
): [(input: Input) => Promise<ActionOutcome<Output>>, ActionState] {
  const { api, writes } = useData();
  const showToast = useSetAtom(showToastAtom);
  const deferToast = useSetAtom(deferToastAtom);
  const markChanged = useSetAtom(markChangedAtom);
  const showEdits = useOptimisticEdits();
  const change = useChanges();
  const refresh = useRefresh();
  const page = useRef({ texts, isLeft: false });
  useEffect(() => {
    page.current = { texts, isLeft: false };
    return () => {
      page.current.isLeft = true;
    };
  });

  const run = useCallback(
    (input: Input): Promise<ActionOutcome<Output>> => {
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
        const { success, changed, failure, failureToast = 'always' } = page.current.texts;
        try {
          const output = await action.send(api, input);
          const confirmed = settleEdits(true);
          const outdated = change(action.onDone?.(input, output) ?? []);
          const reread = refresh(...confirmed, ...outdated, ...invalidates);
          const record = changed?.(input, output);
          // What is new is there by then.
          if (record) void reread.then(() => markChanged(record.ids));
          const message = success?.(input, output);
          if (message !== undefined) {
            const subject = record?.ids[0] ?? idOf(output) ?? target;
            showToast({ message, tone: 'success', subject, action: record?.open });
          }
          return { isDone: true, output };
        } catch (error) {
          noteError(error);
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
            if (failureToast === 'always' || page.current.isLeft)
              showToast({ message, tone: 'danger', subject: target });
            else if (failureToast === 'whenUnseen') {
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
    [action, api, change, deferToast, markChanged, refresh, showEdits, showToast, writes],
  );

  const pending = useSyncExternalStore(writes.subscribe, () => writes.targetsOf(action));
  return [run, { pending }];
}

/** Whether the service may have done what it gave no clear answer to. */
const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.kind !== 'http' || isTransient(error));

/** The id of the record that a service answers with. */
const idOf = (output: unknown): string | undefined =>
  isObject(output) && typeof output['id'] === 'string' ? output['id'] : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
