import { useIllustration } from '../../internal/ProductContext.tsx';
import { Drawing } from './Illustration.styles.ts';

export function ErrorArt() {
  const own = useIllustration('error');
  if (own !== undefined) return own;
  return (
    <Drawing width="420" height="150" viewBox="0 0 420 150" aria-hidden="true">
      <path data-ink="silence" strokeWidth="1.5" d="M34 127h352" />
      <path
        data-ink="assistant"
        strokeWidth="6.5"
        d="M64 118v-34M79 118v-58M94 118v-44M109 118v-76M124 118v-62M139 118v-88M154 118v-70M169 118v-96"
      />
      <g transform="rotate(12 186 118)">
        <path data-ink="echo" strokeWidth="6.5" d="M186 118v-92" />
      </g>
      <g transform="rotate(26 205 118)">
        <path data-ink="echo" strokeWidth="6.5" d="M205 118v-84" />
      </g>
      <g transform="rotate(42 227 118)">
        <path data-ink="person" strokeWidth="6.5" d="M227 118v-90" />
      </g>
      <g transform="rotate(58 252 118)">
        <path data-ink="echo" strokeWidth="6.5" d="M252 118v-78" />
      </g>
      <g transform="rotate(70 280 118)">
        <path data-ink="echo" strokeWidth="6.5" d="M280 118v-82" />
      </g>
      <g transform="rotate(80 311 118)">
        <path data-ink="echo" strokeWidth="6.5" d="M311 118v-66" />
      </g>
      <path data-ink="silence" strokeWidth="2.5" d="M12 127h.01M21 127h.01M30 127h.01" />
      <path data-ink="silence" strokeWidth="2.5" d="M396 127h.01M405 127h.01M414 127h.01" />
    </Drawing>
  );
}
