import type { Conversation, ConversationDetail } from '@platform/domain';
import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Link } from '../../../../components/Link/Link.tsx';
import { PhoneText } from '../../../../internal/PhoneText.tsx';
import { shorten } from '../../../../internal/shorten.ts';
import { PanelFacts } from '../../../../patterns/ScreenSlots/PanelFacts.tsx';
import { LazyNumberText } from '../../numbers/LazyNumberText.ts';
import { durationText } from '../callTimes.ts';
import { msText, reasonText } from '../callTexts.ts';
import type { CallPanelProps } from './CallPanelContent.tsx';
import { Figures, SummaryText } from './CallPanelContent.styles.ts';
import { Text } from '../../../../components/Text/Text.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';

export interface CallFactsProps extends Pick<
  CallPanelProps,
  'contactName' | 'contactHref' | 'slots'
> {
  call: Conversation;
  detail: ConversationDetail | undefined;
}

export function CallFacts({ call, detail, contactName, contactHref, slots }: CallFactsProps) {
  const t = useTranslation(voiceCallsTexts);
  const formats = useFormats();
  const reason = reasonText(t, call);
  const cost = detail?.cost;
  const figures = [
    [t('voiceCalls.column.duration'), durationText(call.durationSeconds)],
    [t('voiceCalls.column.latency'), msText(t, formats, call.latencyP50Ms)],
    [
      t('voiceCalls.column.sentiment'),
      call.sentiment ? t(`voiceCalls.sentiment.${call.sentiment}`) : '–',
    ],
    [t('voiceCalls.panel.cost'), cost ? formats.money(cost.amount, cost.currency) : '–'],
  ] as const;
  const number = (raw: string) => {
    const text = shorten(trimText(raw));
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
      <Stack gap="1">
        {detail && !detail.isProcessing ? (
          <SummaryText dir="auto" data-quiet={trimText(detail.summary) === '' || undefined}>
            {trimText(detail.summary) || t('voiceCalls.panel.noSummary')}
          </SummaryText>
        ) : null}
        {reason ? <SummaryText dir="auto">{reason}</SummaryText> : null}
      </Stack>
      <Figures aria-label={t('voiceCalls.panel.figures')}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <Text as="dt" tone="tertiary" size="md">
              {label}
            </Text>
            <Text as="dd" type="title" isTabular>
              {figure}
            </Text>
          </div>
        ))}
      </Figures>
      <PanelFacts
        item={call}
        slots={slots}
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
