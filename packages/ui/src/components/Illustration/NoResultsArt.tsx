import { useIllustration } from '../../internal/ProductContext.tsx';
import { Drawing } from './Illustration.styles.ts';

/** Illustration for a search without results. */
export function NoResultsArt() {
  const own = useIllustration('noResults');
  if (own !== undefined) return own;
  return (
    <Drawing width="220" height="64" viewBox="0 0 220 64" aria-hidden="true">
      <path
        data-ink="silence"
        strokeWidth="3.5"
        d="M11 32h.01M20 32h.01M29 32h.01M38 32h.01M47 32h.01M56 32h.01M65 32h.01M74 32h.01M83 32h.01M92 32h.01M101 32h.01M110 32h.01M119 32h.01M128 32h.01M137 32h.01M146 32h.01M155 32h.01M164 32h.01M173 32h.01M182 32h.01M191 32h.01M200 32h.01M209 32h.01"
      />
      <circle cx="110" cy="30" r="20" data-ink="paper line" strokeWidth="2" />
      <path data-ink="person" strokeWidth="4" d="M101 27v6M110 22v16M119 27v6" />
      <path data-ink="line" strokeWidth="2.5" d="m125 45 9 9" />
    </Drawing>
  );
}
