import { refuseInvite } from '@platform/api';
import type { members } from '@platform/api';
import { Gauge, UserPlus, UserRound } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { memberHref, teamPath } from './address.ts';

export const palette: AreaPalette = {
  actions: [
    {
      label: 'palette.action.invite',
      icon: UserPlus,
      page: 'teams',
      shortcut: 'team.create',
      keys: 'c',
      refuse: refuseInvite,
    },
    {
      label: 'palette.action.planAndUsage',
      icon: Gauge,
      page: 'teams',
      shortcut: 'team.entitlements',
    },
  ],
  drafts: [
    {
      form: 'invite',
      names: ['email'],
      locate: () => ({ href: teamPath, shortcut: 'team.create' }),
    },
  ],
  records: [
    {
      label: 'palette.group.members',
      icon: UserRound,
      list: (read) =>
        read<typeof members>('auth /v1/team/members')
          .flat()
          .map(({ key, name, email }) => ({
            id: key,
            label: name || email,
            hint: email,
            href: memberHref(email || name),
          })),
    },
  ],
};
