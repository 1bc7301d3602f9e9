import { useTimeZone } from '@platform/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { useDates } from '../Calendar/useDates.ts';
import { PopoverLayer } from '../Popover/PopoverLayer.tsx';

const Zone = styled.p`
  margin-block-start: var(--platform-space-3);
  padding-block-start: var(--platform-space-3);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font: var(--platform-type-caption);
`;

export interface PickerPopupProps {
  id: string;
  label: string;
  anchor: Element;
  trigger: HTMLElement;
  timeZone: string | null | undefined;
  onClose: (reason: OpenChangeReason) => void;
  children: ReactNode;
}

/** Popover of a date field, which names the time zone of its days. */
export function PickerPopup({ timeZone, children, ...rest }: PickerPopupProps) {
  const { t } = useDates(undefined);
  const deviceZone = useTimeZone();
  return (
    <PopoverLayer {...rest} placement="bottom-start">
      {children}
      {timeZone === null ? null : <Zone>{t('dates.zone', { zone: timeZone ?? deviceZone })}</Zone>}
    </PopoverLayer>
  );
}
