import type { ToolSettings } from '@platform/domain';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { Copy, Trash2 } from 'lucide';
import { useWatch } from 'react-hook-form';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { FormSheet } from '../../../patterns/FormDialog/FormSheet.tsx';
import type { SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import { mapDrafts } from '../../../patterns/FormDialog/mapDrafts.ts';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import { ToolFields } from './ToolFields.tsx';
import { toolSchema } from './toolSchema.ts';
import type { ToolErrorKey } from './toolSchema.ts';
import { fromDraft, settingsOf, toDraft } from './toolValues.ts';
import type { ToolValues } from './toolValues.ts';
import type { ToolField, ToolsScreenProps } from './toolsTypes.ts';
import { controlOf } from '../../../patterns/FormDialog/formControl.ts';

export interface ToolSheetProps extends Pick<
  ToolsScreenProps,
  'drafts' | 'integrations' | 'integrationsHref'
> {
  initial: ToolValues;
  recordId: string;
  isNew: boolean;
  takenNames: ReadonlySet<string>;
  returnTo: () => Element | null;
  onSave: (settings: ToolSettings) => Promise<SaveOutcome<ToolField>>;
  onDuplicate?: ((values: ToolValues) => void) | undefined;
  onDelete?: (() => void) | undefined;
  onClose: () => void;
}

export function ToolSheet(props: ToolSheetProps) {
  const { initial, recordId, isNew, takenNames, drafts, onSave, onDuplicate, onDelete } = props;
  const t = useTranslation(voiceToolsTexts);
  const form = useDialogForm<ToolValues, ToolValues, { status: 'saved' }>({
    schema: toolSchema(takenNames),
    errorText: (key) => t(key as ToolErrorKey),
    initialValues: initial,
    drafts: mapDrafts(drafts, fromDraft, toDraft),
    draftId: recordId,
    firstField: 'name',
    onSubmit: (values) => onSave(settingsOf(values)),
    onClose: props.onClose,
  });
  const values = useWatch({ control: controlOf(form) }) as ToolValues;
  return (
    <FormSheet
      form={form}
      returnTo={props.returnTo}
      title={t(isNew ? 'voiceTools.add' : 'voiceTools.edit')}
      submitLabel={t(isNew ? 'voiceTools.add' : 'voiceTools.save')}
      loadingText={t(isNew ? 'voiceTools.adding' : 'voiceTools.saving')}
      actions={
        <>
          {onDuplicate ? (
            <IconButton
              label={t('voiceTools.duplicate')}
              icon={<Icon icon={Copy} />}
              size="small"
              onClick={() => onDuplicate(values)}
            />
          ) : null}
          {onDelete ? (
            <IconButton
              label={t('voiceTools.delete')}
              icon={<Icon icon={Trash2} />}
              size="small"
              onClick={onDelete}
            />
          ) : null}
        </>
      }
    >
      <ToolFields
        form={form}
        listsMissing={isNew && initial.name !== ''}
        integrations={props.integrations}
        integrationsHref={props.integrationsHref}
      />
    </FormSheet>
  );
}
