import { controlsTexts, crmTexts, useTranslation } from '@platform/i18n';
import { Download, Upload } from 'lucide';
import type { PageAction } from '../../components/PageHeader/MoreActions.tsx';
import { CreateButton } from '../../patterns/ListPage/CreateButton.tsx';

export interface ListActionsOptions {
  addLabel: string;
  section: 'overview' | 'contacts' | 'leads' | 'interactions';
  onAdd: () => void;
  onImport?: (() => void) | undefined;
  onExport?: (() => void) | undefined;
  isSecondary?: boolean;
}

export function useListActions(options: ListActionsOptions) {
  const { addLabel, section, onAdd, onImport, onExport, isSecondary = false } = options;
  const t = useTranslation(crmTexts, controlsTexts);
  const moreActions: PageAction[] = [];
  if (onExport) {
    moreActions.push({
      id: `${section}.export`,
      label: t('controls.export'),
      icon: Download,
      onSelect: onExport,
    });
  }
  if (onImport) {
    const label = t('crm.import');
    moreActions.push({
      id: `${section}.import`,
      label,
      icon: Upload,
      onSelect: onImport,
      opensDialog: true,
    });
  }
  const actions = (
    <CreateButton
      id={`${section}.create`}
      label={addLabel}
      isSecondary={isSecondary}
      onCreate={onAdd}
    />
  );
  return { actions, moreActions };
}
