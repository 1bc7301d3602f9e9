import { memberSheet } from '@platform/flows';
import type { teamTexts, TextKey, Translate } from '@platform/i18n';
import type { TeamRow } from '@platform/ui/team';

export function teamSheet(rows: readonly TeamRow[], t: Translate<TextKey<typeof teamTexts>>) {
  const roles = new Map([
    ['TenantAdmin', t('team.role.admin')],
    ['Editor', t('team.role.editor')],
    ['Viewer', t('team.role.viewer')],
    ['EndUser', t('team.role.viewer')],
  ]);
  const statuses = new Map([
    ['Active', t('team.status.active')],
    ['Pending', t('team.status.pending')],
    ['Inactive', t('team.status.inactive')],
  ]);
  return memberSheet(rows, {
    columns: {
      name: t('team.column.name'),
      email: t('team.column.email'),
      role: t('team.column.role'),
      status: t('team.column.status'),
    },
    role: (role) => roles.get(role) ?? role,
    status: (status) => statuses.get(status) ?? status,
  });
}
