import { useFormats, useTranslation, voiceCallsTexts } from '@platform/i18n';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CopyButton } from '../../../../components/CopyButton/CopyButton.tsx';
import { Empty, SectionHead } from '../../../../patterns/RecordPanel/RecordPanel.styles.ts';
import { durationText } from '../callTimes.ts';
import { TurnLine } from './TurnLine.tsx';
import type { SpeakerNames } from './TurnLine.tsx';
import { ToolCallLine } from './ToolCallLine.tsx';
import { Copying, Line, List, Scroller } from './Transcript.styles.ts';
import type { CallLesson } from './CallPanelContent.tsx';
import { questionBefore, transcriptText } from './transcriptEntries.ts';
import type { TranscriptEntry } from './transcriptEntries.ts';
import { useLineKeys } from './useLineKeys.ts';

export interface TranscriptProps {
  entries: readonly TranscriptEntry[];
  names: SpeakerNames;
  current: number;
  /** Plays from that position, in ms; omitted if there is no recording. */
  onSeek: ((ms: number) => void) | undefined;
  /** Teaches a better answer than an agent's turn; omitted if the call was resolved. */
  onTeach: ((lesson: CallLesson) => void) | undefined;
}

const overscan = 6;
const lineHeight = 60;

/** Follows the recording unless it has the focus. Virtualised; one line is in the tab order. */
export function Transcript({ entries, names, current, onSeek, onTeach }: TranscriptProps) {
  const t = useTranslation(voiceCallsTexts);
  const formats = useFormats();
  const titleId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const questions = useMemo(
    () => entries.map((_entry, index) => (onTeach ? questionBefore(entries, index) : '')),
    [entries, onTeach],
  );
  const isStop = ({ kind, atMs }: TranscriptEntry, index: number) =>
    kind === 'tool' || (onSeek !== undefined && atMs !== null) || questions[index] !== '';
  const { stop, listProps } = useLineKeys(listRef, entries.map(isStop));

  // oxlint-disable-next-line react/incompatible-library -- lines get `measureElement` only, which is stable
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: entries.length,
    overscan,
    estimateSize: () => lineHeight,
    getScrollElement: () => scrollerRef.current,
    // The focused line stays mounted, because unmounting it would lose the focus.
    rangeExtractor: (range) => [
      ...new Set([...defaultRangeExtractor(range), ...(entries[stop] ? [stop] : [])]),
    ],
  });

  useEffect(() => {
    const isInUse = scrollerRef.current?.contains(document.activeElement);
    if (current >= 0 && !isInUse) virtualizer.scrollToIndex(current, { align: 'center' });
  }, [current, virtualizer]);

  const writeTranscript = () =>
    transcriptText(entries, ({ speaker, text, atMs }) => {
      const name = speaker ? names[speaker] : t('voiceCalls.transcript.someone');
      return `${atMs === null ? '' : `${durationText(atMs / 1000)} `}${name}: ${text}`;
    });

  function toggle(position: number, isOpen: boolean): void {
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(position);
      else next.delete(position);
      return next;
    });
  }

  return (
    <section aria-labelledby={titleId}>
      <SectionHead>
        <h3 id={titleId}>
          {t('voiceCalls.transcript.title')} <span>{formats.number(entries.length)}</span>
        </h3>
        {entries.length > 0 ? (
          <Copying>
            <CopyButton
              label={t('voiceCalls.transcript.copy')}
              text={writeTranscript}
              resultSide="start"
            />
          </Copying>
        ) : null}
      </SectionHead>
      {entries.length === 0 ? (
        <Empty>{t('voiceCalls.transcript.empty')}</Empty>
      ) : (
        // A scroller without a control in it is reached by the keyboard itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Scroller ref={scrollerRef} tabIndex={stop === -1 ? 0 : undefined}>
          <List
            ref={listRef}
            aria-label={t('voiceCalls.transcript.list')}
            style={{ blockSize: virtualizer.getTotalSize() }}
            {...listProps}
          >
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const entry = entries[index];
              if (!entry) return null;
              const { atMs } = entry;
              const question = questions[index] ?? '';
              const seek =
                entry.kind === 'turn' && onSeek && atMs !== null ? () => onSeek(atMs) : undefined;
              return (
                <Line
                  key={index}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  data-seeks={seek ? true : undefined}
                  aria-setsize={entries.length}
                  aria-posinset={index + 1}
                  aria-current={index === current || undefined}
                  style={{ transform: `translateY(${start}px)` }}
                  onClick={seek}
                >
                  {entry.kind === 'turn' ? (
                    <TurnLine
                      turn={entry.turn}
                      names={names}
                      canSeek={seek !== undefined}
                      tabIndex={index === stop ? 0 : -1}
                      onTeach={
                        onTeach && question !== ''
                          ? () => onTeach({ question, answered: entry.turn.text, turn: index })
                          : undefined
                      }
                    />
                  ) : (
                    <ToolCallLine
                      tool={entry.tool}
                      isOpen={open.has(index)}
                      onToggle={(isOpen) => toggle(index, isOpen)}
                      tabIndex={index === stop ? 0 : -1}
                    />
                  )}
                </Line>
              );
            })}
          </List>
        </Scroller>
      )}
    </section>
  );
}
