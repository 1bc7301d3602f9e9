import { crmTexts, useTranslation } from '@platform/i18n';
import { Download, Plus, Upload } from 'lucide';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';

export interface ListActionsProps {
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

/** What the header of a list offers. */
export function ListActions(props: ListActionsProps) {
  const t = useTranslation(crmTexts);
  return (
    <>
      {props.onExport ? (
        <Button startIcon={<Icon icon={Download} />} onClick={props.onExport}>
          {t('crm.export')}
        </Button>
      ) : null}
      {props.onImport ? (
        <Button startIcon={<Icon icon={Upload} />} aria-haspopup="dialog" onClick={props.onImport}>
          {t('crm.import')}
        </Button>
      ) : null}
      <Button
        variant={props.isSecondary ? 'secondary' : 'primary'}
        startIcon={<Icon icon={Plus} />}
        aria-haspopup="dialog"
        onClick={props.onAdd}
      >
        {props.addLabel}
      </Button>
    </>
  );
}
