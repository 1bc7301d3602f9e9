import type { CallAddress } from '@platform/api/contract';

/** Converts a call's path for the router: `/v1/invites/{id}` becomes `/v1/invites/:id`. */
export function pathOf({ path }: Pick<CallAddress, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
