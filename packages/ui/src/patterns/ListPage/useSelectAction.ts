import { controlsTexts, useTranslation } from '@platform/i18n';
import { ListChecks } from 'lucide';
import type { PageAction } from '../../components/PageHeader/MoreActions.tsx';
import { useMedia } from '../../internal/useMedia.ts';
import { touchQuery } from '../../tokens/media.ts';
import type { ListSelection } from './useSelection.ts';

/** Adds 'Select' on touch screens, where checkboxes cannot appear on hover. */
export function useSelectAction(
  actions: readonly PageAction[] | undefined,
  selection: Partial<Pick<ListSelection, 'start'>> | undefined,
): readonly PageAction[] | undefined {
  const t = useTranslation(controlsTexts);
  const isTouch = useMedia(touchQuery, false);
  if (!selection?.start || !isTouch) return actions;
  const select = {
    id: 'select',
    label: t('controls.selection.start'),
    icon: ListChecks,
    onSelect: selection.start,
  };
  return [...(actions ?? []), select];
}
