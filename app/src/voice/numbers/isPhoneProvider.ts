import { PHONE_PROVIDERS } from '@platform/api';
import type { PhoneProvider } from '@platform/api';

/** True if the text is a provider that numbers can be imported from. */
export const isPhoneProvider = (text: string): text is PhoneProvider =>
  PHONE_PROVIDERS.some((provider) => provider === text);
