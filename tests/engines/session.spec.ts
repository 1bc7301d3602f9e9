import { demoPassword } from '@platform/sandbox';
import { people } from '../support/fixtures.ts';
import { test } from './engineTest.ts';
import { User } from './user.ts';

test('signs in by the form, is signed in in a second tab, and signs out in both @engine', async ({
  user,
  backend: _reset,
}) => {
  await user.opens('/');
  await user.isAt(/\/auth$/);
  await user.fills('textbox', 'Email', people.admin);
  await user.tab.key('Enter');
  await user.fills('textbox', 'Password', demoPassword);
  await user.clicks('button', 'Sign in');
  await user.isAt(/\/dashboard$/);
  await user.seesFocusOn('heading', 'Dashboard');

  const second = new User(await user.tab.open());
  await second.opens('/settings/teams', 'Team Management');
  await second.sees('row', '…Priya Nair');
  await user.tab.reload();
  await user.sees('heading', 'Dashboard');

  await second.clicks('button', 'Priya Nair');
  await second.clicks('menuitem', 'Sign out');
  await second.isAt(/\/auth$/);
  await user.isAt(/\/auth$/);
});
