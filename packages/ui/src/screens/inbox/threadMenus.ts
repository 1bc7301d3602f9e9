import type { InboxConversation, InboxPerson } from '@platform/domain';
import { Bot, Plus, UserRound, Users } from 'lucide';
import type { MenuItem } from '../../components/Menu/types.ts';
import { shorten } from '../../internal/shorten.ts';
import { dataOf } from '../../remote.ts';
import type { InboxTexts } from './inboxLabels.ts';
import type { InboxThreadProps } from './types.ts';

type Menus = Pick<InboxThreadProps, 'team' | 'user' | 'groups' | 'tags' | 'onEdit'>;

export function assignItems(t: InboxTexts, item: InboxConversation, menus: Menus): MenuItem[] {
  const { team, user, onEdit } = menus;
  const to = (owner: InboxPerson | null) => () => onEdit({ kind: 'assign', owner });
  const others = (dataOf(team) ?? []).filter(({ id }) => id !== user.id);
  const isOwner = (id: string) => item.assignedTo?.id === id;
  const missing = team.status === 'error' ? t('inbox.assign.failed') : t('inbox.assign.loading');
  return [
    {
      id: 'me',
      label: t('inbox.assign.me'),
      icon: UserRound,
      isChecked: isOwner(user.id),
      onSelect: to(user),
    },
    { id: 'team', type: 'separator' },
    ...(team.status === 'ready'
      ? others.map((owner): MenuItem => ({
          id: `member ${owner.id}`,
          label: shorten(owner.name),
          isChecked: isOwner(owner.id),
          onSelect: to(owner),
        }))
      : [{ id: 'missing', label: missing, disabledReason: missing }]),
    { id: 'else', type: 'separator' },
    {
      id: 'nobody',
      label: t('inbox.assign.unassigned'),
      isChecked: !item.assignedTo && !item.isWithBot,
      onSelect: to(null),
    },
    {
      id: 'bot',
      label: t('inbox.assign.bot'),
      icon: Bot,
      isChecked: item.isWithBot,
      onSelect: () => onEdit({ kind: 'bot' }),
    },
  ];
}

const HOUR_MS = 3_600_000;
const MORNING_HOUR = 9;

const morning = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING_HOUR);

export function snoozeItems(t: InboxTexts, { onEdit }: Menus, now: Date): MenuItem[] {
  const until = (date: Date | null) => () => onEdit({ kind: 'snooze', until: date });
  const toMonday = (8 - now.getDay()) % 7 || 7;
  return [
    {
      id: 'later',
      label: t('inbox.snooze.later'),
      onSelect: until(new Date(now.getTime() + 3 * HOUR_MS)),
    },
    { id: 'tomorrow', label: t('inbox.snooze.tomorrow'), onSelect: until(morning(now, 1)) },
    { id: 'week', label: t('inbox.snooze.week'), onSelect: until(morning(now, toMonday)) },
    { id: 'message', label: t('inbox.snooze.message'), onSelect: until(null) },
  ];
}

export function labelItems(
  t: InboxTexts,
  item: InboxConversation,
  { tags, groups, onEdit }: Menus,
  onNewTag: () => void,
): MenuItem[] {
  const known = [...new Set([...tags, ...item.tags])];
  const toggled = (tag: string) =>
    item.tags.includes(tag) ? item.tags.filter((each) => each !== tag) : [...item.tags, tag];
  return [
    ...known.map((tag): MenuItem => ({
      id: `tag ${tag}`,
      label: shorten(tag),
      isChecked: item.tags.includes(tag),
      onSelect: () => onEdit({ kind: 'tags', tags: toggled(tag) }),
    })),
    { id: 'new', label: t('inbox.action.newTag'), icon: Plus, onSelect: onNewTag },
    { id: 'groups', type: 'separator' },
    ...groups.map((group): MenuItem => ({
      id: `group ${group}`,
      label: shorten(group),
      icon: Users,
      isChecked: item.group === group,
      onSelect: () => onEdit({ kind: 'group', group: item.group === group ? '' : group }),
    })),
  ];
}
