const registry = Symbol.for('platform-chat');

/** A page may hold the script twice, and Turbo reruns it. Returns the release function, or null. */
export function claimBot(botId: string): (() => void) | null {
  const page = globalThis as { [registry]?: Set<string> };
  const claimed = (page[registry] ??= new Set());
  if (claimed.has(botId)) return null;
  claimed.add(botId);
  return () => claimed.delete(botId);
}
