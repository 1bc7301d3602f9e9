import { members } from '@platform/api';
import type { PaletteRecord, PaletteSearch } from '../routing/palette.ts';
import { memberRecords } from './palette.ts';

/** The service has no member search, so all are listed. */
export const findMembers = async ({ preload }: PaletteSearch): Promise<PaletteRecord[]> =>
  memberRecords((await preload(members, {})) ?? []);
