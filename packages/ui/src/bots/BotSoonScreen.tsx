import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { UnavailableContent } from '../patterns/RemoteContent/UnavailableContent.tsx';
import type { BotPaths } from './types.ts';
import { useBotHeader } from './useBotHeader.tsx';

export interface BotSoonScreenProps {
  /** Where the tabs of the section lead. */
  paths: BotPaths;
  /** The tab that is open. */
  section: 'train' | 'customise';
}

/** A tab of Bot Studio that is not built yet: the placeholder under the header. Goes into a `Page`. */
export function BotSoonScreen({ paths, section }: BotSoonScreenProps) {
  return (
    <div>
      <PageHeader {...useBotHeader(paths, section)} />
      <UnavailableContent />
    </div>
  );
}
