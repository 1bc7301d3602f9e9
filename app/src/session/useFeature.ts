import type { Feature } from '@platform/api';
import { useApi } from './ApiContext.ts';

/** Whether the deployment has switched a part of the product on. @throws outside of ApiProvider */
export const useFeature = (feature: Feature): boolean => useApi().config.features.includes(feature);
