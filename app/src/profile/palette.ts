import { FileText, ImageUp, LogOut, Trash2 } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { profilePath } from './address.ts';

export const palette: AreaPalette = {
  actions: [
    {
      label: 'palette.action.uploadPicture',
      icon: ImageUp,
      page: 'profile',
      shortcut: 'profile.picture',
      feature: 'profile-edit',
    },
    {
      label: 'palette.action.clearDrafts',
      icon: Trash2,
      page: 'account',
      shortcut: 'account.clearDrafts',
    },
    {
      label: 'palette.action.supportReport',
      icon: FileText,
      page: 'account',
      shortcut: 'account.report',
    },
    {
      label: 'palette.action.signOutHere',
      icon: LogOut,
      page: 'account',
      shortcut: 'account.signOut',
    },
  ],
  drafts: [
    {
      form: 'profile',
      names: ['firstName', 'lastName'],
      locate: () => ({ href: profilePath }),
    },
  ],
};
