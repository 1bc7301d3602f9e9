import type { Conversation, ConversationDetail } from '@platform/api';
import { formatClock, formatDate, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import type { InteractionValues } from '@platform/ui/crm';
import { useState } from 'react';

/** Form that logs a call. `contactId` is the call's known contact, else ''. */
export function useCallInteraction(contactId: string) {
  const t = useTranslation(voiceCallsTexts);
  const [call, setCall] = useState<Conversation | ConversationDetail | null>(null);

  function valuesOf(of: Conversation | ConversationDetail): InteractionValues {
    const heading = t('voiceCalls.interaction', {
      agent: of.agentName || t('voiceCalls.unknownAgent'),
      time: `${formatDate(of.startedAt)} ${formatClock(of.startedAt)}`.trim(),
    });
    const summary = 'summary' in of ? trimText(of.summary) : '';
    return {
      type: 'call',
      direction: of.direction === 'outbound' ? 'out' : 'in',
      contactId,
      summary: summary ? `${heading}\n${summary}` : heading,
    };
  }

  return {
    onCreateInteraction: setCall,
    form: call && {
      call,
      values: valuesOf(call),
      draftId: `call:${call.id}`,
      onClose: () => setCall(null),
    },
  };
}
