import type { KnowledgeBase } from '@platform/domain';
import { joinFields } from '@platform/i18n/text';
import type { KnowledgeAgent } from './types.ts';

/** A base with the agents that use it, as a row shows it. */
export interface BaseRow {
  base: KnowledgeBase;
  /** `null` while nobody knows. */
  agents: readonly KnowledgeAgent[] | null;
}

/** The rows of a list. */
export const baseRows = (
  bases: readonly KnowledgeBase[],
  agents: readonly KnowledgeAgent[] | undefined,
): readonly BaseRow[] =>
  bases.map((base) => ({
    base,
    agents: agents?.filter(({ knowledgeBaseIds }) => knowledgeBaseIds.includes(base.id)) ?? null,
  }));

/** What a row is searched in. */
export const baseText = ({ base, agents }: BaseRow): string =>
  joinFields(base.name, base.description, ...(agents ?? []).map(({ name }) => name));

/** Whether agents find nothing in a base; where nobody knows, nothing is said. */
export const hasNoneReady = ({ documents, readyDocuments }: KnowledgeBase): boolean =>
  readyDocuments === 0 || (documents === 0 && readyDocuments === null);
