import { composeHandlers } from './composeHandlers.ts';

type Handler = (event: never) => void;

/** Adds our event handlers to the caller's props; the caller's run first. */
export function mergeHandlers<Props extends object>(
  props: Props,
  handlers: Record<string, Handler>,
): Props {
  const theirs = props as Record<string, unknown>;
  const merged: Record<string, unknown> = { ...theirs };
  for (const [name, ours] of Object.entries(handlers)) {
    const handler = theirs[name];
    merged[name] =
      typeof handler === 'function'
        ? composeHandlers(handler as (event: Event) => void, ours as (event: Event) => void)
        : ours;
  }
  return merged as Props;
}
