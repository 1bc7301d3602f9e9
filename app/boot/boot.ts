/**
 * Runs before first paint, as a file of its own because the content security policy allows no
 * inline script: sets the stored theme, so that no other one flashes, asks at once for the chunks
 * this address needs, so that they do not wait for the entry to run, and shows the sign-in form
 * while they are on their way.
 */

/** Names of chunks, and by the start of a path which of them it needs; written in by the build. */
declare const ROUTE_CHUNKS: { names: string[]; routes: Record<string, number[]> };

/** Address of the rules of the sign-in form that `standIn.ts` has drawn; without it there is none. */
declare const STAND_IN_STYLE: string | undefined;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const link = (rel: string, href: string): HTMLLinkElement => {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
  return element;
};

const theme = read('theme');
const isDark =
  theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';

const isPublic = /^\/(auth|invite)(\/|$)/.test(location.pathname);
// The start page leads to the dashboard.
const path = location.pathname === '/' ? '/dashboard' : location.pathname;
const hasToken = Boolean(read('fa_access_token'));
const destination = isPublic || hasToken ? path : '/auth';
const { names, routes } = ROUTE_CHUNKS;
const start = Object.keys(routes).find((prefix) => destination.startsWith(prefix));
for (const place of (start && routes[start]) || [])
  link('modulepreload', `/assets/${names[place]}.js`);

// Shows the sign-in form that the build has drawn. It takes what is typed and remembers the last
// press; the app finds both when it takes over (`src/session/takeOver.ts`).
const showStandIn = (): void => {
  const root = document.getElementById('root');
  const template = document.querySelector<HTMLTemplateElement>('#stand-in');
  if (!root || !template || root.hasChildNodes()) return;
  const standIn = document.createElement('div');
  standIn.dataset['standIn'] = '';
  standIn.append(template.content.cloneNode(true));
  const remember = (control: Element | null): void => {
    if (control) standIn.dataset['pressed'] = control.textContent;
  };
  standIn.addEventListener('submit', (event) => {
    event.preventDefault();
    remember(event.submitter);
  });
  standIn.addEventListener('click', ({ target }) => {
    remember((target as Element).closest('button'));
  });
  document.documentElement.dataset['standIn'] = '';
  root.append(standIn);
};

const isSignIn = /^\/auth(\/login)?\/?$/.test(location.pathname);
if (STAND_IN_STYLE && isSignIn && !hasToken && !/[?&]lang=/.test(location.search)) {
  const style = link('stylesheet', STAND_IN_STYLE);
  const isDrawn = (): boolean => document.querySelector('#root') !== null;
  style.addEventListener('load', () => {
    if (isDrawn()) return showStandIn();
    const parsed = new MutationObserver(() => {
      if (!isDrawn()) return;
      parsed.disconnect();
      showStandIn();
    });
    parsed.observe(document, { childList: true, subtree: true });
  });
}
