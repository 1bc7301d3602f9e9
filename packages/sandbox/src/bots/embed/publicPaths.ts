export const EMBED_SCRIPT_PATH = '/embed';

/** True for paths open to any origin: the embed script and its calls. */
export const isEmbedPath = (path: string): boolean =>
  path === `/chatbot${EMBED_SCRIPT_PATH}` || path.startsWith('/chatbot/v1/embed/');
