import { describe, expect, it } from 'vitest';
import { statusLook } from './statusLook.ts';

describe('statusLook', () => {
  it.each([
    ['Active', 'success', 'dot', 'team.status.active'],
    ['Pending', 'warning', 'ring', 'team.status.pending'],
    ['Inactive', 'neutral', 'ring', 'team.status.inactive'],
  ])('shows %s as %s with a %s', (status, tone, shape, textKey) => {
    expect(statusLook(status)).toEqual({ tone, shape, textKey });
  });

  it.each(['Suspended', 'constructor', ''])('shows the unknown status %j as received', (status) => {
    expect(statusLook(status)).toEqual({ tone: 'neutral', shape: 'none' });
  });
});
