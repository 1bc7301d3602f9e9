import { DraftChat } from '@platform/ui/voice';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../session/ApiContext.ts';
import { openCall } from './openCall.ts';

export interface DraftChatViewProps {
  agentId: string;
  /** Returns the settings of the form, in the format of an agent's body. */
  readDraft: () => Record<string, unknown>;
}

/** A chat keeps the settings it began with; the next one starts with those of the form. */
export function DraftChatView({ agentId, readDraft }: DraftChatViewProps) {
  const api = useApi();
  const [draft, setDraft] = useState<Record<string, unknown>>();
  const [call] = useState(() => {
    const made = openCall(api, agentId, undefined);
    made.setMode('text');
    return made;
  });
  const state = useSyncExternalStore(call.subscribe, call.getState);
  useEffect(() => {
    addEventListener('pagehide', call.close);
    return () => {
      removeEventListener('pagehide', call.close);
      call.close();
    };
  }, [call]);
  return (
    <DraftChat
      state={state}
      isOutdated={() => JSON.stringify(readDraft()) !== JSON.stringify(draft)}
      onStart={() => {
        const next = readDraft();
        setDraft(next);
        call.hangUp();
        call.setDraft(next);
        call.start();
      }}
      onSend={call.sendText}
      onEnd={call.hangUp}
    />
  );
}
