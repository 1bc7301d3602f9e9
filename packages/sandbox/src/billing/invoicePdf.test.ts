import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { invoicePdf } from './invoicePdf.ts';
import type { ShownInvoice } from './invoicePage.ts';

const invoice: ShownInvoice['invoice'] = {
  id: 'ivc_1',
  tenantId: 'ten_1',
  number: 'INV-2026-0001',
  createdAt: new Date('2026-11-27T10:00:00Z'),
  status: 'paid',
  currency: 'eur',
  amountDue: 4900,
  amountPaid: 4900,
  description: 'Starter',
  accessKey: 'key',
};

it.each([
  'Łódzka Klinika Őszi',
  'Клиника Ольги и Юлии',
  'Κλινική Αθηνών',
  'Phòng khám Hà Nội',
  'คลินิกกรุงเทพ',
  '北京市第一診所',
  '서울 의원',
  'გიორგის კლინიკა',
  'Dr. Müller – Ольга “王”',
])('prints the name %s', async (tenantName) => {
  const file = await getDocumentProxy(await invoicePdf({ invoice, tenantName }));
  const { text } = await extractText(file, { mergePages: true });
  const packed = (each: string) => each.normalize('NFKC').replaceAll(/\s+/g, '');
  expect(packed(text)).toContain(packed(`Billed to ${tenantName} Status`));
});

it('omits marks of a name that it cannot place', async () => {
  const marks = Array.from({ length: 0x30 }, (_, index) => String.fromCodePoint(0x6d0 + index));
  const tenantName = marks.map((mark) => `ب${mark}`).join('');
  const file = await getDocumentProxy(await invoicePdf({ invoice, tenantName }));
  expect((await extractText(file, { mergePages: true })).text).toContain('Billed to');
});
