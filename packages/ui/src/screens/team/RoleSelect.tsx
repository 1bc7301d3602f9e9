import { teamTexts, useTranslation } from '@platform/i18n';
import { unlessComposing } from '@platform/i18n/text';
import { Check, X } from 'lucide';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMemberTable } from './MemberTableContext.ts';
import { RoleButtons, RoleField } from './RoleField.styles.ts';
import { shownRole } from './roles.ts';
import type { TeamRow } from './types.ts';
import type { RoleEdit } from './useRoleEdits.ts';

export interface RoleSelectProps {
  row: TeamRow;
  edit: RoleEdit;
  onClose: () => void;
}

/** Takes the focus on mount and passes it to the menu of the row. Escape closes the list, then cancels. */
export function RoleSelect({ row, edit, onClose }: RoleSelectProps) {
  const t = useTranslation(teamTexts);
  const { edits, roles } = useMemberTable();
  const selectRef = useRef<HTMLButtonElement>(null);
  const rowRef = useRef<HTMLTableRowElement>(null);
  // The menu of the row is in another cell.
  const fieldRef = useKeptFocus(() => rowRef.current?.querySelector('[aria-haspopup="menu"]'));

  useEffect(() => {
    selectRef.current?.focus();
    // The table renders the row around this cell.
    rowRef.current = selectRef.current?.closest('tr') ?? null;
    // The row is higher now: its buttons may be out of view.
    rowRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function saveByEnter(event: KeyboardEvent<HTMLButtonElement>): void {
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
    if (event.key !== 'Enter' || isOpen || edit.draft === null) return;
    event.preventDefault();
    // A held key chooses a role but does not save.
    if (!event.repeat) edits.save(row);
  }

  function cancelByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <RoleField ref={fieldRef} data-editing onKeyDown={unlessComposing(cancelByEscape)}>
      <Select
        ref={selectRef}
        label={t('team.row.roleOf', { name: row.name })}
        isLabelHidden
        size="small"
        options={roles.choices}
        value={edit.draft ?? shownRole(row.role)}
        onValueChange={(value) => edits.choose(row, value)}
        defaultOpen={edit.isListOpen}
        onKeyDown={unlessComposing(saveByEnter)}
      />
      <RoleButtons>
        {edit.isListOpen ? (
          edit.isSaving && <Spinner />
        ) : (
          <IconButton
            label={t('team.row.saveRole', { name: row.name })}
            tooltip={t('team.row.save')}
            shortcut="Enter"
            icon={edit.isSaving ? <Spinner /> : <Icon icon={Check} />}
            size="small"
            onClick={() => edits.save(row)}
          />
        )}
        <IconButton
          label={t('team.row.cancelRole', { name: row.name })}
          tooltip={t('team.row.cancel')}
          shortcut="Esc"
          icon={<Icon icon={X} />}
          size="small"
          onClick={onClose}
        />
      </RoleButtons>
      <output>
        {edit.isSaving ? <VisuallyHidden>{t('team.row.saving')}</VisuallyHidden> : null}
      </output>
    </RoleField>
  );
}
