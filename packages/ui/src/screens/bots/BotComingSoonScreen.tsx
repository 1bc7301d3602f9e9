import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { UnavailableContent } from '../../patterns/RemoteContent/UnavailableContent.tsx';
import type { BotPaths } from './types.ts';
import { useBotHeader } from './useBotHeader.tsx';

export interface BotComingSoonScreenProps {
  /** URLs of the tabs. */
  paths: BotPaths;
  /** The current tab. */
  section: 'train' | 'customise';
}

/** Placeholder of a tab of Bot Studio, with its header. Render it inside a `Page`. */
export function BotComingSoonScreen({ paths, section }: BotComingSoonScreenProps) {
  return (
    <div>
      <PageHeader {...useBotHeader(paths, section)} />
      <UnavailableContent />
    </div>
  );
}
