import { expect, it } from 'vitest';
import { webAddress } from './webAddress.ts';

it.each([
  ['https://northwind.example/a b', null],
  ['northwind.example/hours', 'https://northwind.example/hours'],
  ['northwind.example:8080/x', 'https://northwind.example:8080/x'],
  ['desk@northwind.example', 'mailto:desk@northwind.example'],
  ['R&D+100%@northwind.example', 'mailto:R%26D%2B100%25@northwind.example'],
  ['info@bücher.example', 'mailto:info@xn--bcher-kva.example'],
  ['de\u200Bsk@northwind.example\u00A0', 'mailto:desk@northwind.example'],
  ['mailto:desk@northwind.example?subject=A%26B', 'mailto:desk@northwind.example?subject=A%26B'],
  ['northwind.example/@ada', 'https://northwind.example/@ada'],
  ['tel:+441632960001', 'tel:+441632960001'],
  ['TEL: +44 (0)1632 960001 ext. 5', 'tel:+441632960001;ext=5'],
  ['tel:alert(1)', 'tel:alert(1)'],
  [' HTTP://Northwind.example ', 'http://northwind.example/'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['file:///etc/passwd', null],
  ['hello', null],
  ['', null],
])('%j becomes the URL %j', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});
