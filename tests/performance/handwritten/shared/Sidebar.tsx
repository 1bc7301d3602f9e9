import {
  AudioLines,
  Blocks,
  BotMessageSquare,
  ChevronDown,
  CircleUserRound,
  Contact,
  CreditCard,
  LayoutGrid,
  Library,
  PenLine,
  Settings2,
} from 'lucide';
import type { MouseEvent } from 'react';
import { Brand } from './Brand.tsx';
import { Icon } from './Icon.tsx';

const places = [
  ['/dashboard', 'Dashboard', LayoutGrid],
  ['/bot-studio', 'Bot Studio', BotMessageSquare],
  ['/knowledge-base', 'Knowledge Base', Library],
  ['/voice-agent/agents', 'Voice Agent', AudioLines],
  ['/content-studio', 'Content Studio', PenLine],
  ['/crm', 'CRM', Contact],
  ['/integrations', 'Integrations', Blocks],
] as const;

interface SidebarProps {
  path: string;
  onLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The navigation with the elements of the mockup, its group of settings open. */
export function Sidebar({ path, onLink }: SidebarProps) {
  const linkTo = (href: string) => ({
    href,
    'aria-current': path.startsWith(href) ? ('page' as const) : undefined,
    onClick: onLink,
  });
  return (
    <aside className="side">
      <Brand size={26} />
      <nav aria-label="Main">
        {places.map(([href, text, icon]) => (
          <a key={href} {...linkTo(href)}>
            <Icon icon={icon} />
            <span>{text}</span>
            {text === 'Bot Studio' && <span className="soon">Soon</span>}
          </a>
        ))}
      </nav>
      <div className="grow" />
      <nav aria-label="Account">
        <a {...linkTo('/account')}>
          <Icon icon={CircleUserRound} />
          <span>My Account</span>
        </a>
        <button type="button" aria-expanded="true">
          <Icon icon={Settings2} />
          <span>Settings</span>
          <Icon icon={ChevronDown} />
        </button>
        <a {...linkTo('/settings/teams')}>
          <span>Teams</span>
        </a>
        <a {...linkTo('/billing')}>
          <Icon icon={CreditCard} />
          <span>Billing & Subscription</span>
        </a>
      </nav>
    </aside>
  );
}
