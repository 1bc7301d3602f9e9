const cookieName = 'sidebar_state';
const lifetimeSeconds = 7 * 24 * 60 * 60;

/** Window width from which the sidebar is expanded by default, in px. */
const minExpandedWidth = 1024;

/** Reads the cookie: any value except 'false' means expanded. Without it, the window width decides. */
export function readSidebarExpanded(): boolean {
  try {
    const cookies = document.cookie.split('; ');
    if (cookies.some((cookie) => cookie.startsWith(`${cookieName}=`))) {
      return !cookies.includes(`${cookieName}=false`);
    }
  } catch {
    // Blocked cookies count as no cookie.
  }
  return window.innerWidth >= minExpandedWidth;
}

/** Stores the choice for 7 days; ignored if cookies are blocked (P04). */
export function writeSidebarExpanded(isExpanded: boolean): void {
  try {
    document.cookie = `${cookieName}=${isExpanded}; path=/; max-age=${lifetimeSeconds}; samesite=lax`;
  } catch {
    return;
  }
}
