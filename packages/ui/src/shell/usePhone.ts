import { useMedia } from '../internal/useMedia.ts';
import { phoneQuery } from '../tokens/media.ts';

/** Whether the viewport is narrower than 768 px. */
export const usePhone = (): boolean => useMedia(phoneQuery, false);
