import { closeBodies } from '#http/openapi/closed-bodies.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

const description = `
A merchant's backend sends completed orders; orders award stamps and points, issue rewards and redeem coupons. Integrations
read customers, cards, rewards and vouchers, and give, redeem, issue, adjust and cancel them.

**Every request** sends its API key in \`X-API-Key\`. Keep keys on your servers.

**Every write** takes an \`Idempotency-Key\`: create one for each write, and send the same one when you retry it. After a
timeout, a broken connection or a 5xx the same key returns the outcome, and the write is applied at most once.

**Errors** are \`{code, message, error}\`. Branch on \`error\`; \`message\` may change. Do not retry 400, 401, 403 and 404
unchanged. Retry 429, and a 409 that has \`Retry-After\`, after that time, and 5xx with bounded, jittered backoff.

**Ids** in paths and bodies are a resource's \`id\` or its \`externalId\`. Templates and the items that are issued from them have
different ids.

**Lists** are newest first, events oldest first. Pass \`pagination.nextCursor\` back unchanged, with the same filters.

**Within v1** fields, endpoints and enum values may be added: ignore what you do not know.
`.trim();

/** Whoever runs the service answers for it. */
const contact = { name: 'The operator of this service' };
/** An SPDX identifier for terms that are on no list of SPDX. */
const license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

/** The OpenAPI 3.1 document, derived from the routes themselves. */
export function openApiDocument(app: NestFastifyApplication, publicUrl: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Loyalty Rewards Public API')
    .setVersion('1.0.0')
    .setDescription(description)
    .addServer(publicUrl)
    .setExternalDoc('Reference: the rules of every operation', '/docs/reference/')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key of the merchant.' },
      'apiKey',
    )
    .addTag('Identity', 'The key and its merchant.')
    .addTag('Requests', 'The log of requests to this API.')
    .addTag('Events', 'What happened to orders, customers, cards, rewards, vouchers and keys.')
    .addTag('Webhooks', 'Endpoints that events are sent to, and the deliveries.')
    .addTag('Orders', 'Completed orders and what they awarded.')
    .addTag('Customers', 'Customers, and their cards, rewards and vouchers.')
    .addTag('Cards', 'Stamp and points cards: definitions, and giving stamps or points.')
    .addTag('Rewards', 'Rewards: templates, giving, redeeming, coupon codes.')
    .addTag('Vouchers', 'Vouchers: templates, issuing, redeeming, adjusting, cancelling, sending.')
    .build();
  return closeBodies(SwaggerModule.createDocument(app, { ...config, info: { ...config.info, contact, license } }));
}
