import {
  AudioLines,
  Blocks,
  BotMessageSquare,
  ChevronRight,
  CircleUserRound,
  Contact,
  CreditCard,
  LayoutGrid,
  Library,
  PenLine,
  Search,
  Settings2,
} from 'lucide';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Brand } from './Brand.tsx';
import { Icon } from './Icon.tsx';

const pages = [
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

export function Sidebar({ path, onLink }: SidebarProps) {
  const [areSettingsOpen, setSettingsOpen] = useState(path.startsWith('/settings'));
  const linkTo = (href: string) => ({
    href,
    'aria-current': path.startsWith(href) ? ('page' as const) : undefined,
    onClick: onLink,
  });
  return (
    <aside className="side">
      <Brand size={26} />
      <button className="jump" type="button" aria-haspopup="dialog">
        <Icon icon={Search} />
        <span>Jump to…</span>
        <kbd>Ctrl K</kbd>
      </button>
      <nav aria-label="Main">
        {pages.map(([href, text, icon]) => (
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
        <button
          type="button"
          aria-expanded={areSettingsOpen}
          onClick={() => setSettingsOpen(!areSettingsOpen)}
        >
          <Icon icon={Settings2} />
          <span>Settings</span>
          <Icon icon={ChevronRight} />
        </button>
        {areSettingsOpen && (
          <a {...linkTo('/settings/teams')}>
            <span>Teams</span>
          </a>
        )}
        <a {...linkTo('/billing')}>
          <Icon icon={CreditCard} />
          <span>Billing & Subscription</span>
        </a>
      </nav>
    </aside>
  );
}
