import { teamTexts, useTranslation } from '@platform/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Select } from '../components/Select/Select.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { RoleField } from './RoleSelect.styles.ts';
import { ASSIGNABLE_ROLES, roleKey, shownRole } from './roles.ts';
import type { AssignableRole, TeamRow } from './types.ts';
import type { RoleEdit } from './useRoleEdits.ts';
import { activeElement } from '../internal/elements.ts';

export interface RoleSelectProps {
  row: TeamRow;
  edit: RoleEdit;
  onChoose: (role: AssignableRole) => void;
}

/** The select of a row in edit mode. It takes the focus when it comes and hands it on when it goes. */
export function RoleSelect({ row, edit, onChoose }: RoleSelectProps) {
  const t = useTranslation(teamTexts);
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    ref.current?.focus();
  }, []);

  useLayoutEffect(() => {
    const select = ref.current;
    const menu = select?.closest('tr')?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    return () => {
      if (select && activeElement() === select) menu?.focus();
    };
  }, []);

  return (
    <RoleField>
      <Select
        ref={ref}
        label={t('team.row.roleOf', { name: row.name })}
        isLabelHidden
        size="small"
        options={ASSIGNABLE_ROLES.map((role) => ({ value: role, label: t(roleKey(role)) }))}
        value={edit.draft ?? shownRole(row.role)}
        onValueChange={(value) => onChoose(value as AssignableRole)}
      />
      <output>
        {edit.isSaving ? (
          <>
            <Spinner />
            <VisuallyHidden>{t('team.row.saving')}</VisuallyHidden>
          </>
        ) : null}
      </output>
    </RoleField>
  );
}
