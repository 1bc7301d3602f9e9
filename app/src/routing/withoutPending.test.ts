import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { withoutPending } from './withoutPending.ts';

function routerWith(loader: () => Promise<null>) {
  const router = createMemoryRouter([{ path: '/' }, { path: '/next', loader }]);
  const shown = withoutPending(router);
  const navigations: string[] = [];
  shown.subscribe(({ location, navigation }) => {
    navigations.push(`${navigation.state} ${location.pathname}`);
  });
  return { router, shown, navigations };
}

test('reports a navigation when it ends, not when it starts', async () => {
  let respond = () => {};
  const response = new Promise<null>((resolve) => {
    respond = () => resolve(null);
  });
  const { router, shown, navigations } = routerWith(() => response);
  const navigated = shown.navigate('/next');
  expect(router.state.navigation.state).toBe('loading');
  expect(shown.state).toBe(router.state);
  expect(navigations).toEqual([]);
  respond();
  await navigated;
  expect(navigations).toEqual(['idle /next']);
});

test('reports a navigation that fails, and one that replaces a pending one', async () => {
  const { shown, navigations } = routerWith(() => Promise.reject(new Error('offline')));
  await shown.navigate('/next');
  expect(shown.state.errors).not.toBeNull();
  void shown.navigate('/next');
  await shown.navigate('/');
  expect(navigations).toEqual(['idle /next', 'idle /']);
});

test('reports a blocked navigation, which leaves the page as it is', async () => {
  const { shown, navigations } = routerWith(() => Promise.resolve(null));
  shown.getBlocker('form', () => true);
  await shown.navigate('/next');
  expect(shown.state.blockers.get('form')?.state).toBe('blocked');
  expect(navigations).toEqual(['idle /']);
});
