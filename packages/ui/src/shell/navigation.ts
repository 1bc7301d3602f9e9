import type { shellTexts } from '@platform/i18n';
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
import type { IconShape } from '../components/Icon/Icon.tsx';

/** The name of a page. */
type PageKey = `shell.page.${keyof (typeof shellTexts)['texts']['page']}`;

export interface NavigationChild {
  href: string;
  text: PageKey;
}

export interface NavigationEntry extends NavigationChild {
  icon: IconShape;
  /** Marked with the 'Soon' chip. */
  isSoon?: boolean;
  /** Makes the entry a parent: a click shows or hides them (reading 5). */
  children?: readonly NavigationChild[];
}

/** The main links of spec 2.2, exactly. */
export const mainNavigation: readonly NavigationEntry[] = [
  { href: '/dashboard', text: 'shell.page.dashboard', icon: LayoutGrid },
  { href: '/bot-studio', text: 'shell.page.botStudio', icon: BotMessageSquare, isSoon: true },
  { href: '/knowledge-base', text: 'shell.page.knowledgeBase', icon: Library },
  { href: '/voice-agent/agents', text: 'shell.page.voiceAgent', icon: AudioLines },
  { href: '/content-studio', text: 'shell.page.contentStudio', icon: PenLine },
  { href: '/crm', text: 'shell.page.crm', icon: Contact },
  { href: '/integrations', text: 'shell.page.integrations', icon: Blocks },
];

/** The bottom groups of spec 2.2, exactly. */
export const accountNavigation: readonly NavigationEntry[] = [
  { href: '/account', text: 'shell.page.account', icon: CircleUserRound },
  {
    href: '/settings',
    text: 'shell.page.settings',
    icon: Settings2,
    children: [{ href: '/settings/teams', text: 'shell.page.teams' }],
  },
  { href: '/billing', text: 'shell.page.billing', icon: CreditCard },
];
