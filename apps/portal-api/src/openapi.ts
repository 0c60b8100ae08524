import { closeBodies } from '#http/openapi/closed-bodies.js';
import { serveDocument } from '#http/openapi/serve-document.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

const description = `
The API of the portal's pages. Merchant staff manage their programme, keys and team. The platform's support has read access.

**Signing in** sets an HttpOnly cookie. Every request that changes data must come from the portal's own origin.

**Roles.** A viewer reads everything but settings, webhook endpoints, reports, audit log, failed authentications, bodies of
requests, team and invitations. A staff member also acts on customers and vouchers, but does not see API keys. An admin may do
everything but manage the team, an owner everything. A merchant is a 404 for users who do not belong to it.

**Errors** are \`{code, message, error}\`. Branch on \`error\`; \`message\` may change.
`.trim();

const contact = { name: 'The operator of this service' };
const license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

/** The OpenAPI 3.1 document of the portal's API, generated from the routes. */
export function openApiDocument(app: NestFastifyApplication, portalUrl: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Loyalty Rewards Portal API')
    .setVersion('1.0.0')
    .setDescription(description)
    .addServer(portalUrl)
    .addCookieAuth('loyalty.session_token', { type: 'apiKey', in: 'cookie' }, 'session')
    .addTag('Session', 'Signing in and out.')
    .addTag('Account', 'Name, password, second factor and sessions of the signed-in user.')
    .addTag('Keys', "The merchant's API keys.")
    .addTag('Events', 'What happened to orders, customers, cards, rewards, vouchers and keys.')
    .addTag('Webhooks', 'Endpoints that events are sent to, and the deliveries.')
    .addTag('Usage', 'Requests of the keys, and the current state of the limits.')
    .addTag('Requests', 'The log of requests to the public API.')
    .addTag('Overview', 'Key figures of the merchant.')
    .addTag('Search', 'One box for ids, codes, e-mails and more.')
    .addTag('Timeline', 'What happened to one thing.')
    .addTag('Programme', 'Cards, rewards, voucher templates, locations, order settings.')
    .addTag('Customers', 'Customers, and their cards, rewards and vouchers.')
    .addTag('Orders', 'Orders, and what they awarded.')
    .addTag('Reports', "Reports for the merchant's accounting.")
    .addTag('Exports', 'Lists as CSV files.')
    .addTag('Rewards', 'Issued rewards.')
    .addTag('Vouchers', 'Issued vouchers.')
    .addTag('E-mails', 'The outcome of e-mails, and how they look.')
    .addTag('Team', 'Members and invitations.')
    .addTag('Settings', "The merchant's own settings: name, language, colour, logo.")
    .addTag('Audit log', 'The audit log.')
    .addTag('Support', "For the platform's support: all merchants, read-only.")
    .build();
  return closeBodies(SwaggerModule.createDocument(app, { ...config, info: { ...config.info, contact, license } }));
}

/** Serves the page `/docs`, and the document as `/docs-json` and `/docs-yaml`. */
export function serveDocumentation(app: NestFastifyApplication, fastify: FastifyInstance, portalUrl: string): void {
  const document = () => openApiDocument(app, portalUrl);
  SwaggerModule.setup('docs', app, document, { raw: false, customSiteTitle: 'Loyalty Rewards Portal API' });
  serveDocument(fastify, document);
}
