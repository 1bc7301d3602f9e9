import { expect, it } from 'vitest';
import { webAddress } from './webAddress.ts';

it.each([
  ['https://northwind.example/a b', null],
  ['northwind.example/hours', 'https://northwind.example/hours'],
  ['northwind.example:8080/x', 'https://northwind.example:8080/x'],
  ['desk@northwind.example', 'mailto:desk@northwind.example'],
  ['tel:+441632960001', 'tel:+441632960001'],
  [' HTTP://Northwind.example ', 'http://northwind.example/'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['file:///etc/passwd', null],
  ['hello', null],
  ['', null],
])('%s leads to %s', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});
