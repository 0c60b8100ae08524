import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PortalSettings } from '../settings.js';
import { originForeign } from './portal-refusals.js';

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser reports that another site sent this. Other programs send neither header, and no user's cookie. */
function isForeign(request: FastifyRequest, portalOrigin: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return origin !== portalOrigin && origin !== `${request.protocol}://${host}`;
}

/** @throws Refusal `forbidden` origin_foreign for a request that changes data and comes from another site */
@Injectable()
export class OriginGuard implements CanActivate {
  private readonly portalOrigin: string;

  constructor({ portalUrl }: PortalSettings) {
    this.portalOrigin = new URL(portalUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!changesNothing.has(request.method) && isForeign(request, this.portalOrigin)) throw originForeign();
    return true;
  }
}
