import { KNOWLEDGE_BASE_LIMITS } from '@platform/domain';
import type { Match } from '@platform/domain';
import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Textarea } from '../../components/Textarea/Textarea.tsx';
import { isFocusLost } from '../../internal/isFocusLost.ts';
import { submitByKeys } from '../../internal/submitByKeys.ts';
import { SendHint } from '../../patterns/WritingBox/SendHint.tsx';
import { CheckList } from './CheckList.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import {
  Note,
  Part,
  PartTitle,
  Passage,
  PassageHeader,
  PassageLink,
  Passages,
  Question,
} from './KnowledgePanel.styles.ts';
import type { KnowledgePanelProps, OpenedMatch } from './panelTypes.ts';
import { PassageText } from './PassageText.tsx';

export type TestViewProps = Pick<
  KnowledgePanelProps,
  'base' | 'test' | 'found' | 'documentHref' | 'onOpenMatch'
>;

export function TestView({ base, test, found, documentHref, onOpenMatch }: TestViewProps) {
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  const { question, answered } = test;
  const [error, setError] = useState('');
  // Returning from a document focuses the link that opened it.
  const openedRef = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocusLost()) openedRef.current?.focus();
  }, []);
  const hasReady = base?.readyDocuments !== 0;

  function ask(event: SyntheticEvent): void {
    event.preventDefault();
    const length = trimText(question).length;
    const isValid = length > 0 && length <= KNOWLEDGE_BASE_LIMITS.question;
    setError(isValid ? '' : t('knowledge.test.invalid'));
    if (isValid) test.onAsk();
  }

  return (
    <Part gap="5">
      <Stack as="header" gap="1">
        <Text as="h2" type="section" breaksWords>
          {t('knowledge.test.open')}
        </Text>
        <Text as="p" tone="secondary">
          {t('knowledge.test.description')}
        </Text>
      </Stack>
      {hasReady ? null : <Banner tone="warning">{t('knowledge.test.noReady')}</Banner>}
      <Question noValidate onSubmit={ask} onKeyDown={submitByKeys}>
        <Textarea
          data-autofocus
          label={t('knowledge.test.question')}
          rows={3}
          value={question}
          error={error || undefined}
          onValueChange={test.onQuestionChange}
        />
        <Stack direction="row" gap="3" wraps>
          <Button
            type="submit"
            variant="primary"
            isLoading={answered.status === 'asking'}
            loadingText={t('knowledge.test.asking')}
          >
            {t('knowledge.test.ask')}
          </Button>
          <SendHint kind="longText" />
        </Stack>
      </Question>
      {answered.status === 'failed' ? <Banner tone="danger">{answered.message}</Banner> : null}
      {answered.status === 'done' ? (
        <section aria-label={t('knowledge.panel.passages')}>
          <PartTitle forwardedAs="h3" type="title">
            {t('knowledge.panel.passages')}
          </PartTitle>
          <Note forwardedAs="output" isBlock>
            {answered.matches.length === 0
              ? t('knowledge.test.none')
              : t('knowledge.test.matches', { count: answered.matches.length })}
          </Note>
          <Passages>
            {answered.matches.map((match) => (
              <Passage key={match.key}>
                <PassageHeader>
                  <bdi>{match.documentName}</bdi>
                  <span>{t('knowledge.test.score', { score: formats.share(match.score, 1) })}</span>
                </PassageHeader>
                <PassageText text={match.text} question={answered.question} />
                <div>
                  <PassageLink
                    ref={isFound(match, found) ? openedRef : undefined}
                    href={documentHref(match.documentId)}
                    onClick={() => onOpenMatch(match)}
                  >
                    {t('knowledge.test.openIn', { name: match.documentName })}
                  </PassageLink>
                </div>
              </Passage>
            ))}
          </Passages>
        </section>
      ) : null}
      {answered.status === 'done' ? (
        <Stack align="start">
          <Button
            size="small"
            disabledReason={answered.isSaved ? t('knowledge.test.saved') : undefined}
            onClick={test.onSave}
          >
            {t(answered.isSaved ? 'knowledge.test.saved' : 'knowledge.test.save')}
          </Button>
        </Stack>
      ) : null}
      <CheckList test={test} />
    </Part>
  );
}

const isFound = (match: Match, found: OpenedMatch | null): boolean =>
  found?.documentId === match.documentId && found.text === match.text;
