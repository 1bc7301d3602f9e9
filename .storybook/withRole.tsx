import type { Decorator } from '@storybook/react-vite';

/** Args by role: `parameters: { roles: { member: { inviteRefusal: 'noPermission' } } }`. */
type Roles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Gives a story whose parameters know several roles the args of the role in the toolbar. */
export const withRole: Decorator = (Story, { args, globals, parameters }) => {
  const roles = parameters['roles'] as Roles | undefined;
  const changes = roles?.[String(globals['role'])];
  return <Story args={{ ...args, ...changes }} />;
};
