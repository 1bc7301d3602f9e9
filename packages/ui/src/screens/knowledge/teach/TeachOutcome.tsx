import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../../components/Button/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Passage, PassageHeader } from '../KnowledgePanel.styles.ts';
import { PassageText } from '../PassageText.tsx';
import type { TeachDialogProps, TeachResult } from './teachTypes.ts';

export interface TeachOutcomeProps extends TeachDialogProps {
  result: TeachResult;
}

export function TeachOutcome({ result, question, textHref, ...props }: TeachOutcomeProps) {
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  const { status } = result;
  const best = status === 'done' ? result.best : null;
  return (
    <Dialog.Root open title={t('knowledge.teach.title')} onOpenChange={props.onClose}>
      <Dialog.Body>
        <ResultText result={result} />
        {best ? (
          <Passage as="div">
            <PassageHeader>
              <bdi>{best.documentName}</bdi>
              <span>{t('knowledge.test.score', { score: formats.share(best.score, 1) })}</span>
            </PassageHeader>
            <PassageText text={best.text} question={question} />
          </Passage>
        ) : null}
      </Dialog.Body>
      <Dialog.Footer>
        {textHref ? <ButtonLink href={textHref}>{t('knowledge.teach.open')}</ButtonLink> : null}
        {status === 'failed' || (status === 'done' && !result.isFound) ? (
          <Button onClick={props.onCheck}>{t('knowledge.teach.check')}</Button>
        ) : null}
        <Button variant="primary" onClick={props.onClose}>
          {t('common.action.close')}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  );
}

function ResultText({ result }: { result: TeachResult }) {
  const t = useTranslation(knowledgeTexts);
  if (result.status === 'failed') return <Banner tone="danger">{result.message}</Banner>;
  if (result.status === 'notIndexed') {
    return <Banner tone="danger">{t('knowledge.teach.notIndexed')}</Banner>;
  }
  if (result.status === 'done') {
    const { best, isFound } = result;
    if (isFound) return <Banner tone="success">{t('knowledge.teach.found')}</Banner>;
    return (
      <Banner tone="warning">
        {best ? t('knowledge.teach.other', { name: best.documentName }) : t('knowledge.teach.none')}
      </Banner>
    );
  }
  const text =
    result.status === 'asking' ? 'asking' : result.isSlow ? ('slow' as const) : 'indexing';
  return (
    <output>
      <Spinner label={t(`knowledge.teach.${text}`)} />
    </output>
  );
}
