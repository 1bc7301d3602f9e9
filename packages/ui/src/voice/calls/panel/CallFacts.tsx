import type { Conversation, ConversationDetail } from '@platform/domain';
import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Link } from '../../../components/Link/Link.tsx';
import { PhoneText } from '../../../internal/PhoneText.tsx';
import { shorten } from '../../../internal/shorten.ts';
import { FactList } from '../../../patterns/FactList/FactList.tsx';
import { LazyNumberText } from '../../numbers/LazyNumberText.ts';
import { durationText } from '../callTimes.ts';
import { msText, reasonText } from '../callWords.ts';
import type { CallPanelProps } from './CallPanelContent.tsx';
import { Figures, Summary } from './CallPanelContent.styles.ts';

export interface CallFactsProps extends Pick<CallPanelProps, 'contactName' | 'contactHref'> {
  call: Conversation;
  /** Once it is there. */
  detail: ConversationDetail | undefined;
}

/** What a call was about, why it ended, its figures and who had a part in it. */
export function CallFacts({ call, detail, contactName, contactHref }: CallFactsProps) {
  const t = useTranslation(voiceCallsTexts);
  const formats = useFormats();
  const reason = reasonText(t, call);
  const cost = detail?.cost;
  const number = (given: string) => {
    const text = shorten(trimText(given));
    return (
      text && (
        <PhoneText text={text}>
          <LazyNumberText number={text} fallback={<bdi>{text}</bdi>} />
        </PhoneText>
      )
    );
  };
  return (
    <>
      <Summary>
        {detail && !detail.isProcessing ? (
          <p dir="auto" data-quiet={trimText(detail.summary) === '' || undefined}>
            {trimText(detail.summary) || t('voiceCalls.panel.noSummary')}
          </p>
        ) : null}
        {reason ? <p dir="auto">{reason}</p> : null}
      </Summary>
      <Figures aria-label={t('voiceCalls.panel.figures')}>
        <div>
          <dt>{t('voiceCalls.column.duration')}</dt>
          <dd>{durationText(call.durationSeconds)}</dd>
        </div>
        <div>
          <dt>{t('voiceCalls.column.latency')}</dt>
          <dd>{msText(t, formats, call.latencyP50Ms)}</dd>
        </div>
        <div>
          <dt>{t('voiceCalls.column.sentiment')}</dt>
          <dd>{call.sentiment ? t(`voiceCalls.sentiment.${call.sentiment}`) : '–'}</dd>
        </div>
        <div>
          <dt>{t('voiceCalls.panel.cost')}</dt>
          <dd>{cost ? formats.money(cost.amount, cost.currency) : '–'}</dd>
        </div>
      </Figures>
      <FactList
        size="small"
        facts={[
          {
            label: t('voiceCalls.panel.contact'),
            value: contactHref ? (
              <Link href={contactHref}>
                <bdi>{trimText(contactName ?? '') || t('voiceCalls.panel.openContact')}</bdi>
              </Link>
            ) : null,
          },
          { label: t('voiceCalls.panel.from'), value: number(call.from) },
          { label: t('voiceCalls.panel.toNumber'), value: number(call.to) },
        ]}
      />
    </>
  );
}
