/** By one name for every copy of the script, which share nothing else. */
const registry = Symbol.for('platform-chat');

/**
 * Claims a bot for this copy of the script: the snippet may be in a page twice, and Turbo runs it again on
 * each page.
 *
 * @returns a function that gives the bot up, or null if another copy has it
 */
export function claimBot(botId: string): (() => void) | null {
  const page = globalThis as { [registry]?: Set<string> };
  const claimed = (page[registry] ??= new Set());
  if (claimed.has(botId)) return null;
  claimed.add(botId);
  return () => claimed.delete(botId);
}
