import type { Template, TemplateFields } from '@platform/api';
import { addTemplate, changeTemplate, deleteTemplate, templateUsesIn } from '@platform/api';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import type { TemplateField, TemplateOutcome, TemplateRemoval } from '@platform/ui';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import type { ActionOutcome } from '../../data/useAction.ts';

type Failed = Extract<ActionOutcome<unknown>, { isDone: false }>;

const names = [
  'name',
  'category',
  'description',
  'inputs',
  'prompt',
] as const satisfies readonly TemplateField[];

/** What was refused, at the field that it is about. */
function refuse({ message, fields }: Failed): TemplateOutcome {
  for (const [path, text] of Object.entries(fields)) {
    const field = names.find((name) => name === path.split('.')[0]);
    if (field) return { status: 'refused', field, message: text };
  }
  return { status: 'refused', message };
}

/** What of a template was changed in its form. */
function changeOf(before: TemplateFields, after: TemplateFields) {
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<TemplateFields>;
}

/** Adding, changing and deleting templates. What fails is told where it was asked for. */
export function useTemplateWrites() {
  const t = useTranslation(contentTemplatesTexts);
  const [add] = useAction(addTemplate, {
    success: () => t('contentTemplates.toast.added'),
    changed: (_input, template) => ({ ids: template ? [template.id] : [] }),
    failure: (error) => serverMessageOr(error, t('contentTemplates.error.add')),
    failureToast: 'afterLeaving',
  });
  const [change] = useAction(changeTemplate, {
    success: () => t('contentTemplates.toast.updated'),
    changed: ({ id }) => ({ ids: [id] }),
    failure: (error) => serverMessageOr(error, t('contentTemplates.error.update')),
    failureToast: 'afterLeaving',
  });
  const [remove] = useAction(deleteTemplate, {
    success: () => t('contentTemplates.toast.deleted'),
    failure: (error) => serverMessageOr(error, t('contentTemplates.error.delete')),
    failureToast: 'afterLeaving',
  });

  async function onAdd(fields: TemplateFields): Promise<TemplateOutcome> {
    const outcome = await add(fields);
    return outcome.isDone ? { status: 'saved' } : refuse(outcome);
  }

  async function onUpdate(template: Template, fields: TemplateFields): Promise<TemplateOutcome> {
    const changed = changeOf(template, fields);
    if (Object.keys(changed).length === 0) return { status: 'saved' };
    const outcome = await change({ id: template.id, change: changed });
    return outcome.isDone ? { status: 'saved' } : refuse(outcome);
  }

  async function onDelete({ id }: Template, isForced: boolean): Promise<TemplateRemoval> {
    const outcome = await remove({ id, isForced });
    if (outcome.isDone) return undefined;
    const contents = templateUsesIn(outcome.error);
    return contents
      ? { status: 'inUse', contents }
      : { status: 'refused', message: outcome.message };
  }

  return { onAdd, onUpdate, onDelete };
}
