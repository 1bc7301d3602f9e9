import { useIllustration } from '../../internal/ProductContext.tsx';
import { Drawing } from './Illustration.styles.ts';

/** Illustration for an empty list. */
export function EmptyArt() {
  const own = useIllustration('empty');
  if (own !== undefined) return own;
  return (
    <Drawing width="220" height="56" viewBox="0 0 220 56" aria-hidden="true">
      <path
        data-ink="silence"
        strokeWidth="3.5"
        d="M8 28h.01M17 28h.01M26 28h.01M35 28h.01M44 28h.01M53 28h.01M62 28h.01M71 28h.01M143 28h.01M152 28h.01M161 28h.01M170 28h.01M179 28h.01M188 28h.01M197 28h.01M206 28h.01"
      />
      <path
        data-ink="assistant"
        strokeWidth="4"
        d="M80 24.5v6.95M89 22.1v11.83M98 17.8v20.4M107 19.7v16.64M116 15.5v25.05M125 19.5v17.02M134 25.2v5.57"
      />
      <path data-ink="person" strokeWidth="4" d="M161 22v12" />
    </Drawing>
  );
}
