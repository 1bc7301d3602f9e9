/** Default font size of every browser, in px. */
export const NORMAL_FONT_SIZE = 16;

/** Browsers keep this ratio: 13 px for 16 px. */
const monospaceSize = (fontSize: number) => Math.round((fontSize * 13) / NORMAL_FONT_SIZE);

/** Returns arguments of Chromium for a default and a minimum font size in px. */
export const chromiumFontArgs = (fontSize: number, minimumFontSize = 0): string[] => [
  `--blink-settings=${[
    `defaultFontSize=${fontSize}`,
    `defaultFixedFontSize=${monospaceSize(fontSize)}`,
    `minimumFontSize=${minimumFontSize}`,
  ].join(',')}`,
];

/** Font groups of Firefox for the scripts of our languages and of names. */
const firefoxGroups =
  'x-western x-cyrillic x-devanagari x-telu el ar he th ko ja zh-CN x-geor x-ethi x-unicode'.split(
    ' ',
  );

/** Returns preferences of Firefox for a default font size in px. */
export const firefoxFontPrefs = (fontSize: number): Record<string, number> =>
  Object.fromEntries(
    firefoxGroups.flatMap((group) => [
      [`font.size.variable.${group}`, fontSize],
      [`font.size.monospace.${group}`, monospaceSize(fontSize)],
    ]),
  );

/** Returns the configuration of WebKitGTK's MiniBrowser for a default font size in px. */
export const miniBrowserConfig = (fontSize: number): string =>
  [
    '[websettings]',
    `default-font-size=${fontSize}`,
    `default-monospace-font-size=${monospaceSize(fontSize)}`,
    '',
  ].join('\n');
