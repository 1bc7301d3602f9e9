import { useMedia } from '../../internal/useMedia.ts';
import { columnQuery } from '../../tokens/media.ts';

/** True if the window has room for a panel next to the page. */
export const useIsColumn = (): boolean => useMedia(columnQuery, true);
