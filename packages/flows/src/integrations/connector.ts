import type { ConnectRedirect } from '@platform/api';
import { rememberState } from './connectStates.ts';

interface ConnectOptions {
  provider: string;
  request: () => Promise<ConnectRedirect | null>;
  leave: (url: string) => Promise<void>;
}

export interface Connector {
  /** Starts a connection; ignored while the same provider is being started. */
  connect: (options: ConnectOptions) => Promise<void>;
  /** Clears running starts: the user came back from the provider's page. */
  reset: () => void;
  isOpen: () => boolean;
  /** Called on mount. After the cleanup the browser is no longer redirected. */
  open: () => () => void;
}

/** One request per provider at a time, and no redirect after the page was left. */
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
