import { composeHandlers } from './composeHandlers.ts';

type Handler = (event: never) => void;

/** Adds our event handlers to the caller's props; the caller's run first. */
export function mergeHandlers<Props extends object>(
  props: Props,
  handlers: Record<string, Handler>,
): Props {
  const callerProps = props as Record<string, unknown>;
  const merged: Record<string, unknown> = { ...callerProps };
  for (const [name, ownHandler] of Object.entries(handlers)) {
    const handler = callerProps[name];
    merged[name] =
      typeof handler === 'function'
        ? composeHandlers(handler as (event: Event) => void, ownHandler as (event: Event) => void)
        : ownHandler;
  }
  return merged as Props;
}
