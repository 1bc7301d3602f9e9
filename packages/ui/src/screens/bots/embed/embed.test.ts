import { describe, expect, it } from 'vitest';
import { contrastsOf, MIN_CONTRAST, nearestLegible, readColor, textOn } from './bubbleColor.ts';
import { buildSnippet, policyLines } from './snippet.ts';

const settings = {
  scriptUrl: 'https://chat.test/embed',
  botId: 'bot_1',
  color: '#1f5ae0',
  position: 'right',
} as const;

describe('the snippet', () => {
  it('names the script, the bot and its look', () => {
    expect(buildSnippet(settings)).toBe(
      `<script
  src="https://chat.test/embed"
  data-bot="bot_1"
  data-color="#1f5ae0"
  data-position="right"
  async
></script>`,
    );
  });

  it('B03 keeps a hostile id inside its quotes', () => {
    const snippet = buildSnippet({ ...settings, botId: '"></script><script>alert(1)&' });
    expect(snippet).toContain('data-bot="&quot;&gt;&lt;/script&gt;&lt;script&gt;alert(1)&amp;"');
    expect(snippet.match(/<script/g)).toHaveLength(1);
  });

  it('needs two policy lines, for the host only', () => {
    expect(policyLines('https://chat.test:8443/a/embed')).toBe(
      'script-src https://chat.test:8443;\nconnect-src https://chat.test:8443;',
    );
  });
});

describe('the colour of the bubble', () => {
  it.each([
    ['teal', '#008080'],
    [' #FA0 ', '#ffaa00'],
    ['\u200E#FA0\u200B', '#ffaa00'],
    ['oklch(0.5 0.1 200)', '#00747a'],
    ['#1f5ae080', null],
    ['red;}body{', null],
    ['', null],
  ])('%j is %s', (text, color) => {
    expect(readColor(text)).toBe(color);
  });

  it.each(['#ffe100', '#ffffff', '#0a0a14', '#1f5ae0', '#767676', '#00ff00'])(
    '%s, or the colour suggested for it, has enough contrast',
    (color) => {
      const contrasts = contrastsOf(nearestLegible(color) ?? color);
      expect(contrasts.text).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
      expect(contrasts.light).toBeGreaterThanOrEqual(MIN_CONTRAST.light);
      expect(contrasts.dark).toBeGreaterThanOrEqual(MIN_CONTRAST.dark);
    },
  );

  it('needs no suggestion if its contrast is enough', () => {
    expect(nearestLegible('#1f5ae0')).toBeNull();
    expect(textOn('#1f5ae0')).toBe('#ffffff');
    expect(textOn('#ffe100')).toBe('#000000');
  });
});
