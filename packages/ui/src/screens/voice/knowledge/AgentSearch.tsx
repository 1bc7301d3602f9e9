import { useTranslation, voiceKnowledgeTexts } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import { Search } from 'lucide';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';

export interface AgentSearchProps {
  value: string;
  onValueChange: (search: string) => void;
}

/** Escape clears it; the next one closes the dialog. */
export function AgentSearch({ value, onValueChange }: AgentSearchProps) {
  const t = useTranslation(voiceKnowledgeTexts);
  const label = t('voiceKnowledge.dialog.search');
  return (
    <TextField
      type="search"
      label={label}
      isLabelHidden
      placeholder={label}
      startIcon={<Icon icon={Search} />}
      autoComplete="off"
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event) || value === '') return;
        event.preventDefault();
        onValueChange('');
      }}
    />
  );
}
