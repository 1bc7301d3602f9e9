import { expect } from 'playwright/test';
import { findByRole } from './findByRole.ts';
import type { Found, Target } from './findByRole.ts';
import type { Point, Tab } from './tab.ts';

/** Acts in a tab by roles and names; each step waits until it is possible. */
export class User {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  async opens(path: string, heading?: string): Promise<void> {
    await this.tab.goto(path);
    if (heading !== undefined) await this.sees('heading', heading);
  }

  async clicks(role: string, name?: string, within?: Target): Promise<void> {
    const { x, y } = await this.ready({ role, name, within });
    await this.tab.press({ x, y }, { x, y });
  }

  /** Clicks a field and replaces its text by typing. */
  async fills(role: string, name: string, text: string, within?: Target): Promise<void> {
    await this.clicks(role, name, within);
    await this.tab.key('Control+a');
    await this.tab.type(text);
    await expect.poll(async () => (await this.find({ role, name, within }))?.value).toBe(text);
  }

  async drags(from: Point, to: Point): Promise<void> {
    // Moves a few pixels first, because a smaller movement counts as a click.
    await this.tab.press(from, { x: from.x + 12, y: from.y + 4 }, to, to);
  }

  async sees(role: string, name?: string, within?: Target): Promise<Found> {
    return this.ready({ role, name, within }, false);
  }

  async seesNo(role: string, name?: string, within?: Target): Promise<void> {
    const found = async () => (await this.find({ role, name, within }))?.text;
    await expect.poll(found, `no ${role} ${name ?? ''}`).toBeUndefined();
  }

  async seesFocusOn(role: string, name?: string, within?: Target): Promise<void> {
    const isFocused = async () => (await this.find({ role, name, within }))?.isFocused ?? false;
    await expect.poll(isFocused, `focus on ${role} ${name ?? ''}`).toBe(true);
  }

  async reads(text: string): Promise<void> {
    const read = async () => this.tab.evaluate(() => document.body.innerText, undefined);
    await expect.poll(read, `“${text}”`).toContain(text);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(async () => this.tab.url()).toMatch(path);
  }

  find(target: Target): Promise<Found | null> {
    return this.tab.evaluate(findByRole, target);
  }

  /** Waits until an element is present, at rest and, if `requiresEnabled`, enabled. */
  private async ready(target: Target, requiresEnabled = true): Promise<Found> {
    let before: Found | null = null;
    let now: Found | null = null;
    const isReady = async () => {
      before = now;
      now = await this.find(target);
      if (!now || !before) return false;
      return now.x === before.x && now.y === before.y && !(requiresEnabled && now.isDisabled);
    };
    const what = `${target.role} ${target.name ?? ''}`;
    await expect.poll(isReady, { message: what, intervals: [50] }).toBe(true);
    return now as unknown as Found;
  }
}
