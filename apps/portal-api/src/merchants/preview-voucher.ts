import { notFound } from '#domain/errors.js';
import { languageOf, languages, localeIn } from '#domain/merchants/language.js';
import { type Logo, logoTypeOf } from '#domain/merchants/logo.js';
import { maxTermsLength, papers } from '#domain/merchants/settings.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { voucherEmailPreview } from '#content/email/voucher-email.js';
import { textsOf } from '#content/languages/texts.js';
import { sampleVoucher } from '#content/pdf/sample-voucher.js';
import { voucherPage } from '#content/pdf/voucher-page.js';
import { isColour } from '#http/input/fields.js';
import { invalidQuery, type QueryParameters } from '#http/input/query-parameters.js';
import { Database } from '#persistence/database/database.js';
import {
  findLogo,
  findMerchantSettings,
  type ShownMerchantSettings,
} from '#persistence/merchants/merchant-settings.store.js';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

const documents = ['email', 'pdf'] as const;
export const schemes = ['light', 'dark'] as const;

/** The page runs and loads nothing, and only our own pages may frame it. */
export const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'self'; sandbox",
};

export const schemeQuery = {
  name: 'scheme',
  description: 'The e-mail in light or dark mode. Default: `light`.',
  schema: { type: 'string', enum: schemes },
} as const;

@Controller()
export class PreviewVoucher {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/settings/preview',
    id: 'previewVoucher',
    who: 'admin',
    withoutHead: true,
    tag: 'Settings',
    summary: 'Preview an e-mail or a PDF',
    description:
      'The page of the e-mail of a sample voucher, or the page that its PDF is printed from. Settings in the query ' +
      'replace the saved ones. Without `colour`, the default colour is used; without `terms`, there are no terms. ' +
      'The logo is the saved one. Nothing is saved.',
    query: [
      { name: 'document', description: 'Which page.', required: true, schema: { type: 'string', enum: documents } },
      { name: 'name', description: 'The name of the merchant.', schema: { type: 'string', maxLength: 200 } },
      { name: 'language', description: 'The language.', schema: { type: 'string', enum: languages } },
      { name: 'paper', description: 'The paper of the PDF.', schema: { type: 'string', enum: papers } },
      { name: 'colour', description: '`#rrggbb`.', schema: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' } },
      { name: 'terms', description: 'The line of terms.', schema: { type: 'string', maxLength: maxTermsLength } },
      schemeQuery,
    ],
    answer: { description: 'The page.', shape: 'html', type: Object, example: {} },
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const document = query.choice('document', documents);
    if (!document) throw invalidQuery('document is required.');
    const scheme = query.choice('scheme', schemes) ?? 'light';
    const look = previewSettings(query);
    const [settings, logo] = await Promise.all([
      findMerchantSettings(this.db, merchantId),
      findLogo(this.db, merchantId),
    ]);
    if (!settings) throw notFound('merchant');
    const voucher = sampleOf(settings, drawable(logo?.bytes), look);
    const page = document === 'email' ? voucherEmailPreview(voucher, scheme) : await voucherPage(voucher);
    reply.headers(previewHeaders);
    return page;
  }
}

/** @throws Refusal `invalid` invalid_query */
function previewSettings(query: QueryParameters) {
  const colour = query.text('colour', 7);
  if (colour !== undefined && !isColour(colour)) throw invalidQuery('colour must be a colour such as #2f6f4e.');
  return {
    name: query.text('name', 200),
    language: query.choice('language', languages),
    paper: query.choice('paper', papers),
    colour: colour ?? null,
    terms: query.text('terms', maxTermsLength) ?? null,
  };
}

function sampleOf(
  settings: ShownMerchantSettings,
  logo: Logo | null,
  { name = settings.name, language, paper = settings.paper, colour, terms }: ReturnType<typeof previewSettings>,
): PrintedVoucher {
  const locale = localeIn(language ?? languageOf(settings.locale), settings.locale);
  const merchant = { name, colour, logo, timeZone: settings.timeZone, locale, terms };
  const { currency } = settings;
  return sampleVoucher(merchant, textsOf(locale).text('sampleTitle'), { currency, paper, now: new Date() });
}

function drawable(bytes: Buffer | undefined): Logo | null {
  const type = bytes && logoTypeOf(bytes);
  return type ? { type, bytes } : null;
}
