import type { ShellLinks, ShellNavigation } from '@platform/ui/shell';
import {
  AudioLines,
  Blocks,
  BotMessageSquare,
  CircleUserRound,
  Contact,
  CreditCard,
  LayoutGrid,
  Library,
  PenLine,
  Settings2,
} from 'lucide';

/** The product's side navigation. */
export const navigation: ShellNavigation = {
  main: [
    { href: '/dashboard', label: 'Dashboard', icon: LayoutGrid },
    { href: '/bot-studio', label: 'Bot Studio', icon: BotMessageSquare, isSoon: true },
    { href: '/knowledge-base', label: 'Knowledge Base', icon: Library },
    { href: '/voice-agent/agents', label: 'Voice Agent', icon: AudioLines },
    { href: '/content-studio', label: 'Content Studio', icon: PenLine },
    { href: '/crm', label: 'CRM', icon: Contact },
    { href: '/integrations', label: 'Integrations', icon: Blocks },
  ],
  account: [
    { href: '/account', label: 'My Account', icon: CircleUserRound },
    {
      href: '/settings',
      label: 'Settings',
      icon: Settings2,
      children: [{ href: '/settings/teams', label: 'Teams' }],
    },
    { href: '/billing', label: 'Billing & Subscription', icon: CreditCard },
  ],
};

export const links: ShellLinks = {
  notifications: '/notifications',
  account: '/account',
  profile: '/profile',
  soon: ['account', 'profile'],
};
