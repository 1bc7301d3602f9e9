import { signInShapes } from '../../../../packages/ui/src/components/Illustration/signInShapes.ts';

export function Drawing() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 760 560"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {signInShapes.map(({ ink, ...shape }) => (
        <path key={ink} data-ink={ink} {...shape} />
      ))}
    </svg>
  );
}
