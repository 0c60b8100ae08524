import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

const description = `
What the portal's pages call: merchant staff run their programme, their keys and their team; the platform's support looks.

**Signing in** sets a cookie that scripts can't read. Every change must come from the portal's own origin.

**Roles.** A viewer reads, an admin also changes, an owner also runs the team. A merchant that somebody doesn't belong to is
a 404 to them.

**Errors** are \`{code, message, error}\`. Branch on \`error\`; \`message\` may change.
`.trim();

const contact = { name: 'The operator of this service' };
const license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

/** The OpenAPI 3.1 document of the portal's API, derived from the routes themselves. */
export function openApiDocument(app: NestFastifyApplication, portalUrl: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Loyalty Rewards Portal API')
    .setVersion('1.0.0')
    .setDescription(description)
    .addServer(portalUrl)
    .addCookieAuth('loyalty.session_token', { type: 'apiKey', in: 'cookie' }, 'session')
    .addTag('Session', 'Signing in and out.')
    .addTag('Account', 'Name, password, second factor and sessions of whoever is signed in.')
    .addTag('Keys', "The merchant's API keys.")
    .addTag('Usage', 'What the keys asked for, and how the limits stand.')
    .addTag('Overview', 'How the merchant is doing.')
    .addTag('Programme', 'Cards, rewards, voucher templates, locations, order settings.')
    .addTag('Customers', 'Who they are and what they hold.')
    .addTag('Vouchers', 'Issued vouchers.')
    .addTag('Team', 'Who works here, and who is invited.')
    .addTag('Audit log', 'Who did what, when, from where.')
    .addTag('Support', "For the platform's support: all merchants, read-only.")
    .build();
  return SwaggerModule.createDocument(app, { ...config, info: { ...config.info, contact, license } });
}

/** `/docs` for people, `/docs-json` for programs, from this process alone. */
export function serveDocumentation(app: NestFastifyApplication, portalUrl: string): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app, portalUrl), {
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
    customSiteTitle: 'Loyalty Rewards Portal API',
  });
}
