import type { Tool } from '@platform/domain';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmOutcome } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { NameList } from '../../../patterns/NameList/NameList.tsx';
import type { ToolsScreenProps } from './toolsTypes.ts';

export interface DeleteToolDialogProps extends Pick<ToolsScreenProps, 'onDelete'> {
  tool: Tool;
  onClose: () => void;
}

export function DeleteToolDialog({ tool, onDelete, onClose }: DeleteToolDialogProps) {
  const t = useTranslation(voiceToolsTexts);
  /** Agents from the list, then from the server's refusal. */
  const [users, setUsers] = useState(tool.agents);
  const isUsed = users.length > 0;
  const name = tool.name || t('voiceTools.unnamed');

  async function remove(): Promise<ConfirmOutcome> {
    const outcome = await onDelete(tool, isUsed);
    if (outcome?.status !== 'inUse') return outcome;
    setUsers(outcome.usedBy);
    return { status: 'refused', message: t('voiceTools.deletion.usedTitle', { name }) };
  }

  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={t('voiceTools.deletion.title', { name })}
      description={
        isUsed
          ? t('voiceTools.deletion.used', { count: users.length })
          : t('voiceTools.deletion.text')
      }
      details={isUsed ? <NameList names={users} /> : <bdi>{tool.description}</bdi>}
      confirmLabel={t(isUsed ? 'voiceTools.deletion.anyway' : 'voiceTools.delete')}
      loadingText={t('voiceTools.deletion.deleting')}
      onConfirm={remove}
    />
  );
}
