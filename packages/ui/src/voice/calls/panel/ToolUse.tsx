import type { ToolCall } from '@platform/domain';
import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { ChevronDown, Wrench } from 'lucide';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { shorten } from '../../../internal/shorten.ts';
import { msText } from '../callWords.ts';
import { Tool } from './Transcript.styles.ts';
import { valueText } from './valueText.ts';

export interface ToolUseProps {
  tool: ToolCall;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** 0 for the line that the tab order stops at, else -1. */
  tabIndex: number;
}

/** A tool that the agent used; what it was called with and what it answered are opened. */
export function ToolUse({ tool, isOpen, onToggle, tabIndex }: ToolUseProps) {
  const t = useTranslation(voiceCallsTexts);
  const formats = useFormats();
  const text = (value: unknown) => valueText(value) || t('voiceCalls.transcript.nothing');
  return (
    <Tool open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary data-stop tabIndex={tabIndex}>
        <Icon icon={Wrench} size="small" />
        <bdi>{shorten(tool.name)}</bdi>
        {tool.isFailed ? (
          <Badge tone="danger">{t('voiceCalls.transcript.failedTool')}</Badge>
        ) : null}
        <span>{msText(t, formats, tool.ms)}</span>
        <Icon icon={ChevronDown} size="small" />
      </summary>
      {isOpen ? (
        <dl>
          <dt>{t('voiceCalls.transcript.arguments')}</dt>
          <dd dir="auto">{text(tool.arguments)}</dd>
          <dt>{t('voiceCalls.transcript.result')}</dt>
          <dd dir="auto">{text(tool.result)}</dd>
        </dl>
      ) : null}
    </Tool>
  );
}
