import type { KnowledgeBase } from '@platform/api';
import { addKnowledgeBase, changeKnowledgeBase, deleteKnowledgeBase, usersIn } from '@platform/api';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import type { BaseRemoval, BaseValues, KnowledgeOutcome } from '@platform/ui';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { refused } from './refused.ts';

const fieldOf = { name: 'name', description: 'description' } as const;

/**
 * Creating, changing and deleting bases. What fails is told where it was asked for.
 *
 * @param goTo shows a base, '' the first
 */
export function useBaseWrites(goTo: (baseId: string) => void) {
  const t = useTranslation(knowledgeTexts);
  const [add] = useAction(addKnowledgeBase, {
    success: () => t('knowledge.bases.toast.added'),
    failure: (error) => serverMessageOr(error, t('knowledge.bases.error.add')),
    failureToast: 'afterLeaving',
  });
  const [change] = useAction(changeKnowledgeBase, {
    success: () => t('knowledge.bases.toast.saved'),
    failure: (error) => serverMessageOr(error, t('knowledge.bases.error.save')),
    failureToast: 'afterLeaving',
  });
  const [remove] = useAction(deleteKnowledgeBase, {
    success: () => t('knowledge.bases.toast.deleted'),
    failure: (error) => serverMessageOr(error, t('knowledge.bases.error.delete')),
    failureToast: 'afterLeaving',
  });

  async function onCreateBase(values: BaseValues): Promise<KnowledgeOutcome<BaseValues>> {
    const outcome = await add(values);
    if (!outcome.isDone) return refused(outcome, fieldOf);
    if (outcome.output) goTo(outcome.output.id);
    return { status: 'saved' };
  }

  async function onUpdateBase(
    { id, name, description }: KnowledgeBase,
    values: BaseValues,
  ): Promise<KnowledgeOutcome<BaseValues>> {
    const changed = {
      ...(values.name !== name && { name: values.name }),
      ...(values.description !== description && { description: values.description }),
    };
    if (Object.keys(changed).length === 0) return { status: 'saved' };
    const outcome = await change({ id, change: changed });
    return outcome.isDone ? { status: 'saved' } : refused(outcome, fieldOf);
  }

  async function onDeleteBase({ id }: KnowledgeBase, isForced: boolean): Promise<BaseRemoval> {
    const outcome = await remove({ id, isForced });
    if (outcome.isDone) {
      goTo('');
      return undefined;
    }
    const agents = usersIn(outcome.error);
    return agents ? { status: 'inUse', agents } : { status: 'refused', message: outcome.message };
  }

  return { onCreateBase, onUpdateBase, onDeleteBase };
}
