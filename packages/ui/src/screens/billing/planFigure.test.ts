import { describe, expect, it } from 'vitest';
import { planFigure } from './planFigure.ts';

describe('planFigure', () => {
  it.each([
    ['25K LLM tokens', 'llmTokens', 25_000, '25K', 'LLM tokens'],
    ['1,000 voice minutes', 'voiceMinutes', 1000, '1,000', 'voice minutes'],
    ['250k API calls', 'apiCalls', 250_000, '250k', 'API calls'],
    ['1.5M tokens per month', 'llmTokens', 1_500_000, '1.5M', 'tokens per month'],
    ['2 million calls', 'apiCalls', 2_000_000, '2 million', 'calls'],
    ['10 minutes', 'voiceMinutes', 10, '10', 'minutes'],
    ['0 voice minutes', 'voiceMinutes', 0, '0', 'voice minutes'],
    ['25,000 MB storage', 'storageMb', 25_000, '25,000', 'MB storage'],
    ['50 MB storage', 'storageMb', 50, '50', 'MB storage'],
    ['5GB of storage', 'storageMb', 5000, '5GB', 'of storage'],
    ['50 Mo de stockage', 'storageMb', 50, '50', 'Mo de stockage'],
    ['25,000 МБ хранилища', 'storageMb', 25_000, '25,000', 'МБ хранилища'],
    ['5 Go', 'storageMb', 5000, '5', 'Go'],
    ['120K голосовых минут', 'voiceMinutes', 120_000, '120K', 'голосовых минут'],
    ['0.5 TB', 'storageMb', 500_000, '0.5', 'TB'],
    ['50  MB storage', 'storageMb', 50, '50', 'MB storage'],
    ['25K MB storage', 'storageMb', 25_000, '25K', 'MB storage'],
    ['25K МБ хранилища', 'storageMb', 25_000, '25K', 'МБ хранилища'],
    ['1.25M calls', 'apiCalls', 1_250_000, '1.25M', 'calls'],
    [' 25K LLM tokens', 'llmTokens', 25_000, '25K', 'LLM tokens'],
  ] as const)('reads %j', (text, kind, amount, figureText, restText) => {
    expect(planFigure(text, kind)).toEqual({ amount, figureText, restText });
  });

  it('returns the whole text if it does not begin with the figure', () => {
    expect(planFigure('Up to 25K LLM tokens', 'llmTokens')).toEqual({
      amount: 25_000,
      figureText: '',
      restText: 'Up to 25K LLM tokens',
    });
  });

  it.each([
    ['', 'llmTokens'],
    ['Unlimited LLM tokens', 'llmTokens'],
    ['Works with GPT-4', 'llmTokens'],
    ['Voice support 24/7', 'voiceMinutes'],
    ['$5 of tokens', 'llmTokens'],
    ['100% of your calls', 'apiCalls'],
    ['2x the calls', 'apiCalls'],
    ['-5 calls', 'apiCalls'],
    ['1.000 calls', 'apiCalls'],
    ['12,34 calls', 'apiCalls'],
    ['1,000 tokens, then 2,000', 'llmTokens'],
    ['Billed per 1,000 tokens', 'llmTokens'],
    ['50 MB', 'voiceMinutes'],
    ['25K MB', 'llmTokens'],
    ['50  MB', 'apiCalls'],
    ['50 storage', 'storageMb'],
    ['25K of MB', 'storageMb'],
    ['25K MBit', 'storageMb'],
    ['25K мбит', 'storageMb'],
    ['1.5 calls', 'apiCalls'],
    ['1.5  GB', 'storageMb'],
    ['1.000M calls', 'apiCalls'],
    ['99999999999999999999 calls', 'apiCalls'],
  ] as const)('D17 reads no figure in %j', (text, kind) => {
    expect(planFigure(text, kind)).toBeNull();
  });
});
