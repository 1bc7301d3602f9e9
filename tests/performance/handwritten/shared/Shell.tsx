import { Bell, ChevronRight, PanelLeft } from 'lucide';
import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Coming } from './Coming.tsx';
import { Icon } from './Icon.tsx';
import { Sidebar } from './Sidebar.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

interface ShellProps {
  /** Address of the page; every other one is on its way. */
  path: string;
  /** What the breadcrumb says before the title. */
  section: string;
  title: string;
  /** Name of the person signed in. */
  user: string | undefined;
  onThemeChange: () => void;
  children: ReactNode;
}

/** Navigation, header and the page that the address names. */
export function Shell({ path, section, title, user, onThemeChange, children }: ShellProps) {
  const [shownPath, setShownPath] = useState(location.pathname);
  const isShown = shownPath === path;

  useEffect(() => {
    const handleBack = () => setShownPath(location.pathname);
    addEventListener('popstate', handleBack);
    return () => removeEventListener('popstate', handleBack);
  }, []);

  function handleLink(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.pathname);
    setShownPath(location.pathname);
  }

  return (
    <div className="app">
      <Sidebar path={shownPath} onLink={handleLink} />
      <main className="sheet">
        <header className="top">
          <button className="button" data-icon type="button" aria-label="Toggle sidebar">
            <Icon icon={PanelLeft} />
          </button>
          <nav className="crumbs" aria-label="Breadcrumb">
            {isShown && (
              <span>
                {section}
                <Icon icon={ChevronRight} />
              </span>
            )}
            <b aria-current="page">{isShown ? title : 'Knowledge Base'}</b>
          </nav>
          <a href="/notifications" aria-label="Notifications">
            <Icon icon={Bell} />
          </a>
          <ThemeMenu onThemeChange={onThemeChange} />
          <button className="button" data-icon type="button" aria-label="User menu">
            <span className="avatar" aria-hidden="true">
              {user?.[0]}
            </span>
          </button>
        </header>
        <div className="page">{isShown ? children : <Coming />}</div>
      </main>
    </div>
  );
}
