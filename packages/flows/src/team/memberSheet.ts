import type { CsvSheet } from '../export/csvText.ts';
import { sheetOf } from '../export/sheetOf.ts';
import type { Columns } from '../export/sheetOf.ts';

const memberColumns = ['name', 'email', 'role', 'status'] as const;

export type MemberRow = Columns<(typeof memberColumns)[number]>;

export interface MemberSheetTexts {
  columns: MemberRow;
  role: (role: string) => string;
  status: (status: string) => string;
}

export const memberSheet = (members: readonly MemberRow[], words: MemberSheetTexts): CsvSheet =>
  sheetOf(
    memberColumns,
    words.columns,
    members.map(({ name, email, role, status }) => ({
      name,
      email,
      role: words.role(role),
      status: words.status(status),
    })),
  );
