// Generated from openapi.json by `npm run openapi`. Do not edit.

export interface paths {
    "/v1/public/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a key
         * @description Returns 200 and the merchant if the key is valid. Use it as the first call of a new integration.
         *
         *     **Scope:** none; any valid key.
         */
        get: operations["verifyKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the identity of a key
         * @description The merchant and the integration that the key belongs to, and its scopes.
         *
         *     **Scope:** `profile:read`.
         */
        get: operations["readIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the usage of a key
         * @description The current state of the limits of this key, read from the counters that enforce them, and its requests of the last 24 hours. After a rotation, the new key continues with the figures of the key that it replaced.
         *
         *     **Scope:** `usage:read`.
         */
        get: operations["readUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description The merchant's requests to this API in the last 30 days, newest first, without their bodies. A request appears about one second after its response. With a filter that few requests match, a page can hold fewer than `limit` of them while `hasMore` is true. An unknown value of a filter gives an empty list.
         *
         *     **Scope:** `logs:read`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request
         * @description One request of the last 30 days. The bodies of a write or of a refusal are included: secrets are removed, codes are shortened to their last four characters, and e-mail addresses to `a***@example.com`.
         *
         *     **Scope:** `logs:read`.
         */
        get: operations["readRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/idempotency-keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the outcome of a write
         * @description Returns the response of the write with this Idempotency-Key, or `in_progress` while the write is running. Use it if you have lost the response and cannot send the request again. The API key also needs a scope of that write.
         *
         *     **Scope:** `orders:write` or `orders:return` or `customers:write` or `points:spend` or `rewards:write` or `rewards:redeem` or `vouchers:issue` or `vouchers:redeem` or `vouchers:manage` or `vouchers:hold` or `webhooks:manage`.
         */
        get: operations["readIdempotencyKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description The merchant's events of the last 30 days, **oldest first**. `nextCursor` is never null: on the last page it marks where to continue next time, so a client that always sends it back gets every event once. `hasMore` says whether there may be more events now. With a filter that few events match, a page can hold fewer than `limit` events while `hasMore` is true. An unknown value of a filter gives an empty list.
         *
         *     **Scope:** `events:read`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description One event of the last 30 days.
         *
         *     **Scope:** `events:read`.
         */
        get: operations["readEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description All endpoints, newest first.
         *
         *     **Scope:** `webhooks:manage`.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Events that happen from now on are sent to it. The secret is returned only in this response. A merchant can have at most 5 endpoints.
         *
         *     **Scope:** `webhooks:manage`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description The endpoint without its secret.
         *
         *     **Scope:** `webhooks:manage`.
         */
        get: operations["readWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Pending deliveries become `failed`. The deliveries of the endpoint stay readable for 30 days.
         *
         *     **Scope:** `webhooks:manage`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Fields that are absent stay as they are. Deliveries that are pending go to the new URL.
         *
         *     **Scope:** `webhooks:manage`.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/v1/public/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Gives the endpoint a new secret, which is returned only in this response. During the overlap deliveries are signed with both.
         *
         *     **Scope:** `webhooks:manage`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a webhook endpoint
         * @description Sends a sample event once, even if the endpoint is disabled. The event is not in the feed, and its result counts neither as a success nor as a failure of the endpoint. If the response says `pending`, the list of deliveries shows the result later.
         *
         *     **Scope:** `webhooks:manage`.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/webhook-endpoints/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook endpoint
         * @description Events that happen from now on are sent to it. What was skipped can be recovered.
         *
         *     **Scope:** `webhooks:manage`.
         */
        post: operations["enableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/webhook-endpoints/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a webhook endpoint
         * @description Pending deliveries become `skipped`. Deliveries of later events are also `skipped`, until the endpoint is enabled.
         *
         *     **Scope:** `webhooks:manage`.
         */
        post: operations["disableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/webhook-endpoints/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover webhook deliveries
         * @description Schedules the deliveries of a period again, oldest first, at most 10,000 in one request. If there may be more, repeat the request until `scheduled` is 0.
         *
         *     **Scope:** `webhooks:manage`.
         */
        post: operations["recoverWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description The deliveries of the last 30 days, newest first, also of a deleted endpoint. With a filter that few deliveries match, a page can hold fewer than `limit` of them while `hasMore` is true.
         *
         *     **Scope:** `webhooks:manage`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/webhook-endpoints/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a webhook delivery
         * @description Makes one more attempt now. If the attempt fails, a pending delivery continues its schedule. If the response says `pending`, the list of deliveries shows the result later.
         *
         *     **Scope:** `webhooks:manage`.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/orders/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order
         * @description Records a completed order and applies the merchant's order settings in one transaction: stamps, points, rewards, and the redemption of a coupon. If an order with the same source and number was processed before, nothing is awarded again and the first result is returned, unless the settings say otherwise.
         *
         *     **Scope:** `orders:write`.
         *
         *     **Limit:** 60 order creations within a minute per key, in addition to the overall limits.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/orders/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an order
         * @description Shows what an order would award now, and why something would not be awarded. The service creates the order and rolls it back, so nothing is changed. The request takes no `Idempotency-Key`, counts as a read, and waits at most 200 ms for a lock.
         *
         *     **Scope:** `orders:write`.
         */
        post: operations["previewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description The merchant's orders, newest first.
         *
         *     **Scope:** `orders:read`.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description One order, by its id or externalId.
         *
         *     **Scope:** `orders:read`.
         */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/orders/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the returns of an order
         * @description The returns of one order, newest first.
         *
         *     **Scope:** `orders:read`.
         */
        get: operations["listReturns"];
        put?: never;
        /**
         * Return an order
         * @description Returns a part of the value of an order, or all that is left. Stamps, points and rewards are recalculated for the remaining value, with the settings that applied to the order; the difference is taken back. If the whole order is returned, its coupon becomes active again, unless it has expired. A second return with the same `returnNumber` returns the first result.
         *
         *     **Scope:** `orders:return`.
         */
        post: operations["returnOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/orders/{id}/returns/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a return
         * @description Shows what a return would take back now. The service runs the return and rolls it back, so nothing is changed. The request takes no `Idempotency-Key`, counts as a read, and waits at most 200 ms for a lock.
         *
         *     **Scope:** `orders:return`.
         */
        post: operations["previewReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description The merchant's customers, newest first. If both filters are given, both must match.
         *
         *     **Scope:** `customers:read`.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description One customer, by its id or externalId.
         *
         *     **Scope:** `customers:read`.
         */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{id}/loyalty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cards, rewards and vouchers of a customer
         * @description A customer's cards, rewards and vouchers in one response, newest first, at most 100 of each.
         *
         *     **Scope:** `customers:read`.
         */
        get: operations["readLoyalty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List card definitions
         * @description The definitions that customers' cards are created from, newest first.
         *
         *     **Scope:** `cards:read`.
         */
        get: operations["listCardDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a card definition
         * @description One card definition, by its id or externalId. The id of a customer's card is not accepted here.
         *
         *     **Scope:** `cards:read`.
         */
        get: operations["readCardDefinition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a customer's cards
         * @description A customer's cards (instances), newest first.
         *
         *     **Scope:** `customers:read`.
         */
        get: operations["listCardsOfCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards/{cardId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ledger of a customer's card
         * @description Every change of the balance of a card, newest first. The sum of `change` is the balance. Entries are never changed or removed.
         *
         *     **Scope:** `customers:read`.
         */
        get: operations["listCardEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards/{cardId}/stamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give stamps
         * @description Adds stamps to a customer's stamp card and issues the rewards of the thresholds that are reached. A full card starts again with the remaining stamps.
         *
         *     **Scope:** `customers:write`.
         */
        post: operations["giveStamps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards/{cardId}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give points
         * @description Adds points to a customer's points card and issues the rewards of the thresholds that are reached. A card with a size starts again when it is full, with the remaining points.
         *
         *     **Scope:** `customers:write`.
         */
        post: operations["givePoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards/{cardId}/points/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust a points balance
         * @description Sets the balance of an open-ended points card to an absolute value. It issues no reward and does not change `lifetimePoints`.
         *
         *     **Scope:** `customers:write`.
         */
        post: operations["adjustPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards/{cardId}/points/spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spend points
         * @description Takes points from an open-ended points card, even if its definition is inactive. Send `quantity`, or `rewardId` to spend the `pointsPrice` of a reward template; its reward is issued in the same transaction. `lifetimePoints` does not change.
         *
         *     **Scope:** `points:spend`.
         */
        post: operations["spendPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards/{cardId}/points/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a points balance
         * @description Changes the balance of an open-ended points card by a signed amount. It issues no reward and does not change `lifetimePoints`.
         *
         *     **Scope:** `customers:write`.
         */
        post: operations["correctPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards/{cardId}/stamps/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a stamp balance
         * @description Changes the balance of a stamp card by a signed amount. The new balance must be from 0 to one stamp below full. The correction issues no reward and does not change `lifetimeStamps`.
         *
         *     **Scope:** `customers:write`.
         */
        post: operations["correctStamps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/cards/{cardId}/entries/{number}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a ledger entry
         * @description Reverses a `give` or `spend` entry. Each entry can be reversed once. Reversing a `give` reduces the lifetime figures, and a debt that the `give` paid is owed again. Active rewards that the entry issued are cancelled. A `spend` cannot be reversed if the reward that it bought is redeemed or expired. To take back the entry of an order, return the order.
         *
         *     **Scope:** `customers:write`.
         */
        post: operations["reverseEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reward templates
         * @description The templates that customers' rewards are issued from, newest first.
         *
         *     **Scope:** `rewards:read`.
         */
        get: operations["listRewardTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/rewards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a reward template
         * @description One reward template, by its id or externalId. The id of a customer's reward is not accepted here.
         *
         *     **Scope:** `rewards:read`.
         */
        get: operations["readRewardTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a customer's rewards
         * @description The rewards issued to a customer, newest first.
         *
         *     **Scope:** `customers:read`.
         */
        get: operations["listRewardsOfCustomer"];
        put?: never;
        /**
         * Give a reward
         * @description Issues one or more rewards of a template to a customer: all of them or none.
         *
         *     **Scope:** `customers:write`.
         */
        post: operations["giveReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/rewards/{rewardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer's reward
         * @description One reward of a customer. Another customer's reward is a 404.
         *
         *     **Scope:** `customers:read` or `rewards:read`.
         */
        get: operations["readRewardOfCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/rewards/{rewardId}/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a reward
         * @description Redeems an active reward of a customer. Of several concurrent requests exactly one succeeds.
         *
         *     **Scope:** `rewards:redeem`.
         */
        post: operations["redeemReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/rewards/{id}/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a reward by its id
         * @deprecated
         * @description Deprecated: use the operation under `/customers/{customerId}`, which does the same.
         *
         *     **Scope:** `rewards:redeem`.
         */
        post: operations["redeemRewardById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/rewards/{rewardId}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse the redemption of a reward
         * @description The reward becomes active again, or expired if its expiry has passed. If another active reward now has its coupon code, the code is removed.
         *
         *     **Scope:** `rewards:redeem`.
         */
        post: operations["reverseReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/rewards/update-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a reward's coupon code
         * @description Sets the code by which an order redeems this reward. It is unique among active rewards, and stored in upper case. An Idempotency-Key is optional here, and recommended.
         *
         *     **Scope:** `rewards:write`.
         */
        post: operations["updateCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/affordable-rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a customer can buy with points
         * @description The active reward templates with a `pointsPrice`, newest first, and whether the customer has enough points.
         *
         *     **Scope:** `customers:read`.
         */
        get: operations["listAffordableRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List voucher templates, or issued vouchers
         * @description Lists voucher **templates** by cursor, newest first, with `status` = `active` or `inactive`. With `view=issued`, or with `page`, `search` or a status that only an issued voucher has, it lists **issued vouchers** by page number, newest first. Parameters that contradict each other are a 400.
         *
         *     **Scope:** `vouchers:read`.
         */
        get: operations["listVouchers"];
        put?: never;
        /**
         * Issue a voucher
         * @description Issues a voucher of an active template. Send `customerId`, `recipientEmail`, or both. With both, the customer owns the voucher and the e-mail address receives it. With only `recipientEmail`, the customer with this e-mail address owns it, and is created if there is none. `send` counts against the e-mail limits of the voucher, of its recipient and of the merchant. If one of these limits is reached, the response is a 429 and no voucher is issued.
         *
         *     **Scope:** `vouchers:issue`.
         */
        post: operations["issueVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a voucher template, or an issued voucher
         * @description Reads a voucher **template**. With `view=issued` it reads an **issued voucher**. An id of the other kind is a 404 in both cases.
         *
         *     **Scope:** `vouchers:read`.
         */
        get: operations["readVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a voucher by its code
         * @description Finds the voucher with the code that a customer shows. Case, spaces and hyphens are ignored. An unknown or mistyped code is a 404.
         *
         *     **Scope:** `vouchers:read` or `vouchers:redeem`.
         *
         *     **Limit:** 10 look-ups of unknown codes within a minute per key, in addition to the overall limits.
         */
        get: operations["lookUpVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a voucher
         * @description Redeems `amount`. If `amount` is absent, the whole available value is redeemed: the remaining value minus the amount that holds reserve. To redeem less than the remaining value, the voucher must allow partial redemption. After a timeout, send the same request with the same Idempotency-Key: it is applied only once.
         *
         *     **Scope:** `vouchers:redeem`.
         *
         *     **Limit:** 60 voucher redemptions within a minute per key, in addition to the overall limits.
         */
        post: operations["redeemVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a redemption of a voucher
         * @description Checks whether a redemption would succeed now and, if not, why. The service runs the redemption and rolls it back, so nothing is changed. The request takes no `Idempotency-Key`, counts as a read, and waits at most 200 ms for a lock.
         *
         *     **Scope:** `vouchers:redeem`.
         */
        post: operations["validateVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a redemption by the code of a voucher
         * @description Validates a redemption of the voucher with this code. An unknown or mistyped code is a 404 and counts against the limit of unknown codes.
         *
         *     **Scope:** `vouchers:redeem`.
         *
         *     **Limit:** 10 look-ups of unknown codes within a minute per key, in addition to the overall limits.
         */
        post: operations["validateVoucherByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/redemptions/{number}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a redemption of a voucher
         * @description Gives back `amount` of a redemption, or all of it that is not reversed yet. Without partial redemption, the whole redemption is reversed, at most up to the voucher's original value. An expired or cancelled voucher keeps its status; `spendable` is then false.
         *
         *     **Scope:** `vouchers:manage`.
         */
        post: operations["reverseRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust the remaining value of a voucher
         * @description Sets the remaining value, at most the original value. The reason is recorded permanently. A pending voucher stays pending. Otherwise 0 makes it `redeemed`, the full value `active`, any other value `partial`.
         *
         *     **Scope:** `vouchers:manage`.
         */
        post: operations["adjustVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a voucher
         * @description Cancels a pending, active or partial voucher, so that it can no longer be redeemed. The reason is recorded permanently.
         *
         *     **Scope:** `vouchers:manage`.
         */
        post: operations["cancelVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a voucher by e-mail
         * @description Queues the e-mail with the voucher to its recipient. It returns when the e-mail is durably queued, not when it is delivered. The voucher must be pending, active or partial. The limit is 3 e-mails per voucher within an hour and 10 within 24 hours, and there are limits per recipient and merchant. After a 429 a retry may use the same Idempotency-Key.
         *
         *     **Scope:** `vouchers:manage`.
         */
        post: operations["sendVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a customer's vouchers
         * @description The vouchers that a customer owns, newest first.
         *
         *     **Scope:** `vouchers:read` or `customers:read`.
         */
        get: operations["listVouchersOfCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/customers/{customerId}/vouchers/{voucherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer's voucher
         * @description One voucher that a customer owns. Another customer's voucher is a 404.
         *
         *     **Scope:** `vouchers:read` or `customers:read`.
         */
        get: operations["readVoucherOfCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a voucher's ledger
         * @description Every change of the balance, newest first. A `cancel` or `expire` entry sets the balance to 0, but the voucher still shows its `remainingValue`.
         *
         *     **Scope:** `vouchers:read`.
         */
        get: operations["listVoucherEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the holds of a voucher
         * @description All holds of a voucher, also those that have ended, newest first.
         *
         *     **Scope:** `vouchers:read` or `vouchers:hold`.
         */
        get: operations["listHolds"];
        put?: never;
        /**
         * Hold an amount of a voucher
         * @description Reserves `amount`, or all that is available, for a checkout that pays later. Nobody else can redeem the reserved amount until the hold is captured or released, or expires. A voucher that does not allow partial redemption must be held as a whole.
         *
         *     **Scope:** `vouchers:hold`.
         */
        post: operations["createHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/holds/{holdId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a hold
         * @description One hold of a voucher. A hold of another voucher is a 404.
         *
         *     **Scope:** `vouchers:read` or `vouchers:hold`.
         */
        get: operations["readHold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/holds/{holdId}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture a hold
         * @description Redeems `amount`, or the whole hold, from the voucher. A hold can be captured once, even if the voucher has expired since the hold was made. The rest of the hold becomes available again.
         *
         *     **Scope:** `vouchers:hold`.
         *
         *     **Limit:** 60 voucher redemptions within a minute per key, in addition to the overall limits.
         */
        post: operations["captureHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/holds/{holdId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a hold
         * @description Ends a hold without a redemption: what it held is available again.
         *
         *     **Scope:** `vouchers:hold`.
         */
        post: operations["releaseHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/vouchers/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a voucher as PDF
         * @description The voucher as a printable PDF with its current state. A voucher that cannot be redeemed is marked across the page. If the content did not change, the stored PDF is returned.
         *
         *     **Scope:** `vouchers:read` or `vouchers:manage`.
         *
         *     **Limit:** 10 voucher PDFs within a minute per key, in addition to the overall limits.
         */
        get: operations["downloadVoucherPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        VerifiedKeyView: {
            /**
             * @description The name of the merchant that the key belongs to.
             * @example Corner Coffee
             */
            merchant: string;
        };
        ErrorBody: {
            /**
             * @description Equal to the HTTP status.
             * @example 400
             */
            code: number;
            /**
             * @description A human-readable message that names the field, scope or limit at fault. It may change: branch on `error`.
             * @example quantity must be an integer from 1 to 100.
             */
            message: string;
            /**
             * @description A stable reason to branch on, in snake_case. New reasons may be added.
             * @example invalid_field
             */
            error: string;
            /**
             * @description On 429: seconds until the same request would be accepted.
             * @example 12
             */
            retryAfter?: number;
            /**
             * @description In major units. With `reversal_exceeds_value`: how much can be reversed. With `return_exceeds_order`: how much is left of the order.
             * @example 20
             */
            maximum?: number;
            /**
             * @description With `amount_held`: how much holds leave available, in major units. With `insufficient_points` and `insufficient_balance`: how many stamps or points there are.
             * @example 15
             */
            available?: number;
            /**
             * @description With `insufficient_points` and `insufficient_balance`: how many stamps or points are needed.
             * @example 20
             */
            required?: number;
        };
        IdentityMerchantView: {
            /** @example mer_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example Corner Coffee */
            name: string;
        };
        IdentityIntegrationView: {
            /**
             * @description Unchanged when the key is rotated.
             * @example int_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string;
            /**
             * @description The API that the key is for. Now one of `public_api`; new values may be added.
             * @example public_api
             */
            type: string;
        };
        IdentityView: {
            merchant: components["schemas"]["IdentityMerchantView"];
            integration: components["schemas"]["IdentityIntegrationView"];
            /**
             * @description The scopes of the key. New scopes may be added.
             * @example [
             *       "profile:read"
             *     ]
             */
            scopes: string[];
        };
        MinuteView: {
            /** @example 12 */
            used: number;
            /** @example 120 */
            limit: number;
            /** @example 108 */
            remaining: number;
        };
        DayView: {
            /** @example 12 */
            used: number;
            /** @example 120 */
            limit: number;
            /** @example 108 */
            remaining: number;
            /**
             * @description A rolling window of 24 hours.
             * @example 86400
             */
            windowSeconds: number;
        };
        EndpointLimitsView: {
            /** @example 60 */
            orderCreationsPerMinute: number;
            /** @example 60 */
            voucherRedemptionsPerMinute: number;
            /** @example 10 */
            voucherPdfsPerMinute: number;
        };
        EndpointView: {
            /** @example POST */
            method: string;
            /** @example /v1/public/orders/create */
            route: string;
            /** @example 240 */
            requests: number;
            /**
             * @description Responses with status 400 and above.
             * @example 3
             */
            errors: number;
            /** @example 7.42 */
            averageDurationMs: number;
        };
        UsageView: {
            /** @description The rolling minute, including this request. */
            minute: components["schemas"]["MinuteView"];
            /** @description The rolling 24 hours, including this request. */
            day: components["schemas"]["DayView"];
            /**
             * @description Maximum number of concurrent requests.
             * @example 10
             */
            concurrencyLimit: number;
            /** @description Additional limits of single operations. */
            endpointLimits: components["schemas"]["EndpointLimitsView"];
            /** @description The last 24 hours, by method and route. */
            endpoints: components["schemas"]["EndpointView"][];
        };
        RequestView: {
            /**
             * @description Unique.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The X-Request-Id that the caller sent, which may repeat. Equal to `id` if the caller sent no valid one.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            requestId: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            at: string;
            /** @example POST */
            method: string;
            /**
             * @description The template of the path; null if no route matched.
             * @example /v1/public/customers/{customerId}/rewards/{rewardId}/redeem
             */
            route: string | null;
            /**
             * @description Without the query.
             * @example /v1/public/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd/rewards/rwd_01k9zq3f8te5rb8s6yw2m4n7pd/redeem
             */
            path: string;
            /**
             * @description Masked.
             * @example null
             */
            query: string | null;
            /** @example 400 */
            status: number;
            /**
             * @description The reason of a refusal.
             * @example reward_expired
             */
            error: string | null;
            /**
             * @description From the headers of the request to the end of its response.
             * @example 11.8
             */
            durationMs: number;
            /** @example key_01k9zq3f8tf2nv7c1h5x9a3b6e */
            keyId: string;
            /** @example lrw_live_4f8Kq2ZtB7xA */
            keyPrefix: string;
            /** @example 3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11 */
            idempotencyKey: string | null;
            /**
             * @description Whether the response was a replay.
             * @example false
             */
            replayed: boolean;
            /** @example 203.0.113.7 */
            ip: string;
            /** @example shop/2.1 */
            userAgent: string | null;
            /**
             * @description The customer, card, reward, voucher, order and key that the request or its response names.
             * @example [
             *       "cus_01k9zq3f8te5rb8s6yw2m4n7pd"
             *     ]
             */
            subjectIds: string[];
        };
        RequestWithBodiesView: {
            /**
             * @description Unique.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The X-Request-Id that the caller sent, which may repeat. Equal to `id` if the caller sent no valid one.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            requestId: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            at: string;
            /** @example POST */
            method: string;
            /**
             * @description The template of the path; null if no route matched.
             * @example /v1/public/customers/{customerId}/rewards/{rewardId}/redeem
             */
            route: string | null;
            /**
             * @description Without the query.
             * @example /v1/public/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd/rewards/rwd_01k9zq3f8te5rb8s6yw2m4n7pd/redeem
             */
            path: string;
            /**
             * @description Masked.
             * @example null
             */
            query: string | null;
            /** @example 400 */
            status: number;
            /**
             * @description The reason of a refusal.
             * @example reward_expired
             */
            error: string | null;
            /**
             * @description From the headers of the request to the end of its response.
             * @example 11.8
             */
            durationMs: number;
            /** @example key_01k9zq3f8tf2nv7c1h5x9a3b6e */
            keyId: string;
            /** @example lrw_live_4f8Kq2ZtB7xA */
            keyPrefix: string;
            /** @example 3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11 */
            idempotencyKey: string | null;
            /**
             * @description Whether the response was a replay.
             * @example false
             */
            replayed: boolean;
            /** @example 203.0.113.7 */
            ip: string;
            /** @example shop/2.1 */
            userAgent: string | null;
            /**
             * @description The customer, card, reward, voucher, order and key that the request or its response names.
             * @example [
             *       "cus_01k9zq3f8te5rb8s6yw2m4n7pd"
             *     ]
             */
            subjectIds: string[];
            /**
             * @description Masked, at most 4 KiB.
             * @example {"id":"4711"}
             */
            requestBody: string | null;
            /**
             * @description Whether the text was longer than 4 KiB.
             * @example false
             */
            requestBodyTruncated: boolean;
            /**
             * @description Masked, at most 4 KiB.
             * @example {"code":400,"message":"This reward has expired.","error":"reward_expired"}
             */
            responseBody: string | null;
            /**
             * @description Whether the text was longer than 4 KiB.
             * @example false
             */
            responseBodyTruncated: boolean;
        };
        IdempotencyRecordView: {
            /**
             * @description While the write is `in_progress`, all other fields are null. Now one of `completed`, `in_progress`; new values may be added.
             * @example completed
             */
            status: string;
            /**
             * @description The status of the response.
             * @example 200
             */
            statusCode: number | null;
            /**
             * @description The body of the response. A `secret` beside its `data` is null.
             * @example {
             *       "success": true,
             *       "data": {
             *         "id": "vch_01k9zq3f8te5rb8s6yw2m4n7pd"
             *       }
             *     }
             */
            body: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The `id` of the first request in the request log.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            requestId: string | null;
            /**
             * @description When the write was completed.
             * @example 2026-11-20T09:30:00.000Z
             */
            completedAt: string | null;
            /**
             * @description From then on the key is free for any request.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string | null;
        };
        EventSubjectView: {
            /**
             * @description The kind of the object. Now one of `order`, `customer`, `card`, `reward`, `voucher`, `api_key`, `webhook_endpoint`; new values may be added.
             * @example voucher
             */
            type: string;
            /** @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e */
            id: string;
            /** @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e */
            externalId: string;
            /**
             * @description Counts the events of the object, from 1, without gaps.
             * @example 2
             */
            version: number;
        };
        EventRequestView: {
            /**
             * @description The request.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string | null;
            /**
             * @description Its Idempotency-Key.
             * @example 3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11
             */
            idempotencyKey: string | null;
        };
        EventActorView: {
            /**
             * @description The kind of actor. Now one of `api_key`, `staff`, `support`, `operator`, `system`; new values may be added.
             * @example api_key
             */
            type: string;
            /**
             * @description The key or the staff member.
             * @example key_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string | null;
        };
        EventDataView: {
            /** @description The object after the change, as its own operations show it, without codes. */
            object: {
                [key: string]: unknown;
            };
            /**
             * @description By field: its value before (`from`) and after (`to`).
             * @example {
             *       "remainingValue": {
             *         "from": 50,
             *         "to": 40
             *       }
             *     }
             */
            change: {
                [key: string]: unknown;
            };
            /**
             * @description In major units of the currency of the object.
             * @example 10
             */
            amount?: number;
            /**
             * @description How many stamps or points, or how many times the card was filled.
             * @example 3
             */
            quantity?: number;
            /**
             * Format: date-time
             * @description When the points expire. Only with `card.points_expiring`.
             * @example 2027-11-30T23:59:59.999Z
             */
            expiresAt?: string;
            /**
             * @description Why.
             * @example Order refunded
             */
            reason?: string;
            /**
             * @description The hold of a voucher.
             * @example hld_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            holdId?: string;
        };
        EventView: {
            /** @example evt_01k9zq3f8tf2nv7c1h5x9a3b6e */
            id: string;
            /**
             * @description What happened. Now one of `order.created`, `order.returned`, `customer.created`, `customer.updated`, `card.created`, `card.stamps_given`, `card.points_given`, `card.points_adjusted`, `card.completed`, `card.stamps_taken_back`, `card.points_taken_back`, `card.points_spent`, `card.points_corrected`, `card.stamps_corrected`, `card.entry_reversed`, `card.points_expired`, `card.points_expiring`, `reward.issued`, `reward.redeemed`, `reward.expired`, `reward.coupon_set`, `reward.cancelled`, `reward.redemption_reversed`, `voucher.issued`, `voucher.activated`, `voucher.redeemed`, `voucher.redemption_reversed`, `voucher.adjusted`, `voucher.hold_created`, `voucher.hold_captured`, `voucher.hold_released`, `voucher.hold_expired`, `voucher.cancelled`, `voucher.expired`, `voucher.send_requested`, `voucher.sent`, `voucher.send_failed`, `api_key.created`, `api_key.rotated`, `api_key.revoked`, `webhook_endpoint.disabled`; new values may be added.
             * @example voucher.redeemed
             */
            type: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
            /** @description The object that the event is about. */
            subject: components["schemas"]["EventSubjectView"];
            /**
             * @description The customer to whom the object belongs.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string | null;
            /** @description The request that caused the event. Both fields are null if no request did, for example at an expiry. */
            request: components["schemas"]["EventRequestView"];
            /** @description Who did it. */
            actor: components["schemas"]["EventActorView"];
            data: components["schemas"]["EventDataView"];
        };
        WebhookEndpointView: {
            /** @example whe_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example https://shop.example/webhooks */
            url: string;
            /**
             * @description Null: none.
             * @example Order history
             */
            description: string | null;
            /**
             * @description Event types, prefixes such as `voucher.*`, or `*` for all.
             * @example [
             *       "order.created",
             *       "voucher.*"
             *     ]
             */
            types: string[];
            /**
             * @description Whether events hold names, e-mail addresses and recipients.
             * @example false
             */
            includePersonalData: boolean;
            /**
             * @description Events are sent only while it is `enabled`. Now one of `enabled`, `disabled`; new values may be added.
             * @example enabled
             */
            status: string;
            /**
             * @description Null: enabled. Now one of `manual`, `gone`, `failing`; new values may be added.
             * @example null
             */
            disabledReason: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Null: never.
             * @example 2026-11-20T09:31:00.000Z
             */
            lastSuccessAt: string | null;
            /**
             * @description Null: never.
             * @example null
             */
            lastFailureAt: string | null;
            /**
             * @description The first failure since the last success, or since it was enabled. Null: none.
             * @example null
             */
            failingSince: string | null;
        };
        NewWebhookEndpointView: {
            data: components["schemas"]["WebhookEndpointView"];
            /**
             * @description The secret that deliveries are signed with. It is returned only in this response.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw8pY3Yk3mJ0A=
             */
            secret: string;
        };
        CreateWebhookEndpointBody: {
            /**
             * @description https, without credentials, at most 2,000 characters.
             * @example https://shop.example/webhooks
             */
            url: string;
            /**
             * @description What the endpoint is for.
             * @example Order history
             */
            description?: string | null;
            /**
             * @description Event types, prefixes such as `voucher.*`, or `*` for all; 1 to 50. An unknown type matches nothing yet.
             * @example [
             *       "order.created",
             *       "voucher.*"
             *     ]
             */
            types: string[];
            /**
             * @description Whether events hold names, e-mail addresses and recipients. Absent: false.
             * @example false
             */
            includePersonalData?: boolean;
        };
        UpdateWebhookEndpointBody: {
            /**
             * @description https, without credentials, at most 2,000 characters.
             * @example https://shop.example/webhooks
             */
            url?: string;
            /**
             * @description What the endpoint is for. Null: nothing.
             * @example Order history
             */
            description?: string | null;
            /**
             * @description Event types, prefixes such as `voucher.*`, or `*` for all; 1 to 50. An unknown type matches nothing yet.
             * @example [
             *       "order.created",
             *       "voucher.*"
             *     ]
             */
            types?: string[];
            /**
             * @description Whether events hold names, e-mail addresses and recipients.
             * @example false
             */
            includePersonalData?: boolean;
        };
        EmptyBody: Record<string, never>;
        RotateWebhookSecretBody: {
            /**
             * @description For how many hours deliveries are also signed with the previous secret. Absent: 24.
             * @example 24
             */
            overlapHours?: number;
        };
        WebhookAttemptView: {
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.120Z
             */
            at: string;
            /**
             * @description Null: there was no response.
             * @example 503
             */
            statusCode: number | null;
            /**
             * @description Why there was no response. Null: there was one.
             * @example null
             */
            error: string | null;
            /** @example 41 */
            durationMs: number;
            /**
             * @description The first 1 kB of the response.
             * @example Try later.
             */
            responseBody: string | null;
        };
        WebhookDeliveryView: {
            /** @example whd_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example evt_01k9zq3f8tf2nv7c1h5x9a3b6e */
            eventId: string;
            /** @example order.created */
            eventType: string;
            /**
             * @description Whether this is a test delivery. Its event is not in the feed, and it cannot be sent again.
             * @example false
             */
            isTest: boolean;
            /**
             * @description `pending` until the last attempt. Now one of `pending`, `succeeded`, `failed`, `skipped`; new values may be added.
             * @example pending
             */
            status: string;
            /** @description Oldest first; the newest 30. */
            attempts: components["schemas"]["WebhookAttemptView"][];
            /**
             * @description Null: no attempt is planned.
             * @example 2026-11-20T09:35:00.000Z
             */
            nextAttemptAt: string | null;
        };
        TestWebhookEndpointBody: {
            /**
             * @description The type of the sample event. Absent: `order.created`.
             * @example voucher.redeemed
             */
            type?: string;
        };
        RecoveryView: {
            /**
             * @description How many deliveries were scheduled.
             * @example 42
             */
            scheduled: number;
        };
        RecoverWebhookDeliveriesBody: {
            /**
             * Format: date-time
             * @description Events from this time on.
             * @example 2026-11-20T00:00:00Z
             */
            since: string;
            /**
             * @description Events up to this time. Absent: all later ones.
             * @example 2026-11-21T00:00:00Z
             */
            until?: string | null;
            /**
             * @description `failed`: also those that are pending and have failed at least once.
             * @example failed
             * @enum {string}
             */
            only: "failed" | "skipped" | "all";
        };
        RewardView: {
            /**
             * @description Id of the issued reward. Use it in reward paths.
             * @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The template it was issued from.
             * @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            rewardId: string;
            /**
             * @description The customer who owns it.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description The current status. Now one of `active`, `redeemed`, `expired`, `cancelled`; new values may be added.
             * @example active
             */
            status: string;
            /**
             * @description Expired from this time on. Null: never expires.
             * @example 2026-12-20T23:59:59.999Z
             */
            expiry: string | null;
            /**
             * @description In upper case. Null until it is set.
             * @example ADA-COFFEE
             */
            couponCode: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            issuedAt: string;
            /**
             * @description Null until it is redeemed.
             * @example null
             */
            redeemedAt: string | null;
            /**
             * @description The location where it was given or redeemed.
             * @example null
             */
            locationId: string | null;
        };
        OrderView: {
            /** @example ord_01k9zq3f8tf2nv7c1h5x9a3b6e */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example ord_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The number that was sent, or one that the service generated.
             * @example 100042
             */
            orderNumber: string;
            /**
             * @description In major units of `currency`.
             * @example 24.9
             */
            value: number;
            /**
             * @description ISO 4217 code of the merchant.
             * @example GBP
             */
            currency: string;
            /** @example webshop */
            source: string;
            /**
             * @description The channel of the order. Now one of `public_api`; new values may be added.
             * @example public_api
             */
            integrationType: string;
            /**
             * @description How much it awarded.
             * @example 1
             */
            stampsAwarded: number;
            /**
             * @description How much it awarded.
             * @example 24
             */
            pointsAwarded: number;
            /**
             * @description Whether the coupon of the order redeemed a reward.
             * @example false
             */
            couponRedeemed: boolean;
            /**
             * @description The part of `value` that was returned.
             * @example 0
             */
            returnedValue: number;
            /**
             * @description Whether it was returned. Now one of `completed`, `partially_returned`, `returned`; new values may be added.
             * @example completed
             */
            status: string;
            /** @example cus_01k9zq3f8te5rb8s6yw2m4n7pd */
            customerId: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
        };
        CreatedOrderView: {
            /**
             * @description Stamps that this order awarded.
             * @example 1
             */
            stamps: number;
            /**
             * @description Points that this order awarded.
             * @example 24
             */
            points: number;
            /** @description Rewards that this order issued. */
            rewards: components["schemas"]["RewardView"][];
            /**
             * @description Whether the coupon of the order redeemed a reward.
             * @example false
             */
            couponRedeemed: boolean;
            order: components["schemas"]["OrderView"];
        };
        CreateOrderBody: {
            /**
             * @description Identifies the customer, who is created if unknown.
             * @example ada@example.com
             */
            customer_email: string;
            /**
             * @description In major units of the merchant's currency; rounded half up.
             * @example 24.9
             */
            order_value: number | string;
            /**
             * @description The source of the order: letters and digits only.
             * @example webshop
             */
            order_source: string;
            /**
             * @description 1 to 64 printable characters. If it is missing or invalid, the service generates one.
             * @example 100042
             */
            order_number?: string | null;
            /**
             * @description First name.
             * @example Ada
             */
            first_name?: string | null;
            /**
             * @description Full name.
             * @example Ada Lovelace
             */
            name?: string | null;
            /**
             * @description Redeems an active reward of this customer, if the merchant's reward automation is on. A code that matches none changes nothing.
             * @example ADA-COFFEE
             */
            coupon_code?: string | null;
        };
        PreviewedRewardView: {
            /**
             * @description The template it would be issued from.
             * @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            rewardId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description Expired from this time on. Null: never expires.
             * @example 2026-12-20T23:59:59.999Z
             */
            expiry: string | null;
        };
        NotAwardedView: {
            /**
             * @description A stable word to branch on.
             * @example below_minimum
             */
            error: string;
            /** @example An order of less than 5.00 GBP awards nothing. */
            message: string;
        };
        ExpirationView: {
            /** @example 120 */
            points: number;
            /**
             * Format: date-time
             * @example 2027-11-30T23:59:59.999Z
             */
            expiresAt: string;
        };
        PreviewedCardView: {
            /**
             * @description The definition of the card.
             * @example card_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            cardId: string;
            /** @example Coffee card */
            title: string;
            /**
             * @description What it collects. Now one of `stamp`, `points`; new values may be added.
             * @example stamp
             */
            type: string;
            /**
             * @description Current stamp balance.
             * @example 3
             */
            stamps: number;
            /**
             * @description Current point balance.
             * @example 0
             */
            points: number;
            /**
             * @description Stamps that were taken back but that the balance did not cover. Stamps given later pay this debt first.
             * @example 0
             */
            stampsOwed: number;
            /**
             * @description Points that were taken back but that the balance did not cover. Points given later pay this debt first.
             * @example 0
             */
            pointsOwed: number;
            /**
             * @description What expires next, at most 12 instants.
             * @example []
             */
            expirations: components["schemas"]["ExpirationView"][];
            /**
             * @description Null: the order would create it.
             * @example ccard_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string | null;
            /**
             * @description Null: the order would create it.
             * @example ccard_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string | null;
            /**
             * @description Null: the order would create the customer.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string | null;
            /**
             * @description Null: the order would create it.
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string | null;
        };
        PreviewedCardChangeView: {
            /**
             * @description The definition of the card.
             * @example card_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            cardId: string;
            /** @description The card as it is. Null: the customer has none of this definition. */
            before: components["schemas"]["CardView"] | null;
            /** @description The card as it would be. */
            after: components["schemas"]["PreviewedCardView"];
        };
        PreviewedOrderView: {
            /**
             * @description Stamps that the order would award.
             * @example 1
             */
            stamps: number;
            /**
             * @description Points that the order would award.
             * @example 24
             */
            points: number;
            /** @description Rewards that the order would issue. */
            rewards: components["schemas"]["PreviewedRewardView"][];
            /**
             * @description Whether the coupon would redeem a reward.
             * @example false
             */
            couponWouldBeRedeemed: boolean;
            /**
             * @description True if the order was processed before. The figures are then those of the first result, which would be returned again.
             * @example false
             */
            duplicate: boolean;
            /**
             * @description False: the order would create the customer.
             * @example true
             */
            customerExists: boolean;
            /** @description Why something is not awarded. */
            reasons: components["schemas"]["NotAwardedView"][];
            /** @description The cards that the order would award to. */
            cards: components["schemas"]["PreviewedCardChangeView"][];
        };
        RevokedRewardView: {
            /**
             * @description Id of the issued reward.
             * @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The template it was issued from.
             * @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            rewardId: string;
            /** @example A free coffee */
            title: string;
        };
        KeptRewardView: {
            /**
             * @description Id of the issued reward.
             * @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The template it was issued from.
             * @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            rewardId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description Why it could not be taken back. Now one of `redeemed`, `expired`; new values may be added.
             * @example redeemed
             */
            reason: string;
        };
        OrderReturnView: {
            /** @example ret_01k9zq3f8tf2nv7c1h5x9a3b6e */
            id: string;
            /**
             * @description Equal to `id`.
             * @example ret_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The order.
             * @example ord_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            orderId: string;
            /**
             * @description The caller's own number, unique within the order.
             * @example R-1
             */
            returnNumber: string | null;
            /**
             * @description What was returned, in major units of the order's currency.
             * @example 10
             */
            value: number;
            /**
             * @description Stamps taken back, including those owed and forgiven.
             * @example 1
             */
            stampsTakenBack: number;
            /**
             * @description Points taken back, including those owed, forgiven and expired.
             * @example 10
             */
            pointsTakenBack: number;
            /**
             * @description Stamps that the balance did not cover and that the card now owes.
             * @example 0
             */
            stampsOwed: number;
            /**
             * @description Points that the balance did not cover and that the card now owes.
             * @example 0
             */
            pointsOwed: number;
            /**
             * @description Stamps that the balance did not cover and that are forgiven.
             * @example 0
             */
            stampsForgiven: number;
            /**
             * @description Points that the balance did not cover and that are forgiven.
             * @example 0
             */
            pointsForgiven: number;
            /**
             * @description Points of this order that had already expired. They count as taken back.
             * @example 0
             */
            pointsExpired: number;
            /** @description Rewards of the order that were taken back. */
            rewardsRevoked: components["schemas"]["RevokedRewardView"][];
            /** @description Rewards that the remaining value would not issue, but that stay because they are redeemed or expired. */
            rewardsKept: components["schemas"]["KeptRewardView"][];
            /**
             * @description Whether the coupon of the order is active again. Null: it redeemed none.
             * @example null
             */
            couponReturned: boolean | null;
            /**
             * @description Why couponReturned is false: `partially_returned`, `expired` or `not_redeemed_by_order`. New values may be added.
             * @example expired
             */
            couponReturnedReason?: string;
            /**
             * @description The reason that was given for the return.
             * @example null
             */
            reason: string | null;
            /**
             * @description True if the returnNumber was used before. This is then the first result.
             * @example false
             */
            duplicate: boolean;
            /**
             * Format: date-time
             * @example 2026-11-24T09:30:00.000Z
             */
            createdAt: string;
        };
        ReturnOrderBody: {
            /**
             * @description In major units of the order's currency. Absent: all that is left of the order.
             * @example 10
             */
            value?: number;
            /**
             * @description Your own number for the return. A second return of the order with the same number changes nothing.
             * @example R-1
             */
            returnNumber?: string;
            /**
             * @description Recorded permanently.
             * @example Too small
             */
            reason?: string;
        };
        PreviewedReturnView: {
            /**
             * @description The order.
             * @example ord_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            orderId: string;
            /**
             * @description The caller's own number, unique within the order.
             * @example R-1
             */
            returnNumber: string | null;
            /**
             * @description What was returned, in major units of the order's currency.
             * @example 10
             */
            value: number;
            /**
             * @description Stamps taken back, including those owed and forgiven.
             * @example 1
             */
            stampsTakenBack: number;
            /**
             * @description Points taken back, including those owed, forgiven and expired.
             * @example 10
             */
            pointsTakenBack: number;
            /**
             * @description Stamps that the balance did not cover and that the card now owes.
             * @example 0
             */
            stampsOwed: number;
            /**
             * @description Points that the balance did not cover and that the card now owes.
             * @example 0
             */
            pointsOwed: number;
            /**
             * @description Stamps that the balance did not cover and that are forgiven.
             * @example 0
             */
            stampsForgiven: number;
            /**
             * @description Points that the balance did not cover and that are forgiven.
             * @example 0
             */
            pointsForgiven: number;
            /**
             * @description Points of this order that had already expired. They count as taken back.
             * @example 0
             */
            pointsExpired: number;
            /** @description Rewards of the order that were taken back. */
            rewardsRevoked: components["schemas"]["RevokedRewardView"][];
            /** @description Rewards that the remaining value would not issue, but that stay because they are redeemed or expired. */
            rewardsKept: components["schemas"]["KeptRewardView"][];
            /**
             * @description Whether the coupon of the order is active again. Null: it redeemed none.
             * @example null
             */
            couponReturned: boolean | null;
            /**
             * @description Why couponReturned is false: `partially_returned`, `expired` or `not_redeemed_by_order`. New values may be added.
             * @example expired
             */
            couponReturnedReason?: string;
            /**
             * @description The reason that was given for the return.
             * @example null
             */
            reason: string | null;
            /**
             * @description True if the returnNumber was used before. This is then the first result.
             * @example false
             */
            duplicate: boolean;
        };
        CustomerView: {
            /** @example cus_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example shop-4711
             */
            externalId: string;
            /**
             * @description Empty if unknown.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * @description In lower case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description All stamps given so far.
             * @example 12
             */
            lifetimeStamps: number;
            /**
             * @description All points given so far, without adjustments.
             * @example 340
             */
            lifetimePoints: number;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
        };
        LoyaltyCustomerView: {
            /** @example cus_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example Ada Lovelace */
            name: string;
            /** @example ada@example.com */
            email: string;
        };
        CardView: {
            /**
             * @description Id of the customer's card (the instance). Use it in card paths.
             * @example ccard_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example ccard_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The definition of the card.
             * @example card_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            cardId: string;
            /**
             * @description The customer who owns it.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string;
            /** @example Coffee card */
            title: string;
            /**
             * @description What it collects. Now one of `stamp`, `points`; new values may be added.
             * @example stamp
             */
            type: string;
            /**
             * @description Current stamp balance.
             * @example 3
             */
            stamps: number;
            /**
             * @description Current point balance.
             * @example 0
             */
            points: number;
            /**
             * @description Stamps that were taken back but that the balance did not cover. Stamps given later pay this debt first.
             * @example 0
             */
            stampsOwed: number;
            /**
             * @description Points that were taken back but that the balance did not cover. Points given later pay this debt first.
             * @example 0
             */
            pointsOwed: number;
            /**
             * @description What expires next, at most 12 instants.
             * @example []
             */
            expirations: components["schemas"]["ExpirationView"][];
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
        };
        RecipientView: {
            /**
             * @description Empty if unknown.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * @description An e-mail address. Empty if unknown.
             * @example ada@example.com
             */
            email: string;
        };
        RedemptionView: {
            /**
             * @description The number of the redemption in the voucher's ledger. Use it to reverse the redemption.
             * @example 2
             */
            number: number;
            /**
             * @description In major units of the voucher's currency.
             * @example 10
             */
            amount: number;
            /**
             * @description Whether it redeemed the whole remaining value. Now one of `full`, `partial`; new values may be added.
             * @example partial
             */
            type: string;
            /**
             * Format: date-time
             * @example 2026-11-20T10:00:00.000Z
             */
            date: string;
            /**
             * @description How much of it was given back, in major units.
             * @example 0
             */
            reversedAmount: number;
        };
        VoucherView: {
            /**
             * @description Id of the issued voucher. Use it in voucher paths.
             * @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The template it was issued from.
             * @example vt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            voucherTemplateId: string;
            /**
             * @description The customer who owns it. Null if there is none.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string | null;
            /**
             * @description Shown to people. Anyone who has it can redeem the voucher.
             * @example K7QM-2XHP-9RTB-V4CE
             */
            code: string;
            /** @example Gift voucher */
            title: string;
            /**
             * @description The original value, in major units.
             * @example 50
             */
            value: number;
            /**
             * @description The remaining value, in major units.
             * @example 40
             */
            remainingValue: number;
            /**
             * @description How much of `remainingValue` is reserved by holds, in major units.
             * @example 0
             */
            heldAmount: number;
            /**
             * @description `remainingValue` minus `heldAmount`: the amount that can be redeemed.
             * @example 40
             */
            availableValue: number;
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /**
             * @description The current status. Now one of `pending`, `active`, `partial`, `redeemed`, `expired`, `cancelled`; new values may be added.
             * @example partial
             */
            status: string;
            /** @example true */
            allowPartialRedemption: boolean;
            /**
             * Format: date-time
             * @description Pending until this time.
             * @example 2026-11-20T09:30:00.000Z
             */
            activation: string;
            /**
             * @description Expired from this time on. Null: never expires.
             * @example 2027-11-20T23:59:59.999Z
             */
            expiry: string | null;
            recipient: components["schemas"]["RecipientView"];
            /**
             * @description Language of the voucher's e-mails and PDF. Null: the merchant's.
             * @example de
             */
            recipientLanguage: ("en" | "de" | "fr" | "es" | "it" | "nl" | "da" | "pl" | "ja" | "ar") | null;
            /**
             * @description The reference that was sent when the voucher was issued.
             * @example order-100042
             */
            externalReference: string | null;
            /** @description The newest 100, oldest first. */
            redemptions: components["schemas"]["RedemptionView"][];
            /**
             * @description The total number of redemptions.
             * @example 1
             */
            redemptionCount: number;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T10:00:00.000Z
             */
            updatedAt: string;
        };
        LoyaltyView: {
            customer: components["schemas"]["LoyaltyCustomerView"];
            /** @description The newest 100. */
            cards: components["schemas"]["CardView"][];
            /** @description The newest 100, whatever their status. */
            rewards: components["schemas"]["RewardView"][];
            /** @description The newest 100, whatever their status. */
            vouchers: components["schemas"]["VoucherView"][];
        };
        MonthsView: {
            /** @example 12 */
            months: number;
        };
        PointsExpiryAfterView: {
            after: components["schemas"]["MonthsView"];
            /**
             * @description `end_of_month`: points expire at the end of that month. `exact`: at the same day and time of that month. Now one of `end_of_month`, `exact`; new values may be added.
             * @example end_of_month
             */
            until: string;
        };
        PointsExpiryInactiveView: {
            /** @example 12 */
            inactiveMonths: number;
        };
        ProgressionStepView: {
            /**
             * @description The balance at which the reward is issued.
             * @example 10
             */
            at: number;
            /**
             * @description The reward template.
             * @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            rewardTemplateId: string;
        };
        CardDefinitionView: {
            /** @example card_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example coffee
             */
            externalId: string;
            /** @example Coffee card */
            title: string;
            /**
             * @description An inactive card accepts no stamps or points.
             * @example true
             */
            active: boolean;
            /**
             * @description What it collects. Now one of `stamp`, `points`; new values may be added.
             * @example stamp
             */
            type: string;
            /**
             * @description The number of stamps of a full card. Null on a points card.
             * @example 10
             */
            numberOfStamps: number | null;
            /**
             * @description Whether it is a points card without a size.
             * @example false
             */
            openEnded: boolean;
            /**
             * @description The number of points of a full card. Null otherwise.
             * @example null
             */
            numberOfPoints: number | null;
            /**
             * @description Whether every new customer gets this card.
             * @example true
             */
            autoEnrol: boolean;
            /** @description The rewards and their thresholds. */
            progression: components["schemas"]["ProgressionStepView"][];
            /**
             * @description When points of the card expire. Null: never.
             * @example null
             */
            pointsExpiry: components["schemas"]["PointsExpiryAfterView"] | components["schemas"]["PointsExpiryInactiveView"] | null;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
        };
        CardEntryView: {
            /**
             * @description Counts the entries of the card, from 1.
             * @example 4
             */
            number: number;
            /**
             * @description What happened. Now one of `order`, `give`, `complete`, `adjust`, `correct`, `spend`, `return`, `reverse`, `expire`; new values may be added.
             * @example give
             */
            type: string;
            /**
             * @description How much the balance changed. The changes of all entries of a card add up to its balance.
             * @example 3
             */
            change: number;
            /**
             * @description How many of the stamps or points given paid what the card owed.
             * @example 0
             */
            paidOwed: number;
            /**
             * @description The balance of the card after the entry.
             * @example 7
             */
            balanceAfter: number;
            /**
             * @description The order that caused it.
             * @example null
             */
            orderId: string | null;
            /**
             * @description The rewards that it issued.
             * @example [
             *       "rwd_01k9zq3f8tf2nv7c1h5x9a3b6e"
             *     ]
             */
            rewardIds: string[];
            /**
             * @description The reason that was given.
             * @example null
             */
            reason: string | null;
            /**
             * @description The caller's own text for what points were spent on.
             * @example null
             */
            reference: string | null;
            /**
             * @description The number of the entry that this entry reverses.
             * @example null
             */
            reverses: number | null;
            /**
             * @description The number of the entry that reversed this entry.
             * @example null
             */
            reversedBy: number | null;
            /**
             * @description The request that caused it.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            requestId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
        };
        GivenView: {
            /** @description The card with its new balance. */
            data: components["schemas"]["CardView"];
            /** @description Rewards issued by this request, in the order of their thresholds. */
            rewards: components["schemas"]["RewardView"][];
        };
        GiveStampsBody: {
            /**
             * @description How many stamps to give.
             * @example 2
             */
            quantity: number;
            /**
             * @description id or externalId of the active location where they are given.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
        };
        GivePointsBody: {
            /**
             * @description How many points to give.
             * @example 50
             */
            quantity: number;
            /**
             * @description id or externalId of the active location where they are given.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
        };
        AdjustPointsBody: {
            /**
             * @description The new balance. It replaces the current one.
             * @example 250
             */
            points: number;
        };
        SpentView: {
            /** @description The card with its new balance. */
            data: components["schemas"]["CardView"];
            /**
             * @description How many points were spent.
             * @example 250
             */
            spent: number;
            /** @description The reward that they bought, if any. */
            rewards: components["schemas"]["RewardView"][];
        };
        SpendPointsBody: {
            /**
             * @description How many points to spend. Absent if `rewardId` is given.
             * @example 120
             */
            quantity?: number;
            /**
             * @description id or externalId of an active reward template. Its `pointsPrice` is spent, and its reward is issued.
             * @example free-coffee
             */
            rewardId?: string;
            /**
             * @description Your own text for what they are spent on.
             * @example till-7-4711
             */
            reference?: string;
            /**
             * @description Recorded permanently in the card's ledger.
             * @example Discount of 1.20
             */
            reason?: string;
            /**
             * @description id or externalId of the active location where they are spent.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
        };
        CorrectBalanceBody: {
            /**
             * @description How much to add to the balance; a negative number is taken from it. Not 0.
             * @example -20
             */
            change: number;
            /**
             * @description Recorded permanently in the card's ledger.
             * @example Counted twice
             */
            reason: string;
        };
        ReversedEntryView: {
            /** @description The card with its new balance. */
            data: components["schemas"]["CardView"];
            /** @description Rewards that the entry had issued, and that are cancelled now. */
            rewardsRevoked: components["schemas"]["RevokedRewardView"][];
            /** @description Rewards that it had issued and that stay. */
            rewardsKept: components["schemas"]["KeptRewardView"][];
        };
        ReverseEntryBody: {
            /**
             * @description Recorded permanently in the card's ledger.
             * @example Given to the wrong card
             */
            reason: string;
        };
        RewardTemplateView: {
            /** @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example free-coffee
             */
            externalId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description Empty if there is none.
             * @example Any coffee, any size.
             */
            description: string;
            /**
             * @description Nothing can be issued from an inactive template.
             * @example true
             */
            active: boolean;
            /**
             * @description Days until a reward of this template expires, at the end of the day. Null: never.
             * @example 60
             */
            expiryDays: number | null;
            /**
             * @description What it costs in points. Null: it cannot be bought with points.
             * @example 250
             */
            pointsPrice: number | null;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
        };
        GiveRewardBody: {
            /**
             * @description id or externalId of an active reward template.
             * @example free-coffee
             */
            rewardId: string;
            /**
             * @description How many to issue. Default: 1.
             * @example 1
             */
            quantity?: number;
            /**
             * @description id or externalId of the active location where they are given.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
        };
        RedeemRewardBody: {
            /**
             * @description id or externalId of the active location where it is redeemed.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
        };
        ReverseRewardBody: {
            /**
             * @description Recorded permanently. It cannot be changed later.
             * @example Scanned by mistake
             */
            reason: string;
        };
        CouponView: {
            /** @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e */
            userRewardId: string;
            /** @example ADA-COFFEE */
            couponCode: string;
        };
        UpdatedCouponView: {
            /** @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e */
            userRewardId: string;
            /** @example ADA-COFFEE */
            couponCode: string;
            /** @description The same fields again. */
            data: components["schemas"]["CouponView"];
        };
        UpdateCouponBody: {
            /**
             * @description id or externalId of the issued reward.
             * @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            userRewardId: string;
            /**
             * @description The code is stored in upper case.
             * @example ada-coffee
             */
            couponCode: string;
        };
        AffordableRewardView: {
            /** @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example free-coffee
             */
            externalId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description Empty if there is none.
             * @example Any coffee, any size.
             */
            description: string;
            /**
             * @description Nothing can be issued from an inactive template.
             * @example true
             */
            active: boolean;
            /**
             * @description Days until a reward of this template expires, at the end of the day. Null: never.
             * @example 60
             */
            expiryDays: number | null;
            /**
             * @description What it costs in points. Null: it cannot be bought with points.
             * @example 250
             */
            pointsPrice: number | null;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description The customer's open-ended card with the most points. Null: there is none.
             * @example ccard_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            cardId: string | null;
            /**
             * @description Whether the card has enough points.
             * @example false
             */
            affordable: boolean;
            /**
             * @description The points of the card.
             * @example 120
             */
            available: number;
            /**
             * @description How many points are missing.
             * @example 130
             */
            missing: number;
        };
        CurrencyView: {
            /** @example £ */
            symbol: string;
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            code: string;
        };
        VoucherTemplateView: {
            /** @example vt_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example gift-voucher
             */
            externalId: string;
            /** @example Gift voucher */
            title: string;
            /**
             * @description `fixed`: the template sets the value. `monetary`: the value is chosen when a voucher is issued. Now one of `fixed`, `monetary`; new values may be added.
             * @example fixed
             */
            type: string;
            /**
             * @description In major units. Null for a monetary template.
             * @example 50
             */
            value: number | null;
            /**
             * @description The minimum value of a voucher of a monetary template, in major units.
             * @example null
             */
            minValue: number | null;
            /**
             * @description The maximum value of a voucher of a monetary template, in major units.
             * @example null
             */
            maxValue: number | null;
            currency: components["schemas"]["CurrencyView"];
            /**
             * @description Nothing can be issued from an inactive template.
             * @example true
             */
            active: boolean;
            /** @example true */
            allowPartialRedemption: boolean;
            /**
             * @description Days until a voucher of this template expires. Null: never.
             * @example 365
             */
            expiryDays: number | null;
            /**
             * @description Days until a voucher of this template is active. 0: immediately.
             * @example 0
             */
            activationDelayDays: number;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
        };
        IssuedVoucherView: {
            data: components["schemas"]["VoucherView"];
            /**
             * @description True if `send` was set: the e-mail is queued.
             * @example true
             */
            emailQueued?: boolean;
        };
        IssueVoucherBody: {
            /**
             * @description id or externalId of an active voucher template.
             * @example gift-voucher
             */
            voucherTemplateId: string;
            /**
             * @description id or externalId of the customer. Required if recipientEmail is absent.
             * @example shop-4711
             */
            customerId?: string;
            /**
             * @description E-mail address of the recipient. Required if customerId is absent.
             * @example ada@example.com
             */
            recipientEmail?: string;
            /**
             * @description Name of the recipient, printed on the voucher. If it is absent or blank, the customer's name is used.
             * @example Ada Lovelace
             */
            recipientName?: string;
            /**
             * @description Language of the voucher's e-mails and PDF. Default: the merchant's.
             * @example de
             * @enum {string}
             */
            recipientLanguage?: "en" | "de" | "fr" | "es" | "it" | "nl" | "da" | "pl" | "ja" | "ar";
            /**
             * @description In major units. Required for a monetary template, between its minValue and maxValue. Ignored for a fixed template.
             * @example 50
             */
            value?: number;
            /**
             * @description Queue the e-mail to the recipient in the same transaction.
             * @example true
             */
            send?: boolean;
            /**
             * @description Your own reference. It is stored and returned unchanged.
             * @example order-100042
             */
            externalReference?: string;
        };
        RedeemedVoucherView: {
            /**
             * @description In major units.
             * @example 10
             */
            redeemedAmount: number;
            data: components["schemas"]["VoucherView"];
        };
        RedeemVoucherBody: {
            /**
             * @description In major units of the voucher's currency.
             * @example 10
             */
            amount?: number;
        };
        NotValidView: {
            /**
             * @description The `error` that the redemption would return.
             * @example amount_exceeds_remaining
             */
            error: string;
            /**
             * @description The `message` of this error.
             * @example amount must not exceed the voucher's remainingValue.
             */
            message: string;
        };
        ValidatedVoucherView: {
            /**
             * @description Whether the redemption would pass now.
             * @example true
             */
            valid: boolean;
            /** @description Why not. Empty if it would pass. */
            reasons: components["schemas"]["NotValidView"][];
            /** @description The voucher as it would be after the redemption, or as it is now if the redemption would not pass. */
            voucher: components["schemas"]["VoucherView"];
        };
        ValidateVoucherBody: {
            /**
             * @description In major units of the voucher's currency; an amount of 0 or less returns `amount_invalid`.
             * @example 10
             */
            amount?: number;
        };
        ValidateVoucherByCodeBody: {
            /**
             * @description The code on the voucher. Case, spaces and hyphens are ignored.
             * @example K7QM-2XHP-9RTB-V4CE
             */
            code: string;
            /**
             * @description In major units of the voucher's currency; an amount of 0 or less returns `amount_invalid`.
             * @example 10
             */
            amount?: number;
        };
        ReversedVoucherView: {
            /**
             * @description In major units.
             * @example 10
             */
            reversedAmount: number;
            /**
             * @description False: the voucher is expired or cancelled, so the value cannot be used.
             * @example true
             */
            spendable: boolean;
            data: components["schemas"]["VoucherView"];
        };
        ReverseRedemptionBody: {
            /**
             * @description In major units of the voucher's currency.
             * @example 10
             */
            amount?: number;
            /**
             * @description Recorded permanently. It cannot be changed later.
             * @example Order returned
             */
            reason: string;
        };
        AdjustVoucherBody: {
            /**
             * @description In major units of the voucher's currency, at most its original value.
             * @example 40
             */
            remainingValue: number;
            /**
             * @description Recorded permanently. It cannot be changed later.
             * @example Returned goods
             */
            reason: string;
            /**
             * @description True: as many holds as needed are released, the newest first. Absent or false: holds that prevent the change are a 400 `voucher_held`.
             * @example true
             */
            releaseHolds?: boolean;
        };
        CancelVoucherBody: {
            /**
             * @description Recorded permanently. It cannot be changed later.
             * @example Order refunded
             */
            reason: string;
            /**
             * @description True: as many holds as needed are released, the newest first. Absent or false: holds that prevent the change are a 400 `voucher_held`.
             * @example true
             */
            releaseHolds?: boolean;
        };
        SentVoucherView: {
            /**
             * @description Human-readable.
             * @example The voucher e-mail is queued.
             */
            message: string;
        };
        SendVoucherBody: Record<string, never>;
        VoucherEntryView: {
            /**
             * @description Within the voucher, from 1, without gaps.
             * @example 3
             */
            number: number;
            /**
             * @description What happened. Now one of `issue`, `redeem`, `capture`, `reverse`, `adjust`, `cancel`, `expire`; new values may be added.
             * @example reverse
             */
            type: string;
            /**
             * @description The change of the balance, in major units. Negative for a redemption.
             * @example 5
             */
            change: number;
            /**
             * @description The balance after the entry, in major units. It is 0 after `cancel` and `expire`, even if the voucher shows a `remainingValue`; after `expire` it is the amount that a live hold reserves, if there is one.
             * @example 45
             */
            balanceAfter: number;
            /**
             * @description The reason of a reversal, an adjustment or a cancellation, or the note on a redemption in the portal.
             * @example Returned
             */
            reason: string | null;
            /**
             * @description For a reversal: the number of the redemption that it reverses, in part or as a whole.
             * @example 2
             */
            reverses: number | null;
            /**
             * @description Of a redemption: the number of its newest reversal. Null: none.
             * @example null
             */
            reversedBy: number | null;
            /**
             * @description Of a redemption: how much of it was given back.
             * @example null
             */
            reversedAmount: number | null;
            /**
             * @description Of a capture: the hold.
             * @example null
             */
            holdId: string | null;
            /**
             * @description The request that caused it. Null: none did.
             * @example req_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            requestId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T10:30:00.000Z
             */
            createdAt: string;
        };
        VoucherHoldView: {
            /**
             * @description Use it in paths of holds.
             * @example hld_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description Equal to `id`.
             * @example hld_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The voucher.
             * @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            voucherId: string;
            /**
             * @description How much was held, in major units.
             * @example 25
             */
            amount: number;
            /**
             * @description How much of it was redeemed; 0 unless it is captured.
             * @example 0
             */
            capturedAmount: number;
            /**
             * @description The current status. Now one of `held`, `captured`, `released`, `expired`; new values may be added.
             * @example held
             */
            status: string;
            /**
             * @description As sent.
             * @example checkout-100042
             */
            reference: string | null;
            /**
             * Format: date-time
             * @description Expired from this time on.
             * @example 2026-11-20T09:45:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
        };
        CreateHoldBody: {
            /**
             * @description In major units of the voucher's currency.
             * @example 25
             */
            amount?: number;
            /**
             * @description After how many seconds it expires. Default: 900.
             * @example 900
             */
            ttlSeconds?: number;
            /**
             * @description Your own reference, such as a checkout.
             * @example checkout-100042
             */
            reference?: string;
        };
        CaptureHoldBody: {
            /**
             * @description In major units of the voucher's currency.
             * @example 20
             */
            amount?: number;
        };
        ReleaseHoldBody: Record<string, never>;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    verifyKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is valid. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["VerifiedKeyView"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["IdentityView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["UsageView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description A status such as `400`, or a class: `1xx` to `5xx`. */
                status?: string;
                /** @description A method in upper case. */
                method?: string;
                /** @description The template of a path, such as `/v1/public/customers/{id}`. */
                route?: string;
                /** @description The reason of a refusal, such as `voucher_expired`. */
                error?: string;
                /** @description The id of a key. */
                keyId?: string;
                /** @description An Idempotency-Key. */
                idempotencyKey?: string;
                /** @description An X-Request-Id. */
                requestId?: string;
                /** @description The id of a customer, card, reward, voucher, order or key that the request or its response names. */
                subjectId?: string;
                /** @description The earliest time. */
                since?: string;
                /** @description The latest time. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RequestView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id of the request, or its X-Request-Id. If several requests have this X-Request-Id, the newest is returned. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RequestWithBodiesView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readIdempotencyKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Idempotency-Key, percent-encoded. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome of the write. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["IdempotencyRecordView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description A type, the types of one kind of object such as `voucher.*`, or `*` for all. */
                type?: string;
                /** @description The id of an order, customer, card, reward, voucher, key or webhook endpoint. */
                subjectId?: string;
                /** @description The id of a customer: events of this customer and of their orders, cards, rewards and vouchers. */
                customerId?: string;
                /** @description The earliest `createdAt`. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["EventView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id of the event. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["EventView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookEndpointView"][];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointBody"];
            };
        };
        responses: {
            /** @description The endpoint and its secret. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["NewWebhookEndpointView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookEndpointView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The endpoint as it was. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookEndpointView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointBody"];
            };
        };
        responses: {
            /** @description The endpoint after the change. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookEndpointView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateWebhookSecretBody"];
            };
        };
        responses: {
            /** @description The endpoint and its new secret. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["NewWebhookEndpointView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestWebhookEndpointBody"];
            };
        };
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookDeliveryView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    enableWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookEndpointView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    disableWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookEndpointView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    recoverWebhookDeliveries: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhookDeliveriesBody"];
            };
        };
        responses: {
            /** @description They are sent soon. */
            202: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RecoveryView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "succeeded" | "failed" | "skipped";
                /** @description Only deliveries of events of this type. An unknown type gives an empty list. */
                eventType?: string;
                /** @description Only the delivery of this event. An unknown id gives an empty list. */
                eventId?: string;
            };
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookDeliveryView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WebhookDeliveryView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderBody"];
            };
        };
        responses: {
            /** @description The order and what it awarded. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["CreatedOrderView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    previewOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderBody"];
            };
        };
        responses: {
            /** @description What the order would award. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["PreviewedOrderView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only orders with exactly this number. */
                orderNumber?: string;
                /** @description Only orders of this customer (id or externalId). An unknown customer gives an empty list. */
                customerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description id or externalId of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of returns. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderReturnView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    returnOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReturnOrderBody"];
            };
        };
        responses: {
            /** @description The first return with this returnNumber. Nothing was changed. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderReturnView"];
                    };
                };
            };
            /** @description The return. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderReturnView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    previewReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReturnOrderBody"];
            };
        };
        responses: {
            /** @description What the return would be. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["PreviewedReturnView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only the customer with exactly this e-mail address, case-insensitive. */
                email?: string;
                /** @description Only customers whose name or e-mail address contains this text, case-insensitive. A text of 1 or 2 characters matches only at the beginning of customers who are not among the newest 10,000. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CustomerView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CustomerView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readLoyalty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer's cards, rewards and vouchers. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["LoyaltyView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCardDefinitions: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only active (`true`) or only inactive (`false`) items. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of card definitions. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CardDefinitionView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readCardDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the card definition. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card definition. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CardDefinitionView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCardsOfCustomer: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cards. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CardView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCardEntries: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's card (the instance, not the definition). */
                cardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CardEntryView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    giveStamps: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's card (the instance, not the definition). */
                cardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveStampsBody"];
            };
        };
        responses: {
            /** @description The card with its new balance, and the rewards issued by this request. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["GivenView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    givePoints: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's card (the instance, not the definition). */
                cardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivePointsBody"];
            };
        };
        responses: {
            /** @description The card with its new balance, and the rewards issued by this request. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["GivenView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    adjustPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's card (the instance, not the definition). */
                cardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustPointsBody"];
            };
        };
        responses: {
            /** @description The card with its new balance. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CardView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    spendPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's card (the instance, not the definition). */
                cardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpendPointsBody"];
            };
        };
        responses: {
            /** @description The card with its new balance, what was spent, and the reward that it bought. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["SpentView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    correctPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's card (the instance, not the definition). */
                cardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectBalanceBody"];
            };
        };
        responses: {
            /** @description The card with its new balance. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CardView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    correctStamps: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's card (the instance, not the definition). */
                cardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectBalanceBody"];
            };
        };
        responses: {
            /** @description The card with its new balance. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["CardView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reverseEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's card (the instance, not the definition). */
                cardId: string;
                /** @description The number of the entry. */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseEntryBody"];
            };
        };
        responses: {
            /** @description The card with its new balance, and the outcome of the rewards of the entry. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["ReversedEntryView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listRewardTemplates: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only active (`true`) or only inactive (`false`) items. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reward templates. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RewardTemplateView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readRewardTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the reward template. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward template. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RewardTemplateView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listRewardsOfCustomer: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only rewards of this status. */
                status?: "active" | "redeemed" | "expired" | "cancelled";
            };
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rewards. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RewardView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    giveReward: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveRewardBody"];
            };
        };
        responses: {
            /** @description The issued rewards. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RewardView"][];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readRewardOfCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's reward (the issued one, not the template). */
                rewardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RewardView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    redeemReward: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's reward (the issued one, not the template). */
                rewardId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RedeemRewardBody"];
            };
        };
        responses: {
            /** @description The redeemed reward. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RewardView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    redeemRewardById: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the reward. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RedeemRewardBody"];
            };
        };
        responses: {
            /** @description The redeemed reward. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RewardView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description The date since which the operation is deprecated (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation that replaces it, as `rel="successor-version"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reverseReward: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the customer's reward (the issued one, not the template). */
                rewardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseRewardBody"];
            };
        };
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RewardView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCouponBody"];
            };
        };
        responses: {
            /** @description The code as stored. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["UpdatedCouponView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAffordableRewards: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reward templates. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["AffordableRewardView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listVouchers: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description A status of templates or of issued vouchers. */
                status?: "pending" | "active" | "partial" | "redeemed" | "expired" | "cancelled" | "inactive";
                /** @description Whether templates or issued vouchers are listed or read. */
                view?: "templates" | "issued";
                /** @description Issued vouchers: page number, starting at 1. */
                page?: number;
                /** @description Issued vouchers: part of a code or a title. A text of 1 or 2 characters matches only at the beginning. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of voucher templates. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherTemplateView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    } | {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherView"][];
                        pagination: {
                            /** @example 1 */
                            currentPage: number;
                            /** @example 1 */
                            totalPages: number;
                            /** @example 1 */
                            totalItems: number;
                            /**
                             * @description `totalItems` and `totalPages` are exact up to 10,000 items. Above that they are estimates, and this field is present.
                             * @example true
                             * @enum {boolean}
                             */
                            totalIsEstimate?: true;
                            /** @example 10 */
                            itemsPerPage: number;
                            /** @example false */
                            hasNextPage: boolean;
                            /** @example false */
                            hasPrevPage: boolean;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    issueVoucher: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueVoucherBody"];
            };
        };
        responses: {
            /** @description The issued voucher. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["IssuedVoucherView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readVoucher: {
        parameters: {
            query?: {
                /** @description Whether templates or issued vouchers are listed or read. */
                view?: "templates" | "issued";
            };
            header?: never;
            path: {
                /** @description id or externalId of the voucher template, or of the issued voucher. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher template. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherTemplateView"];
                    } | {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    lookUpVoucher: {
        parameters: {
            query: {
                /** @description The code on the voucher. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    redeemVoucher: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RedeemVoucherBody"];
            };
        };
        responses: {
            /** @description The voucher after the redemption. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["RedeemedVoucherView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ValidateVoucherBody"];
            };
        };
        responses: {
            /** @description Whether it would pass. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ValidatedVoucherView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateVoucherByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateVoucherByCodeBody"];
            };
        };
        responses: {
            /** @description Whether it would pass. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ValidatedVoucherView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reverseRedemption: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description `number` of the redemption. */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseRedemptionBody"];
            };
        };
        responses: {
            /** @description The voucher after the reversal. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["ReversedVoucherView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    adjustVoucher: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustVoucherBody"];
            };
        };
        responses: {
            /** @description The voucher after the adjustment. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelVoucher: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelVoucherBody"];
            };
        };
        responses: {
            /** @description The cancelled voucher. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendVoucher: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendVoucherBody"];
            };
        };
        responses: {
            /** @description The e-mail is queued. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["SentVoucherView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listVouchersOfCustomer: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only vouchers of this status. */
                status?: "pending" | "active" | "partial" | "redeemed" | "expired" | "cancelled";
            };
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readVoucherOfCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                customerId: string;
                /** @description id or externalId of the issued voucher. */
                voucherId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listVoucherEntries: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherEntryView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listHolds: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of holds. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherHoldView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createHold: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateHoldBody"];
            };
        };
        responses: {
            /** @description The hold. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherHoldView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description id of the hold. */
                holdId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherHoldView"];
                    };
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    captureHold: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description id of the hold. */
                holdId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CaptureHoldBody"];
            };
        };
        responses: {
            /** @description The captured hold. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherHoldView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description id of the hold. */
                holdId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReleaseHoldBody"];
            };
        };
        responses: {
            /** @description The released hold. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherHoldView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. Do not retry unchanged. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `true` if this response is a replay of an earlier one. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key is still being processed (retry after `Retry-After`), or was used for another request. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    downloadVoucherPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    /** @description `attachment`, with the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The API key is missing or invalid. Do not retry unchanged. */
            401: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key does not have the required scope, or may not be used from this address. Do not retry unchanged. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. Do not retry unchanged. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A rate or concurrency limit is exceeded. Retry after `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. Retry with backoff. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. Retry after `Retry-After` with the same Idempotency-Key. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit of the tightest window, or on a 429 of the window that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How many more requests this window allows. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until this window allows one more request. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
