import type { ToolCall } from '@platform/domain';
import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { shorten as shortenTo } from '@platform/i18n/text';
import { Wrench } from 'lucide';
import { Badge } from '../../../../components/Badge/Badge.tsx';
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { shorten } from '../../../../internal/shorten.ts';
import { msText } from '../callTexts.ts';
import { ToolName, ToolValue } from './Transcript.styles.ts';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { Grid } from '../../../../components/Grid/Grid.tsx';

const MAX_VALUE_LENGTH = 20_000;

export interface ToolCallLineProps {
  tool: ToolCall;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  tabIndex: number;
}

export function ToolCallLine({ tool, isOpen, onToggle, tabIndex }: ToolCallLineProps) {
  const t = useTranslation(voiceCallsTexts);
  const formats = useFormats();
  const text = (value: unknown) => valueText(value) || t('voiceCalls.transcript.nothing');
  return (
    <Disclosure
      variant="card"
      icon={<Icon icon={Wrench} size="small" />}
      title={<ToolName>{shorten(tool.name)}</ToolName>}
      note={
        <Stack as="span" direction="row" gap="2">
          {tool.isFailed ? (
            <Badge tone="danger">{t('voiceCalls.transcript.failedTool')}</Badge>
          ) : null}
          {msText(t, formats, tool.ms)}
        </Stack>
      }
      open={isOpen}
      onOpenChange={onToggle}
      triggerProps={{ tabIndex, 'data-stop': true }}
    >
      {isOpen ? (
        <Grid as="dl" gap="1">
          <Text as="dt" tone="tertiary" size="sm">
            {t('voiceCalls.transcript.arguments')}
          </Text>
          <ToolValue dir="auto">{text(tool.arguments)}</ToolValue>
          <Text as="dt" tone="tertiary" size="sm">
            {t('voiceCalls.transcript.result')}
          </Text>
          <ToolValue dir="auto">{text(tool.result)}</ToolValue>
        </Grid>
      ) : null}
    </Disclosure>
  );
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return shortenTo(text, MAX_VALUE_LENGTH);
}
