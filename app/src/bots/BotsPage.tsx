import { bots } from '@platform/api';
import { BotsScreen, EmbedPanel } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { SOME_BOTS, useBotsPage } from './useBotsPage.ts';

/** `/bot-studio/bots`, with the embed panel of `?embed=`. */
function BotsPage() {
  const { screen, panel } = useBotsPage();
  return (
    <>
      <BotsScreen {...screen} />
      {panel ? <EmbedPanel {...panel} /> : null}
    </>
  );
}

export { BotsPage as Page };
/** Starts the read of the bots. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(bots, SOME_BOTS);
}
