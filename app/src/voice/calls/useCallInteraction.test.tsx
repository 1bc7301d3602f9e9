import type { ConversationDetail } from '@platform/api';
// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mountHook.tsx';
import { useCallInteraction } from './useCallInteraction.ts';

const call = {
  id: 'c1',
  agentName: 'Front desk',
  contactId: 'con_1',
  startedAt: new Date(2026, 10, 23, 9, 4),
  direction: 'outbound',
  summary: ' Booked a fitting. ',
} as ConversationDetail;

test('prefills an interaction from the call; without a known contact it asks for one', () => {
  for (const contactId of ['con_1', '']) {
    const { current } = mountHook(() => useCallInteraction(contactId));
    expect(current().form).toBeNull();
    flushSync(() => current().onCreateInteraction(call));
    expect(current().form).toMatchObject({
      call: { id: 'c1' },
      draftId: 'call:c1',
      values: {
        type: 'call',
        direction: 'out',
        contactId,
        summary: 'Call with Front desk, 23/11/26 09:04\nBooked a fitting.',
      },
    });
  }
});
