import { expect } from '../support/fixtures.ts';
import { test } from './engineTest.ts';

test.beforeEach(async ({ signIn }) => signIn('admin'));

for (const focusesButtons of [true, false]) {
  const where = focusesButtons ? '' : ' where a click focuses no button, as in Safari';
  test(`a dialog keeps the focus and returns it to its opener${where} @engine`, async ({
    user,
  }) => {
    const { tab } = user;
    await user.opens('/crm/contacts');
    await user.sees('link', 'Amelia Hartley');
    if (!focusesButtons) {
      await tab.evaluate(() => {
        const keepFocus = (event: Event) => {
          if (event.target instanceof Element && event.target.closest('button'))
            event.preventDefault();
        };
        document.addEventListener('mousedown', keepFocus, { capture: true });
      }, undefined);
    }
    await user.clicks('button', 'Add Contact');
    await user.sees('dialog', 'Add Contact');
    await user.seesFocusOn('textbox', 'First Name');
    const isInDialog = async () =>
      tab.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null, undefined);
    for (let presses = 0; presses < 14; presses += 1) {
      await tab.key('Tab');
      expect(await isInDialog()).toBe(true);
    }
    await tab.key('Escape');
    await user.seesNo('dialog', 'Add Contact');
    await user.seesFocusOn('button', 'Add Contact');
  });
}

test('a menu opens by a click, follows the arrows and closes by Escape @engine', async ({
  user,
}) => {
  await user.opens('/dashboard', 'Dashboard');
  await user.clicks('button', 'Priya Nair');
  await user.sees('menuitem', 'Profile');
  await user.tab.key('ArrowDown');
  await user.tab.key('Escape');
  await user.seesNo('menuitem', 'Profile');
  await user.seesFocusOn('button', 'Priya Nair');
});
