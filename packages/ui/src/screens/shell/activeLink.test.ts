import { expect, test } from 'vitest';
import { isActiveLink, isSectionOpen } from './activeLink.ts';

test.each([
  ['/crm', '/crm', true],
  ['/crm/', '/crm', true],
  ['/crm/contacts', '/crm', true],
  ['/crm-archive', '/crm', false],
  ['/', '/crm', false],
  ['/voice-agent/tools', '/voice-agent/agents', false],
])('on %s the link %s is active: %s', (path, href, expected) => {
  expect(isActiveLink(path, href)).toBe(expected);
});

test.each([
  ['/voice-agent/tools', '/voice-agent/agents', true],
  ['/voice-agent', '/voice-agent/agents', true],
  ['/voice-agent/agents', '/voice-agent/agents', false],
  ['/voice-agents-old', '/voice-agent/agents', false],
  ['/dashboard', '/crm', false],
])('on %s the section of %s is open by another path: %s', (path, href, expected) => {
  expect(isSectionOpen(path, href)).toBe(expected);
});
