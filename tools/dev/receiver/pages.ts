import type { Webhook } from '../../../clients/typescript/src/verify-webhook.js';
import { document, escaped, facts, rows } from '../pages/document.js';

export interface Delivery {
  readonly number: number;
  readonly at: Date;
  /** The body exactly as it arrived. */
  readonly body: string;
  /** Why it is not verified; undefined if it is. */
  readonly problem: string | undefined;
}

/** The list stays current without a script. The page of one webhook does not load again, so that it can be read. */
const refresh = '<meta http-equiv="refresh" content="2">';

const arrivedAt = ({ at }: Delivery): string =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');
const verdict = ({ problem }: Delivery): string => (problem === undefined ? 'verified' : `not verified: ${problem}`);

/** What is not verified may be anything. */
function contentOf({ body, problem }: Delivery): Webhook | undefined {
  return problem === undefined ? (JSON.parse(body) as Webhook) : undefined;
}

const typeOf = (delivery: Delivery): string => contentOf(delivery)?.type ?? '(not verified)';

function subjectOf(delivery: Delivery): string {
  const subject = contentOf(delivery)?.data.subject;
  return subject ? `${subject.type} ${subject.id}, version ${subject.version}` : '';
}

/** The list of webhooks: what came, what it is about, and whether it is verified. */
export function deliveriesPage(deliveries: readonly Delivery[]): string {
  const none = '<p>No webhook yet. Send the order that <code>npm start</code> prints.</p>';
  const list = rows(
    deliveries.map((delivery) => ({
      href: `/${delivery.number}`,
      name: typeOf(delivery),
      at: arrivedAt(delivery),
      about: [subjectOf(delivery), verdict(delivery)].filter(Boolean).join(' · '),
    })),
  );
  return document('Webhooks', `<h1>Webhooks</h1>${deliveries.length === 0 ? none : list}`, refresh);
}

/** One webhook with its JSON. */
export function deliveryPage(delivery: Delivery): string {
  const type = typeOf(delivery);
  const list = facts([
    ['Arrived', arrivedAt(delivery)],
    ['Subject', subjectOf(delivery)],
    ['Signature', verdict(delivery)],
  ]);
  const content = contentOf(delivery);
  const shown = content ? JSON.stringify(content, null, 2) : delivery.body;
  return document(
    type,
    `<a href="/">All webhooks</a><h1><bdi>${escaped(type)}</bdi></h1>${list}
<details open><summary>Body</summary><pre>${escaped(shown)}</pre></details>`,
  );
}
