import '@platform/ui/styles.css';
import { formatNumber, LanguageProvider, teamTexts, useTranslation } from '@platform/i18n';
import { Button, DataTable, Dialog, mapRemote, Tabs } from '@platform/ui';
import { TeamScreen } from '@platform/ui/team';
import type { ButtonProps, DataTableColumn, Remote } from '@platform/ui';
import { Button as ButtonByItself } from '@platform/ui/components/Button';
import { FormDialog } from '@platform/ui/patterns/FormDialog';
import { TeamScreen as TeamByItself } from '@platform/ui/team';
import { media } from '@platform/ui/tokens';

interface Person {
  id: string;
  name: string;
}

const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name },
];

export const size: ButtonProps['size'] = 'small';
export const count: Remote<string> = mapRemote(
  { status: 'ready', data: 1, isRefreshing: false },
  formatNumber,
);
export const sameThings: [typeof Button, typeof TeamScreen] = [ButtonByItself, TeamByItself];
export const others = [Dialog.Root, Tabs.Panel, FormDialog, media.phone];

// @ts-expect-error -- an unknown size
export const none: ButtonProps['size'] = 'huge';

function Heading() {
  const t = useTranslation(teamTexts);
  // @ts-expect-error -- an unknown text
  return <h2 title={t('team.nowhere')}>{t('team.section')}</h2>;
}

export function People({ rows }: { rows: Person[] }) {
  return (
    <LanguageProvider language="en">
      <Heading />
      <DataTable
        label="People"
        status="ready"
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
      />
    </LanguageProvider>
  );
}
