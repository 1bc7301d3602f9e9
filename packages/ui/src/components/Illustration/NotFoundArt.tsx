import { useIllustration } from '../../internal/ProductContext.tsx';
import { Drawing } from './Illustration.styles.ts';

/** Illustration for a page that was not found. */
export function NotFoundArt() {
  const own = useIllustration('notFound');
  if (own !== undefined) return own;
  return (
    <Drawing width="480" height="158" viewBox="0 0 480 158" aria-hidden="true">
      <path data-ink="silence" strokeWidth="4" d="M6 62h.01M18 62h.01M474 62h.01" />
      <path
        data-ink="assistant"
        strokeWidth="6"
        d="M30 59.7v4.56M42 57.8v8.44M54 54.5v15.03M66 47.1v29.86M78 42.5v39.06M90 40.6v42.83M102 32.2v59.52M114 38.6v46.8M126 36.2v51.68M138 44.4v35.15M150 41.1v41.78M162 49.6v24.89M174 50.1v23.77M186 59.2v5.54"
      />
      <path
        data-ink="assistant"
        strokeWidth="6"
        d="M318 56.7v10.69M330 51.9v20.25M342 46.9v30.21M354 45.1v33.86M366 41.8v40.47M378 41.5v40.99M390 42v40.05M402 44v36.1M414 47.3v29.4M426 52.8v18.42M438 50.3v23.44M450 57.9v8.24M462 60.1v3.84"
      />
      <path
        data-ink="echo"
        strokeWidth="1.75"
        strokeDasharray="1 6"
        d="M219 28h66a20 20 0 0 1 20 20v28a20 20 0 0 1 -20 20h-82a4 4 0 0 1 -4 -4v-44a20 20 0 0 1 20 -20Z"
      />
      <path data-ink="silence" strokeWidth="1.5" d="M180 150h144" />
      <path data-ink="person" strokeWidth="6" d="M230 142l37-9" />
      <path data-ink="silence" strokeWidth="4" d="M284 141h.01M296 141h.01" />
    </Drawing>
  );
}
