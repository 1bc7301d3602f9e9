import { botsTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { BubbleLook, EmbedPanelProps } from '../types.ts';
import { readColor, DEFAULT_COLOR } from './bubbleColor.ts';
import { ColorWell } from './EmbedPanel.styles.ts';

interface BubbleFieldsProps extends Pick<EmbedPanelProps, 'onLookChange'> {
  look: BubbleLook;
  color: string;
  page: 'light' | 'dark';
  onPageChange: (page: 'light' | 'dark') => void;
}

export function BubbleFields({ look, color, page, onLookChange, onPageChange }: BubbleFieldsProps) {
  const t = useTranslation(botsTexts);
  const isColor = trimText(look.color) === '' || readColor(look.color) !== null;
  return (
    <Stack gap="4">
      <TextField
        label={t('bots.embed.color')}
        hint={t('bots.embed.colorHint')}
        error={isColor ? undefined : t('bots.embed.colorInvalid')}
        value={look.color}
        placeholder={DEFAULT_COLOR}
        onValueChange={(next) => onLookChange({ color: next })}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        endSlot={
          <ColorWell
            type="color"
            aria-label={t('bots.embed.pickColor')}
            value={color}
            onChange={(event) => onLookChange({ color: event.target.value })}
          />
        }
      />
      <Stack gap="1-5" align="start">
        <Text type="label" aria-hidden="true">
          {t('bots.embed.position')}
        </Text>
        <SegmentedControl
          label={t('bots.embed.position')}
          options={[
            { value: 'left', label: t('bots.embed.left') },
            { value: 'right', label: t('bots.embed.right') },
          ]}
          value={look.position}
          onValueChange={(position) => onLookChange({ position })}
        />
      </Stack>
      <Stack gap="1-5" align="start">
        <Text type="label" aria-hidden="true">
          {t('bots.embed.page')}
        </Text>
        <SegmentedControl
          label={t('bots.embed.page')}
          options={[
            { value: 'light', label: t('bots.embed.lightPage') },
            { value: 'dark', label: t('bots.embed.darkPage') },
          ]}
          value={page}
          onValueChange={onPageChange}
        />
      </Stack>
    </Stack>
  );
}
