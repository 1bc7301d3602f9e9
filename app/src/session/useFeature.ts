import type { Feature } from '@platform/api';
import { useApi } from './ApiContext.ts';

export const useFeature = (feature: Feature): boolean => useApi().config.features.includes(feature);
