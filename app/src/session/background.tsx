import { NewVersion } from '../routing/NewVersion.tsx';
import { LeftOff } from './LeftOff.tsx';

/** The notices that few visits see; what says that there is a newer build must be here by then. */
function FrameNotices() {
  return (
    <>
      <LeftOff />
      <NewVersion />
    </>
  );
}

export { FrameNotices as Background };
