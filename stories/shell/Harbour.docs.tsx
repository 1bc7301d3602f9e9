import { Badge, Icon } from '@platform/ui';
import { Anchor } from 'lucide';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'The layout of another product: AppShell with its own mark, navigation, header, user menu and pictures. Everything of the platform is optional.',
  dos: [
    {
      example: <Icon icon={Anchor} />,
      caption: 'A mark of about 26 px, which is also visible in the collapsed sidebar.',
    },
  ],
  donts: [
    {
      example: <Badge tone="accent">1,204 boats wait for a berth</Badge>,
      caption: 'A badge has a number; its sentence belongs in badgeLabel, for screen readers.',
    },
  ],
  anatomy: [
    {
      name: 'logo, productName',
      text: 'Above the navigation, and in pages that have messages only. State them in PlatformProvider if pages outside of the shell need them, too.',
    },
    {
      name: 'illustrations',
      text: 'Pictures of empty lists, searches without results, failed, missing and future pages; null shows none.',
    },
    {
      name: 'navigation',
      text: 'Entries with icon, badge and group. Consecutive entries of a group share its heading. Without account there is no second list.',
    },
    { name: 'headerActions', text: 'Controls of the header, before the theme.' },
    {
      name: 'userMenu',
      text: 'Replaces the user menu; null removes it. Without it and without links there is none.',
    },
    { name: 'links', text: 'Without links.notifications there is no bell.' },
    {
      name: 'onOpenPalette',
      text: 'Without it there is no command palette, and no button for one.',
    },
  ],
  keyboard: [
    { keys: 'Ctrl or Cmd + B', effect: 'Collapses or expands the sidebar.' },
    {
      keys: 'Escape',
      effect: 'On a phone closes the navigation; the focus returns to its button.',
    },
  ],
  content: ['Entries are nouns of one or two words; a group has a heading of one word.'],
};
