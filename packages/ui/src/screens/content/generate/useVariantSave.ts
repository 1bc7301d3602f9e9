import { useState } from 'react';
import { useSingleFlight } from '../../../internal/useSingleFlight.ts';
import type { GenerateActions } from './generateTypes.ts';

export function useVariantSave(
  { onSave, onEdit }: Pick<GenerateActions, 'onSave' | 'onEdit'>,
  id: string,
) {
  const [failure, setFailure] = useState('');
  const [isEditing, setEditing] = useState(false);
  const { run, isRunning } = useSingleFlight(async (isEdited: boolean) => {
    setEditing(isEdited);
    setFailure('');
    const outcome = await (isEdited ? onEdit(id) : onSave([id]));
    if (outcome.status === 'refused') setFailure(outcome.message);
  });
  return {
    failure,
    isSaving: isRunning && !isEditing,
    isEditing: isRunning && isEditing,
    save: () => void run(false),
    edit: () => void run(true),
  };
}
