import { AudioLines, PhoneOutgoing, Stethoscope } from 'lucide';
import { expect, test } from 'vitest';
import { templateIcon } from './templateIcon.ts';

test.each([
  [
    'an industry in any case',
    { category: 'healthcare', defaults: { type: 'inbound' } },
    Stethoscope,
  ],
  [
    'calls it makes, before its industry',
    { category: 'Healthcare', defaults: { type: 'outbound' } },
    PhoneOutgoing,
  ],
  ['neither', { category: 'constructor', defaults: { type: 'toString' } }, AudioLines],
  ['nothing known', {}, AudioLines],
])('a template has the icon of %s', (_name, template, icon) => {
  expect(templateIcon(template)).toBe(icon);
});
