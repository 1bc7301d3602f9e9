import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { useIllustration } from '../../internal/ProductContext.tsx';
import type { Illustrations } from '../../internal/ProductContext.tsx';
import { ArtPlaceholder } from './ArtPlaceholder.styles.ts';

const load = () => import('./rareArt.ts');

type Art = 'ComingSoonArt' | 'EmptyArt' | 'ErrorArt' | 'NoResultsArt';

/** Loads an illustration that few users see, with its space reserved. */
function lazyArt(name: Art, own: keyof Illustrations, width: number, height: number) {
  const LazyArt = lazyComponent(load, name);
  const room = (
    <ArtPlaceholder
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    />
  );
  return function KnownArt() {
    // Does not load a picture that is replaced.
    const given = useIllustration(own);
    return given === undefined ? <LazyArt fallback={room} /> : given;
  };
}

export const LazyComingSoonArt = lazyArt('ComingSoonArt', 'comingSoon', 480, 168);
export const LazyEmptyArt = lazyArt('EmptyArt', 'empty', 220, 56);
export const LazyErrorArt = lazyArt('ErrorArt', 'error', 420, 150);
export const LazyNoResultsArt = lazyArt('NoResultsArt', 'noResults', 220, 64);
