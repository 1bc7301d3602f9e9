import { expect, test } from 'vitest';
import { numberSchema } from './numberSchema.ts';
import type { NumberValues } from './numbersTypes.ts';

const typed: NumberValues = {
  number: '0044 20 7946 0100',
  label: ' Main line ',
  provider: 'twilio',
  credentials: ' vault/twilio ',
  agentId: '',
  isInbound: true,
  isOutbound: false,
  fallbackNumber: '',
};

function check(values: NumberValues, known?: { number: string }): unknown {
  const { data, error } = numberSchema(known).safeParse(values);
  return error
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]))
    : data;
}

test('returns numbers in E.164 and trims texts', () => {
  expect(check({ ...typed, fallbackNumber: '+49 30 555 0177' })).toEqual({
    ...typed,
    number: '+442079460100',
    label: 'Main line',
    credentials: 'vault/twilio',
    fallbackNumber: '+49305550177',
  });
});

test('reports an error for each field', () => {
  const long = 'x'.repeat(41);
  expect(check({ ...typed, number: ' ', label: long, provider: '', fallbackNumber: '12' })).toEqual(
    {
      number: 'voiceNumbers.invalid.required',
      label: 'voiceNumbers.invalid.label',
      provider: 'voiceNumbers.invalid.provider',
      fallbackNumber: 'voiceNumbers.invalid.notANumber',
    },
  );
  expect(check({ ...typed, number: '020 7946 0100' })).toEqual({
    number: 'voiceNumbers.invalid.noCountry',
  });
});

test('rejects the number itself as its fallback, in any notation', () => {
  const itself = { fallbackNumber: 'voiceNumbers.invalid.sameNumber' };
  expect(check({ ...typed, fallbackNumber: '+44 20 7946 0100' })).toEqual(itself);
  const known = { number: '+442079460100' };
  expect(check({ ...typed, ...known, fallbackNumber: '+442079460100' }, known)).toEqual(itself);
});

test('D04 a stored number that is invalid can still be edited', () => {
  const known = { number: 'extension 5' };
  expect(check({ ...typed, ...known, provider: '' }, known)).toMatchObject(known);
});
