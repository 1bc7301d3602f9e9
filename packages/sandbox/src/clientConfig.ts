import { SERVICE_SETTINGS } from '@platform/api/contract';
import type { ServiceName, Settings } from '@platform/api/contract';
import { EMBED_SCRIPT_PATH } from './bots/embed/publicPaths.ts';
import { PRIVACY_PATH, TERMS_PATH } from './control/legalPages.ts';
import { SERVICES } from './http/services.ts';

export function clientConfig(
  urls: Readonly<Record<ServiceName, string>>,
  features: readonly string[],
): Settings & { PLATFORM_IMAGE_HOSTS: string } {
  const services = Object.fromEntries(SERVICES.map((name) => [SERVICE_SETTINGS[name], urls[name]]));
  return {
    ...(services as Record<(typeof SERVICE_SETTINGS)[ServiceName], string>),
    PLATFORM_CHATBOT_EMBED_URL: `${urls.chatbot}${EMBED_SCRIPT_PATH}`,
    PLATFORM_VOICE_SOCKET_URL: urls.voice.replace(/^http/, 'ws'),
    // Profile pictures are served by the auth service.
    PLATFORM_IMAGE_HOSTS: new URL(urls.auth).origin,
    PLATFORM_TERMS_URL: new URL(TERMS_PATH, urls.auth).href,
    PLATFORM_PRIVACY_URL: new URL(PRIVACY_PATH, urls.auth).href,
    PLATFORM_FEATURES: features.join(','),
  };
}
