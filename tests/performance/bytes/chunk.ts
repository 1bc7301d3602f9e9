import { isMet } from '../budgets.ts';

/** One JavaScript file as it crosses the network, or one module in it. */
export interface Chunk {
  name: string;
  /** Size after brotli at its best quality. */
  bytes: number;
}

/** Bytes of several chunks in KiB. */
export const kib = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** Chunks by size, largest first, one per line. */
export function listChunks(chunks: readonly Chunk[]): string {
  return chunks
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${(bytes / 1024).toFixed(2).padStart(8)} KiB  ${name}`)
    .join('\n');
}

/**
 * Compares chunks with a budget.
 *
 * @param budget in KiB
 * @returns what is too much, with the chunks by size, or '' where the budget is met
 */
export function overBudget(chunks: readonly Chunk[], budget: number): string {
  const size = kib(chunks);
  if (isMet(size, budget)) return '';
  return `${size.toFixed(2)} KiB, budget ${budget} KiB\n${listChunks(chunks)}`;
}
