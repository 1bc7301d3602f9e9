import { useMedia } from '../../internal/useMedia.ts';
import { columnQuery } from '../../tokens/media.ts';

export const useIsColumn = (): boolean => useMedia(columnQuery, true);
