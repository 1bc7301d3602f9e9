import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../shared/Icon.tsx';
import type { Team } from '../shared/backend.ts';
import { TeamPage } from './TeamPage.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

const links = [
  ['/dashboard', 'Dashboard'],
  ['/bot-studio', 'Bot Studio'],
  ['/knowledge-base', 'Knowledge Base'],
  ['/voice-agent/agents', 'Voice Agent'],
  ['/content-studio', 'Content Studio'],
  ['/crm', 'CRM'],
  ['/integrations', 'Integrations'],
  ['/account', 'My Account'],
  ['/settings/teams', 'Teams'],
  ['/billing', 'Billing & Subscription'],
] as const;

interface ShellProps {
  team: Promise<Team>;
  onThemeChange: () => void;
}

/** Navigation, header and the page that the address names. */
export function Shell({ team: loading, onThemeChange }: ShellProps) {
  const [path, setPath] = useState(location.pathname);
  const [team, setTeam] = useState<Team>();

  useEffect(() => {
    void loading.then(setTeam);
    const handleBack = () => setPath(location.pathname);
    addEventListener('popstate', handleBack);
    return () => removeEventListener('popstate', handleBack);
  }, [loading]);

  function handleLink(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.pathname);
    setPath(location.pathname);
  }

  return (
    <div className="app">
      <aside className="side">
        <b>Assistant Platform</b>
        <nav aria-label="Main">
          {links.map(([href, text]) => (
            <a
              key={href}
              href={href}
              aria-current={path === href ? 'page' : undefined}
              onClick={handleLink}
            >
              <Icon shape="square" />
              {text}
            </a>
          ))}
        </nav>
      </aside>
      <main className="sheet">
        <header className="top">
          <a href="/notifications" aria-label="Notifications">
            <Icon shape="bell" />
          </a>
          <ThemeMenu onThemeChange={onThemeChange} />
          <span className="avatar">{team?.name[0]}</span>
        </header>
        <div className="page">
          {path === '/settings/teams' ? (
            <TeamPage team={team} />
          ) : (
            <h1>Something Amazing Is Coming</h1>
          )}
        </div>
      </main>
    </div>
  );
}
