import type { AreaWrite } from '../areaWrites.ts';
import { answerLost } from './answerLost.ts';
import { left } from './left.ts';
import { neverSentAgain } from './neverSentAgain.ts';
import { refused } from './refused.ts';
import { sessionEnds } from './sessionEnds.ts';
import type { World } from './world.ts';

interface WriteFault {
  title: string;
  /** Whether the page's clock must be a fake one. */
  needsClock?: boolean;
  run: (world: World, write: AreaWrite) => Promise<void>;
}

/** The rows of the fault catalogue that hold for every write. */
export const writeFaults: readonly WriteFault[] = [
  {
    title: 'M01 M02 M10 is sent once for five presses, and neither again nor later by itself',
    needsClock: true,
    run: neverSentAgain,
  },
  {
    title: 'M03 D16 is told as failed, and shown as it is, when its answer got lost',
    run: answerLost,
  },
  { title: 'M09 S11 D03 D14 is refused in words for people, within the session', run: refused },
  { title: 'M11 is told once where the page was left, and leads nowhere', run: left },
  { title: 'S03 S08 ends with the session, told once', run: sessionEnds },
];
