import { CursorSecret } from '#http/input/cursor-secret.js';
import { cursorPage, ListQuery, type Page } from '#http/input/list-query.js';
import { locationExample, LocationView } from './location.view.js';
import { listLocations } from '#persistence/merchants/location.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Member, MemberOf } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { programmeQuery } from '../programme-fields.js';

@Controller()
export class ListLocations {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/locations',
    id: 'listLocations',
    who: 'viewer',
    tag: 'Programme',
    summary: 'List the locations',
    description: 'The locations of the merchant, newest first.',
    query: programmeQuery,
    answer: {
      description: 'A page of locations.',
      shape: 'page',
      type: LocationView,
      example: locationExample,
    },
  })
  async handle(@MemberOf() { merchantId }: Member, @Req() request: FastifyRequest): Promise<Page<LocationView>> {
    const query = new ListQuery(request, merchantId);
    const active = query.flag('active');
    const load = (before: string, count: number) => listLocations(this.db, merchantId, active, before, count);
    return cursorPage(query, this.cursors.secret, { active }, load, (location) => new LocationView(location));
  }
}
