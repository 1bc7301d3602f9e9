import { useMedia } from '../../internal/useMedia.ts';
import { columnQuery } from '../../tokens/media.ts';

/** Whether the window has room for a panel beside the page. */
export const useIsColumn = (): boolean => useMedia(columnQuery, true);
