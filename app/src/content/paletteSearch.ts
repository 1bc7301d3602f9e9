import { contents } from '@platform/api';
import { FOUND_LIMIT } from '../routing/palette.ts';
import type { PaletteRecord, PaletteSearch } from '../routing/palette.ts';
import { contentRecords } from './palette.ts';

export const findContents = async ({ load, search }: PaletteSearch): Promise<PaletteRecord[]> =>
  contentRecords((await load(contents, { search, limit: FOUND_LIMIT })).contents);
