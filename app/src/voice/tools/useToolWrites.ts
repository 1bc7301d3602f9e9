import { addTool, changeTool, deleteTool, switchTool, usersIn } from '@platform/api';
import type { Tool, ToolSettings } from '@platform/api';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import type { ToolField, ToolOutcome, ToolRemoval } from '@platform/ui';
import { useCallback } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import type { ActionOutcome } from '../../data/useAction.ts';
import { toolChange } from './toolChange.ts';

type Failed = Extract<ActionOutcome<unknown>, { isDone: false }>;

/** Which field of the form a field of the wire is; a fault inside one is that field's. */
const fieldOf: Readonly<Record<string, ToolField>> = {
  name: 'name',
  description: 'description',
  kind: 'kind',
  method: 'method',
  url: 'url',
  headers: 'headers',
  parameters: 'parameters',
  timeout_s: 'timeout',
  provider: 'provider',
};

/** What was refused, at the field that it is about; a path inside that field is said with it. */
function refuse({ message, fields }: Failed): ToolOutcome {
  for (const [path, text] of Object.entries(fields)) {
    const [wireName = '', ...inside] = path.split('.');
    const field = fieldOf[wireName];
    const place = inside.join('.');
    if (field) return { status: 'refused', field, message: place ? `${place}: ${text}` : text };
  }
  return { status: 'refused', message };
}

/** Adding, changing and deleting tools. What fails is told where it was asked for. */
export function useToolWrites() {
  const t = useTranslation(voiceToolsTexts);
  const [add] = useAction(addTool, {
    success: () => t('voiceTools.toast.added'),
    changed: (_input, tool) => ({ ids: tool ? [tool.id] : [] }),
    failure: (error) => serverMessageOr(error, t('voiceTools.error.add')),
    failureToast: 'afterLeaving',
  });
  const [change] = useAction(changeTool, {
    success: () => t('voiceTools.toast.updated'),
    changed: ({ id }) => ({ ids: [id] }),
    failure: (error) => serverMessageOr(error, t('voiceTools.error.update')),
    failureToast: 'afterLeaving',
  });
  const [turn] = useAction(switchTool, {
    failure: (error, { name, isEnabled }) =>
      serverMessageOr(error, t(`voiceTools.error.${isEnabled ? 'on' : 'off'}`, { name })),
  });
  const [remove] = useAction(deleteTool, {
    success: () => t('voiceTools.toast.deleted'),
    failure: (error) => serverMessageOr(error, t('voiceTools.error.delete')),
    failureToast: 'afterLeaving',
  });

  async function onAdd(settings: ToolSettings): Promise<ToolOutcome> {
    const outcome = await add(settings);
    return outcome.isDone ? { status: 'saved' } : refuse(outcome);
  }

  async function onUpdate(tool: Tool, settings: ToolSettings): Promise<ToolOutcome> {
    const changed = toolChange(tool, settings);
    if (Object.keys(changed).length === 0) return { status: 'saved' };
    const outcome = await change({ id: tool.id, change: changed });
    return outcome.isDone ? { status: 'saved' } : refuse(outcome);
  }

  const onSwitch = useCallback(
    ({ id, name }: Tool, isEnabled: boolean) => void turn({ id, name, isEnabled }),
    [turn],
  );

  async function onDelete({ id }: Tool, isForced: boolean): Promise<ToolRemoval> {
    const outcome = await remove({ id, isForced });
    if (outcome.isDone) return undefined;
    const agents = usersIn(outcome.error);
    return agents ? { status: 'inUse', agents } : { status: 'refused', message: outcome.message };
  }

  return { onAdd, onUpdate, onSwitch, onDelete };
}
