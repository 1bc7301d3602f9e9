import { expect, test } from '../support/fixtures.ts';
import { serveMembers } from '../support/hostileTeam.ts';
import { expectTableFits } from '../support/tableLayout.ts';
import { TeamPage } from '../support/teamPage.ts';

/** Texts that disturb the layout, not the code. */
const oddNames = {
  'a direction override': '\u202Egnp.exe\u202Dadmin',
  'isolates left open': '\u2067\u2067\u2067isolated',
  'zero-width characters': 'A\u200Bd\u200Ba\u200D\u2060\uFEFF',
  emoji: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🧑🏽‍🚀'.repeat(6),
  Arabic: 'محمد عبد الله الطويل جدا جدا',
  'Hebrew with digits': 'דוד 123 (כהן) <abc>',
  'stacked accents': `Z${'\u0310\u0315\u0327\u0353'.repeat(60)}algo`,
  'a word of 100 kB': 'W'.repeat(100_000),
  'a note of 5,000 lines': 'one more line\n'.repeat(5000),
  'tabs and breaks': 'a\tb\r\nc\u2028d\u2029e',
};

/** Every second one has a plain address, which identifies the row. */
const oddEmails = Object.values(oddNames).map((name, index) =>
  index % 2 === 0 ? name : `person.${index}@x.example`,
);

test.beforeEach(async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await serveMembers(backend, Object.values(oddNames), oddEmails);
  await page.goto('/settings/teams');
  await expect(new TeamPage(page).row('person.1@x.example')).toBeVisible();
});

test('X06 unusual texts do not break the layout of the team page, wide or narrow @engine', async ({
  page,
}) => {
  for (const width of [1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });

    await expectTableFits(page, { tallest: 160 });
  }
});
