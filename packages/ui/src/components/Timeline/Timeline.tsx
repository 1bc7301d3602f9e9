import { dayText, displayTexts, useFormats, useToday, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { HeadingLevel } from '../Disclosure/DisclosureHeading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Day, Empty, Entry, List, Root } from './Timeline.styles.ts';
import { TimelineItem } from './TimelineItem.tsx';
import { timelineDays } from './timelineDays.ts';
import type { TimelineEntry } from './timelineDays.ts';

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Events in display order, usually the newest first. */
  entries: readonly TimelineEntry[];
  /** Shows placeholders instead of entries. @default false */
  isLoading?: boolean;
  /** Puts the entries of each day below its date, with their times of day. @default false */
  groupsByDay?: boolean;
  /** Level of the days' headings in the page's outline. @default 3 */
  headingLevel?: HeadingLevel;
  /** Shown without entries. @default 'Nothing yet' */
  emptyText?: string | undefined;
}

/** Events in their order, each with a mark and a time. Renders a `<div>` with ordered lists. */
export function Timeline({
  label,
  entries,
  isLoading = false,
  groupsByDay = false,
  headingLevel = 3,
  emptyText,
  ...rest
}: TimelineProps) {
  const t = useTranslation(displayTexts);
  const formats = useFormats();
  const today = useToday();
  const id = useId();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);

  function titleOf(day: string): string {
    if (day === '') return t('display.timeline.noDate');
    if (day === dayText(today)) return t('display.timeline.today');
    return day === dayText(yesterday) ? t('display.timeline.yesterday') : formats.date(day);
  }

  const Heading = `h${headingLevel}` as const;
  const groups = groupsByDay ? timelineDays(entries) : [{ day: '', entries }];
  if (isLoading) {
    return (
      <Root {...rest} aria-busy="true">
        <VisuallyHidden aria-live="polite">{t('common.loading')}</VisuallyHidden>
        <List as="div" aria-hidden="true">
          {placeholders.map((width) => (
            <Entry key={width} as="div">
              <Skeleton width="24px" height="24px" radius="50%" />
              <Skeleton width={width} />
            </Entry>
          ))}
        </List>
      </Root>
    );
  }
  return (
    <Root {...rest}>
      {entries.length === 0 ? <Empty>{emptyText ?? t('display.timeline.empty')}</Empty> : null}
      {entries.length === 0
        ? null
        : groups.map(({ day, entries: ofDay }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a day may occur twice
            <div key={index}>
              {groupsByDay ? (
                <Day as={Heading} id={`${id}day${index}`}>
                  {titleOf(day)}
                </Day>
              ) : null}
              <List
                aria-label={groupsByDay ? undefined : label}
                aria-labelledby={groupsByDay ? `${id}label ${id}day${index}` : undefined}
              >
                {ofDay.map((entry) => (
                  <TimelineItem key={entry.id} entry={entry} hasDay={groupsByDay} />
                ))}
              </List>
            </div>
          ))}
      {groupsByDay ? (
        <span hidden id={`${id}label`}>
          {label}
        </span>
      ) : null}
    </Root>
  );
}

const placeholders = ['70%', '55%', '62%'];
