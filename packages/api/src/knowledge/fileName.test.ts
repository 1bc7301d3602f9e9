import { describe, expect, it } from 'vitest';
import { fileNameKey, storedFileName } from './fileName.ts';

const family = '👩‍👩‍👧';

describe('U07 the stored name of a file', () => {
  it.each([
    ['macOS decomposes', 'Pre\u0301sentation e\u0301te\u0301.pdf', 'Présentation été.pdf'],
    ['Korean of macOS', '\u1112\u1161\u11ab\u1100\u1173\u11af.pdf', '한글.pdf'],
    ['folders', 'C:\\fakepath\\plan.pdf', 'plan.pdf'],
    ['folders of other systems', '../../etc/plan.pdf', 'plan.pdf'],
    ['a direction override', 'invoice\u202Efdp.txt', 'invoicefdp.txt'],
    ['a soft hyphen and a BOM', '\uFEFFprice\u00ADlist.csv', 'pricelist.csv'],
    ['a joiner in Latin text', 'price\u200Dlist.csv', 'pricelist.csv'],
    ['a zero-width space at the end', 'plan.pdf\u200B', 'plan.pdf'],
    ['surrounding spaces', ' \u00A0plan.pdf ', 'plan.pdf'],
    ['nothing is left', '\u200B\u200D', 'Untitled'],
    ['a joiner before the accent of a Latin letter', 'e\u200D\u0301te\u200C\u0301.pdf', 'été.pdf'],
    ['a joiner between Latin and Hindi', 'cafe\u0301\u200Cम.pdf', 'caféम.pdf'],
    ['Hangul fillers around', '\u3164plan.pdf\uFFA0', 'plan.pdf'],
    ['a scientist', '👩🏽\u200D🔬.pdf', '👩🏽\u200D🔬.pdf'],
    ['a heart on fire', '❤\uFE0F\u200D🔥.pdf', '❤\uFE0F\u200D🔥.pdf'],
    ['an emoji sequence', `${family}.pdf`, `${family}.pdf`],
    ['Persian', 'می\u200Cخواهم.docx', 'می\u200Cخواهم.docx'],
    ['Hindi', 'क\u094D\u200Dष.txt', 'क\u094D\u200Dष.txt'],
    ['Telugu', 'క్\u200Cష.txt', 'క్\u200Cష.txt'],
  ])('%s', (_kind, sent, stored) => {
    expect(storedFileName(sent)).toBe(stored);
    expect(storedFileName(stored)).toBe(stored);
  });

  it.each([
    ['letters', 'a'.repeat(300), 'a'.repeat(196)],
    ['emoji', '😀'.repeat(150), '😀'.repeat(98)],
    ['families', family.repeat(60), family.repeat(24)],
    ['flags', '🇩🇪'.repeat(80), '🇩🇪'.repeat(49)],
    ['Telugu', 'స్త్రీ'.repeat(60), 'స్త్రీ'.repeat(32)],
    ['flags after letters', `${'a'.repeat(195)}🇮🇳🇮🇳`, 'a'.repeat(195)],
  ])('truncates long names of %s between characters', (_kind, long, expected) => {
    const name = storedFileName(`${long}.pdf`);
    expect(name).toBe(`${expected}.pdf`);
    expect(storedFileName(name)).toBe(name);
  });

  it('compares stored names, ignoring case', () => {
    const stored = fileNameKey('Übersicht.pdf');
    expect(fileNameKey('u\u0308bersicht.PDF')).toBe(stored);
    expect(fileNameKey('Ubersicht.pdf')).not.toBe(stored);
  });

  it.each([
    ['plan.pdf', 'pl\uFE0Fan.pdf'],
    ['plan.pdf', 'plan\u3164.pdf'],
    ['می\u200Cخواهم.pdf', 'میخواهم.pdf'],
    ['ΟΔΟΣ.pdf', 'οδος.pdf'],
  ])('treats %s and %s as the same name', (one, other) => {
    expect(fileNameKey(one)).toBe(fileNameKey(other));
  });

  it('normalises a name once: normalising it again changes nothing', () => {
    const parts = ['a', 'é', 'ß', 'म', '\u094D', 'ی', '👩', '🏽', '한', '\u1112', '\u1161'];
    const marks = ['\u0301', '\u0327', '\u200C', '\u200D', '\uFE0F', '\u00AD', '\u200B', ' '];
    const all = [...parts, ...marks];
    const names = all.flatMap((one) => all.flatMap((two) => all.map((three) => one + two + three)));
    const unstable = names.filter((name) => {
      const stored = storedFileName(`x${name}.pdf`);
      const forms = [name.normalize('NFC'), name.normalize('NFD')].map((form) => `x${form}.pdf`);
      return [stored, ...forms].some((form) => storedFileName(form) !== stored);
    });
    expect(unstable).toEqual([]);
  });
});
