import { inboxTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '../../remote.ts';
import { useShortcuts } from '../../shortcuts/useShortcut.ts';
import type { InboxListProps } from './types.ts';

export function useStepKeys({ items, openId, onOpen, more }: InboxListProps): void {
  const t = useTranslation(inboxTexts);

  function step(by: 1 | -1): void {
    const list = dataOf(items);
    if (!list) return;
    const index = list.conversations.findIndex(({ id }) => id === openId);
    const next = index === -1 ? 0 : index + by;
    const item = list.conversations[next];
    if (item) onOpen(item.id);
    else if (by === 1 && list.nextCursor !== '' && !more.isLoading) more.onLoad();
  }

  useShortcuts([
    { keys: 'j', label: t('inbox.next'), onPress: () => step(1), repeats: true },
    { keys: 'k', label: t('inbox.previous'), onPress: () => step(-1), repeats: true },
  ]);
}
