import { expect, it } from 'vitest';
import { plainTextOf } from './contentsText.ts';

it.each([
  ['<p>One</p><p>Two <b>th</b>ree</p>', 'One Two three'],
  ['<p>Set style="warm" here, if a < b and c > d</p>', 'Set style="warm" here, if a < b and c > d'],
  ['<p title="a > b">Caf&eacute;&nbsp;&amp; bar<br>open</p>', 'Café & bar open'],
  ['<style>p { color: red }</style><script>x()</script><p>Seen</p>', 'Seen'],
  ['<table><tr><td>Plan</td><td>10</td></tr></table>', 'Plan 10'],
  ['', ''],
])('the text of %s', (body, text) => {
  expect(plainTextOf(body)).toBe(text);
});
