import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { personOf } from './roles.ts';
import type { ArgsForPerson } from './roles.ts';

const note: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 'var(--platform-space-3)',
  insetInlineStart: 'var(--platform-space-3)',
  zIndex: 'var(--platform-z-toast)',
  padding: 'var(--platform-space-1-5) var(--platform-space-3)',
  borderRadius: 'var(--platform-radius-sm)',
  background: 'var(--platform-surface-inverse)',
  color: 'var(--platform-text-inverse)',
  font: 'var(--platform-type-caption)',
  pointerEvents: 'none',
};

/** Renders a story for the toolbar's role, with the args of `roleArgs`; without it, shows a note. */
export const withRole: Decorator = (Story, { args, globals, parameters, viewMode }) => {
  const person = personOf(globals);
  if (!person) return <Story />;
  const roleArgs = parameters['roleArgs'] as ArgsForPerson<typeof args> | undefined;
  const changes = Object.entries(roleArgs?.(person, args) ?? {});
  const isSame = changes.every(([name, value]) => Object.is(value, args[name]));
  return (
    <>
      {/* Remounts: screens with local state would keep that of the previous role. */}
      <Story key={person.id} args={{ ...args, ...Object.fromEntries(changes) }} />
      {isSame && viewMode === 'story' ? (
        <p style={note}>{`${person.title}: sees the same as every role`}</p>
      ) : null}
    </>
  );
};
