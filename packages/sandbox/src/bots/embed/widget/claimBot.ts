/** Shared by all copies of the script through one symbol. */
const registry = Symbol.for('platform-chat');

/**
 * Claims a bot for this copy of the script: a page may contain it twice, and Turbo runs it again on
 * each page.
 * @returns the release function, or null if another copy has it
 */
export function claimBot(botId: string): (() => void) | null {
  const page = globalThis as { [registry]?: Set<string> };
  const claimed = (page[registry] ??= new Set());
  if (claimed.has(botId)) return null;
  claimed.add(botId);
  return () => claimed.delete(botId);
}
