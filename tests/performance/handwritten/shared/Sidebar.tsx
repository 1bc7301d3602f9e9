import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';

const places = [
  ['/dashboard', 'Dashboard'],
  ['/bot-studio', 'Bot Studio'],
  ['/knowledge-base', 'Knowledge Base'],
  ['/voice-agent/agents', 'Voice Agent'],
  ['/content-studio', 'Content Studio'],
  ['/crm', 'CRM'],
  ['/integrations', 'Integrations'],
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
      <div className="brand">
        <Icon shape="square" />
        <span>Assistant Platform</span>
      </div>
      <nav aria-label="Main">
        {places.map(([href, text]) => (
          <a key={href} {...linkTo(href)}>
            <Icon shape="square" />
            <span>{text}</span>
            {text === 'Bot Studio' && <span className="soon">Soon</span>}
          </a>
        ))}
      </nav>
      <div className="grow" />
      <nav aria-label="Account">
        <a {...linkTo('/account')}>
          <Icon shape="square" />
          <span>My Account</span>
        </a>
        <button type="button" aria-expanded="true">
          <Icon shape="square" />
          <span>Settings</span>
          <Icon shape="next" />
        </button>
        <a {...linkTo('/settings/teams')}>
          <span>Teams</span>
        </a>
        <a {...linkTo('/billing')}>
          <Icon shape="square" />
          <span>Billing & Subscription</span>
        </a>
      </nav>
    </aside>
  );
}
