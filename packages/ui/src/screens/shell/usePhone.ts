import { useMedia } from '../../internal/useMedia.ts';
import { phoneQuery } from '../../tokens/media.ts';

export const usePhone = (): boolean => useMedia(phoneQuery, false);
