import { addTemplate, changeTemplate, deleteTemplate, templateUsesIn } from '@platform/api';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import type { TemplatesScreenProps } from '@platform/ui/content';
import { serverMessageOr } from '../../data/failures.ts';
import { changedFields } from '../../kit/changedFields.ts';
import { useRecordWrites } from '../../kit/useRecordWrites.ts';

const fields = {
  name: 'name',
  category: 'category',
  description: 'description',
  inputs: 'inputs',
  prompt: 'prompt',
} as const;
const changeable = ['name', 'category', 'description', 'inputs', 'prompt'] as const;

type Writes = Pick<TemplatesScreenProps, 'onAdd' | 'onUpdate' | 'onDelete'>;

export function useTemplateWrites(): Writes {
  const t = useTranslation(contentTemplatesTexts);
  const { add, change, remove } = useRecordWrites({
    add: {
      action: addTemplate,
      success: () => t('contentTemplates.toast.added'),
      failure: (error) => serverMessageOr(error, t('contentTemplates.error.add')),
    },
    change: {
      action: changeTemplate,
      success: () => t('contentTemplates.toast.updated'),
      failure: (error) => serverMessageOr(error, t('contentTemplates.error.update')),
    },
    remove: {
      action: deleteTemplate,
      success: () => t('contentTemplates.toast.deleted'),
      failure: (error) => serverMessageOr(error, t('contentTemplates.error.delete')),
      dependentsIn: templateUsesIn,
    },
    fields,
  });
  return {
    onAdd: add,
    onUpdate: (template, values) =>
      change({ id: template.id, change: changedFields(template, values, changeable) }),
    onDelete: ({ id }, isForced) => remove({ id, isForced }),
  };
}
