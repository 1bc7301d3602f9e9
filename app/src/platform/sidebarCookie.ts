const name = 'sidebar_state';
const lifetimeSeconds = 7 * 24 * 60 * 60;

/**
 * Reads whether the sidebar is expanded. Anything but the two known values,
 * and a browser that refuses cookies, counts as expanded.
 */
export function readSidebarExpanded(): boolean {
  try {
    return !document.cookie.split('; ').includes(`${name}=false`);
  } catch {
    return true;
  }
}

/** Remembers the sidebar for 7 days; a browser that refuses cookies simply forgets (P04). */
export function writeSidebarExpanded(isExpanded: boolean): void {
  try {
    document.cookie = `${name}=${isExpanded}; path=/; max-age=${lifetimeSeconds}; samesite=lax`;
  } catch {
    return;
  }
}
