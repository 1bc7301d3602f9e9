import { crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/index.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useShownMessage } from '../../../internal/shownMessages.ts';
import { submitByKeys } from '../../../internal/submitByKeys.ts';
import { useSingleFlight } from '../../../internal/useSingleFlight.ts';
import { directionOptions, INTERACTION_TYPES, typeIcon, typeOptions } from '../interactionKinds.ts';
import { useShortcut } from '../../../shortcuts/useShortcut.ts';
import type { FormDrafts, SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import { SendHint } from '../../../patterns/WritingBox/SendHint.tsx';
import type { InteractionValues } from '../types.ts';
import {
  Composer,
  DiscardButton,
  DraftNote,
  Footer,
  Problem,
  Summary,
} from './LogComposer.styles.ts';

export interface LogComposerProps {
  contactId: string;
  onLog: (values: InteractionValues) => Promise<SaveOutcome>;
  drafts: FormDrafts<InteractionValues> | undefined;
}

const emptyLog = (contactId: string): InteractionValues => ({
  contactId,
  type: 'call',
  direction: 'out',
  summary: '',
});

/** The draft is kept per contact. Use the contact as its `key`. */
export function LogComposer({ contactId, onLog, drafts }: LogComposerProps) {
  const t = useTranslation(crmTexts);
  const problemId = useId();
  const [values, setValues] = useState<InteractionValues>(
    () => drafts?.read(contactId) ?? emptyLog(contactId),
  );
  const summaryRef = useRef<HTMLTextAreaElement>(null);
  const [isStored, setStored] = useState(drafts !== undefined);
  const isKept = isStored && values.summary !== '';
  const [problem, setProblem] = useState('');
  const shownRef = useShownMessage(problem);
  useShortcut({
    id: 'contact.log',
    label: t('crm.panel.log'),
    onPress: () => summaryRef.current?.focus(),
  });

  function change(next: Partial<InteractionValues>): void {
    const typed = { ...values, ...next };
    setValues(typed);
    setStored(
      drafts !== undefined && drafts.keep(contactId, typed.summary === '' ? null : typed) !== false,
    );
  }

  function discard(): void {
    drafts?.keep(contactId, null);
    setValues(emptyLog(contactId));
    setProblem('');
    summaryRef.current?.focus();
  }

  const { run, isRunning } = useSingleFlight(async () => {
    setProblem('');
    const removeDraft = drafts?.beginSubmit?.(contactId);
    const outcome = await onLog({ ...values, summary: trimText(values.summary) });
    if (outcome.status === 'refused') {
      setProblem(outcome.message);
      return;
    }
    removeDraft?.();
    drafts?.keep(contactId, null);
    setValues((before) => ({ ...before, summary: '' }));
  });

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    void run();
  }

  return (
    <Composer
      onSubmit={handleSubmit}
      onKeyDown={submitByKeys}
      aria-describedby={problem ? problemId : undefined}
    >
      <Field.Root>
        <Field.Label isHidden>{t('crm.interactions.column.summary')}</Field.Label>
        <Summary
          ref={summaryRef}
          placeholder={t('crm.panel.prompt')}
          rows={2}
          value={values.summary}
          readOnly={isRunning}
          onChange={(event) => change({ summary: event.target.value })}
        />
      </Field.Root>
      {problem ? (
        <Problem ref={shownRef} id={problemId} role="alert">
          {problem}
        </Problem>
      ) : null}
      <DraftNote>
        <span aria-live="polite">{isKept ? t('common.draft.kept') : null}</span>
        {isKept && !isRunning ? (
          <DiscardButton onClick={discard}>{t('common.draft.discard')}</DiscardButton>
        ) : null}
      </DraftNote>
      <Footer>
        <SegmentedControl
          label={t('crm.interactions.column.type')}
          options={typeOptions(t).map((option) => ({
            ...option,
            icon: <Icon icon={typeIcon(option.value)} size="small" />,
          }))}
          value={INTERACTION_TYPES.find((type) => type === values.type) ?? 'call'}
          onValueChange={(type) => change({ type })}
        />
        <Select
          label={t('crm.interactions.column.direction')}
          isLabelHidden
          size="small"
          options={directionOptions(t)}
          value={values.direction}
          disabled={isRunning}
          onValueChange={(direction) => change({ direction })}
        />
        <Stack direction="row" gap="2-5">
          <SendHint kind="longText" />
          <Button
            type="submit"
            variant="primary"
            size="small"
            isLoading={isRunning}
            loadingText={t('crm.panel.logging')}
          >
            {t('crm.panel.log')}
          </Button>
        </Stack>
      </Footer>
    </Composer>
  );
}
