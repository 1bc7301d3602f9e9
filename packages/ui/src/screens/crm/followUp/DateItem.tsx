import { crmTexts, useFormats, useTranslation } from '@platform/i18n';
import { CalendarClock } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Calendar } from '../../../components/Calendar/index.ts';
import { isDay } from '../../../components/Calendar/days.ts';
import { Popover } from '../../../components/Popover/index.ts';
import { useShortcut } from '../../../shortcuts/useShortcut.ts';
import type { FollowUpItemProps } from './CallFollowUp.tsx';
import { DateChoice } from './CallFollowUp.styles.ts';
import { LabelledItem } from './LabelledItem.tsx';

export function DateItem({
  nextDate,
  minDate,
  isLoading,
  disabledReason,
  onNextDateChange,
}: FollowUpItemProps) {
  const t = useTranslation(crmTexts);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const label = t('crm.followUp.date');
  const keys = useShortcut(
    isLoading ? null : { keys: 'd', label, onPress: () => setOpen(true), disabledReason },
  );
  const day = isDay(nextDate) ? nextDate : '';
  const text = day === '' ? t('crm.followUp.noDate') : formats.date(new Date(`${day}T00:00`));

  function choose(next: string): void {
    setOpen(false);
    if (next !== day) onNextDateChange(next);
  }

  return (
    <LabelledItem label={label} keys={keys.shortcut} isLoading={isLoading}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          size="small"
          icon={CalendarClock}
          label={text}
          aria-label={`${label}, ${text}`}
          aria-keyshortcuts={keys['aria-keyshortcuts']}
          disabledReason={disabledReason}
        />
        <Popover.Content label={label}>
          <DateChoice>
            <Calendar label={label} value={day} min={minDate} onValueChange={choose} />
            {day === '' ? null : (
              <Button size="small" variant="ghost" onClick={() => choose('')}>
                {t('crm.followUp.clearDate')}
              </Button>
            )}
          </DateChoice>
        </Popover.Content>
      </Popover.Root>
    </LabelledItem>
  );
}
