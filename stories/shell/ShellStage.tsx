import { LinkProvider, PageHeader } from '@platform/ui';
import { AppShell } from '@platform/ui/shell';
import type { LinkComponentProps } from '@platform/ui';
import type { AppShellProps } from '@platform/ui/shell';
import { createContext, use, useState } from 'react';

const NavigateContext = createContext<(path: string) => void>(() => undefined);

function StageLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const navigate = use(NavigateContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

export function ShellStage({ state, actions, children, ...props }: AppShellProps) {
  const [path, setPath] = useState(state.currentPath);
  const [isExpanded, setExpanded] = useState(state.isSidebarExpanded);
  const [theme, setTheme] = useState(state.theme);
  return (
    <NavigateContext value={setPath}>
      <LinkProvider component={StageLink}>
        <AppShell
          {...props}
          state={{ ...state, currentPath: path, isSidebarExpanded: isExpanded, theme }}
          actions={{
            ...actions,
            onSidebarExpandedChange: (next) => {
              setExpanded(next);
              actions.onSidebarExpandedChange(next);
            },
            onThemeChange: (next) => {
              setTheme(next);
              actions.onThemeChange(next);
            },
          }}
        >
          <PageHeader key={path} title={`Page ${path}`} description="What the page is for" />
          {children}
        </AppShell>
      </LinkProvider>
    </NavigateContext>
  );
}
