import type { ToolCall } from '@platform/domain';
import { useFormats, useTranslation, voiceCallTexts } from '@platform/i18n';
import { ChevronDown, Wrench } from 'lucide';
import { useState } from 'react';
import { shorten } from '@platform/i18n/text';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/Button.tsx';
import {
  Header,
  HeadIcon,
  Name,
  Root,
  Time,
  Value,
  ValueText,
  ValueTitle,
} from './ToolCallRow.styles.ts';
import { redactedText } from './redactedText.ts';

const COLLAPSED_LENGTH = 240;

export function ToolCallRow({ call }: { call: ToolCall }) {
  const t = useTranslation(voiceCallTexts);
  const { number } = useFormats();
  return (
    <Root>
      <Header aria-label={t('voiceCall.tool.label', { name: call.name })}>
        <HeadIcon icon={Wrench} />
        <Name>{call.name}</Name>
        {call.isFailed ? <Badge tone="danger">{t('voiceCall.tool.failed')}</Badge> : null}
        <Time>
          {call.ms === null ? null : t('voiceCall.latency.ms', { ms: number(call.ms) })}
          <HeadIcon icon={ChevronDown} />
        </Time>
      </Header>
      <CallValue label={t('voiceCall.tool.arguments')} value={call.arguments} />
      <CallValue label={t('voiceCall.tool.result')} value={call.result} />
    </Root>
  );
}

function CallValue({ label, value }: { label: string; value: unknown }) {
  const t = useTranslation(voiceCallTexts);
  const [isWhole, setWhole] = useState(false);
  const text = redactedText(value);
  const isTruncated = text.length > COLLAPSED_LENGTH && !isWhole;
  return (
    <Value>
      <ValueTitle>{label}</ValueTitle>
      <ValueText>
        <bdi>{isTruncated ? shorten(text, COLLAPSED_LENGTH) : text}</bdi>
      </ValueText>
      {isTruncated ? (
        <Button size="small" variant="ghost" onClick={() => setWhole(true)}>
          {t('voiceCall.tool.showAll')}
        </Button>
      ) : null}
    </Value>
  );
}
