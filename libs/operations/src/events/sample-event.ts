import { codeLast4, type EventSubject, type EventType } from '#domain/events/event.js';
import { decodeId, nilUuid } from '#domain/ids.js';
import { cardExample } from '#http/views/card.view.js';
import { customerExample } from '#http/views/customer.view.js';
import { EventView } from '#http/views/event.view.js';
import { orderExample } from '#http/views/order.view.js';
import { rewardExample } from '#http/views/reward.view.js';
import { voucherExample } from '#http/views/voucher.view.js';
import { webhookEndpointExample } from '#http/views/webhook-endpoint.view.js';

/** The example from the documentation. As in every event, only the last four characters of a code are shown. */
function sampleObject(subject: EventSubject): Readonly<Record<string, unknown>> & { readonly id: string } {
  switch (subject) {
    case 'order':
      return orderExample;
    case 'customer':
      return customerExample;
    case 'card':
      return cardExample;
    case 'reward': {
      const { couponCode, ...reward } = rewardExample;
      return { ...reward, codeLast4: codeLast4(couponCode) };
    }
    case 'voucher': {
      const { code, ...voucher } = voucherExample;
      return { ...voucher, codeLast4: codeLast4(code) };
    }
    case 'api_key':
      return { id: 'key_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Web shop', status: 'active' };
    case 'webhook_endpoint':
      return webhookEndpointExample;
  }
}

/** The event of a test, as a webhook holds it: no object of the merchant has it. (docs/reference/webhooks.md#send-a-test) */
export function sampleEvent(id: string, type: EventType, now: Date, isPersonal: boolean): EventView {
  const subjectType = type.slice(0, type.indexOf('.')) as EventSubject;
  const object = sampleObject(subjectType);
  const subjectId = decodeId(subjectType, object.id) ?? nilUuid;
  return new EventView(
    {
      merchantId: nilUuid,
      position: 0,
      id,
      type,
      createdAt: now,
      subjectType,
      subjectId,
      subjectExternalId: null,
      subjectVersion: 1,
      customerId: null,
      requestId: null,
      idempotencyKey: null,
      actorType: 'system',
      actorId: null,
      data: { object, change: {} },
    },
    { isPersonal, withUrls: false },
  );
}
