import { expect, it } from 'vitest';
import { acceptSchema, registerSchema } from './accountSchema.ts';

const nora = {
  firstName: 'Nora',
  lastName: '',
  email: ' nora@clinic.example ',
  password: ' twelve and more ',
  company: ' New Clinic ',
  terms: true,
};

/** Keys of the error texts, by field. */
function errorKeys(schema: typeof registerSchema | typeof acceptSchema, values: object) {
  const { error } = schema.safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

it('trims everything but the password', () => {
  expect(registerSchema.parse(nora)).toEqual({
    ...nora,
    email: 'nora@clinic.example',
    company: 'New Clinic',
  });
});

it('reports the errors of all fields at once', () => {
  const emptyValues = {
    firstName: ' ',
    lastName: '',
    email: '',
    password: '',
    company: '',
    terms: false,
  };
  expect(errorKeys(registerSchema, emptyValues)).toEqual({
    firstName: 'joining.error.name',
    email: 'common.validation.emailRequired',
    password: 'joining.error.password',
    company: 'joining.error.company',
    terms: 'joining.error.terms',
  });
});

it.each([
  ['email', 'nora@clinic', 'common.validation.emailInvalid'],
  ['password', 'eleven char', 'joining.error.passwordShort'],
  ['password', 'x'.repeat(257), 'joining.error.passwordLong'],
  ['firstName', 'x'.repeat(51), 'joining.error.nameLong'],
  ['company', 'N', 'joining.error.companyLength'],
  ['company', 'N'.repeat(81), 'joining.error.companyLength'],
])('rejects the %s %j', (field, value, message) => {
  expect(errorKeys(registerSchema, { ...nora, [field]: value })).toEqual({ [field]: message });
});

it('accepts names in every script, and a last name alone', () => {
  for (const lastName of ['Соколов', 'शर्मा', 'తేజ', 'بيتروفا', '李', "O'Neill-Ågren"]) {
    expect(errorKeys(registerSchema, { ...nora, firstName: '', lastName })).toEqual({});
  }
});

it('requires an invited person to repeat the password exactly', () => {
  const { company: _company, terms: _terms, ...invited } = nora;
  expect(errorKeys(acceptSchema, { ...invited, repeat: nora.password })).toEqual({});
  expect(errorKeys(acceptSchema, { ...invited, repeat: 'twelve and more' })).toEqual({
    repeat: 'joining.error.repeat',
  });
});
