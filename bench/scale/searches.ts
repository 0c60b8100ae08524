import type { Samples } from './samples.js';

export interface SampleSearch {
  readonly name: string;
  readonly text: (samples: Samples) => Promise<string> | string;
  readonly grows?: string;
}

const grows = 'the index has a list of rows for each trigram';

export const customerSearches: readonly SampleSearch[] = [
  { name: 'a common name', text: () => 'Anna' },
  { name: 'a name that 7 have', text: () => 'Zygmunt Quix', grows },
  { name: 'no match', text: () => 'qqxxqq' },
  { name: 'one letter', text: () => 'a' },
  { name: 'an e-mail', text: async (samples) => (await samples.customer())['email'] ?? '', grows },
  { name: 'half an e-mail', text: async (samples) => (await samples.customer())['email']?.slice(0, 8) ?? '', grows },
];

export const voucherSearches: readonly SampleSearch[] = [
  { name: 'a common title', text: () => 'gift' },
  { name: 'no match', text: () => 'qqxxqq' },
  { name: 'one letter', text: () => 'G' },
  { name: 'a code', text: async (samples) => (await samples.voucher('active'))['code'] ?? '', grows },
  {
    name: 'half a code',
    text: async (samples) => (await samples.voucher('active'))['code']?.slice(4, 12) ?? '',
    grows,
  },
];
