import type { AssignableRole } from '@platform/domain';
import type { RoleChange } from '@platform/ui/team';
import { screen, userEvent, waitFor, within } from 'storybook/test';

export function rowOf(canvas: HTMLElement, name: string): HTMLElement {
  const row = within(canvas).getAllByText(name)[0]?.closest('tr');
  if (!row) throw new Error(`No row shows the name '${name}'.`);
  return row;
}

export async function openMenu(canvas: HTMLElement, name: string): Promise<void> {
  const row = within(rowOf(canvas, name));
  await userEvent.click(row.getByRole('button', { name: `Actions for ${name}` }));
  await screen.findByRole('menu');
}

export async function chooseInMenu(canvas: HTMLElement, name: string, item: string): Promise<void> {
  await openMenu(canvas, name);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  await waitFor(() => {
    if (screen.queryByRole('menu')) throw new Error('The menu is still open.');
  });
}

/** Returns role changes that stay pending until the story ends them. */
export function pendingRoleChanges() {
  const ends = new Map<string, (isSaved: boolean) => void>();
  return {
    start: ({ row, role }: RoleChange<string>) =>
      new Promise<boolean>((resolve) => {
        ends.set(`${row.id} ${role}`, resolve);
      }),
    end: (id: string, role: AssignableRole, isSaved: boolean) =>
      ends.get(`${id} ${role}`)?.(isSaved),
  };
}
