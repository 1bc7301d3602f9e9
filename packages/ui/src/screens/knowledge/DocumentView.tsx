import type { DocumentDetail, KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, uploadsTexts, useFormats, useTranslation } from '@platform/i18n';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../../internal/afterPaint.ts';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { PanelFacts } from '../../patterns/ScreenSlots/PanelFacts.tsx';
import type { PanelSlots } from '../../patterns/ScreenSlots/types.ts';
import { DocumentStatus } from './DocumentStatus.tsx';
import { fileSize } from '../../patterns/FileUpload/fileSize.ts';
import { Note, PartTitle, Passage, PassageHeader, Passages } from './KnowledgePanel.styles.ts';
import type { OpenedMatch } from './panelTypes.ts';
import { PassageText } from './PassageText.tsx';
import { PanelSections } from '../../patterns/ScreenSlots/PanelSections.tsx';

export interface DocumentViewProps {
  detail: DocumentDetail;
  found: OpenedMatch | null;
  slots: PanelSlots<KnowledgeDocument> | undefined;
}

/** Limits the rendered passages, which include the found one and those around it. */
const MAX_PASSAGES = 400;
const PASSAGES_BEFORE = 20;

export function DocumentView({ detail, found, slots }: DocumentViewProps) {
  const { document, passages } = detail;
  const t = useTranslation(knowledgeTexts, uploadsTexts);
  const formats = useFormats();
  const foundRef = useRef<HTMLLIElement>(null);
  const index = found ? (found.index ?? passages.indexOf(found.text)) : -1;
  const first = index < MAX_PASSAGES ? 0 : index - PASSAGES_BEFORE;
  const shown = passages.slice(first, first + MAX_PASSAGES);
  const rest = passages.length - shown.length;

  useEffect(() => {
    if (index < 0) return undefined;
    return afterPaint(() => {
      foundRef.current?.scrollIntoView({ block: 'center' });
      foundRef.current?.focus({ preventScroll: true });
    });
  }, [index]);

  return (
    <>
      <PanelFacts
        item={document}
        slots={slots}
        facts={[
          {
            label: t('knowledge.documents.column.status'),
            value: <DocumentStatus document={document} />,
          },
          {
            label: t('knowledge.documents.column.type'),
            value: t(`knowledge.documents.type.${document.type ?? 'unknown'}`),
          },
          {
            label: t('knowledge.panel.size'),
            value: document.bytes ? fileSize(t, document.bytes) : null,
          },
          { label: t('knowledge.panel.source'), value: document.url },
          {
            label: t('knowledge.documents.column.updated'),
            value: document.updatedAt && <ShortDate date={document.updatedAt} />,
          },
          {
            label: t('knowledge.documents.column.usedBy'),
            value: document.usedBy.map(({ name }) => name).join(', '),
          },
        ]}
      />
      <PanelSections item={document} slots={slots} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling */}
      <section aria-label={t('knowledge.panel.passages')} tabIndex={0}>
        <PartTitle forwardedAs="h3" type="title">
          {t('knowledge.panel.passages')}
        </PartTitle>
        {passages.length === 0 ? (
          <Note forwardedAs="p">{t('knowledge.panel.noPassages')}</Note>
        ) : null}
        <Passages start={first + 1}>
          {shown.map((text, position) => {
            const number = first + position;
            const isFound = number === index;
            return (
              <Passage
                key={number}
                ref={isFound ? foundRef : undefined}
                data-found={isFound || undefined}
                tabIndex={isFound ? -1 : undefined}
              >
                <PassageHeader>
                  {t('knowledge.panel.passage', { number: formats.number(number + 1) })}
                  {isFound ? <b>{t('knowledge.panel.found')}</b> : null}
                </PassageHeader>
                <PassageText text={text} question={isFound ? (found?.question ?? '') : ''} />
              </Passage>
            );
          })}
        </Passages>
        {rest > 0 ? (
          <Note forwardedAs="p">{t('knowledge.upload.more', { count: rest })}</Note>
        ) : null}
      </section>
    </>
  );
}
