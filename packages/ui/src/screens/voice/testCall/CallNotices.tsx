import type { MicrophoneProblem } from '@platform/domain';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/index.ts';
import type { TestCallPanelProps } from './TestCallPanel.tsx';
import { Action, Root, Sentence, Title } from './CallNotices.styles.ts';

export function CallNotices({
  state,
  actions,
  browser,
  hasMinutes,
  plansHref,
}: TestCallPanelProps) {
  const t = useTranslation(voiceCallTexts);
  const { mode, phase, microphoneProblem: problem, warning } = state;
  const isVoice = mode === 'voice';

  function textOf(name: MicrophoneProblem): string {
    const isDenied = name === 'denied';
    const text = isDenied ? t(`voiceCall.denied.${browser}`) : t(`voiceCall.problem.${name}.text`);
    return phase === 'ready' ? `${text} ${t('voiceCall.problem.meanwhile')}` : text;
  }

  return (
    <>
      {isVoice && !hasMinutes && phase !== 'connecting' ? (
        <Notice
          title={t('voiceCall.usedUp.title')}
          action={
            <ButtonLink size="small" href={plansHref}>
              {t('voiceCall.usedUp.plans')}
            </ButtonLink>
          }
        >
          {t('voiceCall.usedUp.text')}
        </Notice>
      ) : null}
      {isVoice && problem && phase !== 'ended' ? (
        <Notice
          title={t(`voiceCall.problem.${problem}.title`)}
          action={
            <Button size="small" onClick={() => actions.onCheckMicrophone('')}>
              {t('voiceCall.device.checkAgain')}
            </Button>
          }
        >
          {textOf(problem)}
        </Notice>
      ) : null}
      {warning !== '' && phase !== 'ended' ? (
        <Notice>{t('voiceCall.warning', { message: warning })}</Notice>
      ) : null}
    </>
  );
}

interface NoticeProps {
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

function Notice({ title, children, action }: NoticeProps) {
  return (
    <Root>
      {title ? <Title>{title}</Title> : null}
      <Sentence>{children}</Sentence>
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}
