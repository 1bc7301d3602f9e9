const name = 'sidebar_state';
const lifetimeSeconds = 7 * 24 * 60 * 60;

/** Minimum window width for an expanded sidebar by default, in px. */
const roomyFrom = 1024;

/** Reads the cookie: any value except 'false' is expanded. Without it, the window width decides. */
export function readSidebarExpanded(): boolean {
  try {
    const cookies = document.cookie.split('; ');
    if (cookies.some((cookie) => cookie.startsWith(`${name}=`))) {
      return !cookies.includes(`${name}=false`);
    }
  } catch {
    // Same as without a cookie.
  }
  return window.innerWidth >= roomyFrom;
}

/** Stores the choice for 7 days; ignored if cookies are blocked (P04). */
export function writeSidebarExpanded(isExpanded: boolean): void {
  try {
    document.cookie = `${name}=${isExpanded}; path=/; max-age=${lifetimeSeconds}; samesite=lax`;
  } catch {
    return;
  }
}
