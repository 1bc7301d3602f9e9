import { ApiError } from '../http/apiError.ts';
import type { Refresher, RefresherOptions } from './refresher.ts';

/** Loads the code on first use; if that fails, calls fail as if offline, the session continues. */
export function createLazyRefresher(options: RefresherOptions): Refresher {
  let loading: Promise<Refresher> | null = null;

  async function load(): Promise<Refresher> {
    try {
      const { createRefresher } = await import('./refresher.ts');
      return createRefresher(options);
    } catch {
      loading = null;
      throw new ApiError('network');
    }
  }

  return {
    async renew(failedToken, isSilent) {
      const signal = options.store.signal();
      loading ??= load();
      const refresher = await loading;
      if (signal.aborted) throw new ApiError('aborted');
      return refresher.renew(failedToken, isSilent);
    },
    async settled() {
      const refresher = await loading?.catch(() => null);
      await refresher?.settled();
    },
  };
}
