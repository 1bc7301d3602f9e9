import { NewVersion } from '../routing/NewVersion.tsx';
import { LeftOff } from './LeftOff.tsx';

/** Loaded early, because a newer build may have deleted the chunks. */
function FrameNotices() {
  return (
    <>
      <LeftOff />
      <NewVersion />
    </>
  );
}

export { FrameNotices as Background };
