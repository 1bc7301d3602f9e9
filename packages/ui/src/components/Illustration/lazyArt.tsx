import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { ArtPlaceholder } from './ArtPlaceholder.styles.ts';

const load = () => import('./rareArt.ts');

type Art = 'ComingSoonArt' | 'EmptyArt' | 'ErrorArt' | 'NoResultsArt';

/** Loads an illustration that few users see, with its space reserved. */
function lazyArt(name: Art, width: number, height: number) {
  const LazyArt = lazyComponent(load, name);
  const room = (
    <ArtPlaceholder
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    />
  );
  return () => <LazyArt fallback={room} />;
}

export const LazyComingSoonArt = lazyArt('ComingSoonArt', 480, 168);
export const LazyEmptyArt = lazyArt('EmptyArt', 220, 56);
export const LazyErrorArt = lazyArt('ErrorArt', 420, 150);
export const LazyNoResultsArt = lazyArt('NoResultsArt', 220, 64);
