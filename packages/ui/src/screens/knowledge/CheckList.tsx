import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { X } from 'lucide';
import { Badge } from '../../components/Badge/Badge.tsx';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { AskButton, Check, CheckNote, Checks, Note, PartTitle } from './KnowledgePanel.styles.ts';
import type { KnowledgeTest } from './panelTypes.ts';
import type { SavedCheck } from './types.ts';

const tones: Readonly<Record<SavedCheck['outcome'], BadgeTone>> = {
  new: 'neutral',
  same: 'neutral',
  better: 'success',
  worse: 'danger',
  elsewhere: 'warning',
  failed: 'danger',
};

export interface CheckListProps {
  test: KnowledgeTest;
}

export function CheckList({ test }: CheckListProps) {
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  const { checks } = test;
  const count = (outcome: SavedCheck['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  const hasRun = checks.some(({ outcome }) => outcome !== 'new');

  function answerText(answer: SavedCheck['before']): string {
    if (!answer) return t('knowledge.test.lost');
    return `${answer.documentName} (${formats.share(answer.score, 1)})`;
  }

  return (
    <section aria-label={t('knowledge.test.checks')}>
      <PartTitle forwardedAs="h3" type="title">
        {t('knowledge.test.checks')}
      </PartTitle>
      <Note forwardedAs="p">
        {t(checks.length === 0 ? 'knowledge.test.noChecks' : 'knowledge.test.checksText')}
      </Note>
      <Note forwardedAs="output" isBlock>
        {hasRun && !test.isRunning
          ? t('knowledge.test.summary', {
              better: count('better'),
              worse: count('worse') + count('elsewhere') + count('failed'),
              same: count('same'),
            })
          : null}
      </Note>
      <Checks>
        {checks.map((check) => (
          <Check key={check.id}>
            <AskButton
              aria-label={t('knowledge.test.repeat', { question: check.question })}
              onClick={() => test.onAsk(check.question)}
            >
              <bdi>{check.question}</bdi>
            </AskButton>
            <Badge tone={tones[check.outcome]}>
              {t(`knowledge.test.outcome.${check.outcome}`)}
            </Badge>
            <IconButton
              size="small"
              icon={<Icon icon={X} />}
              label={t('knowledge.test.remove', { question: check.question })}
              onClick={() => test.onRemove(check.id)}
            />
            {check.after !== undefined && check.outcome !== 'same' ? (
              <CheckNote forwardedAs="small" type="caption" tone="secondary" breaksWords>
                {t('knowledge.test.was', {
                  before: answerText(check.before),
                  after: answerText(check.after),
                })}
              </CheckNote>
            ) : null}
          </Check>
        ))}
      </Checks>
      {checks.length > 0 ? (
        <Button
          size="small"
          isLoading={test.isRunning}
          loadingText={t('knowledge.test.running')}
          onClick={test.onRun}
        >
          {t('knowledge.test.run')}
        </Button>
      ) : null}
    </section>
  );
}
