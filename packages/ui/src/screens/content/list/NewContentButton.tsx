import { contentTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useShortcut } from '../../../shortcuts/useShortcut.ts';
import type { ContentsActions, ContentsScreenProps } from './listTypes.ts';

export function NewContentButton({
  onCreate,
  isCreating,
}: Pick<ContentsActions, 'onCreate'> & Pick<ContentsScreenProps, 'isCreating'>) {
  const t = useTranslation(contentTexts);
  const label = t('content.create');
  const shortcutProps = useShortcut({ id: 'content.create', keys: 'c', label, onPress: onCreate });
  return (
    <Button
      {...shortcutProps}
      variant="primary"
      startIcon={<Icon icon={Plus} />}
      isLoading={isCreating}
      loadingText={t('content.working')}
      onClick={onCreate}
    >
      {label}
    </Button>
  );
}
