import { createRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

/** Props of every component; each must pass all of them to its root or control. */
export interface CommonProps {
  ref: Ref<never>;
  className: string;
  style: { order: number };
  'data-marked': string;
  onKeyUp: () => void;
}

/** Render functions of components by name. */
export type Renders = Record<string, (commonPropsOf: CommonProps) => ReactNode>;

const refs = new Map<string, { current: Element | null }>();
const onKeyUp = fn();

const classOf = (name: string) => `given-${name.replace('.', '-')}`;

export function createCommonProps(name: string): CommonProps {
  const ref = createRef<Element>();
  refs.set(name, ref);
  return {
    ref: ref as Ref<never>,
    className: classOf(name),
    style: { order: 7 },
    'data-marked': name,
    onKeyUp,
  };
}

export async function expectRootProps(name: string): Promise<HTMLElement> {
  const root = document.querySelector<HTMLElement>(`.${classOf(name)}`);
  await expect(root, `${name}: className`).not.toBeNull();
  await expect(root?.style.order, `${name}: style`).toBe('7');
  return root as HTMLElement;
}

export async function expectForwardedProps(name: string, element: Element): Promise<void> {
  await expect(refs.get(name)?.current, `${name}: ref`).toBe(element);
  await expect(element, name).toHaveAttribute('data-marked', name);
  onKeyUp.mockClear();
  await fireEvent.keyUp(element, { key: 'a' });
  await expect(onKeyUp, `${name}: handler`).toHaveBeenCalledOnce();
}
