import { notFound } from '#domain/errors.js';
import { Database } from '#persistence/database/database.js';
import { findLogo } from '#persistence/merchants/merchant-settings.store.js';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

const logoNotFound = () => notFound('logo');

@Controller()
export class ReadLogo {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/settings/logo',
    id: 'readMerchantLogo',
    who: 'admin',
    withoutHead: true,
    tag: 'Settings',
    summary: 'Download the logo',
    description: 'The picture as it was uploaded.',
    answer: { description: 'The picture.', shape: 'image', type: Object, example: {} },
    refusals: [logoNotFound()],
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const logo = await findLogo(this.db, merchantId);
    if (!logo) throw logoNotFound();
    // Opened by its address, the picture runs nothing: an old one may be an SVG.
    reply.headers({ 'content-type': logo.type, 'content-security-policy': "default-src 'none'; sandbox" });
    return logo.bytes;
  }
}
