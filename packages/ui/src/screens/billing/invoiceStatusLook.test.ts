import { describe, expect, it } from 'vitest';
import { invoiceStatusLook } from './invoiceStatusLook.ts';

describe('invoiceStatusLook', () => {
  it.each([
    ['paid', 'success', 'dot'],
    ['succeeded', 'success', 'dot'],
    ['open', 'warning', 'ring'],
    ['pending', 'warning', 'ring'],
    ['failed', 'danger', 'square'],
    ['void', 'danger', 'square'],
    ['uncollectible', 'danger', 'square'],
    ['draft', 'neutral', 'ring'],
  ])('shows %s as %s with a %s', (status, tone, shape) => {
    expect(invoiceStatusLook(status)).toEqual({
      tone,
      shape,
      textKey: `billing.invoices.status.${status}`,
    });
  });

  it('reads a status in any case', () => {
    expect(invoiceStatusLook(' Paid ')).toMatchObject({ tone: 'success' });
  });

  it.each(['refunded', 'constructor', '__proto__', ''])('returns %j unchanged', (status) => {
    expect(invoiceStatusLook(status)).toEqual({ tone: 'neutral', shape: 'none' });
  });
});
