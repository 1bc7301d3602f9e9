import { addTool, changeTool, deleteTool, switchTool, agentsUsing } from '@platform/api';
import type { Tool } from '@platform/api';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import type { ToolField, ToolsScreenProps } from '@platform/ui/voice';
import { useCallback } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { changedFields } from '../../kit/changedFields.ts';
import { useRecordWrites } from '../../kit/useRecordWrites.ts';

const fields: Readonly<Record<string, ToolField>> = {
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

/** Unchanged headers are not sent, so that the service keeps their values. */
const changeable = [
  'name',
  'description',
  'kind',
  'method',
  'url',
  'headers',
  'parameters',
  'timeoutSeconds',
  'isEnabled',
  'provider',
] as const;

type Writes = Pick<ToolsScreenProps, 'onAdd' | 'onUpdate' | 'onSwitch' | 'onDelete'>;

export function useToolWrites(): Writes {
  const t = useTranslation(voiceToolsTexts);
  const { add, change, remove } = useRecordWrites({
    add: {
      action: addTool,
      success: () => t('voiceTools.toast.added'),
      failure: (error) => serverMessageOr(error, t('voiceTools.error.add')),
    },
    change: {
      action: changeTool,
      success: () => t('voiceTools.toast.updated'),
      failure: (error) => serverMessageOr(error, t('voiceTools.error.update')),
    },
    remove: {
      action: deleteTool,
      success: () => t('voiceTools.toast.deleted'),
      failure: (error) => serverMessageOr(error, t('voiceTools.error.delete')),
      dependentsIn: agentsUsing,
    },
    fields,
    showsPath: true,
  });
  const [turn] = useAction(switchTool, {
    failure: (error, { name, isEnabled }) =>
      serverMessageOr(error, t(`voiceTools.error.${isEnabled ? 'on' : 'off'}`, { name })),
  });
  return {
    onAdd: add,
    onUpdate: (tool, settings) =>
      change({ id: tool.id, change: changedFields(tool, settings, changeable) }),
    onSwitch: useCallback(
      ({ id, name }: Tool, isEnabled: boolean) => void turn({ id, name, isEnabled }),
      [turn],
    ),
    onDelete: ({ id }, isForced) => remove({ id, isForced }),
  };
}
