import { isMet } from '../budgets.ts';

export interface Chunk {
  name: string;
  /** Size after brotli at its best quality. */
  bytes: number;
}

export const kib = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** Chunks by size, largest first, one per line. */
export function listChunks(chunks: readonly Chunk[]): string {
  return chunks
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${(bytes / 1024).toFixed(2).padStart(8)} KiB  ${name}`)
    .join('\n');
}

/** Returns '' within the budget (KiB), else the excess with the chunks by size. */
export function overBudget(chunks: readonly Chunk[], budget: number): string {
  const size = kib(chunks);
  if (isMet(size, budget)) return '';
  return `${size.toFixed(2)} KiB, budget ${budget} KiB\n${listChunks(chunks)}`;
}
