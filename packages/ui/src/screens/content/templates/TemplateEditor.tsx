import type { Template, TemplateFields } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { truncateText } from '@platform/i18n/text';
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx';
import { copyDraftId } from './drafts.ts';
import type { TemplateStep } from './drafts.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { TemplateSheet } from './TemplateSheet.tsx';
import { NEW_TEMPLATE } from './templateValues.ts';
import type { TemplatesScreenProps } from './templatesTypes.ts';

export interface TemplateEditorProps extends Pick<
  TemplatesScreenProps,
  'briefHref' | 'rules' | 'drafts' | 'onAdd' | 'onUpdate' | 'onDelete'
> {
  template?: Template | undefined;
  firstStep: TemplateStep;
  onClose: () => void;
}

export function TemplateEditor({ template, firstStep, onClose, ...props }: TemplateEditorProps) {
  const t = useTranslation(contentTemplatesTexts);
  const { drafts, onAdd, onUpdate, onDelete } = props;
  const [step, setStep] = useState(firstStep);
  const [copy] = useState(() => template && copyOf(template));
  const shared = { rules: props.rules, drafts, onClose };

  if (template && step === 'preview') {
    return (
      <TemplatePreview
        template={template}
        briefHref={props.briefHref}
        onEdit={() => setStep('edit')}
        onDuplicate={() => setStep('copy')}
        onDelete={() => setStep('delete')}
        onClose={onClose}
      />
    );
  }
  if (template && step === 'delete') {
    return (
      <DeleteTemplateDialog
        template={template}
        onDelete={async (removed, isForced) => {
          const outcome = await onDelete(removed, isForced);
          if (!outcome) drafts?.keep(removed.id, null);
          return outcome;
        }}
        onClose={onClose}
      />
    );
  }
  if (template && step === 'edit') {
    return (
      <TemplateSheet
        {...shared}
        initial={template}
        recordId={template.id}
        isNew={false}
        uses={template.uses ?? 0}
        onSave={(fields) => onUpdate(template, fields)}
      />
    );
  }
  return (
    <TemplateSheet
      {...shared}
      initial={copy ?? NEW_TEMPLATE}
      recordId={template ? copyDraftId(template.id) : ''}
      isNew
      uses={0}
      onSave={onAdd}
    />
  );

  function copyOf({ name, category, description, inputs, prompt }: Template) {
    const called = truncateText(t('contentTemplates.copyOf', { name }), 60);
    return { name: called, category, description, inputs, prompt } satisfies TemplateFields;
  }
}
