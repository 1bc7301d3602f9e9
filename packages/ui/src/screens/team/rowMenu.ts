import { Check, Link, MailX, Pencil, Send, Trash2, X } from 'lucide';
import type { commonTexts, teamTexts, TextKey, Translate } from '@platform/i18n';
import type { MenuItem } from '../../components/Menu/types.ts';
import { copyItems } from '../../internal/copyItems.ts';
import type { TeamRefusal, TeamRow } from './types.ts';
import type { TeamRowActions } from './useTeamRowActions.ts';

export interface RowMenuOptions {
  row: TeamRow;
  isEditing: boolean;
  actions: TeamRowActions;
  t: Translate<TextKey<typeof teamTexts | typeof commonTexts>>;
}

export function rowMenuItems({ row, isEditing, actions, t }: RowMenuOptions): MenuItem[] {
  const { edits } = actions;
  const off = (refusal: TeamRefusal | null) =>
    refusal === null ? {} : { disabledReason: t(`team.refusal.${refusal}`) };

  const first: MenuItem[] = isEditing
    ? [
        { id: 'save', label: t('team.row.save'), icon: Check, onSelect: () => edits.save(row) },
        { id: 'cancel', label: t('team.row.cancel'), icon: X, onSelect: () => edits.cancel(row) },
      ]
    : [
        {
          id: 'edit',
          label: t('team.row.edit'),
          icon: Pencil,
          onSelect: () => edits.start(row),
          ...off(row.editRefusal),
        },
      ];
  const isInvite = row.kind === 'invite';
  const { resend } = actions;
  return [
    ...first,
    ...(isInvite && resend
      ? [
          {
            id: 'resend',
            label: t('team.row.resend'),
            icon: Send,
            onSelect: () => resend(row),
            ...off(row.removeRefusal),
          },
        ]
      : []),
    ...copyItems(t, row.email),
    ...(row.link
      ? [
          {
            id: 'copyLink',
            label: t('team.row.copyLink'),
            icon: Link,
            copies: {
              text: row.link,
              isAlways: true,
              copied: t('common.copy.copied'),
              refused: t('common.copy.refused'),
            },
          },
        ]
      : []),
    { id: 'separator', type: 'separator' },
    {
      id: 'remove',
      label: isInvite ? t('team.row.cancelInvite') : t('team.row.delete'),
      icon: isInvite ? MailX : Trash2,
      tone: 'danger',
      onSelect: () => actions.askToRemove(row),
      ...off(row.removeRefusal),
    },
  ];
}
