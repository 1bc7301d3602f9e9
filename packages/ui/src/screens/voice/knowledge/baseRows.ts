import type { KnowledgeBase } from '@platform/domain';
import { joinFields } from '@platform/i18n/text';
import type { KnowledgeAgent } from './knowledgeTypes.ts';

/** A knowledge base and the agents that use it. */
export interface BaseRow {
  /** The base. */
  base: KnowledgeBase;
  /** `null` if unknown. */
  agents: readonly KnowledgeAgent[] | null;
}

export const baseRows = (
  bases: readonly KnowledgeBase[],
  agents: readonly KnowledgeAgent[] | undefined,
): readonly BaseRow[] =>
  bases.map((base) => ({
    base,
    agents: agents?.filter(({ knowledgeBaseIds }) => knowledgeBaseIds.includes(base.id)) ?? null,
  }));

export const baseText = ({ base, agents }: BaseRow): string =>
  joinFields(base.name, base.description, ...(agents ?? []).map(({ name }) => name));

/** True if agents cannot find anything in a base; false if unknown. */
export const hasNoReadyDocuments = ({ documents, readyDocuments }: KnowledgeBase): boolean =>
  readyDocuments === 0 || (documents === 0 && readyDocuments === null);
