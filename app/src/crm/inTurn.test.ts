import { expect, it } from 'vitest';
import { createTurns } from './inTurn.ts';

it('M05 sends changes of one lead in the order they were made, those of others at once', async () => {
  const inTurn = createTurns();
  const begun: string[] = [];
  const ends = new Map<string, (isDone: boolean) => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve, reject) => {
      ends.set(name, (isDone) => (isDone ? resolve() : reject(new Error(name))));
    });
  };
  const first = inTurn('ada', task('ada 1'));
  const second = inTurn('ada', task('ada 2'));
  const other = inTurn('bo', task('bo 1'));
  await Promise.resolve();
  expect(begun).toEqual(['ada 1', 'bo 1']);
  ends.get('ada 1')?.(false);
  await expect(first).rejects.toThrow('ada 1');
  await expect.poll(() => begun).toEqual(['ada 1', 'bo 1', 'ada 2']);
  ends.get('ada 2')?.(true);
  ends.get('bo 1')?.(true);
  await Promise.all([second, other]);
});
