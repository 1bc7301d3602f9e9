import { DOCUMENT_LIMITS } from '@platform/domain';
import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { shorten, truncateText } from '@platform/i18n/text';
import { useRef } from 'react';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormSelect } from '../../../patterns/FormDialog/FormSelect.tsx';
import { FormTextarea } from '../../../patterns/FormDialog/FormTextarea.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { useDialogForm } from '../../../patterns/FormDialog/useDialogForm.ts';
import { teachSchema } from '../schemas.ts';
import type { KnowledgeErrorKey } from '../schemas.ts';
import { QuotedAnswer } from './TeachDialog.styles.ts';
import type { TeachDialogProps, TeachValues } from './teachTypes.ts';

const MAX_QUOTED = 400;

export interface TeachFormProps extends TeachDialogProps {
  list: readonly KnowledgeBase[];
}

export function TeachForm({ list, ...props }: TeachFormProps) {
  const { agentId, answered } = props;
  const t = useTranslation(knowledgeTexts);
  const isSaved = useRef(false);
  const own = list.find(({ usedBy }) => agentId !== '' && usedBy.some(({ id }) => id === agentId));
  const baseId = (own ?? (list.length === 1 ? list[0] : undefined))?.id ?? '';
  const form = useDialogForm<TeachValues, TeachValues, { status: 'saved' }>({
    schema: teachSchema,
    errorText: (key) => t(key as KnowledgeErrorKey),
    initialValues: {
      baseId,
      question: truncateText(props.question, DOCUMENT_LIMITS.title),
      answer: '',
    },
    drafts: props.drafts,
    draftId: props.draftId,
    firstField: 'answer',
    onSubmit: props.onTeach,
    onSaved: () => {
      isSaved.current = true;
    },
    // After saving, the dialog shows the result instead.
    onClose: () => {
      if (!isSaved.current) props.onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('knowledge.teach.title')}
      description={t('knowledge.teach.description')}
      submitLabel={t('knowledge.teach.add')}
      loadingText={t('knowledge.text.adding')}
    >
      <FormSelect
        form={form}
        name="baseId"
        label={t('knowledge.bases.choose')}
        isRequired
        options={list.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormTextField
        form={form}
        name="question"
        label={t('knowledge.test.question')}
        hint={t('knowledge.teach.questionHint')}
        isRequired
      />
      {answered ? (
        <Stack gap="1">
          <Text tone="tertiary" size="md">
            {t('knowledge.teach.heard')}
          </Text>
          <QuotedAnswer dir="auto">{shorten(answered, MAX_QUOTED)}</QuotedAnswer>
        </Stack>
      ) : null}
      <FormTextarea
        form={form}
        name="answer"
        label={t('knowledge.teach.answer')}
        hint={form.hasDraft ? t('knowledge.bases.form.draft') : undefined}
        rows={6}
        data-autofocus
        isRequired
      />
    </FormDialog>
  );
}
