import { useTranslation, voiceTexts, voiceAgentFormTexts } from '@platform/i18n';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { SettingText, SideCard, Sides } from './ConflictDialog.styles.ts';
import { agentFieldLabel } from './fields.ts';
import { settingText } from './settingText.ts';
import type { AgentChoices, AgentConflict, AgentValues } from './agentFormTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface ConflictDialogProps {
  /** Settings that were changed elsewhere and differ from the user's. */
  conflicts: readonly AgentConflict[];
  /** Settings that the user wants to save. */
  mine: AgentValues;
  /** Settings as they are stored now. */
  theirs: AgentValues;
  /** Used to show names of voices, tools and numbers instead of ids. */
  choices: AgentChoices;
  /** Called with the settings whose stored value is to be kept. */
  onChoose: (accepted: ReadonlySet<keyof AgentValues>) => void;
  /** Called when the dialog is closed without saving. */
  onClose: () => void;
}

/** Compares the user's settings with those saved elsewhere in the meantime, one by one. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, mine, theirs, choices, onChoose, onClose } = props;
  const t = useTranslation(voiceTexts, voiceAgentFormTexts);
  const [accepted, setAccepted] = useState<ReadonlySet<keyof AgentValues>>(
    () => new Set(conflicts.flatMap(({ name, isMineChanged }) => (isMineChanged ? [] : [name]))),
  );

  function choose(name: keyof AgentValues, isTheirs: boolean): void {
    const next = new Set(accepted);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setAccepted(next);
  }

  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      size="large"
      title={t('voiceAgentForm.conflict.title')}
      description={t('voiceAgentForm.conflict.text')}
      isDismissable={false}
    >
      <Dialog.Body>
        <Stack gap="5">
          {conflicts.map(({ name }) => (
            <RadioGroup
              key={name}
              label={agentFieldLabel(t, name)}
              value={accepted.has(name) ? 'theirs' : 'mine'}
              onValueChange={(side) => choose(name, side === 'theirs')}
            >
              <Sides>
                {(['theirs', 'mine'] as const).map((side) => (
                  <SideCard key={side} value={side}>
                    <Text as="b" tone="secondary" size="md" weight="medium" breaksWords isBlock>
                      {t(`voiceAgentForm.conflict.${side}`)}
                    </Text>
                    <SettingText>
                      {settingText(t, name, side === 'mine' ? mine : theirs, choices) ||
                        t('voiceAgentForm.conflict.empty')}
                    </SettingText>
                  </SideCard>
                ))}
              </Sides>
            </RadioGroup>
          ))}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        <Button variant="primary" onClick={() => onChoose(accepted)}>
          {t('voiceAgentForm.conflict.save')}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  );
}
