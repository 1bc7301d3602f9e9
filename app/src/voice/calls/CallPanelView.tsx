import type { ConversationDetail, ConversationList } from '@platform/api';
import { dataOf } from '@platform/ui';
import { CallPanel } from '@platform/ui/voice';
import type { Remote } from '@platform/ui';
import type { CallLesson, CallPanelProps } from '@platform/ui/voice';
import { useState } from 'react';
import { lazyComponent } from '@platform/ui/internal';
import { LazyTestAgent } from '../testCall/LazyTestAgent.ts';
import { useCallInteraction } from './useCallInteraction.ts';
import { useCallPanel } from './useCallPanel.ts';

const LazyAddInteractionView = lazyComponent(
  () => import('../../platform/crm/AddInteractionView.tsx'),
  'AddInteractionView',
);

const LazyFollowUpView = lazyComponent(
  () => import('../../platform/crm/FollowUpView.tsx'),
  'FollowUpView',
);

const LazyTeachView = lazyComponent(
  () => import('../../platform/knowledge/TeachView.tsx'),
  'TeachView',
);

export interface CallPanelViewProps extends Pick<
  CallPanelProps,
  'callId' | 'callHref' | 'isPreview' | 'onClose'
> {
  calls: Remote<ConversationList>;
  onStep: (callId: string) => void;
}

export function CallPanelView({ calls, onStep, ...rest }: CallPanelViewProps) {
  const { contact, hasCrm, ...panel } = useCallPanel(rest.callId, calls);
  const call = dataOf(panel.call);
  const ids = dataOf(calls)?.conversations.map(({ id }) => id) ?? [];
  const index = ids.indexOf(rest.callId);
  const stepTo = (id: string | undefined) => (id ? () => onStep(id) : undefined);
  const [replayed, setReplayed] = useState<ConversationDetail | null>(null);
  const [lesson, setLesson] = useState<CallLesson | null>(null);
  const { form, onCreateInteraction } = useCallInteraction(contact?.key ?? '');
  return (
    <>
      <CallPanel
        {...rest}
        {...panel}
        onCreateInteraction={onCreateInteraction}
        onReplay={setReplayed}
        onTeach={setLesson}
        followUp={
          call && hasCrm && !call.isTest ? (
            <LazyFollowUpView
              key={call.id}
              contact={contact}
              onChooseContact={
                panel.loggedHref === undefined ? () => onCreateInteraction(call) : undefined
              }
            />
          ) : null
        }
        position={index === -1 ? undefined : { number: index + 1, total: ids.length }}
        onPrevious={index === -1 ? undefined : stepTo(ids[index - 1])}
        onNext={index === -1 ? undefined : stepTo(ids[index + 1])}
      />
      {form ? <LazyAddInteractionView {...form} /> : null}
      {call && lesson ? (
        <LazyTeachView
          question={lesson.question}
          answered={lesson.answered}
          agentId={call.agentId}
          draftId={`call:${call.id}:${lesson.turn}`}
          onClose={() => setLesson(null)}
        />
      ) : null}
      {replayed ? (
        <LazyTestAgent
          agent={{ id: replayed.agentId, name: replayed.agentName }}
          replay={callerLines(replayed)}
          onClose={() => setReplayed(null)}
        />
      ) : null}
    </>
  );
}

const callerLines = ({ turns }: ConversationDetail): string[] =>
  turns.flatMap(({ speaker, text }) => (speaker === 'caller' && text !== '' ? [text] : []));
