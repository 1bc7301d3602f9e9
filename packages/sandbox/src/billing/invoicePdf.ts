import { formatMoney } from '@platform/i18n/text';
import Pdf from 'pdfkit';
import { invoiceLines } from './invoicePage.ts';
import { printableAmount } from './printableAmount.ts';
import type { ShownInvoice } from './invoicePage.ts';
import { isStandard } from './scriptFonts.ts';
import { writeScripts } from './writeScripts.ts';

const MARGIN = 56;
const NAME_WIDTH = 130;
const RIGHT = 539;

export async function invoicePdf(shown: ShownInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice } = shown;
  const document = new Pdf({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Invoice ${invoice.number}`, Author: 'Assistant Platform' },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => void chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });

  document.font('Helvetica-Bold').fontSize(12).text('Assistant Platform');
  document.moveDown(2).fontSize(24).text('Invoice').moveDown();
  for (const [name, value] of invoiceLines(shown)) {
    const top = document.y;
    document.font('Helvetica').fontSize(11).fillColor('#555555').text(name, MARGIN, top);
    const printed = printableAmount(value, invoice.currency);
    document.fillColor('#111111');
    const left = MARGIN + NAME_WIDTH;
    if (isStandard(printed)) document.text(printed, left, top);
    // oxlint-disable-next-line no-await-in-loop -- one line below the other
    else await writeScripts(document, printed, { left, top, width: RIGHT - left });
    document.moveDown(0.5);
  }
  document.moveDown(2);
  rule(document);
  const top = document.y;
  document.font('Helvetica-Bold').text(`${invoice.description} subscription`, MARGIN, top);
  const amount = printableAmount(
    formatMoney(invoice.amountDue, invoice.currency),
    invoice.currency,
  );
  document.text(amount, MARGIN, top, { align: 'right' }).moveDown();
  rule(document);
  document.end();
  await written;
  return new Uint8Array(Buffer.concat(chunks));
}

function rule(document: PDFKit.PDFDocument): void {
  const { y } = document;
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor('#bbbbbb').stroke();
  document.moveDown();
}
