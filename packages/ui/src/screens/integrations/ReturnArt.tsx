import { Blocks } from 'lucide';
import { Drawing } from '../../components/Illustration/Illustration.styles.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { providerIcon } from './providerIcon.ts';
import type { ReturnProgress } from './types.ts';

export interface ReturnArtProps {
  provider: string | null;
  progress: ReturnProgress;
}

const SPEECH = [
  1.8, 11.1, 17.8, 13.6, 18.5, 20.5, 16.9, 32.9, 36.4, 33.9, 25.1, 28.2, 24, 20.2, 26.4, 17.1, 12.6,
  8.2, 3.4,
];
const BROKEN = [5, 10.9, 19.9, 23.3, 5.1];

const x = (index: number) => (86 + index * 9.3).toFixed(1);
const barPath = (height: number, index: number) => `M${x(index)} ${36 - height / 2}v${height}`;
const dots = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, offset) => `M${x(from + offset)} 36h.01`).join(
    '',
  );

/** The bars grow with each step and break off on failure. Decorative. */
export function ReturnArt({ provider, progress }: ReturnArtProps) {
  const isFailed = progress.step === 'failed';
  const shownBars = isFailed ? BROKEN : SPEECH.slice(0, barCountOf(progress));
  return (
    <Drawing width="340" height="72" viewBox="0 0 340 72" aria-hidden="true">
      <path
        data-ink="solid"
        d="M19 8h30a19 19 0 0 1 19 19v18a19 19 0 0 1-19 19H8a8 8 0 0 1-8-8V27A19 19 0 0 1 19 8Z"
      />
      <path data-ink="onSolid" strokeWidth="5" d="M20 32v8M34 24v24M48 29v14" />
      <path
        data-ink="silence"
        strokeWidth="3.5"
        d={isFailed ? dots(5, 8) + dots(11, 19) : dots(shownBars.length, 19)}
      />
      <path data-ink="assistant" strokeWidth="4.2" d={shownBars.map(barPath).join('')} />
      {isFailed ? <path data-ink="person" strokeWidth="4.2" d="M163 55l15-6" /> : null}
      <path
        data-ink={isConfirmed(progress) ? 'tint' : 'well'}
        d="M291 8h30a19 19 0 0 1 19 19v29a8 8 0 0 1-8 8h-41a19 19 0 0 1-19-19V27a19 19 0 0 1 19-19Z"
      />
      <g transform="translate(294.5 24.5) scale(1.175)">
        <Icon
          icon={providerIcon(provider) ?? Blocks}
          size="large"
          color={
            isConfirmed(progress) ? 'var(--platform-accent-text)' : 'var(--platform-text-secondary)'
          }
        />
      </g>
    </Drawing>
  );
}

function isConfirmed(progress: ReturnProgress): boolean {
  return progress.step === 'leaving' && progress.isConfirmed;
}

/** All bars only once the connection is confirmed. */
function barCountOf(progress: ReturnProgress): number {
  switch (progress.step) {
    case 'saving':
      return 5;
    case 'waiting':
      return 9;
    case 'checking':
      return 9 + Math.round((progress.attempt / Math.max(1, progress.attempts)) * 9);
    case 'leaving':
      return progress.isConfirmed ? SPEECH.length : 18;
    case 'failed':
      return 0;
  }
}
