import { CONTENT_LIMITS } from '@platform/domain';
import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useCallback, useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { SanitisedMarkup } from '../markup/SanitisedMarkup.tsx';
import { Conflict } from './Conflict.tsx';
import { Footer, PreviewTitle, Layout, Preview, Sheet, TopBar } from './ContentEditor.styles.ts';
import { CopyMenu } from './CopyMenu.tsx';
import { TextStatisticsLine } from './TextStatisticsLine.tsx';
import { EditorFacts } from './EditorFacts.tsx';
import { writeMarkup } from './markup.ts';
import { RichTextField } from './RichTextField.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { TheirText } from './TheirText.tsx';
import type { ContentEditorScreenProps, EditedFields } from './editorTypes.ts';
import { useRichText } from './useRichText.ts';
import { useTextStatistics } from './useTextStatistics.ts';

/** Use the content's id as `key`. */
export function ContentEditor(props: ContentEditorScreenProps) {
  const { content, onChange, theirs, isMerging } = props;
  const t = useTranslation(contentEditorTexts);
  const [fields, setFields] = useState<EditedFields>(() => ({
    title: content.title,
    type: content.type,
    status: content.status,
    language: content.language,
  }));
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const text = useRichText({
    markup: content.body,
    label: t('contentEditor.text'),
    language: fields.language,
    onChange: (doc) => {
      recount();
      onChange({ ...fields, body: () => writeMarkup(doc) });
    },
  });
  const [figures, recount] = useTextStatistics(text.text, fields.language);
  const isConflictShown = theirs !== null && !isMerging;

  const { text: readText } = text;
  const changeFields = useCallback(
    (part: Partial<EditedFields>) => {
      const next = { ...fields, ...part };
      setFields(next);
      onChange({ ...next, body: () => writeMarkup(readText()) });
    },
    [fields, onChange, readText],
  );
  // Measured: keeps these from rendering when only the save status changes.
  const field = useMemo(() => <RichTextField text={text} />, [text]);
  const facts = useMemo(
    () => <EditorFacts fields={fields} onFieldsChange={changeFields} sources={content.sources} />,
    [fields, changeFields, content.sources],
  );

  return (
    <>
      <PageHeader
        title={t('contentEditor.title')}
        description={<SaveStatus {...props} />}
        actions={
          <>
            <ButtonLink href={props.historyHref}>{t('contentEditor.versions')}</ButtonLink>
            <CopyMenu text={text.text} />
          </>
        }
      />
      {props.hasDraft ? (
        <Banner
          tone="info"
          actions={
            <Button size="small" onClick={props.onDiscardDraft}>
              {t('common.draft.discard')}
            </Button>
          }
        >
          {t('contentEditor.draft')}
        </Banner>
      ) : null}
      {isConflictShown ? (
        <Conflict
          theirs={theirs}
          title={fields.title}
          markup={writeMarkup(text.text())}
          onResolveConflict={props.onResolveConflict}
        />
      ) : null}
      <Layout hidden={isConflictShown} data-merging={isMerging || undefined}>
        <div>
          <TopBar direction="row" wraps align="end" gap="4">
            <TextField
              label={t('contentEditor.titleField')}
              value={fields.title}
              maxLength={CONTENT_LIMITS.title}
              error={trimText(fields.title) === '' ? t('contentEditor.titleMissing') : undefined}
              onValueChange={(title) => changeFields({ title })}
            />
            <SegmentedControl
              label={t('contentEditor.view.label')}
              options={[
                { value: 'edit', label: t('contentEditor.view.edit') },
                { value: 'preview', label: t('contentEditor.view.preview') },
              ]}
              value={view}
              onValueChange={setView}
            />
          </TopBar>
          <Sheet>
            {view === 'preview' ? (
              <Preview lang={fields.language} dir="auto">
                <PreviewTitle>{fields.title}</PreviewTitle>
                <SanitisedMarkup markup={writeMarkup(text.text())} />
              </Preview>
            ) : null}
            <div hidden={view === 'preview'}>{field}</div>
            <Footer as="div">
              <TextStatisticsLine figures={figures} />
            </Footer>
          </Sheet>
        </div>
        {isMerging && theirs ? <TheirText theirs={theirs} onMerged={props.onMerged} /> : facts}
      </Layout>
    </>
  );
}
