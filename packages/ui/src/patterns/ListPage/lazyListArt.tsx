import { Drawing } from '../../components/Illustration/Illustration.styles.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';

const load = () => import('./listArt.ts');

type Art = 'EmptyArt' | 'ErrorArt' | 'NoResultsArt';

/** A drawing that most lists never show, with its room until its code is here. */
function lazyArt(name: Art, width: number, height: number) {
  const LazyArt = lazyComponent(load, name);
  const room = (
    <Drawing width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
  );
  return () => <LazyArt fallback={room} />;
}

export const LazyEmptyArt = lazyArt('EmptyArt', 220, 56);
export const LazyErrorArt = lazyArt('ErrorArt', 420, 150);
export const LazyNoResultsArt = lazyArt('NoResultsArt', 220, 64);
