import { Bell, ChevronRight, PanelLeft } from 'lucide';
import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { loadUnread } from './request.ts';
import { Avatar } from './Avatar.tsx';
import { BotStudio } from './BotStudio.tsx';
import { Icon } from './Icon.tsx';
import { Sidebar } from './Sidebar.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

interface ShellProps {
  /** Address of the page; every other one shows Bot Studio. */
  path: string;
  section?: string;
  title: string;
  user: string | undefined;
  onThemeChange: () => void;
  children: ReactNode;
}

export function Shell({ path, section, title, user, onThemeChange, children }: ShellProps) {
  const [shownPath, setShownPath] = useState(location.pathname);
  const [unread, setUnread] = useState(0);
  const isShown = shownPath === path;

  useEffect(() => {
    const handleBack = () => setShownPath(location.pathname);
    addEventListener('popstate', handleBack);
    return () => removeEventListener('popstate', handleBack);
  }, []);

  useEffect(() => {
    if (user) void loadUnread().then(setUnread);
  }, [user]);

  function handleLink(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.pathname);
    setShownPath(location.pathname);
  }

  return (
    <div className="app">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Sidebar path={shownPath} onLink={handleLink} />
      <div className="sheet">
        <header className="top">
          <button className="button" data-icon type="button" aria-label="Toggle sidebar">
            <Icon icon={PanelLeft} />
          </button>
          <nav className="crumbs" aria-label="Breadcrumb">
            {isShown && section && (
              <span>
                {section}
                <Icon icon={ChevronRight} />
              </span>
            )}
            <b aria-current="page">{isShown ? title : 'Bot Studio'}</b>
          </nav>
          <a className="bell" href="/notifications" aria-label="Notifications">
            <Icon icon={Bell} />
            {unread > 0 && (
              <>
                <span aria-hidden="true">{unread}</span>
                <span className="unseen">{unread} unread</span>
              </>
            )}
          </a>
          <ThemeMenu onThemeChange={onThemeChange} />
          <button className="button" data-icon type="button" aria-label={user}>
            {user && <Avatar name={user} />}
          </button>
        </header>
        <main id="content" className="page">
          {isShown ? children : <BotStudio />}
        </main>
      </div>
    </div>
  );
}
