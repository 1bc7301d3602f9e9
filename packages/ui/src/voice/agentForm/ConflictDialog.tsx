import { useTranslation, voiceTexts, voiceAgentFormTexts } from '@platform/i18n';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { Fields, SettingText, SideCard, Sides } from './ConflictDialog.styles.ts';
import { agentFieldLabel } from './fields.ts';
import { settingText } from './settingText.ts';
import type { AgentChoices, AgentConflict, AgentValues } from './types.ts';
import { FieldGroup } from '../../patterns/FieldGroup/FieldGroup.tsx';
import { Text } from '../../patterns/Text/Text.tsx';

export interface ConflictDialogProps {
  /** What was changed elsewhere, and differs from mine. */
  conflicts: readonly AgentConflict[];
  /** The settings as they were to be saved. */
  mine: AgentValues;
  /** The settings as they are stored now. */
  theirs: AgentValues;
  /** Gives ids of voices, tools and numbers their names. */
  choices: AgentChoices;
  /** Called with the settings of which theirs is to stay. */
  onChoose: (taken: ReadonlySet<keyof AgentValues>) => void;
  /** Nothing is saved. */
  onClose: () => void;
}

/** Compares an agent that was changed elsewhere with what is to be saved, setting by setting. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, mine, theirs, choices, onChoose, onClose } = props;
  const t = useTranslation(voiceTexts, voiceAgentFormTexts);
  const groupId = useId();
  const [taken, setTaken] = useState<ReadonlySet<keyof AgentValues>>(
    () => new Set(conflicts.flatMap(({ name, isMineChanged }) => (isMineChanged ? [] : [name]))),
  );

  function choose(name: keyof AgentValues, isTheirs: boolean): void {
    const next = new Set(taken);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setTaken(next);
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
        <Fields>
          {conflicts.map(({ name }) => (
            <FieldGroup key={name} legend={agentFieldLabel(t, name)} layout="grid">
              <Sides>
                {(['theirs', 'mine'] as const).map((side) => (
                  <SideCard
                    key={side}
                    name={`${groupId}${name}`}
                    checked={taken.has(name) === (side === 'theirs')}
                    onChange={() => choose(name, side === 'theirs')}
                  >
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
            </FieldGroup>
          ))}
        </Fields>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        <Button variant="primary" onClick={() => onChoose(taken)}>
          {t('voiceAgentForm.conflict.save')}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  );
}
