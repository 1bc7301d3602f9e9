import { crmTexts, useTranslation } from '@platform/i18n';
import { Download, Plus, Upload } from 'lucide';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import type { PageAction } from '../components/PageHeader/MoreActions.tsx';

export interface ListActionsOptions {
  /** The name of the primary action, which opens a dialog. */
  addLabel: string;
  onAdd: () => void;
  /** Left out where nothing can be imported. */
  onImport?: (() => void) | undefined;
  /** Left out where nothing can be exported. */
  onExport?: (() => void) | undefined;
  /** A panel beside the page has the primary action. @default false */
  isSecondary?: boolean;
}

/** What the header of a list offers, as a page header takes it. */
export function useListActions(options: ListActionsOptions) {
  const { addLabel, onAdd, onImport, onExport, isSecondary = false } = options;
  const t = useTranslation(crmTexts);
  const moreActions: PageAction[] = [];
  if (onExport) {
    moreActions.push({ id: 'export', label: t('crm.export'), icon: Download, onSelect: onExport });
  }
  if (onImport) {
    const label = t('crm.import');
    moreActions.push({ id: 'import', label, icon: Upload, onSelect: onImport, opensDialog: true });
  }
  const actions = (
    <Button
      variant={isSecondary ? 'secondary' : 'primary'}
      startIcon={<Icon icon={Plus} />}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      {addLabel}
    </Button>
  );
  return { actions, moreActions };
}
