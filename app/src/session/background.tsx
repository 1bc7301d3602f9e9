import { NewVersion } from '../routing/NewVersion.tsx';
import { LeftOff } from './LeftOff.tsx';

/**
 * Notices that few visits need. Loaded early, because a newer build may have deleted their chunks.
 */
function FrameNotices() {
  return (
    <>
      <LeftOff />
      <NewVersion />
    </>
  );
}

export { FrameNotices as Background };
