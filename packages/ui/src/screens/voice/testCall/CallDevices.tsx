import { useTranslation, voiceCallTexts } from '@platform/i18n';
import { Mic, Volume2 } from 'lucide';
import { useState } from 'react';
import { DeviceChoice } from './DeviceChoice.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import type { TestCallActions, TestCallDevices } from './testCallTypes.ts';

export interface CallDevicesProps {
  devices: TestCallDevices;
  level: (() => number) | null;
  actions: Pick<TestCallActions, 'onCheckMicrophone' | 'onSpeakerChange'>;
}

export function CallDevices({ devices, level, actions }: CallDevicesProps) {
  const t = useTranslation(voiceCallTexts);
  const [microphone, setMicrophone] = useState('');
  const [speaker, setSpeaker] = useState('');

  function handleMicrophone(deviceId: string): void {
    setMicrophone(deviceId);
    actions.onCheckMicrophone(deviceId);
  }

  function handleSpeaker(deviceId: string): void {
    setSpeaker(deviceId);
    actions.onSpeakerChange(deviceId);
  }

  return (
    <>
      {devices.microphones.length > 0 || level ? (
        <DeviceChoice
          label={t('voiceCall.device.microphone')}
          icon={Mic}
          devices={devices.microphones}
          value={microphone}
          onValueChange={handleMicrophone}
        >
          {level ? <LevelMeter level={level} /> : null}
        </DeviceChoice>
      ) : null}
      {devices.speakers.length > 0 ? (
        <DeviceChoice
          label={t('voiceCall.device.speaker')}
          icon={Volume2}
          devices={devices.speakers}
          value={speaker}
          onValueChange={handleSpeaker}
        />
      ) : null}
    </>
  );
}
