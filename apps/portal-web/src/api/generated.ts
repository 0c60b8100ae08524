// Generated from openapi-portal.json by `npm run openapi`. Do not edit.

export interface paths {
    "/v1/portal/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in user
         * @description The signed-in user, their merchants with their roles, and their platform role.
         *
         *     **For:** any signed-in user.
         */
        get: operations["readSession"];
        put?: never;
        /**
         * Sign in
         * @description Sets the session cookie. Attempts are limited per account and per IP address. An account under attack stays available to browsers that have signed in with it before. The response does not reveal whether an e-mail address has an account.
         *
         *     **For:** anyone.
         */
        post: operations["openSession"];
        /**
         * Sign out
         * @description Ends the session on the server and deletes the cookie.
         *
         *     **For:** any signed-in user.
         */
        delete: operations["closeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name
         * @description The name that others see in the team and in the audit log.
         *
         *     **For:** any signed-in user.
         */
        patch: operations["renameAccount"];
        trace?: never;
    };
    "/v1/portal/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Ends all other sessions and invalidates all password reset links, in the same transaction.
         *
         *     **For:** any signed-in user.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/account/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start enabling the second factor
         * @description The second factor is enabled when a first code of the authenticator app is confirmed. The recovery codes are returned only once, in this response.
         *
         *     **For:** any signed-in user.
         */
        post: operations["prepareTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/account/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable the second factor
         * @description Confirms with a first code of the authenticator app. From then on every sign-in requires a code. Each code works once, including this one.
         *
         *     **For:** any signed-in user.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/account/totp/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable the second factor
         * @description Requires the password and a current code, or a recovery code. The authenticator app and the recovery codes no longer work afterwards.
         *
         *     **For:** any signed-in user.
         */
        post: operations["disableTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new recovery codes
         * @description Requires the password and a current code, or an old recovery code. The old codes no longer work afterwards. The new codes are returned only once, in this response.
         *
         *     **For:** any signed-in user.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description The sessions of this account, newest first.
         *
         *     **For:** any signed-in user.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions
         * @description The next request of that session is a 401.
         *
         *     **For:** any signed-in user.
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys
         * @description All keys: active keys first, then expired and revoked keys, which are kept for audit. Secrets are never returned.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description The secret is returned only once, in this response. At most 10 keys are active at a time.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a key
         * @description The key without its secret.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["readKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a key
         * @description Fields that are absent stay as they are. The scopes and the expiry of a key are changed by a rotation alone, so that a secret never gets more rights than it had.
         *
         *     **For:** the merchant's admins and owners.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/v1/portal/merchants/{m}/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Creates a new secret with the same name and limits, and the same scopes and expiry unless the body has others. The old key stops working in the same transaction, or after `keepOldFor`. The new secret is returned only once, in this response. Rotation is also possible with 10 active keys: an old key that works on does not count.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description Permanent and immediate: no request that starts after this response is accepted, and no running write of the key commits.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/failed-authentications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the failed authentications with keys
         * @description Requests of the last 7 days that named a key of this merchant and were refused, by key and reason, the newest first, at most 200 items. They are counted within a second.
         *
         *     **For:** the merchant's admins and owners.
         */
        get: operations["listFailuresOfKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/webhook-endpoints": {
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
         *     **For:** the merchant's admins and owners.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Events that happen from now on are sent to it. The secret is returned only in this response. A merchant can have at most 5 endpoints.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/webhook-endpoints/{id}": {
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
         *     **For:** the merchant's admins and owners.
         */
        get: operations["readWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description What is pending becomes `failed`. Its deliveries stay readable for 30 days.
         *
         *     **For:** the merchant's admins and owners.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Fields that are absent stay as they are. Deliveries that are pending go to the new URL.
         *
         *     **For:** the merchant's admins and owners.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/v1/portal/merchants/{m}/webhook-endpoints/{id}/rotate-secret": {
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
         *     **For:** the merchant's admins and owners.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/webhook-endpoints/{id}/test": {
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
         * @description Sends a sample event once, also to a disabled endpoint. The event is not in the feed, and its result counts as neither success nor failure. Where the answer is `pending`, the list of deliveries shows the result later.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/webhook-endpoints/{id}/enable": {
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
         *     **For:** the merchant's admins and owners.
         */
        post: operations["enableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/webhook-endpoints/{id}/disable": {
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
         * @description What is pending becomes `skipped`, as do events until it is enabled.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["disableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/webhook-endpoints/{id}/recover": {
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
         * @description Schedules deliveries of a period again, the oldest first, at most 10,000 in one call. Repeat it until `scheduled` is 0 where there are more.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["recoverWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/webhook-endpoints/{id}/deliveries": {
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
         *     **For:** the merchant's admins and owners.
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
    "/v1/portal/merchants/{m}/webhook-endpoints/{id}/deliveries/{deliveryId}/resend": {
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
         * @description Makes one more attempt, now. A delivery that is pending continues its schedule if it fails. Where the answer is `pending`, the list of deliveries shows the result later.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the overview
         * @description The figures of the overview page. The last 30 days are whole days in the merchant's time zone, including today. A figure that takes too long to compute is 0 or empty, and is listed in `notCounted`.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["readOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what needs attention
         * @description Keys that expire within 14 days, requests with refused keys, more errors than the day before, e-mails that failed, webhook endpoints that fail; the newest orders; and the vouchers that expire next.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["readAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description What a text names, exact matches first, at most 20 hits. The start of a name, of 3 characters or more, is found too. What the role may not see is not found.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a timeline
         * @description What happened to a customer, voucher, reward, card, order or key, or what a request caused, newest first: requests, ledger changes, events and their webhook deliveries, e-mails, PDFs, and actions of staff and support.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cards
         * @description The card definitions, newest first.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listCardDefinitions"];
        put?: never;
        /**
         * Add a card
         * @description A stamp card has `numberOfStamps`. A points card is `openEnded` or has `numberOfPoints`. With `autoEnrol`, new customers get the card at once and existing customers get it in the background.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["createCardDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a card
         * @description One card, by its id or externalId. The id of a customer's card is not accepted here.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["readCardDefinition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a card
         * @description Changes the fields in the body, including `active`. Absent fields are unchanged. `type` never changes. Customers keep their balances. If the new size is below a balance, that card completes when stamps or points are given the next time. The change itself issues no reward.
         *
         *     **For:** the merchant's admins and owners.
         */
        patch: operations["updateCardDefinition"];
        trace?: never;
    };
    "/v1/portal/merchants/{m}/reward-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reward templates
         * @description The reward templates, newest first.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listRewardTemplates"];
        put?: never;
        /**
         * Add a reward template
         * @description Creates a template that cards, orders and staff issue rewards from.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["createRewardTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/reward-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a reward template
         * @description One reward template, by its id or externalId. The id of an issued reward is not accepted here.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["readRewardTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a reward template
         * @description Changes the fields in the body, including `active`. Absent fields are unchanged. Issued rewards keep their title and expiry.
         *
         *     **For:** the merchant's admins and owners.
         */
        patch: operations["updateRewardTemplate"];
        trace?: never;
    };
    "/v1/portal/merchants/{m}/voucher-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the voucher templates
         * @description The voucher templates, newest first.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listVoucherTemplates"];
        put?: never;
        /**
         * Add a voucher template
         * @description Creates a template that vouchers are issued from. A `fixed` template has `value`. A `monetary` template has `minValue` and `maxValue`.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["createVoucherTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/voucher-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a voucher template
         * @description One voucher template, by its id or externalId. The id of an issued voucher is not accepted here.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["readVoucherTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a voucher template
         * @description Changes the fields in the body, including `active`. Absent fields are unchanged. `type` and `currency` never change. Issued vouchers keep their title, value and dates. The current `terms` are printed.
         *
         *     **For:** the merchant's admins and owners.
         */
        patch: operations["updateVoucherTemplate"];
        trace?: never;
    };
    "/v1/portal/merchants/{m}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the locations
         * @description The locations of the merchant, newest first.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listLocations"];
        put?: never;
        /**
         * Add a location
         * @description Creates a location, which can be named when stamps, points and rewards are given or redeemed.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a location
         * @description One location, by its id or externalId.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["readLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a location
         * @description Changes the fields in the body, including `active`. Absent fields are unchanged.
         *
         *     **For:** the merchant's admins and owners.
         */
        patch: operations["updateLocation"];
        trace?: never;
    };
    "/v1/portal/merchants/{m}/order-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the order settings
         * @description What orders of the public API award. Returns the defaults if nothing was set.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["readOrderSettings"];
        /**
         * Replace the order settings
         * @description Replaces all settings. Absent settings get their defaults. The new settings apply to every order that starts after the response. Inactive cards and templates are allowed, but award nothing while they are inactive.
         *
         *     **For:** the merchant's admins and owners.
         */
        put: operations["saveOrderSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/order-settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try order settings
         * @description Calculates what an order of this value by a new customer would award with the given settings. It uses the same rules as an order. Nothing is saved.
         *
         *     **For:** the whole team of the merchant.
         */
        post: operations["previewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the customers who have a card or a reward
         * @description Of each of these card definitions and reward templates. What does not exist is left out.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description By the time of creation. If several filters are given, all must match. A search is not counted.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Add a customer
         * @description The customer gets every active card with `autoEnrol`, as with a first order.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description One customer with cards, rewards, vouchers and ledger entries, newest first, at most 100 of each.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Changes the fields in the body. Absent fields are unchanged. From then on, orders find the customer by the new e-mail address.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import customers
         * @description A `text/csv` body in UTF-8 or UTF-16, separated by commas, semicolons or tabs, with the columns `email`, `name`, `externalId` in any order, at most 10,000 rows and 1 MiB. `stamps` and `points` are what a new customer begins with on a card, given as by hand; with several cards the column names its card: `stamps:card_…`. An existing customer with the same e-mail address is not changed and gets nothing. Either all rows are imported or none: if a row is invalid, the response lists the invalid rows with their columns.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description By the time of creation. If several filters are given, all must match.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description One order with what it awarded and why, its ledger entries, the rewards that it issued, and the reward that its coupon redeemed.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/orders/{id}/returns": {
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
         *     **For:** the whole team of the merchant.
         */
        get: operations["listReturns"];
        put?: never;
        /**
         * Return an order
         * @description Returns a part of the value of an order, or all that is left, and takes back what the rest would not award.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["returnOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/orders/{id}/returns/preview": {
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
         * @description What a return would take back now. It runs the return and rolls it back: nothing is changed.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["previewReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/stamps": {
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
         * @description Adds stamps to a customer's stamp card and issues the rewards that it reaches. A full card starts again with the remaining stamps.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["giveStamps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/points": {
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
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["givePoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/points/spend": {
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
         * @description Takes points from an open-ended points card, also of an inactive definition: a `quantity`, or the `pointsPrice` of a reward template, whose reward is issued in the same transaction. `lifetimePoints` does not change.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["spendPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/points/adjust": {
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
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["adjustPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/points/correct": {
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
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["correctPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/stamps/correct": {
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
         * @description Changes the balance of a stamp card by a signed amount, from 0 to one below full. It issues no reward and does not change `lifetimeStamps`.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["correctStamps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/entries/{number}/reverse": {
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
         * @description Takes a give back, or gives a spend back, once. Rewards that the entry issued are cancelled where they are active; a spend that bought a reward which was used is not given back. The entry of an order is taken back by returning the order.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["reverseEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/exports/customers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export customers
         * @description All that the list shows with these filters, as CSV (RFC 4180) in UTF-8 with a byte order mark. A text that begins with `=`, `+`, `-`, `@`, a tab or a carriage return has an apostrophe before it. One export of a merchant runs at a time. It is recorded in the audit log.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["exportCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/exports/vouchers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export vouchers
         * @description All that the list shows with these filters, as CSV (RFC 4180) in UTF-8 with a byte order mark. A text that begins with `=`, `+`, `-`, `@`, a tab or a carriage return has an apostrophe before it. One export of a merchant runs at a time. It is recorded in the audit log.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["exportVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/exports/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders
         * @description All that the list shows with these filters, as CSV (RFC 4180) in UTF-8 with a byte order mark. A text that begins with `=`, `+`, `-`, `@`, a tab or a carriage return has an apostrophe before it. One export of a merchant runs at a time. It is recorded in the audit log.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/exports/audit-log.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description All that the list shows with these filters, as CSV (RFC 4180) in UTF-8 with a byte order mark. A text that begins with `=`, `+`, `-`, `@`, a tab or a carriage return has an apostrophe before it. One export of a merchant runs at a time. It is recorded in the audit log.
         *
         *     **For:** the merchant's admins and owners.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a reward
         * @description Issues one or more rewards of a template to a customer: all of them or none.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["giveReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/rewards/{rewardId}/redeem": {
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
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["redeemReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/customers/{customerId}/rewards/{rewardId}/reverse": {
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
         * @description A redeemed reward is active again, or reads expired. Its coupon code is cleared where it belongs to another active reward meanwhile.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["reverseReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/rewards/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a redemption of a reward
         * @description Runs every rule of a redemption, and changes nothing. The rules are those that a redemption runs. Its location is not judged.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["explainReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List issued vouchers
         * @description By page number, in the order of their issue. If several filters are given, all must match.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listVouchers"];
        put?: never;
        /**
         * Issue a voucher
         * @description Issues a voucher of an active template to a customer (`customerId`), to an e-mail address (`recipientEmail`, whose customer is found or created), or to both: then the customer owns it and the e-mail address receives it. `send` counts against the e-mail limits of the recipient and of the merchant. If one of them is reached, the response is 429 and no voucher is issued.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["issueVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an issued voucher
         * @description One issued voucher with its ledger and its holds. The id of a template is not accepted here.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/vouchers/{id}/redeem": {
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
         * @description Without `amount` the whole remaining value is redeemed. An `amount` below the remaining value requires a voucher that allows partial redemption.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["redeemVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers/{id}/redemptions/{number}/reverse": {
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
         * @description Gives back what a redemption has taken: `amount`, or all of it that is not reversed yet. An expired or cancelled voucher stays so: the value goes back, and `spendable` is false.
         *
         *     **For:** the merchant's admins and owners.
         */
        post: operations["reverseRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers/{id}/holds/{holdId}/release": {
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
         *     **For:** the merchant's admins and owners.
         */
        post: operations["releaseHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers/{id}/adjust": {
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
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["adjustVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers/{id}/cancel": {
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
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["cancelVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers/{id}/send": {
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
         * @description Queues the e-mail with the voucher to its recipient, or to a new one that takes their place. It returns when the e-mail is durably queued, not when it is delivered. The voucher must be pending, active or partial. The limit is 3 e-mails per voucher within an hour and 10 within 24 hours, and there are limits per recipient and merchant.
         *
         *     **For:** the merchant's staff, admins and owners.
         */
        post: operations["sendVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a voucher as PDF
         * @description The voucher as a printable PDF with its current state. A voucher that cannot be redeemed is marked across the page.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/vouchers/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a redemption of a voucher
         * @description Runs every rule of a redemption, and changes nothing. The rules are those that a redemption runs; the state of the past is read from the ledger.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["explainVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the team
         * @description Owners first, then admins and viewers, each by name.
         *
         *     **For:** the merchant's owners.
         */
        get: operations["listTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from the team
         * @description From their next request on, they have no access to the merchant. Their account is kept. An owner can remove themselves, except the last owner.
         *
         *     **For:** the merchant's owners.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description The new role applies from their next request. The last owner cannot be given another role.
         *
         *     **For:** the merchant's owners.
         */
        patch: operations["changeRole"];
        trace?: never;
    };
    "/v1/portal/merchants/{m}/staff/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End all sessions of a member
         * @description The member is signed out everywhere and can sign in again. Use it for a lost device; to revoke access, remove the member. If owners end their own sessions, this includes the current one.
         *
         *     **For:** the merchant's owners.
         */
        delete: operations["endSessionsOfMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations
         * @description Invitations that were neither accepted nor withdrawn, including expired ones, newest first.
         *
         *     **For:** the merchant's owners.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person to the team
         * @description Sends an e-mail with a link that works once, for 7 days. An earlier open invitation of the same e-mail address is withdrawn: only the newest link works. The response is the same whether or not the e-mail address has an account. At most 100 invitations can be open, and at most 30 e-mails are sent within an hour.
         *
         *     **For:** the merchant's owners.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description The link no longer works.
         *
         *     **For:** the merchant's owners.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/invitations/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description The same link works for 7 days from now, even if the invitation had expired. Sent to another address, it is a new invitation with the same role: the link of the earlier one stops working.
         *
         *     **For:** the merchant's owners.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/invitations/look-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation
         * @description The details of an invitation before it is accepted. The token is sent in the body because URLs are logged.
         *
         *     **For:** anyone.
         */
        post: operations["lookUpInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Creates an account if the e-mail address has none. For an existing account, its password and second factor are required. The user then belongs to the team and is signed in. An invitation can be accepted only once.
         *
         *     **For:** anyone.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether members need a second factor
         * @description A member without one can do nothing at a merchant that requires it.
         *
         *     **For:** the merchant's owners.
         */
        get: operations["readSecondFactorPolicy"];
        /**
         * Require a second factor
         * @description From their next request on, members without a second factor can do nothing at this merchant but set one up: everything else is a 403 `second_factor_required`. That includes the owner who requires it.
         *
         *     **For:** the merchant's owners.
         */
        put: operations["saveSecondFactorPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/staff/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Reset a member's second factor
         * @description For a member who has lost the authenticator app and the recovery codes. They are signed out everywhere, are told by e-mail, and sign in with their password. Not for yourself, nor for somebody who also works for another merchant or the platform.
         *
         *     **For:** the merchant's owners.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the merchant's settings
         * @description Name, currency, time zone, and how its e-mails and PDFs look.
         *
         *     **For:** the merchant's admins and owners.
         */
        get: operations["readMerchantSettings"];
        /**
         * Replace the merchant's settings
         * @description Replaces all settings but the logo. Absent settings get their defaults. E-mails and PDFs that are made after the response have the new ones. A new time zone applies to expiry dates of what is issued from now on, to dates in e-mails and PDFs, and to the days of the overview; expiry dates that are set stay.
         *
         *     **For:** the merchant's admins and owners.
         */
        put: operations["saveMerchantSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/settings/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the logo
         * @description The picture as it was uploaded.
         *
         *     **For:** the merchant's admins and owners.
         */
        get: operations["readMerchantLogo"];
        /**
         * Replace the logo
         * @description A PNG or JPEG picture of at most 256 KiB, each side at most 4,096 pixels. Its bytes decide what it is.
         *
         *     **For:** the merchant's admins and owners.
         */
        put: operations["saveMerchantLogo"];
        post?: never;
        /**
         * Remove the logo
         * @description The initials of the name stand in its place. Without a logo it changes nothing.
         *
         *     **For:** the merchant's admins and owners.
         */
        delete: operations["removeMerchantLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview an e-mail or a PDF
         * @description The page of the e-mail of a sample voucher, or the page that its PDF is printed from. With settings of the query in place of the saved ones; `colour` and `terms` that are absent are none. The logo is the saved one. Nothing is saved.
         *
         *     **For:** the merchant's admins and owners.
         */
        get: operations["previewVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends an e-mail with a link that works once, for one hour. The response and its duration are the same whether or not the e-mail address has an account. Attempts are limited per e-mail address and per IP address.
         *
         *     **For:** anyone.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/password-resets/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets a new password with the token of the e-mail link. Ends every session of the account and invalidates every other link. It does not sign in: the next sign-in requires the second factor, if it is enabled.
         *
         *     **For:** anyone.
         */
        post: operations["acceptPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description Who did what, when and from where: keys, programme, team, sign-ins and access by support. Newest first. Entries are never changed or deleted, except sign-ins: those of current members since they joined, kept for 180 days. Failed sign-ins are counted (`tries` in `details`): one entry per reason and five minutes.
         *
         *     **For:** the merchant's admins and owners.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the usage
         * @description Requests of the keys to the public API by time, endpoint and key, and what is left of every limit. Figures are stored once per second, so those of the last second may be missing. The limits are read from the counters that enforce them and are exact. A rotated key continues with the figures of the key it replaces. Percentiles are interpolated from a histogram: they are exact to the bucket (… 5, 10, 20, 50, 100 ms …), and a value above 10 seconds is reported as 10 seconds.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/reports/liability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the liability report
         * @description What is open of vouchers, points and rewards before and after a period, and what moved it. Each figure is a sum of entries of the ledgers. A report of very many entries takes longer than one request: then it is 503 `report_not_ready`, and ready a few requests later.
         *
         *     **For:** the merchant's admins and owners.
         */
        get: operations["readLiability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description The requests of the merchant's keys to the public API in the last 30 days, newest first, without their bodies. With a filter that few requests match, a page can hold fewer than `limit` of them while `hasMore` is true.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request
         * @description One request of the last 30 days. An admin or owner also gets the bodies of a write or of a refusal, as they are stored: masked and at most 4 KiB. For a viewer the bodies are null.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description The events of the last 30 days, newest first, unlike the feed of the public API, which is followed. With a filter that few events match, a page can hold fewer than `limit` of them while `hasMore` is true. An unknown value of a filter gives an empty list.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description One event of the last 30 days, with its delivery to each endpoint. What an endpoint answered is for admins and owners: for a viewer `responseBody` is null.
         *
         *     **For:** the whole team of the merchant.
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
    "/v1/portal/merchants/{m}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List e-mails
         * @description What became of the e-mails of vouchers and invitations of the last 90 days, newest first. An unknown `subjectId` gives an empty list. Those of invitations are shown to owners.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["listEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/vouchers/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a voucher's e-mail
         * @description The page of the e-mail as it would be sent now, without its PDF. Nothing is sent.
         *
         *     **For:** the whole team of the merchant.
         */
        get: operations["previewVoucherEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/merchants/{m}/invitations/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview an invitation's e-mail
         * @description The page of the e-mail as it would be sent again now. Its link does not work: only the e-mail has the token.
         *
         *     **For:** the merchant's owners.
         */
        get: operations["previewInvitationEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all merchants
         * @description Newest first.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listMerchants"];
        put?: never;
        /**
         * Create a merchant
         * @description Creates a merchant and invites its first owner by e-mail, in the same transaction.
         *
         *     **For:** the platform's admins.
         */
        post: operations["createMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what of merchants needs attention
         * @description Of the merchants of a page of the list: what their overviews say needs attention, as kinds and numbers, and the time of the last order.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merchant
         * @description This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["readMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of a merchant
         * @description The keys as the merchant sees them, without secrets. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listKeysOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the usage of a merchant
         * @description Requests of the keys to the public API by time, endpoint and key, and what is left of every limit. Figures are stored once per second, so those of the last second may be missing. The limits are read from the counters that enforce them and are exact. A rotated key continues with the figures of the key it replaces. Percentiles are interpolated from a histogram: they are exact to the bucket (… 5, 10, 20, 50, 100 ms …), and a value above 10 seconds is reported as 10 seconds. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["readUsageOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/failed-authentications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the failed authentications of a merchant
         * @description Failed authentications with the keys of this merchant in the last 7 days, newest first, at most 200. Failures with the same minute, address, key and reason are one item. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listFailedAuthentications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log of a merchant
         * @description Newest first. This access is itself recorded, as the first entry.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listAuditLogOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of a merchant
         * @description The merchant's request log, newest first, without bodies. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listRequestsOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request of a merchant
         * @description One request with the bodies of a write or of a refusal, as they are stored: masked and at most 4 KiB. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["readRequestOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of a merchant
         * @description By the time of creation. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listOrdersOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order of a merchant
         * @description One order with all that it did. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["readOrderOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/vouchers/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a redemption of a voucher
         * @description Runs every rule of a redemption, and changes nothing. The rules are those that a redemption runs; the state of the past is read from the ledger. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["explainVoucherOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/rewards/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a redemption of a reward
         * @description Runs every rule of a redemption, and changes nothing. The rules are those that a redemption runs. Its location is not judged. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["explainRewardOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all merchants
         * @description What a text names at any merchant, exact matches first, at most 20 hits. The start of a name is not searched for. The search is recorded in the audit log of each merchant that has a hit, without the text.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["searchMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a timeline
         * @description What happened to a customer, voucher, reward, card, order or key, or what a request caused, newest first: requests, ledger changes, events and their webhook deliveries, e-mails, PDFs, and actions of staff and support. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listTimelineOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers of a merchant
         * @description By the time of creation. If several filters are given, all must match. A search is not counted. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listCustomersOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer of a merchant
         * @description One customer with cards, rewards, vouchers and ledger entries, newest first, at most 100 of each. Of codes the last four characters. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["readCustomerOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vouchers of a merchant
         * @description By page number, in the order of their issue. If several filters are given, all must match. Of codes the last four characters: a search finds a code by these, or whole. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listVouchersOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/vouchers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an issued voucher of a merchant
         * @description One issued voucher with its ledger and its holds. The id of a template is not accepted here. Of its code the last four characters. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["readVoucherOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the team of a merchant
         * @description Owners first, each by name. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listTeamOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the e-mails of a merchant
         * @description What became of the e-mails of vouchers and invitations of the last 90 days, newest first. An unknown `subjectId` gives an empty list. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listEmailsOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of a merchant
         * @description The events of the last 30 days, newest first, unlike the feed of the public API, which is followed. With a filter that few events match, a page can hold fewer than `limit` of them while `hasMore` is true. An unknown value of a filter gives an empty list. Without personal data of customers. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["listEventsOfMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portal/support/merchants/{m}/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event of a merchant
         * @description One event of the last 30 days, with its delivery to each endpoint, without personal data of customers. This access is recorded in the merchant's audit log.
         *
         *     **For:** the platform's support and its admins.
         */
        get: operations["readEventOfMerchant"];
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
        StaffView: {
            /** @example stf_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /** @example Ada Lovelace */
            name: string;
            /** @description Signing in requires a code of an authenticator app. */
            twoFactorEnabled: boolean;
            /**
             * @description Null before the first sign-in.
             * @example null
             */
            lastSignInAt: string | null;
        };
        MembershipView: {
            /** @example mer_01k9zq3f8te5rb8s6yw2m4n7pd */
            merchantId: string;
            /** @example Corner Coffee */
            merchantName: string;
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /**
             * @description IANA time zone name.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * @example owner
             * @enum {string}
             */
            role: "owner" | "admin" | "staff" | "viewer";
            /**
             * @description Without a second factor the user can do nothing at this merchant.
             * @example false
             */
            requiresSecondFactor: boolean;
        };
        SessionView: {
            staff: components["schemas"]["StaffView"];
            /** @description Sorted by merchant name. */
            memberships: components["schemas"]["MembershipView"][];
            /**
             * @description Null for merchant staff.
             * @example null
             */
            platformRole: ("support" | "platform_admin") | null;
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
             * @description With `reversal_exceeds_value`: how much can be reversed, in major units.
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
        OpenSessionBody: {
            /**
             * Format: email
             * @description Case-insensitive.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The password.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The 6 digits of the authenticator app, or a recovery code. Required if the second factor is enabled.
             * @example 123456
             */
            totp?: string;
        };
        DoneView: {
            /**
             * @description Always null.
             * @example null
             */
            data: null;
        };
        RenameAccountBody: {
            /**
             * @description The name that others see.
             * @example Ada Lovelace
             */
            name: string;
        };
        ChangePasswordBody: {
            /**
             * @description The current password.
             * @example correct horse battery
             */
            currentPassword: string;
            /**
             * @description The new password. Common passwords, and passwords that contain your name or e-mail address, are refused.
             * @example staple battery horse
             */
            newPassword: string;
        };
        PreparedTotpView: {
            /**
             * @description The URI to show as a QR code for an authenticator app.
             * @example otpauth://totp/…
             */
            uri: string;
            /**
             * @description The same secret, to enter by hand.
             * @example JBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description Each can be used once instead of a code.
             * @example [
             *       "7kq2-x9bm-0e4d"
             *     ]
             */
            recoveryCodes: string[];
        };
        PasswordBody: {
            /**
             * @description Your password.
             * @example correct horse battery
             */
            password: string;
        };
        ConfirmTotpBody: {
            /**
             * @description The 6 digits that the app shows.
             * @example 123456
             */
            code: string;
        };
        PasswordAndFactorBody: {
            /**
             * @description Your password.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The 6 digits of the authenticator app, or a recovery code. Each works once.
             * @example 123456
             */
            totp: string;
        };
        RecoveryCodesView: {
            /**
             * @description Each can be used once.
             * @example [
             *       "7kq2-x9bm-0e4d"
             *     ]
             */
            recoveryCodes: string[];
        };
        OwnSessionView: {
            /** @example ses_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Exact to about one hour.
             */
            lastSeenAt: string;
            /**
             * @description The IP address it was created from.
             * @example 192.0.2.7
             */
            address: string | null;
            /**
             * @description The User-Agent of the browser.
             * @example Mozilla/5.0
             */
            userAgent: string | null;
            /** @description Whether it is the session of this request. */
            current: boolean;
        };
        KeyView: {
            /** @example key_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example Web shop */
            name: string;
            /**
             * @description The first characters of the key, to recognise it.
             * @example lrw_live_mJq9G1NQZ7Ih
             */
            prefix: string;
            /**
             * @example [
             *       "orders:write"
             *     ]
             */
            scopes: ("profile:read" | "usage:read" | "orders:read" | "orders:write" | "orders:return" | "customers:read" | "customers:write" | "points:spend" | "cards:read" | "rewards:read" | "rewards:write" | "rewards:redeem" | "vouchers:read" | "vouchers:issue" | "vouchers:redeem" | "vouchers:manage" | "vouchers:hold" | "logs:read" | "events:read" | "webhooks:manage")[];
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "revoked" | "expired";
            /**
             * @description Unchanged when the key is rotated.
             * @example int_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            integrationId: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The user who created it. Null: an operator.
             * @example null
             */
            createdBy: string | null;
            /**
             * @description Null: never.
             * @example null
             */
            expiresAt: string | null;
            /**
             * @description Null: not revoked.
             * @example null
             */
            revokedAt: string | null;
            /**
             * @description The user who revoked or rotated it.
             * @example null
             */
            revokedBy: string | null;
            /**
             * @description The key that it replaced.
             * @example null
             */
            rotatedFromId: string | null;
            /**
             * @description The key that replaced it.
             * @example null
             */
            rotatedToId: string | null;
            /**
             * @description What people noted about it. Null: nothing.
             * @example Till in Leeds
             */
            note: string | null;
            /**
             * @description The addresses and CIDR ranges from which it may be used. Empty: from anywhere.
             * @example []
             */
            allowedAddresses: string[];
            /**
             * @description Of a replaced key that was kept at its rotation: when it ends, which `expiresAt` says too. Else null.
             * @example null
             */
            endsAt: string | null;
            /**
             * @description The last characters of the key.
             * @example x4Kd
             */
            lastFour: string;
            /**
             * @description The name of who created it.
             * @example Ada Lovelace
             */
            createdByName: string | null;
            /**
             * @description The name of who revoked or rotated it.
             * @example null
             */
            revokedByName: string | null;
            /**
             * @description Exact to about one minute. Null: never used.
             * @example null
             */
            lastUsedAt: string | null;
            /**
             * @description The User-Agent of the last use.
             * @example corner-shop/2.1
             */
            lastUsedUserAgent: string | null;
        };
        KeyListView: {
            data: components["schemas"]["KeyView"][];
            /**
             * @description The maximum number of active keys.
             * @example 10
             */
            maxActiveKeys: number;
        };
        NewKeyView: {
            data: components["schemas"]["KeyView"];
            /**
             * @description The whole key. It is returned only once, in this response.
             * @example lrw_live_mJq9G1NQZ7Ih_…
             */
            secret: string;
        };
        CreateKeyBody: {
            /**
             * @description A name that describes what the key is for.
             * @example Web shop
             */
            name: string;
            /**
             * @description One or more scopes, each once.
             * @example [
             *       "orders:write"
             *     ]
             */
            scopes: ("profile:read" | "usage:read" | "orders:read" | "orders:write" | "orders:return" | "customers:read" | "customers:write" | "points:spend" | "cards:read" | "rewards:read" | "rewards:write" | "rewards:redeem" | "vouchers:read" | "vouchers:issue" | "vouchers:redeem" | "vouchers:manage" | "vouchers:hold" | "logs:read" | "events:read" | "webhooks:manage")[];
            /**
             * Format: date-time
             * @description Expired from this time on. It must be in the future. Absent or null: never expires.
             * @example 2027-11-20T00:00:00.000Z
             */
            expiresAt?: string;
            /**
             * @description What to remember about the key. Null or empty: nothing.
             * @example Till in Leeds
             */
            note?: string | null;
            /**
             * @description IP addresses and CIDR ranges from which the key may be used. Empty: from anywhere.
             * @example [
             *       "203.0.113.7",
             *       "2001:db8::/32"
             *     ]
             */
            allowedAddresses?: string[];
        };
        UpdateKeyBody: {
            /**
             * @description A name that describes what the key is for.
             * @example Web shop
             */
            name?: string;
            /**
             * @description What to remember about the key. Null or empty: nothing.
             * @example Till in Leeds
             */
            note?: string | null;
            /**
             * @description IP addresses and CIDR ranges from which the key may be used. Empty: from anywhere.
             * @example [
             *       "203.0.113.7",
             *       "2001:db8::/32"
             *     ]
             */
            allowedAddresses?: string[];
        };
        RotateKeyBody: {
            /**
             * @description The scopes of the new key. Absent: those of the old key.
             * @example [
             *       "orders:write"
             *     ]
             */
            scopes?: ("profile:read" | "usage:read" | "orders:read" | "orders:write" | "orders:return" | "customers:read" | "customers:write" | "points:spend" | "cards:read" | "rewards:read" | "rewards:write" | "rewards:redeem" | "vouchers:read" | "vouchers:issue" | "vouchers:redeem" | "vouchers:manage" | "vouchers:hold" | "logs:read" | "events:read" | "webhooks:manage")[];
            /**
             * @description When the new key expires, in the future. Null: never. Absent: when the old key would expire.
             * @example 2027-11-20T00:00:00.000Z
             */
            expiresAt?: string | null;
            /**
             * @description For how long the old key works on. Absent: it is revoked in the same transaction.
             * @example 24h
             * @enum {string}
             */
            keepOldFor?: "1h" | "24h" | "7d";
        };
        KeyFailuresView: {
            /** @example key_01k9zq3f8te5rb8s6yw2m4n7pd */
            keyId: string;
            /** @example Web shop */
            keyName: string;
            /**
             * @description The first characters of the key.
             * @example lrw_live_mJq9G1NQZ7Ih
             */
            keyPrefix: string;
            /**
             * @description `wrong`: another secret, or a mistyped key. `inactive`: the right key, but revoked or expired. `address`: the right key, from an address that is not in its list.
             * @example wrong
             * @enum {string}
             */
            reason: "wrong" | "inactive" | "address";
            /**
             * @description In the last 7 days.
             * @example 20
             */
            failures: number;
            /** @example 14 */
            failuresInLastHour: number;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:21.402Z
             */
            lastAt: string;
            /**
             * @description Of the last failure: an IPv4 address, or the /64 network of an IPv6 address.
             * @example 203.0.113.7
             */
            address: string;
            /**
             * @description The User-Agent of the last failure.
             * @example corner-shop/2.1
             */
            userAgent: string | null;
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
             * @description Events are sent to an enabled one. Now one of `enabled`, `disabled`; new values may be added.
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
             * @description The first failure since the last success. Null: none.
             * @example null
             */
            failingSince: string | null;
        };
        NewWebhookEndpointView: {
            data: components["schemas"]["WebhookEndpointView"];
            /**
             * @description What deliveries are signed with. It is returned only in this response.
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
            description?: string;
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
        RotateWebhookSecretBody: {
            /**
             * @description For how long deliveries are signed with the secret before too. Absent: 24.
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
             * @description Null: no answer came.
             * @example 503
             */
            statusCode: number | null;
            /**
             * @description Why no answer came. Null: one came.
             * @example null
             */
            error: string | null;
            /** @example 41 */
            durationMs: number;
            /**
             * @description The first 1 kB of the answer.
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
        WebhookActionBody: Record<string, never>;
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
             * Format: date-time
             * @description Events up to this time. Absent: all later ones.
             * @example 2026-11-21T00:00:00Z
             */
            until?: string;
            /**
             * @description `failed`: also those that are pending and have failed at least once.
             * @example failed
             * @enum {string}
             */
            only: "failed" | "skipped" | "all";
        };
        CustomerFigures: {
            /** @example 412 */
            total: number;
            /** @example 38 */
            new30d: number;
            /**
             * @description In the 30 days before.
             * @example 31
             */
            newBefore: number;
        };
        OrderDayView: {
            /**
             * Format: date
             * @description In the merchant's time zone.
             * @example 2026-11-20
             */
            day: string;
            /** @example 9 */
            orders: number;
            /**
             * @description In major units of the merchant's currency.
             * @example 141.5
             */
            value: number;
        };
        OrdersBefore: {
            /** @example 201 */
            count: number;
            /**
             * @description In major units of the merchant's currency.
             * @example 2804.9
             */
            value: number;
        };
        OrderFigures: {
            /** @example 240 */
            count: number;
            /**
             * @description In major units of the merchant's currency.
             * @example 3120.4
             */
            value: number;
            /** @description All 30 days, oldest first. */
            series: components["schemas"]["OrderDayView"][];
            /** @description The 30 days before. */
            before: components["schemas"]["OrdersBefore"];
        };
        RewardFigures: {
            /** @example 61 */
            issued: number;
            /** @example 44 */
            redeemed: number;
            /**
             * @description In the 30 days before.
             * @example 58
             */
            issuedBefore: number;
        };
        CountView: {
            /** @example 23 */
            count: number;
        };
        CurrencySumView: {
            /** @example GBP */
            currency: string;
            /**
             * @description In major units.
             * @example 820
             */
            value: number;
        };
        VoucherFigures: {
            /** @description Active and partial vouchers. */
            active: components["schemas"]["CountView"];
            /** @description Their remaining value, including pending vouchers. */
            outstanding: components["schemas"]["CurrencySumView"][];
            redeemed30d: components["schemas"]["CurrencySumView"][];
        };
        KeyFigures: {
            /** @example 2 */
            active: number;
            /** @example 10 */
            limit: number;
        };
        RequestFigures: {
            /** @example 1830 */
            requests: number;
            /** @example 12 */
            errors: number;
        };
        OverviewView: {
            customers: components["schemas"]["CustomerFigures"];
            orders30d: components["schemas"]["OrderFigures"];
            rewards30d: components["schemas"]["RewardFigures"];
            vouchers: components["schemas"]["VoucherFigures"];
            keys: components["schemas"]["KeyFigures"];
            requests24h: components["schemas"]["RequestFigures"];
            /**
             * @description Figures that took too long to compute. They are 0 or empty in this response.
             * @example []
             */
            notCounted: ("customers" | "orders30d" | "rewards30d" | "vouchers.active" | "vouchers.outstanding" | "vouchers.redeemed30d")[];
        };
        AttentionItemView: {
            /**
             * @description What it is about. New ones may be added. Now one of `key_expires`, `key_expired`, `keys_refused`, `errors_rise`, `emails_failed`, `webhook_failing`, `webhook_disabled`; new values may be added.
             * @example key_expires
             */
            kind: string;
            /**
             * @description Of `emails_failed` those of 7 days, up to 1,000 of each kind; of `keys_refused` and `errors_rise` those of 24 hours.
             * @example 1
             */
            count: number;
            /**
             * @description The key or the endpoint.
             * @example key_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            subjectId: string | null;
            /**
             * @description Its name; of an endpoint the host.
             * @example Web shop
             */
            subjectName: string | null;
            /**
             * @description When the key expires, or the last or first failure was.
             * @example 2026-11-27T09:30:00.000Z
             */
            at: string | null;
            /**
             * @description The path of its page in the portal.
             * @example /merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/keys/key_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            href: string;
        };
        OrderCustomerView: {
            /** @example cus_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description Empty if unknown.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
        };
        ListedOrderView: {
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
             * @description What returns have taken of `value`.
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
            customer: components["schemas"]["OrderCustomerView"];
            /**
             * @description The first order with the same source and number, where the settings let such orders award again.
             * @example null
             */
            repeatOf: string | null;
            /**
             * @description The request that created it.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            requestId: string | null;
        };
        ExpiringVoucherView: {
            /** @example vch_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example Gift voucher */
            title: string;
            /**
             * @description The recipient's name or e-mail address; empty where there is neither.
             * @example Ada
             */
            recipient: string;
            /**
             * @description In major units.
             * @example 40
             */
            remainingValue: number;
            /** @example GBP */
            currency: string;
            /**
             * Format: date-time
             * @example 2026-11-27T23:59:59.000Z
             */
            expiry: string;
        };
        AttentionView: {
            /** @description Only what the role may see. */
            items: components["schemas"]["AttentionItemView"][];
            /** @description The newest five. */
            latestOrders: components["schemas"]["ListedOrderView"][];
            /** @description The first five that expire within 30 days. */
            expiringVouchers: components["schemas"]["ExpiringVoucherView"][];
        };
        HitMerchantView: {
            /** @example mer_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example Corner Coffee */
            name: string;
        };
        HitView: {
            /**
             * @description What it is. Now one of `customer`, `card`, `reward`, `voucher`, `order`, `api_key`, `request`; new values may be added.
             * @example customer
             */
            kind: string;
            /** @example cus_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description Its name, title or number.
             * @example Ada Lovelace
             */
            title: string;
            /**
             * @description What tells it from others.
             * @example ada@example.com
             */
            detail: string | null;
            merchant: components["schemas"]["HitMerchantView"];
            /**
             * @description The path of its page in the portal.
             * @example /merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            href: string;
        };
        TimelineActorView: {
            /**
             * @description Who did it. Now one of `api_key`, `staff`, `support`, `operator`, `system`; new values may be added.
             * @example api_key
             */
            type: string;
            /**
             * @description Of the key or the user.
             * @example key_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string | null;
            /**
             * @description The current name.
             * @example Web shop
             */
            name: string | null;
        };
        TimelineLinkView: {
            /** @example voucher */
            kind: string;
            /** @example vch_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description The path of its page in the portal.
             * @example /merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/vouchers/vch_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            href: string;
        };
        TimelineEntryView: {
            /**
             * @description Unique within the timeline.
             * @example 01890a5d-ac96-774b-bcce-b302099a8057
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            at: string;
            /**
             * @description What kind of entry it is. New ones may be added. Now one of `request`, `order`, `card`, `reward`, `voucher`, `email`, `pdf`, `audit`, `event`, `delivery`; new values may be added.
             * @example voucher
             */
            kind: string;
            /**
             * @description What happened. Of a request its method and route, of an event its type.
             * @example Voucher redeemed
             */
            title: string;
            /**
             * @description The change, the reason, the order number, or why it failed. Of an event its version and how many endpoints received it; of a delivery the host, the last status code or error, and the number of attempts.
             * @example -10 GBP
             */
            detail: string | null;
            /**
             * @description Of a request the HTTP status, of an e-mail `requested`, `sent` or `failed`, of a delivery `pending`, `succeeded`, `failed` or `skipped`.
             * @example null
             */
            status: string | null;
            /**
             * @description Of a ledger change: stamps, points, or the remaining value in major units.
             * @example 40
             */
            balanceAfter: number | null;
            /**
             * @description Of the balance, if it is money: ISO 4217.
             * @example GBP
             */
            currency: string | null;
            actor: components["schemas"]["TimelineActorView"];
            /**
             * @description The request that caused it.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            requestId: string | null;
            links: components["schemas"]["TimelineLinkView"][];
        };
        MonthsView: {
            /** @example 12 */
            months: number;
        };
        PointsExpiryAfterView: {
            after: components["schemas"]["MonthsView"];
            /**
             * @description At the end of that month, or to the time of day. Now one of `end_of_month`, `exact`; new values may be added.
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
        ProgressionStepBody: {
            /**
             * @description The balance at which the reward is issued, at most the size of the card.
             * @example 10
             */
            at: number;
            /**
             * @description id or externalId of the reward template that it issues.
             * @example free-coffee
             */
            rewardTemplateId: string;
        };
        CreateCardDefinitionBody: {
            /**
             * @description Shown to customers and staff.
             * @example Coffee card
             */
            title: string;
            /**
             * @description What it collects. It cannot be changed.
             * @example stamp
             * @enum {string}
             */
            type: "stamp" | "points";
            /**
             * @description The size of a stamp card.
             * @example 10
             */
            numberOfStamps?: number | null;
            /**
             * @description Whether it is a points card without a size.
             * @example false
             */
            openEnded?: boolean;
            /**
             * @description The size of a points card that is not open-ended.
             * @example null
             */
            numberOfPoints?: number | null;
            /**
             * @description All rewards with their thresholds, in order.
             * @example [
             *       {
             *         "at": 10,
             *         "rewardTemplateId": "free-coffee"
             *       }
             *     ]
             */
            progression?: components["schemas"]["ProgressionStepBody"][];
            /**
             * @description When points of a points card expire. Null: never. A change is for points that are earned afterwards.
             * @example {
             *       "after": {
             *         "months": 12
             *       },
             *       "until": "end_of_month"
             *     }
             */
            pointsExpiry?: (components["schemas"]["PointsExpiryAfterView"] | components["schemas"]["PointsExpiryInactiveView"]) | null;
            /**
             * @description Whether every customer gets this card. Default: true.
             * @example true
             */
            autoEnrol?: boolean;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.
             * @example coffee-card
             */
            externalId?: string;
        };
        UpdateCardDefinitionBody: {
            /**
             * @description Shown to customers and staff.
             * @example Coffee card
             */
            title?: string;
            /**
             * @description What it collects. It cannot be changed.
             * @example stamp
             * @enum {string}
             */
            type?: "stamp" | "points";
            /**
             * @description The size of a stamp card.
             * @example 10
             */
            numberOfStamps?: number | null;
            /**
             * @description Whether it is a points card without a size.
             * @example false
             */
            openEnded?: boolean;
            /**
             * @description The size of a points card that is not open-ended.
             * @example null
             */
            numberOfPoints?: number | null;
            /**
             * @description All rewards with their thresholds, in order.
             * @example [
             *       {
             *         "at": 10,
             *         "rewardTemplateId": "free-coffee"
             *       }
             *     ]
             */
            progression?: components["schemas"]["ProgressionStepBody"][];
            /**
             * @description When points of a points card expire. Null: never. A change is for points that are earned afterwards.
             * @example {
             *       "after": {
             *         "months": 12
             *       },
             *       "until": "end_of_month"
             *     }
             */
            pointsExpiry?: (components["schemas"]["PointsExpiryAfterView"] | components["schemas"]["PointsExpiryInactiveView"]) | null;
            /**
             * @description Whether every customer gets this card. Default: true.
             * @example true
             */
            autoEnrol?: boolean;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description If false, it is kept but can no longer be used.
             * @example false
             */
            active?: boolean;
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
             * @description What it costs in points. Null: points do not buy it.
             * @example 250
             */
            pointsPrice: number | null;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
        };
        CreateRewardTemplateBody: {
            /**
             * @description Shown to customers and staff.
             * @example A free coffee
             */
            title: string;
            /**
             * @description What it is and how to use it. Null or empty: none.
             * @example Any coffee, any size.
             */
            description?: string | null;
            /**
             * @description Days until a reward of this template expires, at the end of the day. Null: never.
             * @example 60
             */
            expiryDays?: number | null;
            /**
             * @description What it costs in points. Null: points do not buy it.
             * @example 250
             */
            pointsPrice?: number | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.
             * @example coffee-card
             */
            externalId?: string;
        };
        UpdateRewardTemplateBody: {
            /**
             * @description Shown to customers and staff.
             * @example A free coffee
             */
            title?: string;
            /**
             * @description What it is and how to use it. Null or empty: none.
             * @example Any coffee, any size.
             */
            description?: string | null;
            /**
             * @description Days until a reward of this template expires, at the end of the day. Null: never.
             * @example 60
             */
            expiryDays?: number | null;
            /**
             * @description What it costs in points. Null: points do not buy it.
             * @example 250
             */
            pointsPrice?: number | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description If false, it is kept but can no longer be used.
             * @example false
             */
            active?: boolean;
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
        PrintedVoucherTemplateView: {
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
            /**
             * @description Printed at the bottom of a voucher. Null: nothing.
             * @example Not exchangeable for cash.
             */
            terms: string | null;
        };
        CreateVoucherTemplateBody: {
            /**
             * @description The value of a fixed template.
             * @example null
             */
            value?: number | null;
            /**
             * @description The minimum value of a voucher of a monetary template, in major units.
             * @example 5
             */
            minValue?: number | null;
            /**
             * @description The maximum value of a voucher of a monetary template, in major units.
             * @example 500
             */
            maxValue?: number | null;
            /**
             * @description Whether a part of a voucher's value may be redeemed. Default: false.
             * @example true
             */
            allowPartialRedemption?: boolean;
            /**
             * @description Days until a voucher of this template expires, at the end of the day. Null: never.
             * @example 365
             */
            expiryDays?: number | null;
            /**
             * @description Days until a voucher of this template can be redeemed. 0: immediately. Default: 0.
             * @example 0
             */
            activationDelayDays?: number;
            /**
             * @description Printed at the bottom of a voucher. Null or empty: nothing.
             * @example Not exchangeable for cash.
             */
            terms?: string | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description Shown to customers and staff.
             * @example Gift voucher
             */
            title: string;
            /**
             * @description `fixed`: the template sets the value. `monetary`: the value is chosen when a voucher is issued. It cannot be changed.
             * @example monetary
             * @enum {string}
             */
            type: "fixed" | "monetary";
            /**
             * @description ISO 4217 code. It cannot be changed.
             * @example GBP
             */
            currency: string;
        };
        UpdateVoucherTemplateBody: {
            /**
             * @description The value of a fixed template.
             * @example null
             */
            value?: number | null;
            /**
             * @description The minimum value of a voucher of a monetary template, in major units.
             * @example 5
             */
            minValue?: number | null;
            /**
             * @description The maximum value of a voucher of a monetary template, in major units.
             * @example 500
             */
            maxValue?: number | null;
            /**
             * @description Whether a part of a voucher's value may be redeemed. Default: false.
             * @example true
             */
            allowPartialRedemption?: boolean;
            /**
             * @description Days until a voucher of this template expires, at the end of the day. Null: never.
             * @example 365
             */
            expiryDays?: number | null;
            /**
             * @description Days until a voucher of this template can be redeemed. 0: immediately. Default: 0.
             * @example 0
             */
            activationDelayDays?: number;
            /**
             * @description Printed at the bottom of a voucher. Null or empty: nothing.
             * @example Not exchangeable for cash.
             */
            terms?: string | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description Shown to customers and staff.
             * @example Gift voucher
             */
            title?: string;
            /**
             * @description `fixed`: the template sets the value. `monetary`: the value is chosen when a voucher is issued. It cannot be changed.
             * @example monetary
             * @enum {string}
             */
            type?: "fixed" | "monetary";
            /**
             * @description ISO 4217 code. It cannot be changed.
             * @example GBP
             */
            currency?: string;
            /**
             * @description If false, it is kept but can no longer be used.
             * @example false
             */
            active?: boolean;
        };
        LocationView: {
            /**
             * @description Use it as `locationId` in the public API.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string;
            /**
             * @description The merchant's own id. Equal to `id` if none was set.
             * @example high-street
             */
            externalId: string;
            /** @example High Street */
            name: string;
            /**
             * @description Nothing can be given or redeemed at an inactive location.
             * @example true
             */
            active: boolean;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
        };
        CreateLocationBody: {
            /**
             * @description Shown to staff.
             * @example High Street
             */
            name: string;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.
             * @example coffee-card
             */
            externalId?: string;
        };
        UpdateLocationBody: {
            /**
             * @description Shown to staff.
             * @example High Street
             */
            name?: string;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description If false, it is kept but can no longer be used.
             * @example false
             */
            active?: boolean;
        };
        StampAwardView: {
            /**
             * @description The stamp card.
             * @example card_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            cardId: string;
            /**
             * @description How stamps are counted. Now one of `per_order`, `per_value`; new values may be added.
             * @example per_order
             */
            mode: string;
            /**
             * @description Stamps per order. Only with per_order.
             * @example 1
             */
            stampsPerOrder: number | null;
            /**
             * @description Only with per_value: one stamp for each full amount.
             * @example null
             */
            valuePerStamp: number | null;
            /**
             * @description Maximum number of stamps per order. Null: no maximum.
             * @example null
             */
            maxPerOrder: number | null;
        };
        PointsAwardView: {
            /**
             * @description The points card.
             * @example card_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            cardId: string;
            /**
             * @description Points per major unit of the currency. The result is rounded down.
             * @example 1.5
             */
            pointsPerUnit: number;
            /**
             * @description Maximum number of points per order. Null: no maximum.
             * @example null
             */
            maxPerOrder: number | null;
        };
        OrderRewardView: {
            /** @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd */
            rewardTemplateId: string;
            /**
             * @description The minimum order value.
             * @example 40
             */
            minimumOrderValue: number;
        };
        OrderSettingsView: {
            /**
             * @description If false, orders are recorded but award nothing.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Orders with a lower value award nothing.
             * @example 0
             */
            minimumOrderValue: number;
            /** @description Null: no stamps are awarded. */
            stamps: components["schemas"]["StampAwardView"] | null;
            /** @description Null: no points are awarded. */
            points: components["schemas"]["PointsAwardView"] | null;
            /**
             * @description If true, coupons are redeemed and order rewards are issued.
             * @example false
             */
            rewardAutomation: boolean;
            /** @description Rewards that an order issues directly. */
            orderRewards: components["schemas"]["OrderRewardView"][];
            /**
             * @description What happens if an order with the same source and number was processed before. Now one of `return_original`, `award_again`; new values may be added.
             * @example return_original
             */
            duplicateOrders: string;
            /**
             * @description What becomes of stamps and points that a return takes back and the balance does not hold: forgiven (`to_zero`), or owed by the card. Now one of `to_zero`, `owed`; new values may be added.
             * @example owed
             */
            returns: string;
        };
        StampAwardBody: {
            /**
             * @description id or externalId of a stamp card.
             * @example coffee-card
             */
            cardId: string;
            /**
             * @description How stamps are counted.
             * @example per_order
             * @enum {string}
             */
            mode: "per_order" | "per_value";
            /**
             * @description Required with per_order.
             * @example 1
             */
            stampsPerOrder?: number | null;
            /** @description Required with per_value: one stamp for each full amount. */
            valuePerStamp?: number | null;
            /** @description Maximum per order. Null: no maximum. */
            maxPerOrder?: number | null;
        };
        PointsAwardBody: {
            /**
             * @description id or externalId of a points card.
             * @example points-account
             */
            cardId: string;
            /**
             * @description Points per major unit of the currency. The result is rounded down.
             * @example 1.5
             */
            pointsPerUnit: number | string;
            /** @description Maximum per order. Null: no maximum. */
            maxPerOrder?: number | null;
        };
        OrderRewardBody: {
            /**
             * @description id or externalId of the reward template.
             * @example free-biscotti
             */
            rewardTemplateId: string;
            /**
             * @description The minimum order value. Default: 0.
             * @example 40
             */
            minimumOrderValue?: number;
        };
        OrderSettingsBody: {
            /**
             * @description If false, orders are recorded but award nothing.
             * @example true
             */
            enabled?: boolean;
            /**
             * @description Orders with a lower value award nothing.
             * @example 0
             */
            minimumOrderValue?: number;
            /** @description Null: no stamps are awarded. */
            stamps?: components["schemas"]["StampAwardBody"] | null;
            /** @description Null: no points are awarded. */
            points?: components["schemas"]["PointsAwardBody"] | null;
            /** @description If true, coupons are redeemed and order rewards are issued. */
            rewardAutomation?: boolean;
            /** @description Rewards that an order issues directly. */
            orderRewards?: components["schemas"]["OrderRewardBody"][];
            /**
             * @description What happens if an order with the same source and number was processed before.
             * @example return_original
             * @enum {string}
             */
            duplicateOrders?: "return_original" | "award_again";
            /**
             * @description What becomes of stamps and points that a return takes back and the balance does not hold: forgiven (`to_zero`), or owed by the card.
             * @example owed
             * @enum {string}
             */
            returns?: "to_zero" | "owed";
        };
        PreviewedRewardView: {
            /** @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd */
            rewardTemplateId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description What issues the reward. Now one of `stamps`, `points`, `order`; new values may be added.
             * @example stamps
             */
            from: string;
        };
        OrderPreviewView: {
            /** @example 1 */
            stamps: number;
            /** @example 37 */
            points: number;
            /** @description Calculated with cards that start at 0. */
            rewards: components["schemas"]["PreviewedRewardView"][];
            /**
             * @description Whether the order awards anything.
             * @example true
             */
            awards: boolean;
            /**
             * @description Human-readable notes.
             * @example [
             *       "1 stamp for the order."
             *     ]
             */
            explanation: string[];
        };
        PreviewOrderBody: {
            /** @description The settings to try. They are not saved. */
            settings: components["schemas"]["OrderSettingsBody"];
            /**
             * @description In major units of the merchant's currency.
             * @example 24.9
             */
            orderValue: number;
        };
        HoldersView: {
            /**
             * @description The card definition or the reward template.
             * @example card_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string;
            /**
             * @description Customers with a card of the definition, or with an active reward of the template. Counted up to 10,000.
             * @example 3412
             */
            customers: number;
            /**
             * @description Whether there are more.
             * @example false
             */
            isMinimum: boolean;
        };
        LastOrderView: {
            /** @example ord_01k9zq3f8tf2nv7c1h5x9a3b6e */
            id: string;
            /** @example 100042 */
            orderNumber: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
        };
        BalanceView: {
            /**
             * @description The title of the card.
             * @example Coffee card
             */
            title: string;
            /**
             * @description The type of the card. Now one of `stamp`, `points`; new values may be added.
             * @example stamp
             */
            type: string;
            /**
             * @description Stamps or points now.
             * @example 4
             */
            balance: number;
        };
        ListedCustomerView: {
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
             * Format: email
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
            /** @description Of the first 5 cards. */
            balances: components["schemas"]["BalanceView"][];
            /** @description The newest order. */
            lastOrder: components["schemas"]["LastOrderView"] | null;
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
             * Format: email
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
        CreateCustomerBody: {
            /**
             * Format: email
             * @description Stored in lower case. It must be unique among the merchant's customers.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Null or empty: unknown.
             * @example Ada Lovelace
             */
            name?: string | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The customer's own `id` removes it.
             * @example shop-4711
             */
            externalId?: string;
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
             * @description Stamps that returns took beyond the balance. Gives pay them first.
             * @example 0
             */
            stampsOwed: number;
            /**
             * @description Points that returns took beyond the balance. Gives pay them first.
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
             * @description Its number in the voucher's ledger, by which it is reversed.
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
             * @description How much of it live holds keep, in major units.
             * @example 0
             */
            heldAmount: number;
            /**
             * @description `remainingValue` without what is held: what can be redeemed.
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
        EntryAuthorView: {
            /**
             * @description The kind of actor. Now one of `key`, `staff`, `system`; new values may be added.
             * @example staff
             */
            kind: string;
            /**
             * @description The id of the key or of the staff member.
             * @example stf_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string | null;
            /**
             * @description The name of the key or of the staff member.
             * @example Ada Lovelace
             */
            name: string | null;
        };
        CustomerEntryView: {
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            at: string;
            /**
             * @description What the entry is about. Now one of `stamps`, `points`, `reward`, `voucher`; new values may be added.
             * @example stamps
             */
            kind: string;
            /**
             * @description The title of the card, reward or voucher.
             * @example Coffee card
             */
            title: string;
            /**
             * @description What happened. Now one of `order`, `give`, `complete`, `adjust`, `correct`, `spend`, `return`, `reverse`, `expire`, `issued`, `redeemed`, `coupon_set`, `cancelled`, `reversed`, `issue`, `redeem`, `cancel`; new values may be added.
             * @example order
             */
            cause: string;
            /**
             * @description Stamps, points, or an amount of the voucher. Null for a reward.
             * @example 1
             */
            change: number | null;
            /**
             * @description The balance of the card or voucher after the entry.
             * @example 4
             */
            balanceAfter: number | null;
            /**
             * @description ISO 4217 code. Only for a voucher.
             * @example null
             */
            currency: string | null;
            /**
             * @description The id of the order that caused it.
             * @example ord_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            orderId: string | null;
            /**
             * @description The id of the order that caused it.
             * @example 100042
             */
            orderNumber: string | null;
            /**
             * @description The location.
             * @example null
             */
            locationName: string | null;
            /**
             * @description Why a person or the shop did it.
             * @example null
             */
            reason: string | null;
            /**
             * @description The card that it is an entry of.
             * @example ccard_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            cardId: string | null;
            /**
             * @description Its number in the ledger of the card.
             * @example 7
             */
            number: number | null;
            /**
             * @description The number of the entry that it reverses.
             * @example null
             */
            reverses: number | null;
            /**
             * @description The number of the entry that reversed it.
             * @example null
             */
            reversedBy: number | null;
            by: components["schemas"]["EntryAuthorView"];
        };
        WholeCustomerView: {
            customer: components["schemas"]["CustomerView"];
            /** @description The newest 100. */
            cards: components["schemas"]["CardView"][];
            /** @description The newest 100, whatever their status. */
            rewards: components["schemas"]["RewardView"][];
            /** @description The newest 100, whatever their status. */
            vouchers: components["schemas"]["VoucherView"][];
            /** @description The newest 100 ledger entries, newest first. */
            ledger: components["schemas"]["CustomerEntryView"][];
        };
        UpdateCustomerBody: {
            /**
             * Format: email
             * @description Stored in lower case. It must be unique among the merchant's customers.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description Null or empty: unknown.
             * @example Ada Lovelace
             */
            name?: string | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The customer's own `id` removes it.
             * @example shop-4711
             */
            externalId?: string;
        };
        ImportedRowView: {
            /**
             * @description Row 1 is the first row after the header.
             * @example 1
             */
            row: number;
            /** @example ada@example.com */
            email: string;
            /**
             * @description An existing customer is not changed. Now one of `created`, `exists`; new values may be added.
             * @example created
             */
            status: string;
            /** @example cus_01k9zq3f8te5rb8s6yw2m4n7pd */
            customerId: string;
        };
        ImportTotalsView: {
            /** @example 1 */
            rows: number;
            /** @example 1 */
            created: number;
            /** @example 0 */
            exists: number;
        };
        ImportView: {
            /** @description The rows in the order of the file. */
            data: components["schemas"]["ImportedRowView"][];
            totals: components["schemas"]["ImportTotalsView"];
        };
        BadRowView: {
            /**
             * @description Row 1 is the first row after the header.
             * @example 7
             */
            row: number;
            /**
             * @description The value of the row, even if it is not a valid address.
             * @example ada
             */
            email: string;
            /**
             * @description Always `invalid`. Now one of `invalid`; new values may be added.
             * @example invalid
             */
            status: string;
            /**
             * @description As the header names it. Null: the row as a whole.
             * @example email
             */
            column: string | null;
            /** @example email must be an e-mail address. */
            message: string;
        };
        ImportErrorBody: {
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
             * @description With `reversal_exceeds_value`: how much can be reversed, in major units.
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
            /** @description With `import_invalid`: every invalid row. */
            rows?: components["schemas"]["BadRowView"][];
        };
        OrderExplanationView: {
            /**
             * @description `of_order`: by the settings that decided the order. `current`: an older order, which kept no settings, and the programme has changed since, or may have; by the current settings, and not necessarily those that decided. Now one of `of_order`, `current`; new values may be added.
             * @example of_order
             */
            settings: string;
            /**
             * @description When the order settings, a card or a reward template changed last.
             * @example null
             */
            programmeChangedAt: string | null;
            /**
             * @description What these settings award for the value of the order.
             * @example 1
             */
            stamps: number;
            /**
             * @description What these settings award for the value of the order.
             * @example 24
             */
            points: number;
            /**
             * @description Sentences for people.
             * @example [
             *       "1 stamp for the order."
             *     ]
             */
            sentences: string[];
        };
        OrderEntryView: {
            /** @example ccard_01k9zq3f8te5rb8s6yw2m4n7pd */
            cardId: string;
            /**
             * @description Counts the entries of the card.
             * @example 4
             */
            number: number;
            /**
             * @description The title of the card.
             * @example Coffee card
             */
            title: string;
            /**
             * @description What was given. Now one of `stamps`, `points`; new values may be added.
             * @example stamps
             */
            kind: string;
            /** @example 1 */
            change: number;
            /**
             * @description What full cards took: a card that is full starts over.
             * @example 0
             */
            consumed: number;
            /**
             * @description The balance of the card after the entry.
             * @example 4
             */
            balanceAfter: number;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            at: string;
        };
        RevokedRewardView: {
            /** @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e */
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
            /** @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e */
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
             * @description Taken back: what is owed and forgiven is included.
             * @example 1
             */
            stampsTakenBack: number;
            /**
             * @description Taken back: what is owed, forgiven and expired is included.
             * @example 10
             */
            pointsTakenBack: number;
            /**
             * @description What the balance did not hold and the card owes now.
             * @example 0
             */
            stampsOwed: number;
            /**
             * @description What the balance did not hold and the card owes now.
             * @example 0
             */
            pointsOwed: number;
            /**
             * @description What the balance did not hold and is forgiven.
             * @example 0
             */
            stampsForgiven: number;
            /**
             * @description What the balance did not hold and is forgiven.
             * @example 0
             */
            pointsForgiven: number;
            /**
             * @description What was left of the order's own points and has expired.
             * @example 0
             */
            pointsExpired: number;
            /** @description Rewards of the order that were taken back. */
            rewardsRevoked: components["schemas"]["RevokedRewardView"][];
            /** @description Rewards that it would not issue any more, and that stay. */
            rewardsKept: components["schemas"]["KeptRewardView"][];
            /**
             * @description Whether the coupon of the order is active again. Null: it redeemed none.
             * @example null
             */
            couponReturned: boolean | null;
            /**
             * @description Where couponReturned is false: `partially_returned`, `expired`, `not_redeemed_by_order`. Values may be added.
             * @example expired
             */
            couponReturnedReason?: string;
            /**
             * @description Why, in the words of whoever returned it.
             * @example null
             */
            reason: string | null;
            /**
             * @description The returnNumber was used before: this is the first result.
             * @example false
             */
            duplicate: boolean;
            /**
             * Format: date-time
             * @example 2026-11-24T09:30:00.000Z
             */
            createdAt: string;
        };
        OrderDetailsView: {
            order: components["schemas"]["ListedOrderView"];
            explanation: components["schemas"]["OrderExplanationView"];
            /** @description What it gave to cards. Entries with more than 10,000 newer ones on their card are not looked for. */
            ledger: components["schemas"]["OrderEntryView"][];
            /** @description The first 100 rewards that it issued, as they stand now. */
            rewards: components["schemas"]["RewardView"][];
            /** @description The reward that its coupon redeemed, as it stands now. */
            coupon: components["schemas"]["RewardView"] | null;
            /** @description Its newest 100 returns. */
            returns: components["schemas"]["OrderReturnView"][];
        };
        ReturnOrderBody: {
            /**
             * @description In major units of the order's currency; above 0. Absent: all that is left of the order.
             * @example 10
             */
            value?: number;
            /**
             * @description The caller's own number of the return. A second return of the order with it changes nothing.
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
             * @description Taken back: what is owed and forgiven is included.
             * @example 1
             */
            stampsTakenBack: number;
            /**
             * @description Taken back: what is owed, forgiven and expired is included.
             * @example 10
             */
            pointsTakenBack: number;
            /**
             * @description What the balance did not hold and the card owes now.
             * @example 0
             */
            stampsOwed: number;
            /**
             * @description What the balance did not hold and the card owes now.
             * @example 0
             */
            pointsOwed: number;
            /**
             * @description What the balance did not hold and is forgiven.
             * @example 0
             */
            stampsForgiven: number;
            /**
             * @description What the balance did not hold and is forgiven.
             * @example 0
             */
            pointsForgiven: number;
            /**
             * @description What was left of the order's own points and has expired.
             * @example 0
             */
            pointsExpired: number;
            /** @description Rewards of the order that were taken back. */
            rewardsRevoked: components["schemas"]["RevokedRewardView"][];
            /** @description Rewards that it would not issue any more, and that stay. */
            rewardsKept: components["schemas"]["KeptRewardView"][];
            /**
             * @description Whether the coupon of the order is active again. Null: it redeemed none.
             * @example null
             */
            couponReturned: boolean | null;
            /**
             * @description Where couponReturned is false: `partially_returned`, `expired`, `not_redeemed_by_order`. Values may be added.
             * @example expired
             */
            couponReturnedReason?: string;
            /**
             * @description Why, in the words of whoever returned it.
             * @example null
             */
            reason: string | null;
            /**
             * @description The returnNumber was used before: this is the first result.
             * @example false
             */
            duplicate: boolean;
        };
        GivenView: {
            /** @description The card with its new balance. */
            data: components["schemas"]["CardView"];
            /** @description Rewards issued by this request, in the order of their thresholds. */
            rewards: components["schemas"]["RewardView"][];
        };
        GiveStampsBody: {
            /**
             * @description Recorded permanently in the audit log.
             * @example Paid cash at the counter
             */
            reason: string;
            /**
             * @description id or externalId of the active location where it is given.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
            /**
             * @description How many stamps to give.
             * @example 2
             */
            quantity: number;
        };
        GivePointsBody: {
            /**
             * @description Recorded permanently in the audit log.
             * @example Paid cash at the counter
             */
            reason: string;
            /**
             * @description id or externalId of the active location where it is given.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
            /**
             * @description How many points to give.
             * @example 50
             */
            quantity: number;
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
             * @description How many points to spend. Absent where `rewardId` is given.
             * @example 120
             */
            quantity?: number;
            /**
             * @description id or externalId of an active reward template with a `pointsPrice`: the reward is issued for it.
             * @example free-coffee
             */
            rewardId?: string;
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
        AdjustPointsBody: {
            /**
             * @description The new balance. It replaces the current one.
             * @example 250
             */
            points: number;
            /**
             * @description Recorded permanently in the audit log.
             * @example Counted twice
             */
            reason: string;
        };
        CorrectBalanceBody: {
            /**
             * @description What is added to the balance, or taken from it. Not 0.
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
        GiveRewardBody: {
            /**
             * @description Recorded permanently in the audit log.
             * @example Paid cash at the counter
             */
            reason: string;
            /**
             * @description id or externalId of the active location where it is given.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
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
        };
        RedeemRewardBody: {
            /**
             * @description Recorded permanently in the audit log.
             * @example Shown on a phone
             */
            reason?: string;
            /**
             * @description id or externalId of the active location where it is redeemed.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            locationId?: string;
        };
        ReverseRewardBody: {
            /**
             * @description Recorded permanently in the audit log.
             * @example Scanned by mistake
             */
            reason: string;
        };
        NeededChangeView: {
            /**
             * @description The largest amount that would pass, in major units.
             * @example 40
             */
            amountAtMost?: number;
            /**
             * Format: date-time
             * @description From this instant on, inclusive.
             * @example 2026-11-27T09:30:00.000Z
             */
            after?: string;
            /**
             * @description If the voucher allowed it.
             * @example true
             * @enum {boolean}
             */
            partialRedemption?: true;
        };
        ExplainedRuleView: {
            /**
             * @description The name of the rule. New ones may be added.
             * @example not_expired
             */
            rule: string;
            /**
             * @description Null: not decided, because an earlier rule is not met.
             * @example true
             */
            passed: boolean | null;
            /**
             * @description The value that decided: a status, a timestamp, an amount in major units, or a flag.
             * @example 2027-11-20T23:59:59.999Z
             */
            fact: string | number | boolean | null;
            /**
             * @description One sentence. Of a rule that is not met: the message of the refusal.
             * @example The voucher has not expired.
             */
            message: string;
        };
        ExplanationView: {
            /**
             * Format: date-time
             * @description The instant that was judged.
             * @example 2026-11-20T09:30:00.000Z
             */
            at: string;
            /**
             * @description The amount that was judged, in major units. Null: all that remains, or a reward.
             * @example 10
             */
            amount: number | null;
            /** @description In the order in which a redemption checks them. */
            rules: components["schemas"]["ExplainedRuleView"][];
            /**
             * @description Of a redemption at that instant. Now one of `would_pass`, `would_fail`; new values may be added.
             * @example would_pass
             */
            verdict: string;
            /**
             * @description The smallest change, all fields together. Null: it would pass, or nothing helps.
             * @example null
             */
            wouldPassIf: components["schemas"]["NeededChangeView"] | null;
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
            /** @description id or externalId of the customer. Required if recipientEmail is absent. */
            customerId?: string;
            /**
             * Format: email
             * @description E-mail address of the recipient. Required if customerId is absent.
             * @example ada@example.com
             */
            recipientEmail?: string;
            /**
             * @description Name of the recipient, printed on the voucher.
             * @example Ada Lovelace
             */
            recipientName?: string;
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
            /** @description Your own reference. It is stored and returned unchanged. */
            externalReference?: string;
        };
        VoucherEntryView: {
            /**
             * Format: date-time
             * @example 2026-11-20T10:00:00.000Z
             */
            at: string;
            /**
             * @description Within the voucher, from 1.
             * @example 2
             */
            number: number;
            /**
             * @description What happened. Now one of `issue`, `redeem`, `capture`, `reverse`, `adjust`, `cancel`, `expire`; new values may be added.
             * @example redeem
             */
            kind: string;
            /**
             * @description The change in major units. Negative for a redemption.
             * @example -10
             */
            change: number;
            /**
             * @description The balance after the entry, in major units: what remains, and 0 after a cancellation or the expiry.
             * @example 40
             */
            remainingAfter: number;
            /**
             * @description The reason of a reversal, adjustment or cancellation.
             * @example null
             */
            reason: string | null;
            /**
             * @description Of a reversal: the number of the entry that it gives back.
             * @example null
             */
            reverses: number | null;
            /**
             * @description Of a redemption: how much of it was given back.
             * @example 0
             */
            reversedAmount: number | null;
            by: components["schemas"]["EntryAuthorView"];
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
        VoucherWithLedgerView: {
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
             * @description How much of it live holds keep, in major units.
             * @example 0
             */
            heldAmount: number;
            /**
             * @description `remainingValue` without what is held: what can be redeemed.
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
            /** @description The newest 100 ledger entries, newest first. */
            ledger: components["schemas"]["VoucherEntryView"][];
            /** @description The newest 100 holds, newest first. */
            holds: components["schemas"]["VoucherHoldView"][];
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
             * @description In major units of the voucher's currency; above 0.
             * @example 10
             */
            amount?: number;
            /**
             * @description Recorded permanently in the audit log.
             * @example Shown on a phone
             */
            reason?: string;
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
             * @description In major units of the voucher's currency; above 0.
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
             * @description In major units of the voucher's currency, from 0 to its original value.
             * @example 40
             */
            remainingValue: number;
            /**
             * @description Recorded permanently. It cannot be changed later.
             * @example Returned goods
             */
            reason: string;
            /**
             * @description Release the newest holds as far as needed. Absent or false: holds in the way are a 400 `voucher_held`.
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
             * @description Release the newest holds as far as needed. Absent or false: holds in the way are a 400 `voucher_held`.
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
        SendVoucherBody: {
            /**
             * Format: email
             * @description Another address: it becomes the voucher's recipient. The customer stays as it is.
             * @example ada@example.com
             */
            recipientEmail?: string;
        };
        TeamMemberView: {
            /** @example stf_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * Format: email
             * @example ada@example.com
             */
            email: string;
            /** @example Ada Lovelace */
            name: string;
            /**
             * @example owner
             * @enum {string}
             */
            role: "owner" | "admin" | "staff" | "viewer";
            /** @description Signing in requires a code of an authenticator app. */
            twoFactorEnabled: boolean;
            /**
             * @description Null before the first sign-in.
             * @example 2026-11-20T09:30:00.000Z
             */
            lastSignInAt: string | null;
        };
        ChangeRoleBody: {
            /**
             * @description The new role.
             * @example admin
             * @enum {string}
             */
            role: "owner" | "admin" | "staff" | "viewer";
        };
        EndedSessionsView: {
            /**
             * @description How many sessions were ended.
             * @example 2
             */
            ended: number;
        };
        InvitationEmailView: {
            /**
             * @description As in the list of e-mails. Now one of `queued`, `accepted`, `failed`, `not_sent`; new values may be added.
             * @example failed
             */
            status: string;
            /**
             * @description Why it failed or was not sent.
             * @example refused
             */
            reason: string | null;
            /**
             * @description The mail server's last answer.
             * @example 550 5.1.1 No such user
             */
            response: string | null;
        };
        ListedInvitationView: {
            /** @example inv_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * Format: email
             * @example grace@example.com
             */
            email: string;
            /**
             * @example admin
             * @enum {string}
             */
            role: "owner" | "admin" | "staff" | "viewer";
            /**
             * @description An expired invitation can be sent again.
             * @example open
             * @enum {string}
             */
            status: "open" | "expired";
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-27T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description The user who sent it. Null: the platform.
             * @example stf_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            invitedBy: string | null;
            /**
             * @description Their name.
             * @example Ada Lovelace
             */
            invitedByName: string | null;
            /** @description The newest e-mail. Null: none within 90 days. */
            lastEmail: components["schemas"]["InvitationEmailView"] | null;
        };
        InvitationView: {
            /** @example inv_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * Format: email
             * @example grace@example.com
             */
            email: string;
            /**
             * @example admin
             * @enum {string}
             */
            role: "owner" | "admin" | "staff" | "viewer";
            /**
             * @description An expired invitation can be sent again.
             * @example open
             * @enum {string}
             */
            status: "open" | "expired";
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-27T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description The user who sent it. Null: the platform.
             * @example stf_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            invitedBy: string | null;
            /**
             * @description Their name.
             * @example Ada Lovelace
             */
            invitedByName: string | null;
        };
        InviteBody: {
            /**
             * Format: email
             * @description Who is invited. Case-insensitive.
             * @example grace@example.com
             */
            email: string;
            /**
             * @description The role after the invitation is accepted.
             * @example admin
             * @enum {string}
             */
            role: "owner" | "admin" | "staff" | "viewer";
        };
        ResendInvitationBody: {
            /**
             * Format: email
             * @description Another address: the earlier link stops working, and a new invitation takes its place.
             * @example grace@example.com
             */
            email?: string;
        };
        InvitationToAcceptView: {
            /**
             * Format: email
             * @example grace@example.com
             */
            email: string;
            /** @example Corner Coffee */
            merchantName: string;
            /**
             * @example admin
             * @enum {string}
             */
            role: "owner" | "admin" | "staff" | "viewer";
            /**
             * Format: date-time
             * @example 2026-11-27T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description Whether an account exists, so that accepting requires its password. Returned only with the token of the e-mail.
             * @example false
             */
            hasAccount: boolean;
        };
        LookUpInvitationBody: {
            /**
             * @description The `token` of the link in the e-mail, unchanged.
             * @example AZqfl…
             */
            token: string;
        };
        AcceptInvitationBody: {
            /**
             * @description The `token` of the link in the e-mail, unchanged.
             * @example AZqfl…
             */
            token: string;
            /**
             * @description Required for a new account. An existing account keeps its name.
             * @example Grace Hopper
             */
            name?: string;
            /**
             * @description A new password, or the current password if the e-mail address has an account.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The code of the second factor, if an existing account has one enabled.
             * @example 123456
             */
            totp?: string;
        };
        SecondFactorPolicyView: {
            /**
             * @description Whether members need a second factor.
             * @example true
             */
            required: boolean;
        };
        SecondFactorPolicyBody: {
            /**
             * @description Whether members need a second factor.
             * @example true
             */
            required: boolean;
        };
        ResetFactorView: {
            /**
             * @description How many sessions were ended.
             * @example 2
             */
            ended: number;
        };
        LogoView: {
            /**
             * @description `image/png` or `image/jpeg`.
             * @example image/png
             */
            type: string;
            /**
             * @description Bytes.
             * @example 18204
             */
            size: number;
            /**
             * @description SHA-256 of the file: another logo has another one.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
        };
        MerchantSettingsView: {
            /**
             * @description The name that customers know.
             * @example Corner Coffee
             */
            name: string;
            /**
             * @description ISO 4217 code of its orders.
             * @example GBP
             */
            currency: string;
            /**
             * @description Whether there are orders, order settings or vouchers: then the currency cannot be changed.
             * @example true
             */
            currencyFixed: boolean;
            /**
             * @description IANA time zone name.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * @description `#rrggbb`. Null: the default colour.
             * @example #2f6f4e
             */
            colour: string | null;
            /**
             * @description The colour of text on `colour`: white or black, with a contrast of at least 4.5.
             * @example #ffffff
             */
            textColour: string;
            /** @description Null: there is none, and the initials of the name stand in its place. */
            logo: components["schemas"]["LogoView"] | null;
            /**
             * @description Of e-mails and PDFs of vouchers.
             * @example en
             * @enum {string}
             */
            language: "en" | "de" | "fr" | "es" | "it" | "nl" | "da" | "pl" | "ja" | "ar";
            /**
             * @description The paper of PDFs.
             * @example A4
             * @enum {string}
             */
            paper: "A4" | "Letter";
            /**
             * @description Where answers to e-mails with vouchers go. Null: to the sender of the e-mails.
             * @example hello@corner-coffee.example
             */
            replyTo: string | null;
            /**
             * @description A line on every voucher, in its e-mail and its PDF.
             * @example Valid in all our shops.
             */
            terms: string | null;
        };
        MerchantSettingsBody: {
            /**
             * @description The name that customers know.
             * @example Corner Coffee
             */
            name: string;
            /**
             * @description ISO 4217 code of its orders.
             * @example GBP
             */
            currency: string;
            /**
             * @description IANA time zone name.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * @description Null: the default colour.
             * @example #2f6f4e
             */
            colour?: string | null;
            /**
             * @description Of e-mails and PDFs. Default: `en`.
             * @example en
             * @enum {string}
             */
            language?: "en" | "de" | "fr" | "es" | "it" | "nl" | "da" | "pl" | "ja" | "ar";
            /**
             * @description The paper of PDFs. Default: `A4`.
             * @example A4
             * @enum {string}
             */
            paper?: "A4" | "Letter";
            /**
             * @description Null: none.
             * @example hello@corner-coffee.example
             */
            replyTo?: string | null;
            /**
             * @description A line on every voucher. Null: none.
             * @example Valid in all our shops.
             */
            terms?: string | null;
        };
        RequestPasswordResetBody: {
            /**
             * Format: email
             * @description Case-insensitive.
             * @example ada@example.com
             */
            email: string;
        };
        AcceptPasswordResetBody: {
            /**
             * @description The `token` of the link in the e-mail, unchanged.
             * @example AZqfl…
             */
            token: string;
            /**
             * @description The new password.
             * @example correct horse battery
             */
            password: string;
        };
        AuditActorView: {
            /**
             * @description A member of the team, the platform's support, an operator with the command line, or the service itself.
             * @example staff
             * @enum {string}
             */
            kind: "staff" | "support" | "operator" | "system";
            /**
             * @description Null if no user did it.
             * @example stf_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string | null;
            /**
             * @description The current name of the user.
             * @example Ada Lovelace
             */
            name: string | null;
        };
        AuditEntryView: {
            /** @example aud_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            at: string;
            actor: components["schemas"]["AuditActorView"];
            /**
             * @description The kind of resource, and what was done. Now one of `key.created`, `key.rotated`, `key.revoked`, `member.joined`, `session.opened`, `support.viewed_keys`; new values may be added.
             * @example key.created
             */
            action: string;
            /**
             * @description The id of what was changed or read.
             * @example key_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            subjectId: string | null;
            /**
             * @description The current name of what was changed or read.
             * @example Web shop
             */
            subjectName: string | null;
            /**
             * @description More details. Never a secret, a code or an e-mail address.
             * @example {
             *       "name": "Web shop"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description The IP address, if known.
             * @example 192.0.2.7
             */
            address: string | null;
        };
        UsageCountsView: {
            /**
             * @description All requests with a valid key.
             * @example 240
             */
            requests: number;
            /**
             * @description Responses with a status below 400.
             * @example 230
             */
            successes: number;
            /**
             * @description Responses with status 400 to 499, except 429.
             * @example 6
             */
            clientErrors: number;
            /**
             * @description Responses with status 429 (rate limited).
             * @example 3
             */
            limited: number;
            /**
             * @description Responses with status 500 and above.
             * @example 1
             */
            serverErrors: number;
            /**
             * @description Null without requests.
             * @example 7.42
             */
            averageDurationMs: number | null;
            /**
             * @description The 95th percentile of the duration in milliseconds, interpolated from a histogram. Null without requests.
             * @example 18.5
             */
            p95DurationMs: number | null;
        };
        UsageStepView: {
            /**
             * @description All requests with a valid key.
             * @example 240
             */
            requests: number;
            /**
             * @description Responses with a status below 400.
             * @example 230
             */
            successes: number;
            /**
             * @description Responses with status 400 to 499, except 429.
             * @example 6
             */
            clientErrors: number;
            /**
             * @description Responses with status 429 (rate limited).
             * @example 3
             */
            limited: number;
            /**
             * @description Responses with status 500 and above.
             * @example 1
             */
            serverErrors: number;
            /**
             * @description Null without requests.
             * @example 7.42
             */
            averageDurationMs: number | null;
            /**
             * @description The 95th percentile of the duration in milliseconds, interpolated from a histogram. Null without requests.
             * @example 18.5
             */
            p95DurationMs: number | null;
            /**
             * Format: date-time
             * @description The start of the interval.
             * @example 2026-11-20T09:00:00.000Z
             */
            at: string;
        };
        EndpointUsageView: {
            /** @example POST */
            method: string;
            /** @example /v1/public/orders/create */
            route: string;
            /**
             * @description All requests.
             * @example 200
             */
            requests: number;
            /**
             * @description Responses with status 400 and above, including 429.
             * @example 8
             */
            errors: number;
            /** @example 9.1 */
            averageDurationMs: number;
            /** @example 21 */
            p95DurationMs: number;
        };
        KeyUsageView: {
            /**
             * @description Id of the newest key of the integration.
             * @example key_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            keyId: string;
            /** @example Web shop */
            name: string;
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "revoked" | "expired";
            /**
             * @description Sums of this key and the keys that it was rotated from.
             * @example 240
             */
            requests: number;
            /**
             * @description Responses with status 400 and above, including 429.
             * @example 10
             */
            errors: number;
        };
        HeadroomView: {
            /** @example key_01k9zq3f8te5rb8s6yw2m4n7pd */
            keyId: string;
            /** @example Web shop */
            keyName: string;
            /**
             * @example requestsPerMinute
             * @enum {string}
             */
            name: "requestsPerMinute" | "requestsPerDay" | "orderCreationsPerMinute" | "voucherRedemptionsPerMinute" | "voucherPdfsPerMinute" | "lookupMissesPerMinute" | "concurrentRequests";
            /**
             * @description A human-readable description.
             * @example Requests per minute
             */
            title: string;
            /**
             * @description The limit.
             * @example 120
             */
            limit: number;
            /**
             * @description How many are used now.
             * @example 12
             */
            used: number;
            /**
             * @description How many are left now.
             * @example 108
             */
            remaining: number;
            /**
             * @description Length of the rolling window. Null: the limit counts concurrent requests.
             * @example 60
             */
            windowSeconds: number | null;
            /**
             * @description Whether an operator has set this limit for this key.
             * @example false
             */
            overridden: boolean;
        };
        UsageReportView: {
            /**
             * @example 1h
             * @enum {string}
             */
            window: "1h" | "24h" | "7d" | "30d";
            /**
             * @description The length of an interval.
             * @example minute
             * @enum {string}
             */
            resolution: "minute" | "hour" | "day";
            /**
             * Format: date-time
             * @description The start of the first interval.
             * @example 2026-11-20T08:31:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description The current time.
             * @example 2026-11-20T09:30:21.000Z
             */
            to: string;
            /** @description Totals of all intervals. */
            totals: components["schemas"]["UsageCountsView"];
            /** @description All intervals, oldest first, including those without a request. */
            series: components["schemas"]["UsageStepView"][];
            /** @description By method and route, most requests first. */
            endpoints: components["schemas"]["EndpointUsageView"][];
            /** @description By key, most requests first. */
            keys: components["schemas"]["KeyUsageView"][];
            /** @description The current state of every limit of every active key, from the counters that enforce them. */
            limits: components["schemas"]["HeadroomView"][];
        };
        DifferenceView: {
            /**
             * @description The card of a customer, the voucher, or the reward.
             * @example vch_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string;
            /**
             * @description What differs. Now one of `balance`, `debt`, `numbers`, `lots`, `remaining_value`, `reversed`, `held`, `status`; new values may be added.
             * @example balance
             */
            check: string;
        };
        ProofView: {
            /**
             * Format: date-time
             * @example 2026-11-23T03:12:00.000Z
             */
            provedAt: string;
            /**
             * @description Cards, vouchers and rewards.
             * @example 48211
             */
            balances: number;
            /** @example 0 */
            differences: number;
            /**
             * @description The first 20 of them.
             * @example []
             */
            objects: components["schemas"]["DifferenceView"][];
        };
        AgeingView: {
            /**
             * @description Issued at most 30 days before the last day.
             * @example 310
             */
            d0_30: number;
            /** @example 240 */
            d31_90: number;
            /** @example 260 */
            d91_365: number;
            /**
             * @description Issued more than 365 days before it.
             * @example 10
             */
            over: number;
        };
        LiabilityRowView: {
            /**
             * @description What the row is about. Now one of `vouchers`, `points`, `rewards`; new values may be added.
             * @example vouchers
             */
            kind: string;
            /**
             * @description Of vouchers.
             * @example GBP
             */
            currency: string | null;
            /**
             * @description Of points: the card definition.
             * @example null
             */
            cardId: string | null;
            /**
             * @description Its title.
             * @example null
             */
            cardTitle: string | null;
            /**
             * @description Open when the period begins.
             * @example 700
             */
            opening: number;
            /** @example 400 */
            issued: number;
            /**
             * @description By reversals of what had been used.
             * @example 15
             */
            givenBack: number;
            /**
             * @description Points with those of completed cards.
             * @example 210
             */
            used: number;
            /** @example 40 */
            expired: number;
            /**
             * @description By hand, signed.
             * @example -20
             */
            adjusted: number;
            /** @example 25 */
            cancelled: number;
            /**
             * @description Points, by returns of orders and reversals of gives.
             * @example 0
             */
            takenBack: number;
            /**
             * @description opening + issued + givenBack + adjusted - used - expired - cancelled - takenBack.
             * @example 820
             */
            closing: number;
            /** @description `closing` by the days since its issue. */
            ageing: components["schemas"]["AgeingView"];
            /**
             * @description The share of what was issued at least 12 months before `to` that was used by then; null where nothing was.
             * @example 0.8125
             */
            expectedUse: number | null;
        };
        LiabilityReportView: {
            /**
             * Format: date
             * @description The first day, in the merchant's time zone.
             * @example 2026-10-01
             */
            from: string;
            /**
             * Format: date
             * @description The day after the last one.
             * @example 2026-11-01
             */
            to: string;
            /** @example Europe/London */
            timeZone: string;
            /** @description Vouchers by currency, points by card, and rewards, counted. */
            rows: components["schemas"]["LiabilityRowView"][];
            /** @description The last proof of all balances by their ledgers; null before the first. */
            proof: components["schemas"]["ProofView"] | null;
        };
        RequestView: {
            /**
             * @description Unique.
             * @example req_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The X-Request-Id: what the caller sent, which may repeat, else the `id`.
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
             * @description The template of the path; null where no route matched.
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
             * @description From the head of the request to the end of its answer.
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
             * @description Whether the answer was a replay.
             * @example false
             */
            replayed: boolean;
            /** @example 203.0.113.7 */
            ip: string;
            /** @example shop/2.1 */
            userAgent: string | null;
            /**
             * @description The customer, card, reward, voucher, order and key that the request or its answer names.
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
             * @description The X-Request-Id: what the caller sent, which may repeat, else the `id`.
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
             * @description The template of the path; null where no route matched.
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
             * @description From the head of the request to the end of its answer.
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
             * @description Whether the answer was a replay.
             * @example false
             */
            replayed: boolean;
            /** @example 203.0.113.7 */
            ip: string;
            /** @example shop/2.1 */
            userAgent: string | null;
            /**
             * @description The customer, card, reward, voucher, order and key that the request or its answer names.
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
             * @description How many stamps, points or fillings.
             * @example 3
             */
            quantity?: number;
            /**
             * Format: date-time
             * @description When the points expire. With `card.points_expiring` alone.
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
            /** @description The object to which it happened. */
            subject: components["schemas"]["EventSubjectView"];
            /**
             * @description Whose the object is.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string | null;
            /** @description What caused it. Both are null where time alone did. */
            request: components["schemas"]["EventRequestView"];
            /** @description Who did it. */
            actor: components["schemas"]["EventActorView"];
            data: components["schemas"]["EventDataView"];
        };
        EventDeliveryView: {
            /** @example whd_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example evt_01k9zq3f8tf2nv7c1h5x9a3b6e */
            eventId: string;
            /** @example order.created */
            eventType: string;
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
            /**
             * @description The endpoint.
             * @example whe_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            endpointId: string;
            /**
             * @description The host of its URL.
             * @example shop.example
             */
            host: string;
        };
        EventWithDeliveriesView: {
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
            /** @description The object to which it happened. */
            subject: components["schemas"]["EventSubjectView"];
            /**
             * @description Whose the object is.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string | null;
            /** @description What caused it. Both are null where time alone did. */
            request: components["schemas"]["EventRequestView"];
            /** @description Who did it. */
            actor: components["schemas"]["EventActorView"];
            data: components["schemas"]["EventDataView"];
            /**
             * Format: date-time
             * @description When it got its place in the feed.
             * @example 2026-11-20T09:30:00.180Z
             */
            publishedAt: string;
            /**
             * @description Whether the request log has the request: that of a key, in the last 30 days.
             * @example true
             */
            requestIsLogged: boolean;
            /** @description One for each endpoint that the event is for. */
            deliveries: components["schemas"]["EventDeliveryView"][];
        };
        EmailView: {
            /** @example eml_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description What it is about. Now one of `voucher`, `invitation`; new values may be added.
             * @example voucher
             */
            kind: string;
            /**
             * @description Of the voucher or the invitation.
             * @example vch_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            subjectId: string;
            /**
             * Format: email
             * @description To whom.
             * @example ada@example.com
             */
            recipient: string;
            /**
             * @description `queued`: it waits, or is tried again. `accepted`: the mail server took it. `failed`: it was given up. `not_sent`: its voucher or invitation could not be sent any more. Now one of `queued`, `accepted`, `failed`, `not_sent`; new values may be added.
             * @example accepted
             */
            status: string;
            /**
             * @description How often the mail server was tried.
             * @example 1
             */
            attempts: number;
            /**
             * @description Why it failed or was not sent: `voucher_cancelled`, or the kind of error.
             * @example null
             */
            reason: string | null;
            /**
             * @description The mail server's last answer, up to 500 characters, or the code of a connection's error.
             * @example 250 2.0.0 OK: queued as 4F2A
             */
            response: string | null;
            /**
             * @description After it was accepted.
             * @example <019ab3f8-2dc1-7b8e-9f00-0a1b2c3d4e5f@example.com>
             */
            messageId: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description When the mail server last answered, or it was ended.
             * @example 2026-11-20T09:30:02.000Z
             */
            updatedAt: string | null;
            /**
             * @description Of one that is queued.
             * @example null
             */
            nextAttemptAt: string | null;
            /** @description Who asked for it. */
            by: components["schemas"]["EntryAuthorView"];
        };
        SupportedMerchantView: {
            /** @example mer_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example Corner Coffee */
            name: string;
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /**
             * @description IANA time zone name.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description The number of active keys. At most 10.
             * @example 2
             */
            activeKeys: number;
            /**
             * @description When a key was last used. Null: never.
             * @example 2026-11-20T10:12:00.000Z
             */
            lastRequestAt: string | null;
        };
        HealthItemView: {
            /**
             * @description What needs attention. New ones may be added. Now one of `key_expires`, `key_expired`, `keys_refused`, `errors_rise`, `emails_failed`, `webhook_failing`, `webhook_disabled`; new values may be added.
             * @example emails_failed
             */
            kind: string;
            /**
             * @description As on the merchant's overview.
             * @example 3
             */
            count: number;
        };
        HealthView: {
            /** @example mer_01k9zq3f8te5rb8s6yw2m4n7pd */
            merchantId: string;
            /** @description Empty: nothing needs attention. */
            items: components["schemas"]["HealthItemView"][];
            /**
             * @description Null: never.
             * @example 2026-11-20T10:12:00.000Z
             */
            lastOrderAt: string | null;
        };
        CreateMerchantBody: {
            /**
             * @description The name that customers know.
             * @example Corner Coffee
             */
            name: string;
            /**
             * @description ISO 4217 code of its orders.
             * @example GBP
             */
            currency: string;
            /**
             * @description IANA time zone name. Expiry days end at midnight in this time zone.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * Format: email
             * @description E-mail address of the first owner, who is invited.
             * @example ada@example.com
             */
            ownerEmail: string;
        };
        AuthenticationFailuresView: {
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:21.402Z
             */
            lastAt: string;
            /**
             * Format: date-time
             * @description The minute of the failures.
             * @example 2026-11-20T09:30:00.000Z
             */
            minute: string;
            /**
             * @description An IPv4 address, or the /64 network of an IPv6 address. `others` if there were too many addresses in that minute.
             * @example 192.0.2.7
             */
            address: string;
            /**
             * @description The first characters of the key.
             * @example lrw_live_mJq9G1NQZ7Ih
             */
            keyPrefix: string | null;
            /**
             * @description Id of the key.
             * @example key_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            keyId: string | null;
            /**
             * @description The name of the key.
             * @example Web shop
             */
            keyName: string | null;
            /**
             * @description `wrong`: another secret. `inactive`: the right key, but revoked or expired. `address`: the right key, from an address that is not in its list.
             * @example inactive
             * @enum {string}
             */
            reason: "missing" | "unknown" | "wrong" | "inactive" | "address";
            /**
             * @description The number of failures within the minute.
             * @example 12
             */
            failures: number;
            /**
             * @description The User-Agent of the last failure.
             * @example corner-shop/2.1
             */
            userAgent: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SessionView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    openSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenSessionBody"];
            };
        };
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SessionView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is ended. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    renameAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameAccountBody"];
            };
        };
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SessionView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    prepareTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description The secret for the authenticator app, and the recovery codes. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["PreparedTotpView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmTotpBody"];
            };
        };
        responses: {
            /** @description The second factor is enabled. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    disableTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndFactorBody"];
            };
        };
        responses: {
            /** @description The second factor is disabled. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndFactorBody"];
            };
        };
        responses: {
            /** @description The new recovery codes. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["RecoveryCodesView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OwnSessionView"][];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is ended. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["KeyListView"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyBody"];
            };
        };
        responses: {
            /** @description The key and its secret. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["NewKeyView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["KeyView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKeyBody"];
            };
        };
        responses: {
            /** @description The key after the change. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["KeyView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateKeyBody"];
            };
        };
        responses: {
            /** @description The new key and its secret. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["NewKeyView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["KeyView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listFailuresOfKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The failures by key and reason. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["KeyFailuresView"][];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint as it was. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookActionBody"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookActionBody"];
            };
        };
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description Only those with it. */
                status?: "pending" | "succeeded" | "failed" | "skipped";
                /** @description Only those of this type. An unknown one: none. */
                eventType?: string;
                /** @description Only that of this event. An unknown one: none. */
                eventId?: string;
            };
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: never;
            path: {
                /** @description id of the webhook endpoint. */
                id: string;
                /** @description id of the delivery. */
                deliveryId: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookActionBody"];
            };
        };
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OverviewView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readAttention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What needs attention. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["AttentionView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /** @description An id of any kind, an externalId, a voucher code, a coupon code, an order number, an e-mail address or the start of one, a request id, an Idempotency-Key, an external reference, or an API key or its prefix: of a key only the part before its secret is used. */
                q: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hits. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["HitView"][];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listTimeline: {
        parameters: {
            query: {
                /** @description The id of a customer, voucher, reward, card, order, key or request. */
                subjectId: string;
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["TimelineEntryView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            path: {
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCardDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCardDefinitionBody"];
            };
        };
        responses: {
            /** @description The card. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description id or externalId of the card. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateCardDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the card. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateCardDefinitionBody"];
            };
        };
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            path: {
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createRewardTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRewardTemplateBody"];
            };
        };
        responses: {
            /** @description The reward template. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateRewardTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the reward template. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateRewardTemplateBody"];
            };
        };
        responses: {
            /** @description The reward template. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listVoucherTemplates: {
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
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of voucher templates. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["PrintedVoucherTemplateView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createVoucherTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVoucherTemplateBody"];
            };
        };
        responses: {
            /** @description The voucher template. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["PrintedVoucherTemplateView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readVoucherTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the voucher template. */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["PrintedVoucherTemplateView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateVoucherTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the voucher template. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateVoucherTemplateBody"];
            };
        };
        responses: {
            /** @description The voucher template. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["PrintedVoucherTemplateView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listLocations: {
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
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of locations. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["LocationView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLocationBody"];
            };
        };
        responses: {
            /** @description The location. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["LocationView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the location. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The location. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["LocationView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the location. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateLocationBody"];
            };
        };
        responses: {
            /** @description The location. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["LocationView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readOrderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderSettingsView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveOrderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderSettingsBody"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderSettingsView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewOrderBody"];
            };
        };
        responses: {
            /** @description What the order would award. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderPreviewView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listHolders: {
        parameters: {
            query: {
                /** @description Ids of card definitions and reward templates. 1 to 100, with commas between them. */
                ids: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["HoldersView"][];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only the customer with exactly this e-mail address, case-insensitive. */
                email?: string;
                /** @description Only customers whose name or e-mail address contains this text, case-insensitive. A text of 1 or 2 characters matches only at the beginning. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ListedCustomerView"][];
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
                            /**
                             * @description How many items match. Only on the first page, and only where it is cheap to count.
                             * @example 1
                             */
                            totalItems?: number;
                            /**
                             * @description There are more than `totalItems`: they are counted up to 10,000.
                             * @example true
                             * @enum {boolean}
                             */
                            totalIsMinimum?: true;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomerBody"];
            };
        };
        responses: {
            /** @description The customer. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer with cards, rewards, vouchers and ledger entries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WholeCustomerView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the customer. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateCustomerBody"];
            };
        };
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    importCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["ImportView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only the order with exactly this number, and the orders of customers whose name or e-mail address begins with this text. It is refused where more than 200 customers' do. */
                search?: string;
                /** @description id or externalId of a customer. Unknown: an empty list. */
                customerId?: string;
                /** @description Only orders of exactly this source. */
                source?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ListedOrderView"][];
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
                            /**
                             * @description How many items match. Only on the first page, and only where it is cheap to count.
                             * @example 1
                             */
                            totalItems?: number;
                            /**
                             * @description There are more than `totalItems`: they are counted up to 10,000.
                             * @example true
                             * @enum {boolean}
                             */
                            totalIsMinimum?: true;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with all that it did. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderDetailsView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description id or externalId of the order. */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseEntryBody"];
            };
        };
        responses: {
            /** @description The card with its new balance, and what became of the rewards of the entry. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportCustomers: {
        parameters: {
            query?: {
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only the customer with exactly this e-mail address, case-insensitive. */
                email?: string;
                /** @description Only customers whose name or e-mail address contains this text, case-insensitive. A text of 1 or 2 characters matches only at the beginning. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportVouchers: {
        parameters: {
            query?: {
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only vouchers of this status. */
                status?: "pending" | "active" | "partial" | "redeemed" | "expired" | "cancelled";
                /** @description Part of a code or a title. A text of 1 or 2 characters matches only at the beginning. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only the order with exactly this number, and the orders of customers whose name or e-mail address begins with this text. It is refused where more than 200 customers' do. */
                search?: string;
                /** @description id or externalId of a customer. Unknown: an empty list. */
                customerId?: string;
                /** @description Only orders of exactly this source. */
                source?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /** @description An action, such as `key.created`, or the part before the dot: `key` matches all actions on keys. */
                action?: string;
                /** @description Only actions of this user. */
                staffId?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    explainReward: {
        parameters: {
            query?: {
                /** @description The instant to judge. Absent: now. Of the past: the state of then. */
                at?: string;
            };
            header?: never;
            path: {
                /** @description id or externalId of the issued reward (not of its template). */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ExplanationView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only vouchers of this status. */
                status?: "pending" | "active" | "partial" | "redeemed" | "expired" | "cancelled";
                /** @description Part of a code or a title. A text of 1 or 2 characters matches only at the beginning. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The merchant's id. */
                m: string;
            };
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            query?: never;
            header?: never;
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherWithLedgerView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The released hold. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            header?: {
                /** @description 1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. The same key with a different request is a 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    explainVoucher: {
        parameters: {
            query?: {
                /** @description In major units of the voucher's currency, above 0. Absent: all that remains. */
                amount?: number;
                /** @description The instant to judge. Absent: now. Of the past: the state of then. */
                at?: string;
            };
            header?: never;
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ExplanationView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["TeamMemberView"][];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The staff member's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is removed. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The staff member's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRoleBody"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["TeamMemberView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    endSessionsOfMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The staff member's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions are ended. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["EndedSessionsView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ListedInvitationView"][];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteBody"];
            };
        };
        responses: {
            /** @description The invitation. Its e-mail is queued. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["InvitationView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is withdrawn. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResendInvitationBody"];
            };
        };
        responses: {
            /** @description The invitation with its new expiry. Its e-mail is queued. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["InvitationView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    lookUpInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookUpInvitationBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["InvitationToAcceptView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationBody"];
            };
        };
        responses: {
            /** @description The signed-in user. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SessionView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readSecondFactorPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether members need a second factor. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SecondFactorPolicyView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveSecondFactorPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorPolicyBody"];
            };
        };
        responses: {
            /** @description Whether members need a second factor. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SecondFactorPolicyView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The staff member's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor is removed. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ResetFactorView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readMerchantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["MerchantSettingsView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveMerchantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantSettingsBody"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["MerchantSettingsView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readMerchantLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveMerchantLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": unknown;
                "image/jpeg": unknown;
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["MerchantSettingsView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeMerchantLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["MerchantSettingsView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    previewVoucher: {
        parameters: {
            query: {
                /** @description Which page. */
                document: "email" | "pdf";
                /** @description The name of the merchant. */
                name?: string;
                /** @description The language. */
                language?: "en" | "de" | "fr" | "es" | "it" | "nl" | "da" | "pl" | "ja" | "ar";
                /** @description The paper of the PDF. */
                paper?: "A4" | "Letter";
                /** @description `#rrggbb`. */
                colour?: string;
                /** @description The line of terms. */
                terms?: string;
                /** @description The e-mail in light or dark mode. Default: `light`. */
                scheme?: "light" | "dark";
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPasswordResetBody"];
            };
        };
        responses: {
            /** @description The request is accepted. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    acceptPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptPasswordResetBody"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                    } & components["schemas"]["DoneView"];
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request conflicts with the current state. */
            409: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description An action, such as `key.created`, or the part before the dot: `key` matches all actions on keys. */
                action?: string;
                /** @description Only actions of this user. */
                staffId?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["AuditEntryView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
            query?: {
                /** @description 60 minutes, 24 hours, 168 hours or 30 days, in UTC. The last interval is the current one. */
                window?: "1h" | "24h" | "7d" | "30d";
                /** @description Only this key and the keys that it was rotated from and to. Absent: all keys. */
                keyId?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["UsageReportView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readLiability: {
        parameters: {
            query?: {
                /** @description The first day, in the merchant's time zone. Absent: the first of the month before. */
                from?: string;
                /** @description The day after the last one. Absent: the first of this month. */
                to?: string;
                /** @description A file with the rows. */
                format?: "csv";
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["LiabilityReportView"];
                    };
                    "text/csv": string;
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The id of a customer, card, reward, voucher, order or key that the request or its answer names. */
                subjectId?: string;
                /** @description The earliest time. */
                since?: string;
                /** @description The latest time. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description id of the request, or its X-Request-Id: the newest one that has it. */
                id: string;
                /** @description The merchant's id. */
                m: string;
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
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The id of a customer: events of this customer and of what is theirs. */
                customerId?: string;
                /** @description The earliest `createdAt`. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
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
                /** @description The merchant's id. */
                m: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["EventWithDeliveriesView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listEmails: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only those of this voucher or invitation. */
                subjectId?: string;
                /** @description Only those that failed. */
                status?: "failed";
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of e-mails. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["EmailView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    previewVoucherEmail: {
        parameters: {
            query?: {
                /** @description The e-mail in light or dark mode. Default: `light`. */
                scheme?: "light" | "dark";
            };
            header?: never;
            path: {
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    previewInvitationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's id. */
                id: string;
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMerchants: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Part of a name, case-insensitive, or a whole id. A text of 1 or 2 characters matches only at the beginning of a name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Merchants. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SupportedMerchantView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMerchantBody"];
            };
        };
        responses: {
            /** @description The merchant. The e-mail to its owner is queued. */
            201: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SupportedMerchantView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listHealth: {
        parameters: {
            query: {
                /** @description Ids of merchants. 1 to 25, with commas between them. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchants in the order of `ids`. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["HealthView"][];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["SupportedMerchantView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listKeysOfMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["KeyView"][];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readUsageOfMerchant: {
        parameters: {
            query?: {
                /** @description 60 minutes, 24 hours, 168 hours or 30 days, in UTC. The last interval is the current one. */
                window?: "1h" | "24h" | "7d" | "30d";
                /** @description Only this key and the keys that it was rotated from and to. Absent: all keys. */
                keyId?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["UsageReportView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listFailedAuthentications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The failures. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["AuthenticationFailuresView"][];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAuditLogOfMerchant: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description An action, such as `key.created`, or the part before the dot: `key` matches all actions on keys. */
                action?: string;
                /** @description Only actions of this user. */
                staffId?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["AuditEntryView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listRequestsOfMerchant: {
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
                /** @description The id of a customer, card, reward, voucher, order or key that the request or its answer names. */
                subjectId?: string;
                /** @description The earliest time. */
                since?: string;
                /** @description The latest time. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readRequestOfMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
                /** @description id of the request, or its X-Request-Id: the newest one that has it. */
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
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listOrdersOfMerchant: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only the order with exactly this number, and the orders of customers whose name or e-mail address begins with this text. It is refused where more than 200 customers' do. */
                search?: string;
                /** @description id or externalId of a customer. Unknown: an empty list. */
                customerId?: string;
                /** @description Only orders of exactly this source. */
                source?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ListedOrderView"][];
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
                            /**
                             * @description How many items match. Only on the first page, and only where it is cheap to count.
                             * @example 1
                             */
                            totalItems?: number;
                            /**
                             * @description There are more than `totalItems`: they are counted up to 10,000.
                             * @example true
                             * @enum {boolean}
                             */
                            totalIsMinimum?: true;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readOrderOfMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
                /** @description id or externalId of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with all that it did. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["OrderDetailsView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    explainVoucherOfMerchant: {
        parameters: {
            query?: {
                /** @description In major units of the voucher's currency, above 0. Absent: all that remains. */
                amount?: number;
                /** @description The instant to judge. Absent: now. Of the past: the state of then. */
                at?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ExplanationView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    explainRewardOfMerchant: {
        parameters: {
            query?: {
                /** @description The instant to judge. Absent: now. Of the past: the state of then. */
                at?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
                /** @description id or externalId of the issued reward (not of its template). */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ExplanationView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    searchMerchants: {
        parameters: {
            query: {
                /** @description An id of any kind, an externalId, a voucher code, a coupon code, an order number, an e-mail address or the start of one, a request id, an Idempotency-Key, an external reference, or an API key or its prefix: of a key only the part before its secret is used. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hits. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["HitView"][];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listTimelineOfMerchant: {
        parameters: {
            query: {
                /** @description The id of a customer, voucher, reward, card, order, key or request. */
                subjectId: string;
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["TimelineEntryView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCustomersOfMerchant: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only the customer with exactly this e-mail address, case-insensitive. */
                email?: string;
                /** @description Only customers whose name or e-mail address contains this text, case-insensitive. A text of 1 or 2 characters matches only at the beginning. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["ListedCustomerView"][];
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
                            /**
                             * @description How many items match. Only on the first page, and only where it is cheap to count.
                             * @example 1
                             */
                            totalItems?: number;
                            /**
                             * @description There are more than `totalItems`: they are counted up to 10,000.
                             * @example true
                             * @enum {boolean}
                             */
                            totalIsMinimum?: true;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readCustomerOfMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
                /** @description id or externalId of the customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer with cards, rewards, vouchers and ledger entries. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["WholeCustomerView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listVouchersOfMerchant: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only what was created at this time or later. */
                from?: string;
                /** @description Only what was created at this time or earlier. */
                to?: string;
                /** @description By the time of creation. */
                sort?: "newest" | "oldest";
                /** @description Only vouchers of this status. */
                status?: "pending" | "active" | "partial" | "redeemed" | "expired" | "cancelled";
                /** @description Part of a code or a title. A text of 1 or 2 characters matches only at the beginning. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; see `Retry-After`. */
            429: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description How much of the limit is left. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit allows more. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readVoucherOfMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
                /** @description id or externalId of the issued voucher (not of its template). */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["VoucherWithLedgerView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listTeamOfMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["TeamMemberView"][];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listEmailsOfMerchant: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description Maximum number of items per page. */
                limit?: number;
                /** @description Only those of this voucher or invitation. */
                subjectId?: string;
                /** @description Only those that failed. */
                status?: "failed";
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of e-mails. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["EmailView"][];
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listEventsOfMerchant: {
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
                /** @description The id of a customer: events of this customer and of what is theirs. */
                customerId?: string;
                /** @description The earliest `createdAt`. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
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
            /** @description A value is missing or invalid, or a rule does not allow it. */
            400: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readEventOfMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merchant's id. */
                m: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example true
                         * @enum {boolean}
                         */
                        success: true;
                        data: components["schemas"]["EventWithDeliveriesView"];
                    };
                };
            };
            /** @description There is no session, or it has ended. */
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
            /** @description The role is not sufficient, or the request comes from another origin. */
            403: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: the id is unknown, is of another kind, or belongs to another merchant. */
            404: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Internal error. Nothing was changed. */
            500: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service is unavailable, or the outcome is unknown. */
            503: {
                headers: {
                    /** @description Identifies the request in the server's logs: the id that the caller sent, if it is valid, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait before you retry the request. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
