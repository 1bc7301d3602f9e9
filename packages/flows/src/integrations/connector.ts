import type { ConnectRedirect } from '@platform/api';
import { rememberState } from './connectStates.ts';

interface ConnectOptions {
  provider: string;
  /** Asks the service to start the connection; null where it did not. */
  request: () => Promise<ConnectRedirect | null>;
  /** Sends the browser to the provider's page. */
  leave: (url: string) => Promise<void>;
}

/** The connections that a page starts. */
export interface Connector {
  /** Starts a connection; nothing where one of the same provider is being started. */
  connect: (options: ConnectOptions) => Promise<void>;
  /** Forgets what is under way: the browser came back from the provider's page. */
  reset: () => void;
  /** True until the page is left. */
  isOpen: () => boolean;
  /** Called when the page is shown. @returns called when it is left: the browser stays where it is then */
  open: () => () => void;
}

/**
 * Creates the start of connections: one call for each provider at a time. Where the page was left
 * meanwhile, the browser is not sent away any more.
 *
 * @param onChange told the providers whose connection is being started
 */
export function createConnector(onChange: (connecting: ReadonlySet<string>) => void): Connector {
  const running = new Set<string>();
  let isOpen = true;
  const notify = () => onChange(new Set(running));
  return {
    async connect({ provider, request, leave }) {
      if (running.has(provider)) return;
      running.add(provider);
      notify();
      const redirect = await request();
      if (!redirect) {
        running.delete(provider);
        notify();
      } else if (isOpen) {
        const { url, state } = redirect;
        const sent = state || (new URL(url).searchParams.get('state') ?? '');
        rememberState(provider, sent, Date.now());
        await leave(url);
      }
    },
    reset() {
      running.clear();
      notify();
    },
    isOpen: () => isOpen,
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
      };
    },
  };
}
