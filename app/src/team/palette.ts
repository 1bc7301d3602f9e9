import { refuseInvite } from '@platform/api';
import type { Member, members } from '@platform/api';
import { Gauge, UserPlus, UserRound } from 'lucide';
import type { AreaPalette, PaletteRecord } from '../routing/palette.ts';
import { memberHref, teamPath } from './address.ts';

export const memberRecords = (rows: readonly Member[]): PaletteRecord[] =>
  rows.map(({ key, name, email }) => ({
    id: key,
    label: name || email,
    hint: email,
    href: memberHref(email || name),
  }));

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
      list: (read) => memberRecords(read<typeof members>('auth /v1/team/members').flat()),
      find: async (search) => (await import('./paletteSearch.ts')).findMembers(search),
      findsAll: true,
    },
  ],
};
