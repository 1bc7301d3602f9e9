import type { CsvSheet } from '../export/csvText.ts';
import { sheetOf } from '../export/sheetOf.ts';
import type { Columns } from '../export/sheetOf.ts';

const memberColumns = ['name', 'email', 'role', 'status'] as const;

/** A member or an invite, as the list shows it. */
export type MemberRow = Columns<(typeof memberColumns)[number]>;

/** The words of exported members, in the person's language. */
export interface MemberSheetWords {
  columns: MemberRow;
  /** Gives the word of a role, and of a status. */
  role: (role: string) => string;
  status: (status: string) => string;
}

/** Lays out members in the columns of their table. */
export const memberSheet = (members: readonly MemberRow[], words: MemberSheetWords): CsvSheet =>
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
