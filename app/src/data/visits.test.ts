import * as api from '@platform/api';
import type { Resource } from '@platform/api';
import { expect, it } from 'vitest';

const isResource = (value: unknown): value is Pick<Resource<unknown>, 'name' | 'freshMs'> =>
  typeof value === 'object' && value !== null && 'load' in value && 'name' in value;

it('asks once at a visit: what was preloaded is fresh until its page is there', () => {
  const short = Object.values<unknown>(api)
    .filter(isResource)
    .filter(({ freshMs }) => freshMs !== undefined && freshMs < 2000);
  // Nothing preloads it: the figures of the page do not wait for it.
  expect(short.map(({ name }) => name)).toEqual(['crm.health']);
});
