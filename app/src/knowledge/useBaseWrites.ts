import {
  addKnowledgeBase,
  changeKnowledgeBase,
  deleteKnowledgeBase,
  agentsUsing,
} from '@platform/api';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import type { KnowledgeBaseActions } from '@platform/ui/knowledge';
import { serverMessageOr } from '../data/failures.ts';
import { changedFields } from '../kit/changedFields.ts';
import { useRecordWrites } from '../kit/useRecordWrites.ts';

const fields = { name: 'name', description: 'description' } as const;
const changeable = ['name', 'description'] as const;

type Writes = Pick<KnowledgeBaseActions, 'onCreateBase' | 'onUpdateBase' | 'onDeleteBase'>;

export function useBaseWrites(goTo: (baseId: string) => void): Writes {
  const t = useTranslation(knowledgeTexts);
  const { add, change, remove } = useRecordWrites({
    add: {
      action: addKnowledgeBase,
      success: () => t('knowledge.bases.toast.added'),
      failure: (error) => serverMessageOr(error, t('knowledge.bases.error.add')),
    },
    change: {
      action: changeKnowledgeBase,
      success: () => t('knowledge.bases.toast.saved'),
      failure: (error) => serverMessageOr(error, t('knowledge.bases.error.save')),
    },
    remove: {
      action: deleteKnowledgeBase,
      success: () => t('knowledge.bases.toast.deleted'),
      failure: (error) => serverMessageOr(error, t('knowledge.bases.error.delete')),
      dependentsIn: agentsUsing,
    },
    fields,
  });
  return {
    async onCreateBase(values) {
      const outcome = await add(values);
      if (outcome.status === 'saved' && outcome.output) goTo(outcome.output.id);
      return outcome;
    },
    onUpdateBase: (base, values) =>
      change({ id: base.id, change: changedFields(base, values, changeable) }),
    async onDeleteBase({ id }, isForced) {
      const outcome = await remove({ id, isForced });
      if (!outcome) goTo('');
      return outcome;
    },
  };
}
