import { NewVersion } from '../routing/NewVersion.tsx';
import { ResumeLastPage } from './ResumeLastPage.tsx';

/** Loaded early, because a newer build may have deleted the chunks. */
function FrameNotices() {
  return (
    <>
      <ResumeLastPage />
      <NewVersion />
    </>
  );
}

export { FrameNotices as Background };
