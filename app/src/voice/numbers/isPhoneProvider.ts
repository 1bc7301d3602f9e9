import { PHONE_PROVIDERS } from '@platform/api';
import type { PhoneProvider } from '@platform/api';

export const isPhoneProvider = (text: string): text is PhoneProvider =>
  PHONE_PROVIDERS.some((provider) => provider === text);
