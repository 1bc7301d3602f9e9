import { By, Key, Origin } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import type { Tab } from './tab.ts';

const keys: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Returns a tab of a WebDriver session, in which `handle` identifies it. */
export function webDriverTab(driver: WebDriver, handle: string, baseURL: string): Tab {
  /** A session has one current tab. */
  const current = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  const sendKeys = async (combination: readonly string[]) => {
    const actions = (await current()).actions();
    for (const key of combination) actions.keyDown(key);
    for (const key of combination.toReversed()) actions.keyUp(key);
    await actions.perform();
  };
  return {
    goto: async (path) => (await current()).get(new URL(path, baseURL).href),
    reload: async () => (await current()).navigate().refresh(),
    url: async () => (await current()).getCurrentUrl(),
    evaluate: async (script, argument) => {
      const source = `const done = arguments[1];
        Promise.resolve().then(() => (${script.toString()})(arguments[0])).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }));`;
      const result: { value?: unknown; error?: string } = await (
        await current()
      ).executeAsyncScript(source, argument);
      if (result.error !== undefined) throw new Error(result.error);
      return result.value as never;
    },
    press: async (...points) => {
      const actions = (await current()).actions();
      const [from, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
      if (!from) return;
      const at = { origin: Origin.VIEWPORT, duration: 0 };
      actions.move({ ...from, ...at }).press();
      for (const to of rest) actions.move({ ...to, ...at, duration: 200 });
      await actions.release().perform();
    },
    key: async (combination) => sendKeys(combination.split('+').map((key) => keys[key] ?? key)),
    type: async (text) => {
      for (const letter of text) await sendKeys([letter]);
    },
    chooseFiles: async (selector, paths) => {
      const input = (await current()).findElement(By.css(selector));
      await input.sendKeys(paths.join('\n'));
    },
    resize: async (width, height) => {
      const window = (await current()).manage().window();
      const [extraWidth, extraHeight] = await driver.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      await window.setRect({ width: width + extraWidth, height: height + extraHeight });
    },
    open: async () => {
      await current();
      await driver.switchTo().newWindow('window');
      return webDriverTab(driver, await driver.getWindowHandle(), baseURL);
    },
  };
}
