import { emailKey } from '@platform/i18n/text';
import { useEffect, useRef, useState } from 'react';
import type { InviteBatch, InviteOutcome } from './types.ts';

/** A person of the batch; `waiting` until the result is known, also after a stop. */
export interface InviteResult extends Omit<InviteOutcome, 'status'> {
  status: InviteOutcome['status'] | 'waiting';
}

export interface InviteBatchState {
  results: readonly InviteResult[];
  isSending: boolean;
  /** True while the user is asked whether to stop. */
  isAsking: boolean;
  /** Resolves with all results. People who have been invited before are not invited again. */
  send: (emails: readonly string[], role: string) => Promise<readonly InviteResult[]>;
  ask: () => void;
  resume: () => void;
  stop: () => void;
}

const NONE: readonly InviteResult[] = [];

export function useInviteBatch(
  onInviteSeveral: ((batch: InviteBatch<string>) => Promise<void>) | undefined,
): InviteBatchState {
  const [results, setResults] = useState(NONE);
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const controller = useRef<AbortController>(null);
  // Sending ends with the page, where its results would not be visible.
  useEffect(() => () => controller.current?.abort(), []);

  async function send(emails: readonly string[], role: string): Promise<readonly InviteResult[]> {
    const ended = new Map(
      results.filter(({ status }) => status === 'invited').map((row) => [emailKey(row.email), row]),
    );
    const remaining = emails.filter((email) => !ended.has(emailKey(email)));
    const show = () => {
      const rows = [...ended.values()].filter(({ email }) => !remaining.includes(email));
      const sent = remaining.map(
        (email): InviteResult =>
          ended.get(emailKey(email)) ?? { email, status: 'waiting', message: '' },
      );
      const all = [...rows, ...sent];
      setResults(all);
      return all;
    };
    const current = new AbortController();
    controller.current = current;
    show();
    setSending(true);
    await onInviteSeveral?.({
      emails: remaining,
      role,
      signal: current.signal,
      onOutcome: (outcome) => {
        ended.set(emailKey(outcome.email), outcome);
        show();
      },
    });
    setSending(false);
    setAsking(false);
    return show();
  }

  return {
    results,
    isSending,
    isAsking,
    send,
    ask: () => setAsking(true),
    resume: () => setAsking(false),
    stop: () => {
      controller.current?.abort();
      setAsking(false);
    },
  };
}
