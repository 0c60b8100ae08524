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
         * Who am I?
         * @description Who is signed in, the merchants they work for with their roles, and their role for the platform.
         *
         *     **For:** whoever is signed in.
         */
        get: operations["readSession"];
        put?: never;
        /**
         * Sign in
         * @description Sets the session cookie. Tries are limited per account and per address; an account that others guess at stays open to the browsers it has signed in with before. Nothing here tells whether an e-mail has an account.
         *
         *     **For:** anyone.
         */
        post: operations["openSession"];
        /**
         * Sign out
         * @description Ends the session on the server, and takes the cookie back.
         *
         *     **For:** whoever is signed in.
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
         * Change the own name
         * @description The name that others see in the team and in the audit log.
         *
         *     **For:** whoever is signed in.
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
         * Change the own password
         * @description Ends all other sessions, and every link to a new password, in the same commit.
         *
         *     **For:** whoever is signed in.
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
         * Begin to turn the second factor on
         * @description It is on once a first code of the authenticator app was confirmed. The recovery codes are shown once.
         *
         *     **For:** whoever is signed in.
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
         * Turn the second factor on
         * @description With a first code of the authenticator app. From now on signing in takes one; each code works once, this one too.
         *
         *     **For:** whoever is signed in.
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
         * Turn the second factor off
         * @description With the password and a current code, or a recovery code. The authenticator app and the recovery codes are of no use afterwards.
         *
         *     **For:** whoever is signed in.
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
         * Make new recovery codes
         * @description With the password and a current code, or one of the old codes. The old ones are of no use afterwards. They are shown once.
         *
         *     **For:** whoever is signed in.
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
         * List the own sessions
         * @description Where this account is signed in, the latest first.
         *
         *     **For:** whoever is signed in.
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
         * End one of the own sessions
         * @description Its next request is a 401.
         *
         *     **For:** whoever is signed in.
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
         * @description All of them: active ones first, then expired and revoked ones, which stay for audit. Never a secret.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description The secret stands in this answer and nowhere else. At most 10 keys are active at a time.
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
         * @description Its record. Never its secret.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["readKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Makes a new secret with the same name, scopes, expiry and limits; the old key stops in the same commit. The new secret stands in this answer and nowhere else. It works with 10 active keys too.
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
         * @description For good, and at once: no request that starts after this answer is taken, and no write of the key commits.
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
    "/v1/portal/merchants/{m}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the overview
         * @description The figures of the first page. 30 days are whole days in the time zone of the merchant, today among them. A figure that takes too long is 0 or empty, and named in `notCounted`.
         *
         *     **For:** the merchant's viewers, admins and owners.
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
    "/v1/portal/merchants/{m}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cards
         * @description What customers' cards are made from, newest first.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["listCardDefinitions"];
        put?: never;
        /**
         * Add a card
         * @description A stamp card has `numberOfStamps`; a points card is `openEnded` or has `numberOfPoints`. One that enrols reaches new customers at once, and those who are there in the background.
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
         * @description One card, by its id or externalId. A customer's own card has another kind of id.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["readCardDefinition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a card
         * @description Any field, also `active`; what is absent stays. `type` never changes. Customers keep their balances: a card that is made smaller than a balance completes at its next give. No reward is issued by the change itself.
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
         * @description What rewards are issued from, newest first.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["listRewardTemplates"];
        put?: never;
        /**
         * Add a reward template
         * @description What cards, orders and staff issue rewards from.
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
         * @description One reward template, by its id or externalId. An issued reward has another kind of id.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["readRewardTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a reward template
         * @description Any field, also `active`; what is absent stays. Rewards that were issued keep their title and expiry.
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
         * @description What vouchers are issued from, newest first.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["listVoucherTemplates"];
        put?: never;
        /**
         * Add a voucher template
         * @description What vouchers are issued from. A `fixed` one has `value`; a `monetary` one has `minValue` and `maxValue`.
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
         * @description One voucher template, by its id or externalId. An issued voucher has another kind of id.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["readVoucherTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a voucher template
         * @description Any field, also `active`; what is absent stays. `type` and `currency` never change. Vouchers that were issued keep their title, value and dates; `terms` are printed as they stand at the time.
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
         * @description The places of the merchant, newest first.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["listLocations"];
        put?: never;
        /**
         * Add a location
         * @description A place of the merchant, which gives and redemptions may name.
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
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["readLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a location
         * @description Any field, also `active`; what is absent stays.
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
         * @description What orders of the public API award; the defaults where nothing was ever set.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["readOrderSettings"];
        /**
         * Replace the order settings
         * @description All of them at once: what is not said goes back to its default. They hold for every order that begins after the answer. Cards and templates may be inactive: they award nothing as long as they are.
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
         * @description What a new customer's order of this value would award under the settings given, by the same rules as an order. Nothing is saved.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        post: operations["previewOrder"];
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
         * @description Newest first. Both filters together must both match.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Add a customer
         * @description With an instance of every active card that enrols customers, as by a first order.
         *
         *     **For:** the merchant's admins and owners.
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
         * @description One customer with cards, rewards, vouchers and ledger, newest first, at most 100 of each.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["readCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Any field; what is absent stays. Orders find the customer by the new e-mail from then on.
         *
         *     **For:** the merchant's admins and owners.
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
         * @description A `text/csv` body in UTF-8 with the header `email,name,externalId`, at most 10,000 rows and 1 MiB. A customer whose e-mail is known is left as it is. All rows are imported, or none where one is bad: the answer then lists the bad ones.
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
    "/v1/portal/merchants/{m}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List issued vouchers
         * @description By page number, newest first.
         *
         *     **For:** the merchant's viewers, admins and owners.
         */
        get: operations["listVouchers"];
        put?: never;
        /**
         * Issue a voucher
         * @description Makes a voucher from an active template for a customer (`customerId`), for an e-mail address (`recipientEmail`, whose customer is found or created), or both: the customer owns it, the e-mail receives it. With `send` it counts as an e-mail of its recipient and of the merchant; where one of them is at its limit, 429 and no voucher.
         *
         *     **For:** the merchant's admins and owners.
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
         * @description One issued voucher with its ledger. A template has another kind of id.
         *
         *     **For:** the merchant's viewers, admins and owners.
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
         * Adjust what remains of a voucher
         * @description Sets the remaining value, at most the original one. The reason is recorded for good. A pending voucher stays pending; else 0 makes it `redeemed`, the full value `active`, anything between `partial`.
         *
         *     **For:** the merchant's admins and owners.
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
         * @description Cancels a pending, active or partial voucher: nothing more can be redeemed. The reason is recorded for good.
         *
         *     **For:** the merchant's admins and owners.
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
         * @description Queues the e-mail with the voucher to its recipient. It answers when the e-mail is durably queued, not when it has arrived. The voucher must be pending, active or partial. Limited to 3 e-mails of one voucher within an hour and 10 within 24 hours, and per recipient and merchant.
         *
         *     **For:** the merchant's admins and owners.
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
         * @description The voucher to print, as it stands now; one that cannot be redeemed says so across the page.
         *
         *     **For:** the merchant's viewers, admins and owners.
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
         * Remove somebody from the team
         * @description From their next request on the merchant is unknown to them. Their account stays. An owner leaves the team so too; the last one can't.
         *
         *     **For:** the merchant's owners.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Give a member another role
         * @description It holds from their next request on. The last owner stays one.
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
         * @description They are signed out everywhere at once, and can sign in again: for a lost device. To keep somebody out, remove them. An owner's own sessions end too, the one that asks included.
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
         * @description Those that were neither accepted nor withdrawn, newest first; expired ones are among them.
         *
         *     **For:** the merchant's owners.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody to the team
         * @description Sends them an e-mail with a link that works once, for 7 days. One that waits for the same e-mail is withdrawn: the newest link alone works. The answer is the same whether or not the e-mail has an account. At most 100 can wait, and 30 e-mails go out within an hour.
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
         * @description Its link works no more.
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
         * @description The same link works for 7 days from now, also that of an expired invitation.
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
         * Look at an invitation
         * @description What the page of an invitation shows before it is accepted. The token stands in the body: a URL is logged.
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
         * @description Makes the account of a new e-mail; for one that has an account its own password is asked for, and its second factor. Then whoever was invited belongs to the team and is signed in. It works once.
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
         * Ask for a new password
         * @description Sends an e-mail with a link that works once, for an hour. The answer is the same, and takes the same time, whether or not the e-mail has an account. Limited per e-mail and per address.
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
         * @description With the link of the e-mail. Ends every session of the account, and every other link; it opens none: the second factor, where it is on, is asked for at the next sign-in.
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
         * @description Who did what when, from where: keys, programme, team, sign-ins, and support's looks. Newest first. Entries are never changed or deleted, except sign-ins: those of current members since they joined, kept for 180 days. Failed sign-ins are counted (`tries` in `details`): one entry for each reason and five minutes.
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
         * @description What the keys asked the public API for, by time, endpoint and key, and how much of every limit is left now. Figures are written down once a second: those of the last second may be missing. The limits are those that refuse, to the request. A rotated key goes on with the figures of the one before it. Percentiles are interpolated in a histogram: they lie within the right class (… 5, 10, 20, 50, 100 ms …), and a value above 10 seconds is given as 10 seconds.
         *
         *     **For:** the merchant's viewers, admins and owners.
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
         * @description And invite its first owner by e-mail, in the same commit.
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
    "/v1/portal/support/merchants/{m}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a merchant
         * @description The look is an entry in the merchant's audit log.
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
         * @description As the merchant sees them: never a secret. The look is an entry in the merchant's audit log.
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
         * @description What the keys asked the public API for, by time, endpoint and key, and how much of every limit is left now. Figures are written down once a second: those of the last second may be missing. The limits are those that refuse, to the request. A rotated key goes on with the figures of the one before it. Percentiles are interpolated in a histogram: they lie within the right class (… 5, 10, 20, 50, 100 ms …), and a value above 10 seconds is given as 10 seconds. The look is an entry in the merchant's audit log.
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
         * @description With keys of this merchant, of the last 7 days, newest first, 200 at most; those of one minute, address, key and reason are one line. The look is an entry in the merchant's audit log.
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
         * @description Newest first. The look is an entry itself, the first one that it shows.
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
            /** @description Signing in takes a code of an authenticator app. */
            twoFactorEnabled: boolean;
            /**
             * @description Null before the first.
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
             * @description ISO 4217.
             * @example GBP
             */
            currency: string;
            /**
             * @description IANA name.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * @example owner
             * @enum {string}
             */
            role: "owner" | "admin" | "viewer";
        };
        SessionView: {
            staff: components["schemas"]["StaffView"];
            /** @description By the merchants' names. */
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
             * @description A sentence for people that names the field, scope or limit at fault. It may change: branch on `error`.
             * @example quantity must be an integer from 1 to 100.
             */
            message: string;
            /**
             * @description A stable reason to branch on, in snake_case. New reasons may be added.
             * @example invalid_field
             */
            error: string;
            /**
             * @description On 429: whole seconds after which the same request would pass.
             * @example 12
             */
            retryAfter?: number;
        };
        OpenSessionBody: {
            /**
             * Format: email
             * @description Upper and lower case are the same.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The password.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The six digits of the authenticator app, or a recovery code; needed where the second factor is on.
             * @example 123456
             */
            totp?: string;
        };
        DoneView: {
            /**
             * @description Nothing: it is done.
             * @example null
             */
            data: null;
        };
        RenameAccountBody: {
            /**
             * @description As others see it.
             * @example Ada Lovelace
             */
            name: string;
        };
        ChangePasswordBody: {
            /**
             * @description The password until now.
             * @example correct horse battery
             */
            currentPassword: string;
            /**
             * @description The new one. Common ones and those made of the own name or e-mail are refused.
             * @example staple battery horse
             */
            newPassword: string;
        };
        PreparedTotpView: {
            /**
             * @description For a QR code that an authenticator app reads.
             * @example otpauth://totp/…
             */
            uri: string;
            /**
             * @description The same secret, to be typed.
             * @example JBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description Each signs in once, in place of a code.
             * @example [
             *       "ab3Kd-x9Qz1"
             *     ]
             */
            recoveryCodes: string[];
        };
        PasswordBody: {
            /**
             * @description The own password.
             * @example correct horse battery
             */
            password: string;
        };
        ConfirmTotpBody: {
            /**
             * @description The six digits that the app shows.
             * @example 123456
             */
            code: string;
        };
        PasswordAndFactorBody: {
            /**
             * @description The own password.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The six digits of the authenticator app, or a recovery code. Each works once.
             * @example 123456
             */
            totp: string;
        };
        RecoveryCodesView: {
            /**
             * @description Each signs in once.
             * @example [
             *       "ab3Kd-x9Qz1"
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
             * @description Within about an hour.
             */
            lastSeenAt: string;
            /**
             * @description Where it was opened from.
             * @example 192.0.2.7
             */
            address: string | null;
            /**
             * @description The browser.
             * @example Mozilla/5.0
             */
            userAgent: string | null;
            /** @description The session of this request. */
            current: boolean;
        };
        KeyView: {
            /** @example key_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example Web shop */
            name: string;
            /**
             * @description What the key begins with, to recognise it.
             * @example lrw_live_mJq9G1NQZ7Ih
             */
            prefix: string;
            /**
             * @description What it ends with.
             * @example x4Kd
             */
            lastFour: string;
            /**
             * @example [
             *       "orders:write"
             *     ]
             */
            scopes: ("profile:read" | "usage:read" | "orders:read" | "orders:write" | "customers:read" | "customers:write" | "cards:read" | "rewards:read" | "rewards:write" | "rewards:redeem" | "vouchers:read" | "vouchers:issue" | "vouchers:redeem" | "vouchers:manage")[];
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "revoked" | "expired";
            /**
             * @description Stays the same when the key is rotated.
             * @example int_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            integrationId: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Who of the staff made it; null: an operator.
             * @example null
             */
            createdBy: string | null;
            /**
             * @description Their name.
             * @example Ada Lovelace
             */
            createdByName: string | null;
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
             * @description Who of the staff revoked or rotated it.
             * @example null
             */
            revokedBy: string | null;
            /**
             * @description Their name.
             * @example null
             */
            revokedByName: string | null;
            /**
             * @description The key whose place it took.
             * @example null
             */
            rotatedFromId: string | null;
            /**
             * @description The key that took its place.
             * @example null
             */
            rotatedToId: string | null;
            /**
             * @description Within about a minute; null: never used.
             * @example null
             */
            lastUsedAt: string | null;
            /**
             * @description What it was last used by.
             * @example corner-shop/2.1
             */
            lastUsedUserAgent: string | null;
        };
        NewKeyView: {
            data: components["schemas"]["KeyView"];
            /**
             * @description The whole key. It is shown now and never again.
             * @example lrw_live_mJq9G1NQZ7Ih_…
             */
            secret: string;
        };
        CreateKeyBody: {
            /**
             * @description What it is for, for people.
             * @example Web shop
             */
            name: string;
            /**
             * @description What it may do: one or more, none twice.
             * @example [
             *       "orders:write"
             *     ]
             */
            scopes: ("profile:read" | "usage:read" | "orders:read" | "orders:write" | "customers:read" | "customers:write" | "cards:read" | "rewards:read" | "rewards:write" | "rewards:redeem" | "vouchers:read" | "vouchers:issue" | "vouchers:redeem" | "vouchers:manage")[];
            /**
             * Format: date-time
             * @description From this instant on it is expired; it must be in the future. Absent or null: never.
             * @example 2027-11-20T00:00:00.000Z
             */
            expiresAt?: string;
        };
        CustomerFigures: {
            /** @example 412 */
            total: number;
            /** @example 38 */
            new30d: number;
        };
        OrderDayView: {
            /**
             * Format: date
             * @description On the merchant's clocks.
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
        OrderFigures: {
            /** @example 240 */
            count: number;
            /**
             * @description In major units of the merchant's currency.
             * @example 3120.4
             */
            value: number;
            /** @description Every one of the 30 days, oldest first. */
            series: components["schemas"]["OrderDayView"][];
        };
        RewardFigures: {
            /** @example 61 */
            issued: number;
            /** @example 44 */
            redeemed: number;
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
            /** @description Active and partial ones. */
            active: components["schemas"]["CountView"];
            /** @description What they may still be redeemed for; pending ones count. */
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
             * @description Figures that took too long to count at a merchant of this size: they are 0 or empty here.
             * @example []
             */
            notCounted: ("customers" | "orders30d" | "rewards30d" | "vouchers.active" | "vouchers.outstanding" | "vouchers.redeemed30d")[];
        };
        ProgressionStepView: {
            /**
             * @description The balance that reaches it.
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
             * @description The merchant's own id; the `id` where none was set.
             * @example coffee
             */
            externalId: string;
            /** @example Coffee card */
            title: string;
            /**
             * @description An inactive one takes no stamps or points.
             * @example true
             */
            active: boolean;
            /**
             * @description What it collects. Now one of `stamp`, `points`; new values may be added.
             * @example stamp
             */
            type: string;
            /**
             * @description Its size; null on a points card.
             * @example 10
             */
            numberOfStamps: number | null;
            /**
             * @description A points card without a size.
             * @example false
             */
            openEnded: boolean;
            /**
             * @description The size of a points card that has one.
             * @example null
             */
            numberOfPoints: number | null;
            /**
             * @description A new customer gets an instance of it.
             * @example true
             */
            autoEnrol: boolean;
            /** @description What it issues on its way. */
            progression: components["schemas"]["ProgressionStepView"][];
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
        };
        ProgressionStepBody: {
            /**
             * @description The balance that reaches it, within the size of the card.
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
             * @description For customers and staff.
             * @example Coffee card
             */
            title: string;
            /**
             * @description What it collects. It never changes.
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
             * @description A points card without a size.
             * @example false
             */
            openEnded?: boolean;
            /**
             * @description The size of a points card that is not open-ended.
             * @example null
             */
            numberOfPoints?: number | null;
            /**
             * @description What it issues on its way: all of it, in order.
             * @example [
             *       {
             *         "at": 10,
             *         "rewardTemplateId": "free-coffee"
             *       }
             *     ]
             */
            progression?: components["schemas"]["ProgressionStepBody"][];
            /**
             * @description Whether every customer gets an instance of it. True where it is not said.
             * @example true
             */
            autoEnrol?: boolean;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.
             * @example coffee-card
             */
            externalId?: string;
        };
        UpdateCardDefinitionBody: {
            /**
             * @description For customers and staff.
             * @example Coffee card
             */
            title?: string;
            /**
             * @description What it collects. It never changes.
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
             * @description A points card without a size.
             * @example false
             */
            openEnded?: boolean;
            /**
             * @description The size of a points card that is not open-ended.
             * @example null
             */
            numberOfPoints?: number | null;
            /**
             * @description What it issues on its way: all of it, in order.
             * @example [
             *       {
             *         "at": 10,
             *         "rewardTemplateId": "free-coffee"
             *       }
             *     ]
             */
            progression?: components["schemas"]["ProgressionStepBody"][];
            /**
             * @description Whether every customer gets an instance of it. True where it is not said.
             * @example true
             */
            autoEnrol?: boolean;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description False: it is kept, and nothing new comes of it.
             * @example false
             */
            active?: boolean;
        };
        RewardTemplateView: {
            /** @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description The merchant's own id; the `id` where none was set.
             * @example free-coffee
             */
            externalId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description Empty where none was written.
             * @example Any coffee, any size.
             */
            description: string;
            /**
             * @description An inactive one issues nothing.
             * @example true
             */
            active: boolean;
            /**
             * @description Days until a reward from it expires, at the end of the day; null: never.
             * @example 60
             */
            expiryDays: number | null;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
        };
        CreateRewardTemplateBody: {
            /**
             * @description For customers and staff.
             * @example A free coffee
             */
            title: string;
            /**
             * @description What it is and how it is used. Null or empty: none.
             * @example Any coffee, any size.
             */
            description?: string | null;
            /**
             * @description Days until a reward from it expires, at the end of the day. Null: never.
             * @example 60
             */
            expiryDays?: number | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.
             * @example coffee-card
             */
            externalId?: string;
        };
        UpdateRewardTemplateBody: {
            /**
             * @description For customers and staff.
             * @example A free coffee
             */
            title?: string;
            /**
             * @description What it is and how it is used. Null or empty: none.
             * @example Any coffee, any size.
             */
            description?: string | null;
            /**
             * @description Days until a reward from it expires, at the end of the day. Null: never.
             * @example 60
             */
            expiryDays?: number | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description False: it is kept, and nothing new comes of it.
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
             * @description The merchant's own id; the `id` where none was set.
             * @example gift-voucher
             */
            externalId: string;
            /** @example Gift voucher */
            title: string;
            /**
             * @description Whether it sets the value, or whoever issues does. Now one of `fixed`, `monetary`; new values may be added.
             * @example fixed
             */
            type: string;
            /**
             * @description In major units; null on a monetary template.
             * @example 50
             */
            value: number | null;
            /**
             * @description The least that may be asked of a monetary template.
             * @example null
             */
            minValue: number | null;
            /**
             * @description The most that may be asked of a monetary template.
             * @example null
             */
            maxValue: number | null;
            currency: components["schemas"]["CurrencyView"];
            /**
             * @description An inactive one issues nothing.
             * @example true
             */
            active: boolean;
            /** @example true */
            allowPartialRedemption: boolean;
            /**
             * @description Days until a voucher from it expires; null: never.
             * @example 365
             */
            expiryDays: number | null;
            /**
             * @description Days until a voucher from it is active; 0: at once.
             * @example 0
             */
            activationDelayDays: number;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Printed at the foot of a voucher; null: nothing.
             * @example Not exchangeable for cash.
             */
            terms: string | null;
        };
        CreateVoucherTemplateBody: {
            /**
             * @description For customers and staff.
             * @example Gift voucher
             */
            title: string;
            /**
             * @description Whether it sets the value, or whoever issues does. It never changes.
             * @example monetary
             * @enum {string}
             */
            type: "fixed" | "monetary";
            /**
             * @description The value of a fixed template.
             * @example null
             */
            value?: number | null;
            /**
             * @description The least that may be asked of a monetary one.
             * @example 5
             */
            minValue?: number | null;
            /**
             * @description The most that may be asked of a monetary one.
             * @example 500
             */
            maxValue?: number | null;
            /**
             * @description ISO 4217 code. It never changes.
             * @example GBP
             */
            currency: string;
            /**
             * @description Whether parts of a voucher may be redeemed. False where it is not said.
             * @example true
             */
            allowPartialRedemption?: boolean;
            /**
             * @description Days until a voucher from it expires, at the end of the day. Null: never.
             * @example 365
             */
            expiryDays?: number | null;
            /**
             * @description Days until a voucher from it can be redeemed. 0, also where it is not said: at once.
             * @example 0
             */
            activationDelayDays?: number;
            /**
             * @description Printed at the foot of a voucher. Null or empty: nothing.
             * @example Not exchangeable for cash.
             */
            terms?: string | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.
             * @example coffee-card
             */
            externalId?: string;
        };
        UpdateVoucherTemplateBody: {
            /**
             * @description For customers and staff.
             * @example Gift voucher
             */
            title?: string;
            /**
             * @description Whether it sets the value, or whoever issues does. It never changes.
             * @example monetary
             * @enum {string}
             */
            type?: "fixed" | "monetary";
            /**
             * @description The value of a fixed template.
             * @example null
             */
            value?: number | null;
            /**
             * @description The least that may be asked of a monetary one.
             * @example 5
             */
            minValue?: number | null;
            /**
             * @description The most that may be asked of a monetary one.
             * @example 500
             */
            maxValue?: number | null;
            /**
             * @description ISO 4217 code. It never changes.
             * @example GBP
             */
            currency?: string;
            /**
             * @description Whether parts of a voucher may be redeemed. False where it is not said.
             * @example true
             */
            allowPartialRedemption?: boolean;
            /**
             * @description Days until a voucher from it expires, at the end of the day. Null: never.
             * @example 365
             */
            expiryDays?: number | null;
            /**
             * @description Days until a voucher from it can be redeemed. 0, also where it is not said: at once.
             * @example 0
             */
            activationDelayDays?: number;
            /**
             * @description Printed at the foot of a voucher. Null or empty: nothing.
             * @example Not exchangeable for cash.
             */
            terms?: string | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description False: it is kept, and nothing new comes of it.
             * @example false
             */
            active?: boolean;
        };
        LocationView: {
            /**
             * @description What `locationId` takes in the public API.
             * @example loc_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string;
            /**
             * @description The merchant's own id; the `id` where none was set.
             * @example high-street
             */
            externalId: string;
            /** @example High Street */
            name: string;
            /**
             * @description At an inactive one nothing is given or redeemed.
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
             * @description For staff.
             * @example High Street
             */
            name: string;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.
             * @example coffee-card
             */
            externalId?: string;
        };
        UpdateLocationBody: {
            /**
             * @description For staff.
             * @example High Street
             */
            name?: string;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.
             * @example coffee-card
             */
            externalId?: string;
            /**
             * @description False: it is kept, and nothing new comes of it.
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
             * @description With per_order.
             * @example 1
             */
            stampsPerOrder: number | null;
            /**
             * @description With per_value: one stamp for each full amount.
             * @example null
             */
            valuePerStamp: number | null;
            /**
             * @description The most stamps of one order; null: any number.
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
             * @description Per major unit of the currency; the result is rounded down.
             * @example 1.5
             */
            pointsPerUnit: number;
            /**
             * @description The most points of one order; null: any number.
             * @example null
             */
            maxPerOrder: number | null;
        };
        OrderRewardView: {
            /** @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd */
            rewardTemplateId: string;
            /**
             * @description From this order value on.
             * @example 40
             */
            minimumOrderValue: number;
        };
        OrderSettingsView: {
            /**
             * @description False: an order is recorded and awards nothing.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Below it an order awards nothing.
             * @example 0
             */
            minimumOrderValue: number;
            /** @description Null: no stamps. */
            stamps: components["schemas"]["StampAwardView"] | null;
            /** @description Null: no points. */
            points: components["schemas"]["PointsAwardView"] | null;
            /**
             * @description Coupons are redeemed and order rewards issued only when true.
             * @example false
             */
            rewardAutomation: boolean;
            /** @description What an order itself issues. */
            orderRewards: components["schemas"]["OrderRewardView"][];
            /**
             * @description What an order comes to whose source and number were processed before. Now one of `return_original`, `award_again`; new values may be added.
             * @example return_original
             */
            duplicateOrders: string;
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
             * @description Needed with per_order.
             * @example 1
             */
            stampsPerOrder?: number | null;
            /** @description Needed with per_value: one stamp for each full amount. */
            valuePerStamp?: number | null;
            /** @description The most of one order. Null: any number. */
            maxPerOrder?: number | null;
        };
        PointsAwardBody: {
            /**
             * @description id or externalId of a points card.
             * @example points-account
             */
            cardId: string;
            /**
             * @description Per major unit of the currency; the result is rounded down.
             * @example 1.5
             */
            pointsPerUnit: number | string;
            /** @description The most of one order. Null: any number. */
            maxPerOrder?: number | null;
        };
        OrderRewardBody: {
            /**
             * @description id or externalId of the reward template.
             * @example free-biscotti
             */
            rewardTemplateId: string;
            /**
             * @description From this order value on. 0 where it is not said.
             * @example 40
             */
            minimumOrderValue?: number;
        };
        OrderSettingsBody: {
            /**
             * @description False: an order is recorded and awards nothing.
             * @example true
             */
            enabled?: boolean;
            /**
             * @description Below it an order awards nothing.
             * @example 0
             */
            minimumOrderValue?: number;
            /** @description Null: no stamps. */
            stamps?: components["schemas"]["StampAwardBody"] | null;
            /** @description Null: no points. */
            points?: components["schemas"]["PointsAwardBody"] | null;
            /** @description Coupons are redeemed and order rewards issued only when true. */
            rewardAutomation?: boolean;
            /** @description What an order itself issues. */
            orderRewards?: components["schemas"]["OrderRewardBody"][];
            /**
             * @description What an order comes to whose source and number were processed before.
             * @example return_original
             * @enum {string}
             */
            duplicateOrders?: "return_original" | "award_again";
        };
        PreviewedRewardView: {
            /** @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd */
            rewardTemplateId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description What issues it. Now one of `stamps`, `points`, `order`; new values may be added.
             * @example stamps
             */
            from: string;
        };
        OrderPreviewView: {
            /** @example 1 */
            stamps: number;
            /** @example 37 */
            points: number;
            /** @description On cards that start at 0. */
            rewards: components["schemas"]["PreviewedRewardView"][];
            /**
             * @description Whether it awards anything at all.
             * @example true
             */
            awards: boolean;
            /**
             * @description Sentences for people.
             * @example [
             *       "1 stamp for the order."
             *     ]
             */
            explanation: string[];
        };
        PreviewOrderBody: {
            /** @description The settings to try; they are not saved. */
            settings: components["schemas"]["OrderSettingsBody"];
            /**
             * @description In major units of the merchant's currency.
             * @example 24.9
             */
            orderValue: number;
        };
        CustomerView: {
            /** @example cus_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /**
             * @description The merchant's own id; the `id` where none was set.
             * @example shop-4711
             */
            externalId: string;
            /**
             * @description Empty where no order named the customer.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * Format: email
             * @description Lower case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description All stamps ever given.
             * @example 12
             */
            lifetimeStamps: number;
            /**
             * @description All points ever given; adjustments do not count.
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
             * @description Kept in lower case; no other customer may have it.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Null or empty: none is known.
             * @example Ada Lovelace
             */
            name?: string | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The customer's own `id` takes it away again.
             * @example shop-4711
             */
            externalId?: string;
        };
        CardView: {
            /**
             * @description The instance: what card paths take.
             * @example ccard_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The merchant's own id; the `id` where none was set.
             * @example ccard_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The card definition that it is an instance of.
             * @example card_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            cardId: string;
            /**
             * @description The customer who holds it.
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
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
        };
        RewardView: {
            /**
             * @description The issued reward: what reward paths take.
             * @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The merchant's own id; the `id` where none was set.
             * @example rwd_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The template that it was made from.
             * @example rwt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            rewardId: string;
            /**
             * @description The customer who holds it.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string;
            /** @example A free coffee */
            title: string;
            /**
             * @description How it stands at this instant. Now one of `active`, `redeemed`, `expired`; new values may be added.
             * @example active
             */
            status: string;
            /**
             * @description From this instant on it is expired; null: never.
             * @example 2026-12-20T23:59:59.999Z
             */
            expiry: string | null;
            /**
             * @description Upper case; null until set.
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
             * @description Where it was given or redeemed.
             * @example null
             */
            locationId: string | null;
        };
        RecipientView: {
            /**
             * @description Empty where none is known.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * @description An e-mail address; empty where none is known.
             * @example ada@example.com
             */
            email: string;
        };
        RedemptionView: {
            /**
             * @description In major units of the voucher's currency.
             * @example 10
             */
            amount: number;
            /**
             * @description Whether it emptied the voucher. Now one of `full`, `partial`; new values may be added.
             * @example partial
             */
            type: string;
            /**
             * Format: date-time
             * @example 2026-11-20T10:00:00.000Z
             */
            date: string;
        };
        VoucherView: {
            /**
             * @description The issued voucher: what voucher actions take.
             * @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The merchant's own id; the `id` where none was set.
             * @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The template that it was made from.
             * @example vt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            voucherTemplateId: string;
            /**
             * @description The customer who holds it, if one does.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string | null;
            /**
             * @description For people. Whoever has it can redeem the voucher.
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
             * @description What is still available, in major units.
             * @example 40
             */
            remainingValue: number;
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /**
             * @description How it stands at this instant. Now one of `pending`, `active`, `partial`, `redeemed`, `expired`, `cancelled`; new values may be added.
             * @example partial
             */
            status: string;
            /** @example true */
            allowPartialRedemption: boolean;
            /**
             * Format: date-time
             * @description Until then it is pending.
             * @example 2026-11-20T09:30:00.000Z
             */
            activation: string;
            /**
             * @description From this instant on it is expired; null: never.
             * @example 2027-11-20T23:59:59.999Z
             */
            expiry: string | null;
            recipient: components["schemas"]["RecipientView"];
            /**
             * @description As the caller sent it at issue.
             * @example order-100042
             */
            externalReference: string | null;
            /** @description The newest 100, oldest first. */
            redemptions: components["schemas"]["RedemptionView"][];
            /**
             * @description How many redemptions there are in all.
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
             * @description Who it was. Now one of `key`, `staff`, `system`; new values may be added.
             * @example staff
             */
            kind: string;
            /**
             * @description Of the key or of the staff member.
             * @example stf_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string | null;
            /**
             * @description Of the key or of the staff member.
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
             * @description What it concerns. Now one of `stamps`, `points`, `reward`, `voucher`; new values may be added.
             * @example stamps
             */
            kind: string;
            /**
             * @description Of the card, the reward or the voucher.
             * @example Coffee card
             */
            title: string;
            /**
             * @description What happened. Now one of `order`, `give`, `adjust`, `issued`, `redeemed`, `coupon_set`, `issue`, `redeem`, `cancel`; new values may be added.
             * @example order
             */
            cause: string;
            /**
             * @description Stamps, points or the voucher's money; null on a reward.
             * @example 1
             */
            change: number | null;
            /**
             * @description What the card or the voucher held then.
             * @example 4
             */
            balanceAfter: number | null;
            /**
             * @description ISO 4217 code, on a voucher.
             * @example null
             */
            currency: string | null;
            /**
             * @description Of the order that caused it.
             * @example ord_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            orderId: string | null;
            /**
             * @description Of the order that caused it.
             * @example 100042
             */
            orderNumber: string | null;
            /**
             * @description Where it happened.
             * @example null
             */
            locationName: string | null;
            /**
             * @description Of an adjustment or a cancellation.
             * @example null
             */
            reason: string | null;
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
            /** @description What happened, newest first: the newest 100 lines. */
            ledger: components["schemas"]["CustomerEntryView"][];
        };
        UpdateCustomerBody: {
            /**
             * Format: email
             * @description Kept in lower case; no other customer may have it.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description Null or empty: none is known.
             * @example Ada Lovelace
             */
            name?: string | null;
            /**
             * @description The merchant's own id: 1 to 128 printable characters. The customer's own `id` takes it away again.
             * @example shop-4711
             */
            externalId?: string;
        };
        ImportedRowView: {
            /**
             * @description 1 is the first row below the header.
             * @example 1
             */
            row: number;
            /** @example ada@example.com */
            email: string;
            /**
             * @description An existing customer is left as it is. Now one of `created`, `exists`; new values may be added.
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
            /** @description In the order of the file. */
            data: components["schemas"]["ImportedRowView"][];
            totals: components["schemas"]["ImportTotalsView"];
        };
        BadRowView: {
            /**
             * @description 1 is the first row below the header.
             * @example 7
             */
            row: number;
            /**
             * @description As far as it is one.
             * @example ada
             */
            email: string;
            /**
             * @description Always this. Now one of `invalid`; new values may be added.
             * @example invalid
             */
            status: string;
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
             * @description A sentence for people that names the field, scope or limit at fault. It may change: branch on `error`.
             * @example quantity must be an integer from 1 to 100.
             */
            message: string;
            /**
             * @description A stable reason to branch on, in snake_case. New reasons may be added.
             * @example invalid_field
             */
            error: string;
            /**
             * @description On 429: whole seconds after which the same request would pass.
             * @example 12
             */
            retryAfter?: number;
            /** @description With `import_invalid`: every bad row. */
            rows?: components["schemas"]["BadRowView"][];
        };
        IssuedVoucherView: {
            data: components["schemas"]["VoucherView"];
            /**
             * @description True when the e-mail was asked for: it is queued.
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
            /** @description id or externalId of the customer. This or recipientEmail is needed. */
            customerId?: string;
            /**
             * Format: email
             * @description Who receives it. This or customerId is needed.
             * @example ada@example.com
             */
            recipientEmail?: string;
            /**
             * @description The name on it.
             * @example Ada Lovelace
             */
            recipientName?: string;
            /**
             * @description In major units. Required for a monetary template, within its bounds; ignored for a fixed one.
             * @example 50
             */
            value?: number;
            /**
             * @description Queue the e-mail to the recipient in the same commit.
             * @example true
             */
            send?: boolean;
            /** @description Your own reference: kept and returned as sent. */
            externalReference?: string;
        };
        VoucherEntryView: {
            /**
             * Format: date-time
             * @example 2026-11-20T10:00:00.000Z
             */
            at: string;
            /**
             * @description What happened. Now one of `issue`, `redeem`, `adjust`, `cancel`; new values may be added.
             * @example redeem
             */
            kind: string;
            /**
             * @description What it added, in major units; negative for a redemption.
             * @example -10
             */
            change: number;
            /**
             * @description What was left then, in major units.
             * @example 40
             */
            remainingAfter: number;
            /**
             * @description Of an adjustment or a cancellation.
             * @example null
             */
            reason: string | null;
            by: components["schemas"]["EntryAuthorView"];
        };
        VoucherWithLedgerView: {
            /**
             * @description The issued voucher: what voucher actions take.
             * @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            id: string;
            /**
             * @description The merchant's own id; the `id` where none was set.
             * @example vch_01k9zq3f8tf2nv7c1h5x9a3b6e
             */
            externalId: string;
            /**
             * @description The template that it was made from.
             * @example vt_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            voucherTemplateId: string;
            /**
             * @description The customer who holds it, if one does.
             * @example cus_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            customerId: string | null;
            /**
             * @description For people. Whoever has it can redeem the voucher.
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
             * @description What is still available, in major units.
             * @example 40
             */
            remainingValue: number;
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /**
             * @description How it stands at this instant. Now one of `pending`, `active`, `partial`, `redeemed`, `expired`, `cancelled`; new values may be added.
             * @example partial
             */
            status: string;
            /** @example true */
            allowPartialRedemption: boolean;
            /**
             * Format: date-time
             * @description Until then it is pending.
             * @example 2026-11-20T09:30:00.000Z
             */
            activation: string;
            /**
             * @description From this instant on it is expired; null: never.
             * @example 2027-11-20T23:59:59.999Z
             */
            expiry: string | null;
            recipient: components["schemas"]["RecipientView"];
            /**
             * @description As the caller sent it at issue.
             * @example order-100042
             */
            externalReference: string | null;
            /** @description The newest 100, oldest first. */
            redemptions: components["schemas"]["RedemptionView"][];
            /**
             * @description How many redemptions there are in all.
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
            /** @description Newest first: the newest 100 lines. */
            ledger: components["schemas"]["VoucherEntryView"][];
        };
        AdjustVoucherBody: {
            /**
             * @description In major units of the voucher's currency: 0 up to its value.
             * @example 40
             */
            remainingValue: number;
            /**
             * @description Kept for good: it cannot be changed later.
             * @example Returned goods
             */
            reason: string;
        };
        CancelVoucherBody: {
            /**
             * @description Kept for good: it cannot be changed later.
             * @example Order refunded
             */
            reason: string;
        };
        SentVoucherView: {
            /**
             * @description For people.
             * @example The voucher e-mail is queued.
             */
            message: string;
        };
        SendVoucherBody: Record<string, never>;
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
            role: "owner" | "admin" | "viewer";
            /**
             * @description Null before the first sign-in.
             * @example 2026-11-20T09:30:00.000Z
             */
            lastSignInAt: string | null;
        };
        ChangeRoleBody: {
            /**
             * @description What they may do from now on.
             * @example admin
             * @enum {string}
             */
            role: "owner" | "admin" | "viewer";
        };
        EndedSessionsView: {
            /**
             * @description How many were open.
             * @example 2
             */
            ended: number;
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
            role: "owner" | "admin" | "viewer";
            /**
             * @description An expired one can be sent again.
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
             * @description Who invited; null: the platform.
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
             * @description Who is invited. Upper and lower case are the same.
             * @example grace@example.com
             */
            email: string;
            /**
             * @description What they may do once they have accepted.
             * @example admin
             * @enum {string}
             */
            role: "owner" | "admin" | "viewer";
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
            role: "owner" | "admin" | "viewer";
            /**
             * Format: date-time
             * @example 2026-11-27T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description Whether accepting asks for the password of an account that is there. Only the e-mail's reader learns it.
             * @example false
             */
            hasAccount: boolean;
        };
        LookUpInvitationBody: {
            /**
             * @description The `token` of the e-mail's link, unchanged.
             * @example AZqfl…
             */
            token: string;
        };
        AcceptInvitationBody: {
            /**
             * @description The `token` of the e-mail's link, unchanged.
             * @example AZqfl…
             */
            token: string;
            /**
             * @description Needed for a new account; an account that is there keeps its name.
             * @example Grace Hopper
             */
            name?: string;
            /**
             * @description A new one; for an e-mail that has an account, the one that it has.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The code of the second factor, where the account that is there has one.
             * @example 123456
             */
            totp?: string;
        };
        RequestPasswordResetBody: {
            /**
             * Format: email
             * @description Upper and lower case are the same.
             * @example ada@example.com
             */
            email: string;
        };
        AcceptPasswordResetBody: {
            /**
             * @description The `token` of the e-mail's link, unchanged.
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
             * @description Somebody of the team; the platform's support; an operator by the command line; the service itself.
             * @example staff
             * @enum {string}
             */
            kind: "staff" | "support" | "operator" | "system";
            /**
             * @description Null where nobody signed in.
             * @example stf_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            id: string | null;
            /**
             * @description Their name now.
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
             * @description The thing and what was done with it. Now one of `key.created`, `key.rotated`, `key.revoked`, `member.joined`, `session.opened`, `support.viewed_keys`; new values may be added.
             * @example key.created
             */
            action: string;
            /**
             * @description What it was done to.
             * @example key_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            subjectId: string | null;
            /**
             * @description What that is called now.
             * @example Web shop
             */
            subjectName: string | null;
            /**
             * @description What more there is to say. Never a secret, a code or an e-mail.
             * @example {
             *       "name": "Web shop"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description Where it was done from, where that is known.
             * @example 192.0.2.7
             */
            address: string | null;
        };
        UsageCountsView: {
            /**
             * @description All requests that passed the key check.
             * @example 240
             */
            requests: number;
            /**
             * @description Answered below 400.
             * @example 230
             */
            successes: number;
            /**
             * @description Answered with 400 to 499, those that were limited not among them.
             * @example 6
             */
            clientErrors: number;
            /**
             * @description Refused by a limit: 429.
             * @example 3
             */
            limited: number;
            /**
             * @description Answered with 500 and above.
             * @example 1
             */
            serverErrors: number;
            /**
             * @description Null where there was no request.
             * @example 7.42
             */
            averageDurationMs: number | null;
            /**
             * @description So many milliseconds or fewer took 95 of 100 requests; interpolated in a histogram. Null without requests.
             * @example 18.5
             */
            p95DurationMs: number | null;
        };
        UsageStepView: {
            /**
             * @description All requests that passed the key check.
             * @example 240
             */
            requests: number;
            /**
             * @description Answered below 400.
             * @example 230
             */
            successes: number;
            /**
             * @description Answered with 400 to 499, those that were limited not among them.
             * @example 6
             */
            clientErrors: number;
            /**
             * @description Refused by a limit: 429.
             * @example 3
             */
            limited: number;
            /**
             * @description Answered with 500 and above.
             * @example 1
             */
            serverErrors: number;
            /**
             * @description Null where there was no request.
             * @example 7.42
             */
            averageDurationMs: number | null;
            /**
             * @description So many milliseconds or fewer took 95 of 100 requests; interpolated in a histogram. Null without requests.
             * @example 18.5
             */
            p95DurationMs: number | null;
            /**
             * Format: date-time
             * @description When the step begins.
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
             * @description All of them.
             * @example 200
             */
            requests: number;
            /**
             * @description Answered with 400 and above, 429 among them.
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
             * @description The newest key of its integration.
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
             * @description Of this key and of those that it was rotated from.
             * @example 240
             */
            requests: number;
            /**
             * @description Answered with 400 and above, 429 among them.
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
             * @description In words.
             * @example Requests per minute
             */
            title: string;
            /**
             * @description How many may be.
             * @example 120
             */
            limit: number;
            /**
             * @description How many are now.
             * @example 12
             */
            used: number;
            /**
             * @description How many more may come now.
             * @example 108
             */
            remaining: number;
            /**
             * @description The window rolls. Null: what is in flight, whenever it came.
             * @example 60
             */
            windowSeconds: number | null;
            /**
             * @description An operator has set this figure for this key.
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
             * @description The length of a step.
             * @example minute
             * @enum {string}
             */
            resolution: "minute" | "hour" | "day";
            /**
             * Format: date-time
             * @description When the first step begins.
             * @example 2026-11-20T08:31:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description Now.
             * @example 2026-11-20T09:30:21.000Z
             */
            to: string;
            /** @description All steps together. */
            totals: components["schemas"]["UsageCountsView"];
            /** @description Every step, oldest first, also those without a request. */
            series: components["schemas"]["UsageStepView"][];
            /** @description By method and route, the most asked for first. */
            endpoints: components["schemas"]["EndpointUsageView"][];
            /** @description By key, the most used first. */
            keys: components["schemas"]["KeyUsageView"][];
            /** @description How every limit of every active key stands now, from the counters that refuse. */
            limits: components["schemas"]["HeadroomView"][];
        };
        SupportedMerchantView: {
            /** @example mer_01k9zq3f8te5rb8s6yw2m4n7pd */
            id: string;
            /** @example Corner Coffee */
            name: string;
            /**
             * @description ISO 4217.
             * @example GBP
             */
            currency: string;
            /**
             * @description IANA name.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * Format: date-time
             * @example 2026-11-20T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Of 10 at most.
             * @example 2
             */
            activeKeys: number;
            /**
             * @description When a key was last used; null: never.
             * @example 2026-11-20T10:12:00.000Z
             */
            lastRequestAt: string | null;
        };
        CreateMerchantBody: {
            /**
             * @description As customers know it.
             * @example Corner Coffee
             */
            name: string;
            /**
             * @description ISO 4217 code of its orders.
             * @example GBP
             */
            currency: string;
            /**
             * @description IANA name: expiry days end at midnight there.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * Format: email
             * @description Who is invited as its first owner.
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
             * @description The minute they are of.
             * @example 2026-11-20T09:30:00.000Z
             */
            minute: string;
            /**
             * @description An IPv4 address, or the /64 of an IPv6 address; `others` where there were too many in that minute.
             * @example 192.0.2.7
             */
            address: string;
            /**
             * @description What the key begins with.
             * @example lrw_live_mJq9G1NQZ7Ih
             */
            keyPrefix: string | null;
            /**
             * @description The key that was named.
             * @example key_01k9zq3f8te5rb8s6yw2m4n7pd
             */
            keyId: string | null;
            /**
             * @description Its name.
             * @example Web shop
             */
            keyName: string | null;
            /**
             * @description `wrong`: another secret. `inactive`: the right key, but revoked or expired.
             * @example inactive
             * @enum {string}
             */
            reason: "missing" | "unknown" | "wrong" | "inactive";
            /**
             * @description How many within the minute.
             * @example 12
             */
            failures: number;
            /**
             * @description Of the last of them.
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
            /** @description Who is signed in. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Who is signed in now. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Signed out. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Who is signed in. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Changed. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description What the authenticator app needs, and the recovery codes. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description It is on. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description It is off. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description The new codes. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Ended. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description The key, and its secret. */
            201: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
        requestBody?: never;
        responses: {
            /** @description The new key, and its secret. */
            201: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The `nextCursor` of the page before, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description How many items a page holds. */
                limit?: number;
                /** @description Only active, or only inactive ones. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                             * @description Pass it back unchanged as `cursor`, with the same filters; null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The `nextCursor` of the page before, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description How many items a page holds. */
                limit?: number;
                /** @description Only active, or only inactive ones. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                             * @description Pass it back unchanged as `cursor`, with the same filters; null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The `nextCursor` of the page before, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description How many items a page holds. */
                limit?: number;
                /** @description Only active, or only inactive ones. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                             * @description Pass it back unchanged as `cursor`, with the same filters; null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The `nextCursor` of the page before, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description How many items a page holds. */
                limit?: number;
                /** @description Only active, or only inactive ones. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                             * @description Pass it back unchanged as `cursor`, with the same filters; null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description What it would award. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The `nextCursor` of the page before, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description How many items a page holds. */
                limit?: number;
                /** @description Only the customer with exactly this e-mail, whatever its case. */
                email?: string;
                /** @description Only customers whose name or e-mail contains this, whatever its case. A text of 1 or 2 characters must be its beginning. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                        data: components["schemas"]["CustomerView"][];
                        pagination: {
                            /** @example 10 */
                            limit: number;
                            /** @example false */
                            hasMore: boolean;
                            /**
                             * @description Pass it back unchanged as `cursor`, with the same filters; null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description The customer and all that is theirs. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description What became of each row. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The page, from 1. */
                page?: number;
                /** @description How many a page holds. */
                limit?: number;
                /** @description Only vouchers of this status. */
                status?: "pending" | "active" | "partial" | "redeemed" | "expired" | "cancelled";
                /** @description Part of a code or a title. A text of 1 or 2 characters must be the beginning of one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                             * @description `totalItems` and `totalPages` are exact up to 10,000 items. Above they are estimates, and this is here.
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            header?: never;
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    } & components["schemas"]["IssuedVoucherView"];
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            header?: never;
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                        data: components["schemas"]["VoucherView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            header?: never;
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                        data: components["schemas"]["VoucherView"];
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            header?: never;
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    } & components["schemas"]["SentVoucherView"];
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Removed. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Ended. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                        data: components["schemas"]["InvitationView"][];
                    };
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description The invitation; its e-mail is queued. */
            201: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Withdrawn. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
        requestBody?: never;
        responses: {
            /** @description The invitation with its new end; its e-mail is queued. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Who is signed in now. */
            201: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description Taken note of. */
            200: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The `nextCursor` of the page before, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description How many items a page holds. */
                limit?: number;
                /** @description One action, such as `key.created`, or what stands before its dot: `key` is all that was done with keys. */
                action?: string;
                /** @description What this person did. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                             * @description Pass it back unchanged as `cursor`, with the same filters; null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description 60 minutes, 24 hours, 168 hours or 30 days, of UTC; the step that runs now is the last. */
                window?: "1h" | "24h" | "7d" | "30d";
                /** @description Only this key, with those that it was rotated from and to. Absent: all keys. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The `nextCursor` of the page before, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description How many items a page holds. */
                limit?: number;
                /** @description Part of a name, whatever the case, or a whole id. A text of 1 or 2 characters must be the beginning of a name. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                             * @description Pass it back unchanged as `cursor`, with the same filters; null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
            /** @description The merchant; the e-mail to its owner is queued. */
            201: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description 60 minutes, 24 hours, 168 hours or 30 days, of UTC; the step that runs now is the last. */
                window?: "1h" | "24h" | "7d" | "30d";
                /** @description Only this key, with those that it was rotated from and to. Absent: all keys. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
                /** @description The `nextCursor` of the page before, unchanged, with the same filters. Absent: the first page. */
                cursor?: string;
                /** @description How many items a page holds. */
                limit?: number;
                /** @description One action, such as `key.created`, or what stands before its dot: `key` is all that was done with keys. */
                action?: string;
                /** @description What this person did. */
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
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
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
                             * @description Pass it back unchanged as `cursor`, with the same filters; null on the last page.
                             * @example null
                             */
                            nextCursor: string | null;
                        };
                    };
                };
            };
            /** @description A value is missing or invalid, or a rule refuses it. */
            400: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Nobody is signed in, or the session has ended. */
            401: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The role is not enough, or the request comes from a foreign origin. */
            403: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found: unknown, another kind of id, or another merchant's. */
            404: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many tries. Again after `Retry-After`. */
            429: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
                    "Retry-After"?: number;
                    /** @description The limit that was exceeded. */
                    "RateLimit-Limit"?: number;
                    /** @description What is left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until more is left. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We failed. Nothing was changed. */
            500: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description We cannot answer now, or cannot tell the outcome. */
            503: {
                headers: {
                    /** @description The request in our logs: the caller's own id, where it sent a sane one, else a new one. */
                    "X-Request-Id"?: string;
                    /** @description Whole seconds to wait before the same request is sent again. */
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
