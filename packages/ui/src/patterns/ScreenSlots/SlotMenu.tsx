import { controlsTexts, useTranslation } from '@platform/i18n';
import { Menu } from '../../components/Menu/index.ts';
import type { MenuItem } from '../../components/Menu/types.ts';

const NONE: readonly MenuItem[] = [];

/** Menu of a row whose screen has none; the items come from `MenuExtrasContext`. */
export function SlotMenu({ name }: { name: string }) {
  const t = useTranslation(controlsTexts);
  return (
    <Menu.Root>
      <Menu.Trigger label={t('controls.slot.actions', { name })} size="small" />
      <Menu.Items items={NONE} placement="bottom-end" />
    </Menu.Root>
  );
}
