/** An object of JSON. */
export type JsonObject = Record<string, unknown>;

/** Whether a value of JSON is an object, and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
