import { LinkProvider, PageHeader } from '@platform/ui';
import { AppShell } from '@platform/ui/shell';
import type { LinkComponentProps } from '@platform/ui';
import type { AppShellProps } from '@platform/ui/shell';
import { createContext, use, useState } from 'react';

const Go = createContext<(path: string) => void>(() => undefined);

function StageLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const go = use(Go);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        go(href);
      }}
    >
      {children}
    </a>
  );
}

export function ShellStage(props: AppShellProps) {
  const [path, setPath] = useState(props.currentPath);
  const [isExpanded, setExpanded] = useState(props.isSidebarExpanded);
  const [theme, setTheme] = useState(props.theme);
  return (
    <Go value={setPath}>
      <LinkProvider component={StageLink}>
        <AppShell
          {...props}
          currentPath={path}
          isSidebarExpanded={isExpanded}
          onSidebarExpandedChange={(next) => {
            setExpanded(next);
            props.onSidebarExpandedChange(next);
          }}
          theme={theme}
          onThemeChange={(next) => {
            setTheme(next);
            props.onThemeChange(next);
          }}
        >
          <PageHeader key={path} title={`Page ${path}`} description="What the page is for" />
          {props.children}
        </AppShell>
      </LinkProvider>
    </Go>
  );
}
