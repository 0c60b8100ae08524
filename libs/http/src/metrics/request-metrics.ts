import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { routeOf } from '../server/route-of.js';

/** Other methods share one label: a caller can send any text as the method. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts requests by their route's template, because a path has ids, codes and text of the caller. */
export function countRequests(fastify: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const labelNames = ['method', 'route'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by the class of their status; aborted: the caller disconnected before the response was sent.',
    labelNames: [...labelNames, 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the end of its response.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests without a response yet.', registers });

  fastify.addHook('onRequest', (request, { raw }, done) => {
    const start = performance.now();
    inFlight.inc();
    // Fires in every case, also when the caller disconnects.
    raw.once('close', () => {
      inFlight.dec();
      const labels = labelsOf(request);
      seconds.observe(labels, (performance.now() - start) / 1000);
      const status = raw.writableFinished ? `${Math.floor(raw.statusCode / 100)}xx` : 'aborted';
      requests.inc({ ...labels, status });
    });
    done();
  });
}

const labelsOf = (request: FastifyRequest) => ({
  method: methods.has(request.method) ? request.method : 'other',
  route: routeOf(request) ?? 'unknown',
});
