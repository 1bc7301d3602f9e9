import { useIllustration } from '../../internal/ProductContext.tsx';
import { Drawing } from './Illustration.styles.ts';

/** Illustration for an empty list of bots. */
export function BotsArt() {
  const own = useIllustration('bots');
  if (own !== undefined) return own;
  return (
    <Drawing width="240" height="104" viewBox="0 0 240 104" aria-hidden="true">
      <path
        data-ink="well"
        d="M39 8h92a13 13 0 0 1 13 13v12a13 13 0 0 1 -13 13h-102a3 3 0 0 1 -3 -3v-22a13 13 0 0 1 13 -13Z"
      />
      <path data-ink="echo" strokeWidth="4" d="M44 27h.01M54 27h.01M64 27h.01" />
      <path
        data-ink="silence"
        strokeWidth="3"
        d="M78 27h.01M88 27h.01M98 27h.01M108 27h.01M118 27h.01"
      />
      <path
        data-ink="solid"
        d="M105 56h96a13 13 0 0 1 13 13v24a3 3 0 0 1 -3 3h-106a13 13 0 0 1 -13 -13v-14a13 13 0 0 1 13 -13Z"
      />
      <path
        data-ink="onSolid"
        strokeWidth="3.5"
        d="M110 76v0M119.6 73.9v4.1M129.2 71.9v8.2M138.8 69.1v13.7M148.4 66.7v18.6M158 69.4v13.2M167.6 69.3v13.3M177.2 70.9v10.2M186.8 72.9v6.3M196.4 75.1v1.9"
      />
      <circle data-ink="voice" cx="13" cy="39" r="6.5" />
    </Drawing>
  );
}
