import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../shared/Icon.tsx';
import type { Team } from '../shared/backend.ts';
import { Coming } from './Coming.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TeamPage } from './TeamPage.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

interface ShellProps {
  team: Promise<Team>;
  onThemeChange: () => void;
}

/** Navigation, header and the page that the address names. */
export function Shell({ team: loading, onThemeChange }: ShellProps) {
  const [path, setPath] = useState(location.pathname);
  const [team, setTeam] = useState<Team>();
  const isTeam = path === '/settings/teams';

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
      <Sidebar path={path} onLink={handleLink} />
      <main className="sheet">
        <header className="top">
          <button className="button" data-icon type="button" aria-label="Toggle sidebar">
            <Icon shape="sidebar" />
          </button>
          <nav className="crumbs" aria-label="Breadcrumb">
            {isTeam && (
              <span>
                Settings
                <Icon shape="next" />
              </span>
            )}
            <b aria-current="page">{isTeam ? 'Teams' : 'Knowledge Base'}</b>
          </nav>
          <a href="/notifications" aria-label="Notifications">
            <Icon shape="bell" />
          </a>
          <ThemeMenu onThemeChange={onThemeChange} />
          <button className="button" data-icon type="button" aria-label="User menu">
            <span className="avatar" aria-hidden="true">
              {team?.name[0]}
            </span>
          </button>
        </header>
        <div className="page">{isTeam ? <TeamPage team={team} /> : <Coming />}</div>
      </main>
    </div>
  );
}
