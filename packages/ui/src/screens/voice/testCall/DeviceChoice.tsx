import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import type { IconShape } from '../../../components/Icon/Icon.tsx';
import { DeviceOption, DeviceSelect, Extra, Row, RowIcon } from './DeviceChoice.styles.ts';
import type { TestCallDevice } from './testCallTypes.ts';

export interface DeviceChoiceProps {
  label: string;
  icon: IconShape;
  devices: readonly TestCallDevice[];
  value: string;
  onValueChange: (deviceId: string) => void;
  children?: ReactNode;
}

export function DeviceChoice({
  label,
  icon,
  devices,
  value,
  onValueChange,
  children,
}: DeviceChoiceProps) {
  const t = useTranslation(voiceCallTexts);
  const isKnown = devices.some(({ id }) => id === value);
  const others = devices.filter(({ id }) => id !== 'default');
  return (
    <Row>
      <RowIcon icon={icon} />
      <DeviceSelect
        aria-label={label}
        value={isKnown ? value : ''}
        onChange={(event) => onValueChange(event.target.value)}
      >
        <DeviceOption value="">{t('voiceCall.device.default')}</DeviceOption>
        {others.map((device) => (
          <DeviceOption key={device.id} value={device.id}>
            {device.label}
          </DeviceOption>
        ))}
      </DeviceSelect>
      {children ? <Extra>{children}</Extra> : null}
      <RowIcon icon={ChevronDown} />
    </Row>
  );
}
