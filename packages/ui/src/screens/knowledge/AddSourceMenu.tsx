import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Globe, Plus, Text, Upload } from 'lucide';
import { useState } from 'react';
import { Menu } from '../../components/Menu/index.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';

export interface AddSourceMenuProps {
  onFiles: () => void;
  onPage: () => void;
  onText: () => void;
}

export function AddSourceMenu({ onFiles, onPage, onText }: AddSourceMenuProps) {
  const t = useTranslation(knowledgeTexts);
  const [isOpen, setOpen] = useState(false);
  const label = t('knowledge.add.source');
  const { 'aria-keyshortcuts': keys } = useShortcut({
    id: 'knowledge.add',
    keys: 'c',
    label,
    onPress: () => setOpen(true),
  });
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger variant="button" isPrimary label={label} icon={Plus} aria-keyshortcuts={keys} />
      <Menu.Items
        placement="bottom-end"
        items={() => [
          { id: 'files', label: t('knowledge.add.files'), icon: Upload, onSelect: onFiles },
          { id: 'page', label: t('knowledge.add.page'), icon: Globe, onSelect: onPage },
          { id: 'text', label: t('knowledge.add.text'), icon: Text, onSelect: onText },
        ]}
      />
    </Menu.Root>
  );
}
