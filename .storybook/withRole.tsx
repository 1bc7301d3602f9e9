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

/**
 * Renders a story with the args that `roleArgs` returns for the toolbar's role. Shows a note if
 * they are the same for every role.
 */
export const withRole: Decorator = (Story, { args, globals, parameters, viewMode }) => {
  const person = personOf(globals);
  if (!person) return <Story />;
  const roleArgs = parameters['roleArgs'] as ArgsForPerson<typeof args> | undefined;
  const changes = Object.entries(roleArgs?.(person, args) ?? {});
  const isSame = changes.every(([name, value]) => Object.is(value, args[name]));
  return (
    <>
      {/* Remounts because screens with local state would keep that of the previous role. */}
      <Story key={person.id} args={{ ...args, ...Object.fromEntries(changes) }} />
      {isSame && viewMode === 'story' ? (
        <p style={note}>{`${person.title}: same view as every role`}</p>
      ) : null}
    </>
  );
};
