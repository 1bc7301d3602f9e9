const name = 'sidebar_state';
const lifetimeSeconds = 7 * 24 * 60 * 60;

/** From this width on there is room for the words beside a page, in px. */
const roomyFrom = 1024;

/**
 * Reads whether the sidebar is expanded. The cookie says so: anything but 'false' is true. Without
 * it, and in a browser that refuses cookies, the window's width does.
 */
export function readSidebarExpanded(): boolean {
  try {
    const cookies = document.cookie.split('; ');
    if (cookies.some((cookie) => cookie.startsWith(`${name}=`))) {
      return !cookies.includes(`${name}=false`);
    }
  } catch {
    // As without one.
  }
  return window.innerWidth >= roomyFrom;
}

/** Remembers the sidebar for 7 days; a browser that refuses cookies simply forgets (P04). */
export function writeSidebarExpanded(isExpanded: boolean): void {
  try {
    document.cookie = `${name}=${isExpanded}; path=/; max-age=${lifetimeSeconds}; samesite=lax`;
  } catch {
    return;
  }
}
