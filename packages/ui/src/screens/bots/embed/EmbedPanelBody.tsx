import { botsTexts, useTranslation } from '@platform/i18n';
import { BotMessageSquare } from 'lucide';
import { useState } from 'react';
import { rowLink } from '../../../internal/rowLink.ts';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import { RecordHead } from '../../../patterns/RecordPanel/RecordHead.tsx';
import { RecordPanel } from '../../../patterns/RecordPanel/RecordPanel.tsx';
import { dataOf } from '../../../remote.ts';
import type { EmbedPanelProps } from '../types.ts';
import { BubbleFields } from './BubbleFields.tsx';
import { BubblePreview } from './BubblePreview.tsx';
import { readColor, DEFAULT_COLOR } from './bubbleColor.ts';
import { CodeBox } from './CodeBox.tsx';
import { ContrastChecks } from './ContrastChecks.tsx';
import { buildSnippet, policyLines } from './snippet.ts';
import { PanelSections } from '../../../patterns/ScreenSlots/PanelSections.tsx';

export function EmbedPanelBody(props: EmbedPanelProps) {
  const { botId, bot: remote, scriptUrl, look, onLookChange, embedHref, onClose, slots } = props;
  const t = useTranslation(botsTexts);
  const [page, setPage] = useState<'light' | 'dark'>('light');
  const [lastColor, setLastColor] = useState(DEFAULT_COLOR);
  const typed = look.color.trim() === '' ? DEFAULT_COLOR : readColor(look.color);
  if (typed !== null && typed !== lastColor) setLastColor(typed);
  const color = typed ?? lastColor;
  const known = dataOf(remote);
  return (
    <RecordPanel
      open
      record={remote}
      recordId={botId}
      label={t('bots.embed.panel', { name: known?.name ?? '' }).trim()}
      loadingText={t('bots.embed.loading')}
      missing={{ title: t('bots.embed.missing'), description: t('bots.embed.missingText') }}
      closeLabel={t('bots.embed.close')}
      onOpenChange={onClose}
      returnTo={(opener, page) => rowLink(embedHref(botId), opener, page)}
    >
      {(shown) => (
        <>
          <RecordHead
            title={shown.name}
            description={t('bots.embed.title')}
            media={<IconTile icon={BotMessageSquare} tone="accent" />}
          />
          <BubbleFields {...{ look, color, page, onLookChange }} onPageChange={setPage} />
          <BubblePreview
            {...{ color, page }}
            name={shown.name}
            greeting={shown.greeting}
            position={look.position}
          />
          <ContrastChecks color={color} onFix={(fixed) => onLookChange({ color: fixed })} />
          <CodeBox
            title={t('bots.embed.snippet')}
            text={t('bots.embed.snippetText')}
            language="HTML"
            code={buildSnippet({ scriptUrl, botId: shown.id, color, position: look.position })}
            copyText={t('bots.embed.copySnippet')}
          />
          <CodeBox
            title={t('bots.embed.policy')}
            text={t('bots.embed.policyText')}
            code={policyLines(scriptUrl)}
            copyText={t('bots.embed.copyPolicy')}
          />
          <PanelSections item={shown} slots={slots} />
        </>
      )}
    </RecordPanel>
  );
}
