import { useIllustration } from '../../internal/ProductContext.tsx';
import { Drawing } from './Illustration.styles.ts';

/** Illustration for a screen that is not available yet. */
export function ComingSoonArt() {
  const own = useIllustration('comingSoon');
  if (own !== undefined) return own;
  return (
    <Drawing width="480" height="168" viewBox="0 0 480 168" aria-hidden="true">
      <path
        data-ink="silence"
        strokeWidth="6"
        d="M18 84v0M31 84v0M44 84v0M57 84v0M70 84v0M83 84v0M96 84v0M109 84v0M122 84v0M135 84v0M447 84v0M460 84v0"
      />
      <path
        data-ink="echo"
        strokeWidth="6"
        d="M148 83.6v0.8M161 82.5v3M174 77v13.9M187 69.3v29.5M200 72.4v23.2"
      />
      <path
        data-ink="assistant"
        strokeWidth="6"
        d="M213 69.9v28.2M226 50.6v66.8M239 44.1v79.8M252 39.5v89M265 27.7v112.6M278 49.3v69.4M304 38.2v91.7M317 34.5v98.9M330 32.4v103.1M343 42.6v82.9M356 53v62M369 55.4v57.2M382 60.4v47.2M395 75v18M408 78.2v11.5M421 78.6v10.9M434 83.1v1.9"
      />
      <path data-ink="person" strokeWidth="6" d="M291 14.7v138.6" />
    </Drawing>
  );
}
