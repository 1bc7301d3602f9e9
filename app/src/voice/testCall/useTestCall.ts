import { conversations, entitlements } from '@platform/api';
import type { TestMode } from '@platform/api';
import { browserFamily, downloadName, knownProblem } from '@platform/flows';
import type { TestCall } from '@platform/flows';
import { useTranslation, voiceCallTexts } from '@platform/i18n';
import type { TestAgentDialogProps, TestCallActions } from '@platform/ui/voice';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useRefresh } from '../../data/useResource.ts';
import { saveFile } from '../../platform/export/saveFile.ts';
import { useApi } from '../../session/ApiContext.ts';
import { callHref } from '../address.ts';
import { openCall } from './openCall.ts';
import { useAudioDevices } from './useAudioDevices.ts';

type TestCallProps = Pick<
  TestAgentDialogProps,
  'state' | 'actions' | 'devices' | 'levels' | 'browser' | 'callHref'
>;

interface TestCallSetup {
  draft: Record<string, unknown> | undefined;
  variables: Readonly<Record<string, string>>;
  mode: TestMode;
}

export function useTestCall(
  { id, name }: { id: string; name: string },
  { draft, variables, mode }: TestCallSetup,
): TestCallProps {
  const api = useApi();
  const [call] = useState(() => {
    const made = openCall(api, id, draft);
    made.setMode(mode);
    return made;
  });
  const state = useSyncExternalStore(call.subscribe, call.getState);
  const conversationId = state.end?.conversationId ?? '';
  useLifetime(call);
  useRefreshAfterCall(conversationId);
  return {
    state,
    actions: useActions(call, name, variables),
    devices: useAudioDevices(state.microphone),
    levels: call.levels,
    browser: browserFamily(navigator.userAgent),
    callHref: conversationId === '' ? undefined : callHref(conversationId),
  };
}

function useActions(
  call: TestCall,
  name: string,
  variables: TestCallSetup['variables'],
): TestCallActions {
  const t = useTranslation(voiceCallTexts);
  return useMemo(
    () => ({
      onModeChange: call.setMode,
      onCheckMicrophone: call.checkMicrophone,
      onSpeakerChange: call.chooseSpeaker,
      onStart: () => call.start(variables),
      onSend: call.sendText,
      onMute: call.setMuted,
      onInterrupt: call.interrupt,
      onHangUp: call.hangUp,
      onSave: (text) => {
        const file = `${t('voiceCall.file.name')} ${name}`.replaceAll(/\s+/g, '-');
        saveFile(downloadName(file, 'txt', 'call'), text, 'text/plain;charset=utf-8');
      },
    }),
    [call, name, variables, t],
  );
}

function useLifetime(call: TestCall): void {
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const problem = await knownProblem();
      if (isWanted && problem) call.reportMicrophone(problem);
    };
    void look();
    // A page in the back/forward cache must not keep listening.
    addEventListener('pagehide', call.close);
    return () => {
      isWanted = false;
      removeEventListener('pagehide', call.close);
      call.close();
    };
  }, [call]);
}

function useRefreshAfterCall(conversationId: string): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (conversationId !== '') void refresh(conversations, entitlements);
  }, [conversationId, refresh]);
}
