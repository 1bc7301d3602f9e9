import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { Square } from 'lucide';
import { useCallback, useMemo, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { submitByKeys } from '../../../internal/submitByKeys.ts';
import { useKeptFocus } from '../../../internal/useKeptFocus.ts';
import { usePageForm } from '../../../patterns/FormPage/usePageForm.ts';
import { dataOf } from '../../../remote.ts';
import { BriefEstimate } from './BriefEstimate.tsx';
import { BriefFields } from './BriefFields.tsx';
import { Footer, Form } from './BriefForm.styles.ts';
import { briefSchema } from './briefSchema.ts';
import type { BriefErrorKey } from './briefSchema.ts';
import type {
  BriefInput,
  BriefTemplate,
  BriefValues,
  GenerateScreenProps,
} from './generateTypes.ts';

export interface BriefFormProps extends Pick<
  GenerateScreenProps,
  'initialBrief' | 'templates' | 'knowledgeBases' | 'meter' | 'estimate' | 'refusal' | 'actions'
> {
  isWriting: boolean;
}

const NO_TEMPLATES: readonly BriefTemplate[] = [];

/** Keeps its values after submit, since the next brief is often similar. */
export function BriefForm(props: BriefFormProps) {
  const { isWriting, actions } = props;
  const t = useTranslation(contentGenerateTexts);
  const templates = dataOf(props.templates) ?? NO_TEMPLATES;
  const templateOf = useCallback(
    (id: string) => templates.find((template) => template.id === id),
    [templates],
  );
  const form = usePageForm<BriefInput, BriefValues>({
    schema: useMemo(() => briefSchema(templateOf), [templateOf]),
    errorText: useCallback((key) => t(key as BriefErrorKey), [t]),
    initialValues: props.initialBrief,
    onDraftChange: (typed) => {
      if (typed) actions.onBriefChange(typed);
    },
    isLocked: false,
    onSubmit: (values) => {
      // Ctrl+Enter must not submit while the button is hidden.
      if (!isWriting && props.refusal === undefined) actions.onGenerate(values);
      return Promise.resolve({ status: 'saved' });
    },
  });
  const generateRef = useRef<HTMLButtonElement>(null);
  const stopRef = useKeptFocus(() => generateRef.current);
  return (
    <Form
      id={form.id}
      noValidate
      aria-label={t('contentGenerate.brief')}
      onSubmit={form.handleSubmit}
      onKeyDown={submitByKeys}
    >
      <BriefFields
        form={form.fields}
        templates={props.templates}
        templateOf={templateOf}
        knowledgeBases={props.knowledgeBases}
      />
      <Footer data-sticky-footer>
        <BriefEstimate form={form.fields} meter={props.meter} estimate={props.estimate} />
        <Button
          ref={generateRef}
          type="submit"
          variant="primary"
          isFullWidth
          isLoading={isWriting}
          loadingText={t('contentGenerate.writing')}
          disabledReason={props.refusal}
        >
          {t('contentGenerate.generate')}
        </Button>
        {isWriting ? (
          <Button
            ref={stopRef}
            variant="ghost"
            isFullWidth
            startIcon={<Icon icon={Square} />}
            onClick={actions.onStop}
          >
            {t('contentGenerate.stop')}
          </Button>
        ) : null}
      </Footer>
    </Form>
  );
}
