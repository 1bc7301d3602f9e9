/** Where `PLATFORM_CHATBOT_EMBED_URL` leads, within the chatbot service. */
export const EMBED_SCRIPT_PATH = '/embed';

/** Whether pages of any origin may ask for a path: the embed script and what it asks. */
export const isEmbedPath = (path: string): boolean =>
  path === `/chatbot${EMBED_SCRIPT_PATH}` || path.startsWith('/chatbot/v1/embed/');
