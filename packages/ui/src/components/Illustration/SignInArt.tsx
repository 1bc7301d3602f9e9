import { useIllustration } from '../../internal/ProductContext.tsx';
import { BrandDrawing } from './SignInArt.styles.ts';
import { signInShapes } from './signInShapes.ts';

/** Illustration of a call, for the dark brand panel of the sign-in page. */
export function SignInArt() {
  const own = useIllustration('signIn');
  if (own !== undefined) return own;
  return (
    <BrandDrawing viewBox="0 0 760 560" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      {signInShapes.map(({ ink, ...shape }) => (
        <path key={ink} data-ink={ink} {...shape} />
      ))}
    </BrandDrawing>
  );
}
