// Made from openapi/ by npm run generate. Do not edit.

export interface paths {
    "/user/getUserinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * User info and the balance of each currency
         * @description User info and the balance of each currency.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["getUserinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Open an account.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `invalid-parameters`: the fields have the form that is described here
         *     2. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     3. `submitted-too-frequently`
         *     4. `inviter-not-found`
         *     5. `account-exists`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Log in with account and password. Where the customer has turned one-time codes on, a right password without a code is
         *     refused with `code-required`. The code is checked only after a right password. Wrong codes are limited as wrong
         *     passwords are. An account without codes ignores `code`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `invalid-parameters`: the fields have the form that is described here
         *     2. `submitted-too-frequently`
         *     3. `account-not-found`
         *     4. `wrong-credentials`
         *     5. `account-frozen`
         *     6. `code-required`
         *     7. `wrong-code`
         *     8. `system-busy`: at any point; nothing was done
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/loginchallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to log in with a passkey
         * @description Names no account: the device offers the passkeys that it has for the domain. The challenge expires after `timeout`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `submitted-too-frequently`
         *     2. `system-busy`: at any point; nothing was done
         */
        post: operations["loginchallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/loginbypasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey
         * @description Takes the place of the password and of a one-time code. The challenge is used up by the first try, whatever its answer
         *     (`passkey-expired` where it was used before, is too old or is none). Then the server checks the passkey, the signature,
         *     the origin, the domain, that the customer was verified on the device, and that the counter of signatures has grown where
         *     the device has one (`passkey-not-accepted` for each of them); a removed passkey gets the same answer. Refusals are
         *     limited as wrong passwords are: five in a row for a passkey and an address, within 15 minutes.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `invalid-parameters`: the fields have the form that is described here
         *     2. `submitted-too-frequently`
         *     3. `passkey-expired`
         *     4. `passkey-not-accepted`
         *     5. `account-frozen`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["loginbypasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/recoverystate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far the recovery of a log-in is
         * @description Of the request that `/user/recover` has accepted last. Needs the login password, which is counted with those of
         *     `/user/login`. Offered, with the other call, where the entry `security` of `/common/config` names `recovery`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `invalid-parameters`: the fields have the form that is described here
         *     2. `submitted-too-frequently`
         *     3. `wrong-credentials`
         *     4. `account-frozen`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["recoverystate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to log in without one-time codes
         * @description For a customer who has neither the authenticator app nor a recovery code. Name and ID number are compared with the
         *     verified identity by a reviewer, or by the server. Accepted, codes are turned off 24 hours after the request, and not
         *     earlier: every session of the account ends, and withdrawals wait for another 24 hours. A code that is accepted at the
         *     log-in before that, a changed login password and turning codes off end the request. The customer gets a message of the
         *     request and of its outcome. Passwords do not change, passkeys stay.
         *
         *     The server checks in this order and answers the first check that fails: the fields (`invalid-parameters`); the
         *     password, counted with those of `/user/login`; the account is not frozen; at most five requests within 24 hours
         *     (`submitted-too-frequently`); codes are turned on; the identity is verified; no request is under way.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `invalid-parameters`: the fields have the form that is described here
         *     2. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     3. `submitted-too-frequently`
         *     4. `wrong-credentials`
         *     5. `account-frozen`
         *     6. `codes-not-on`
         *     7. `identity-not-verified`
         *     8. `recovery-under-way`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description End the session.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `system-busy`: at any point; nothing was done
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/withdrawallist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdrawals in a currency
         * @description Newest first. Without `limit` the answer has all withdrawals, which the account centre needs for its figures; with
         *     `limit` it is one page, and a client requests the next page with `next` of the last record. Records of servers
         *     without paging have no `next`.
         *
         *     A client that received no answer to `/funds/withdraw` or `/funds/withdrawbypasskey` sends the same `requestid` here to
         *     find out the outcome: the answer has the one withdrawal that was accepted under it, or none. The call needs neither fund password nor passkey, so a client
         *     can make it after the app was closed.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["withdrawallist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/usernewstocklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscriptions of new shares
         * @description Subscriptions of new shares.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["usernewstocklist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/userproductlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders of fund products
         * @description Orders of fund products.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["userproductlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/ustockslist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stock subscriptions
         * @description Stock subscriptions.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["ustockslist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/userstocklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holdings
         * @description Open holdings with the customer's share of their value, and closed ones. A list, or a map from row numbers to
         *     holdings. The map also carries the summary keys `ccsz` (market value) and `fdyk` (floating profit), which a client
         *     ignores.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["userstocklist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/urnjylist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rebate-style items
         * @description Kind 0 is the money that is reserved for pending orders. A list, or a map from row numbers to items that may
         *     contain summary keys.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["urnjylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/userstocklists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Realised profit, position by position
         * @description A list, or a map from row numbers to closed positions. The map also carries the summary key `lsyk` (realised
         *     profit), which a client ignores.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["userstocklists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Configuration of the server, requested before the app appears
         * @description Configuration of the server, requested before the app appears.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `invalid-parameters`: the fields have the form that is described here
         *     2. `system-busy`: at any point; nothing was done
         */
        post: operations["config"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Newest version of the app, and the oldest that still works
         * @description Newest version of the app, and the oldest that still works.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `invalid-parameters`: the fields have the form that is described here
         *     2. `system-busy`: at any point; nothing was done
         */
        post: operations["version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A text about the broker
         * @description A text about the broker.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. `invalid-parameters`: the fields have the form that is described here
         *     2. `system-busy`: at any point; nothing was done
         */
        post: operations["article"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Number of unread messages
         * @description Number of unread messages.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["unread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Markets, their hours and their state
         * @description All markets in display order. The client requests this at start-up and again at the earliest `changetime`. The
         *     home screen begins with the first market whose `state` is `open`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["marketlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/indices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Index quotes with their line of the day
         * @description The indices of the home screen, in display order. KLCI and FTSEMIB are among them if the server has Malaysia and
         *     Italy. The client refreshes the changing figures with `/quotes/list`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["indices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/movers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Instruments of a market, sorted by change or turnover
         * @description Every instrument of the market, page by page. `gainers` sorts by the change in per cent from the highest,
         *     `losers` from the lowest, `turnover` by the amount traded on the trading day from the highest, in a market of
         *     several currencies converted to one of them; ties are sorted by turnover, then by code. Instruments without a
         *     price come last. The order of a list is fixed when its first page is requested and applies to its later pages; the
         *     quotes in each page are fresh.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["movers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quotes by code, for polling
         * @description The client requests this every second for all visible codes, so it is small. Without `since` it answers
         *     every code; with `since` only quotes whose figures or state changed after it (a server may answer more). Unknown
         *     codes are omitted, so that one delisted instrument does not break a list.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["quotelist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find instruments by code, name or pinyin initials
         * @description Matches codes that begin with the keyword, names (in Latin letters and in Chinese, simplified and traditional)
         *     that contain it, and pinyin initials of the Chinese name that begin with it. Upper and lower case, accents and
         *     full-width letters make no difference. A server may also find what has one typing error; such hits come last.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An instrument with statistics, five-level book and trading rules
         * @description The client requests this when the page or the ticket opens, and again at `rules.changetime`, because the limits
         *     are those of the trading day. In between it requests the changing figures from `/quotes/depth`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["quoteinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/depth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote, five-level book and figures of the day, for polling
         * @description The changing part of `/quotes/info`. The client requests it every second while the instrument's page or ticket is
         *     visible.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["depth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/timeshare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Time-share line of the trading day, minute by minute
         * @description The current trading day, or the last one that opened: before the open the answer is the complete line of the
         *     previous trading day. A minute without a trade repeats the last price with volume 0. With `since` the server
         *     answers the minute that contains it and all later ones, so that a client can replace the unfinished minute and add
         *     the new ones.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["timeshare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/candles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Candles of 5, 15 and 30 minutes, days, weeks and months
         * @description Without `before` the newest candles; with `before` those that begin earlier, so a chart loads older history with
         *     the `time` of its oldest candle. The list has no gaps: it contains every trading period between its ends; a period
         *     without a trade repeats the last close with volume 0. A small `limit` without `before` refreshes the unfinished
         *     candle.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["candles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's watchlist with quotes
         * @description The complete list in the customer's order, at most 200 instruments. The client sorts by change itself and
         *     refreshes the changing figures with `/quotes/list`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["watchlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/watchadd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add one instrument or several to the watchlist
         * @description Adds the codes at the top of the watchlist in the given order. Codes that are already on it stay in their place.
         *     If a code is unknown or the list would exceed 200, no code is added.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `product-not-found`
         *     6. `watchlist-full`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["watchadd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/watchremove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove one instrument or several from the watchlist
         * @description Codes that are not on the watchlist are ignored, so that a client can safely remove a code twice.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["watchremove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/watchorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder the watchlist
         * @description The codes come first, in the given order. Codes of the watchlist that the request omits (another device added
         *     them) follow in their previous order; codes that are not on the watchlist are ignored.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["watchorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One batch of the recommended watchlist
         * @description Recommended instruments that are not yet on the watchlist, at most 12. A call with the `next` of the previous
         *     answer as `batch` answers the following batch, and the first one after the last. "Add all" sends the codes to
         *     `/quotes/watchadd`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["recommend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alert/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's price alerts
         * @description All alerts that wait, the newest first, then the last 50 that were met, the latest first. Offered where
         *     `/common/config` has the entry `alerts`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["alertlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alert/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a price alert
         * @description Of a customer at most 20 alerts may wait for one instrument, and 100 in all. It may be set at any hour; a price that
         *     meets it already is refused, and so is an alert of the same kind and figure as one that waits. Per cent out of range are `invalid-parameters`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `product-not-found`
         *     6. `price-not-obtained`
         *     7. `off-tick`
         *     8. `alert-met-already`
         *     9. `alert-waits-already`
         *     10. `alerts-full`
         *     11. `system-busy`: at any point; nothing was done
         */
        post: operations["alertadd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alert/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove price alerts
         * @description Removes alerts that wait or were met. Ids of alerts that are gone are ignored, so that a client can safely repeat it.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["alertremove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's savings plans
         * @description Plans that are active or paused, the newest first, then the last 50 that ended. Offered where `/common/config` has the
         *     entry `savingsplans`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["planlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A savings plan and its purchases, newest first
         * @description A savings plan and its purchases, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `plan-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["planinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the next purchase of a plan would be
         * @description Changes nothing, and refuses no sum, so that a form can show its limits. With `id` it is what a change of that plan would
         *     bring: its carried-over money and the period of its last purchase count.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `plan-not-offered`
         *     6. `plan-not-found`
         *     7. `plan-ended`
         *     8. `system-busy`: at any point; nothing was done
         */
        post: operations["planpreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a savings plan
         * @description It buys at every opening of the market on its day, the first one after this call, by a market order without leverage that is
         *     immediate or cancel; the order has the reason `savings-plan`. It buys the whole lots that the sum and what was carried
         *     over pay for, fees included, at the worst price of the order. A period in which the available money does not cover that is
         *     skipped, and a message says so. At most 20 plans of a customer may not have ended.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `product-not-found`
         *     6. `plan-not-offered`
         *     7. `amount-below-minimum`
         *     8. `amount-above-maximum`
         *     9. `plans-full`
         *     10. `system-busy`: at any point; nothing was done
         */
        post: operations["planadd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the sum, the day or the reminder of a savings plan
         * @description It counts from the next purchase on. A period in which the plan tried to buy has no other purchase, so a change of day
         *     counts from the period after it. A paused plan stays paused.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `plan-not-found`
         *     6. `plan-ended`
         *     7. `amount-below-minimum`
         *     8. `amount-above-maximum`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["planchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause, resume or end a savings plan
         * @description A state that the plan has already changes nothing. Periods that passed while it was paused are not made up for. Ending sells
         *     nothing; a plan that has ended stays so (`plan-ended`).
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `plan-not-found`
         *     6. `plan-ended`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["planstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where notifications of this session go
         * @description The subscription of the calling session. Offered where `/common/config` has the entry `webpush` or `nativepush`. A client
         *     compares it with what its browser or its device has, and subscribes again where they differ.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["pushstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send notifications to this browser or device
         * @description Registers where the notifications of the calling session go, in place of an earlier subscription: to a browser, by the
         *     `endpoint`, `p256dh` and `auth` of its push subscription (W3C Push API), or to an app in a native shell, by its
         *     `devicetoken`. A form names the one or the other, otherwise it is `invalid-parameters`.
         *
         *     The subscription ends with the session, with `/push/unsubscribe`, when another session registers the same endpoint or
         *     device token, and when the push service answers that it is gone. A customer has at most 10; the oldest one ends.
         *
         *     For each message of the topics that the subscription names the server sends one notification. To a browser by Web Push
         *     (RFC 8030), signed with the key of the config entry `webpush` (VAPID, RFC 8292) and encrypted (`aes128gcm`, RFC 8291).
         *     Its content is a JSON object, of which a client ignores what it does not know: `id`, the id of the message that tells
         *     the same (`/message/info`); `title` and `body` in the language of the subscription; `code`, the instrument that a tap
         *     opens, for a price alert, and otherwise empty: a tap opens the message. To a device by the service that the config entry
         *     `nativepush` names, `fcm` for Firebase Cloud Messaging: `title` and `body` as the notification that the system shows, in
         *     the channel `notices` on Android, `id` and `code` as its data.
         *
         *     An endpoint that is not https or not of a public host is `push-endpoint-refused`; a key that is no point of the
         *     curve is `invalid-parameters`, and so is a device token where the server sends to no devices.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `push-endpoint-refused`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["pushsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send no more notifications to this browser or device
         * @description Ends the subscription of the calling session. Without one nothing happens, so that a client can safely repeat it.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["pushunsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/orderpreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cost of an order, and reasons why it would be refused
         * @description Takes the fields of `/trade/order` and changes nothing. Every reason for which `/trade/order` would refuse the
         *     order now is a problem of severity `error` with the same code, next to all figures that can still be calculated;
         *     only an unknown code or position is a failure. `code` names the instrument also for an order that closes.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `position-not-found`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["orderpreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Opens a position (`action` open, without `positionid`) or closes one in full or in part (`action` close, with the
         *     `positionid`, whose code and direction are repeated). Each order that opens creates a separate position. `price`
         *     is required for order type `limit` and not allowed otherwise; a market order fills at the market's prices, and the
         *     client sends no price. Any other combination is `invalid-parameters`.
         *
         *     An order that opens may carry what protects its position (`Protection`): it comes alive with the first fill,
         *     protects what is filled, and ends with the position. Its prices are checked against the limit of the order or the
         *     last price, whichever is nearer to a loss.
         *
         *     Orders are accepted in session only and last until the close of their trading day, or as long as their
         *     `timeinforce` says; one that does not fit the order is `invalid-parameters`. When the broker accepts an order, it
         *     reserves margin and fees at the worst possible price of a fill, in the wallet of the instrument's
         *     currency and in the same transaction that stores the order: an accepted order is either in the pending list or
         *     final. Each fill changes money, position and order in one transaction. Fees are calculated per order: an order
         *     filled in parts pays the same as an order with one fill. A cancelled or expired part releases its reserved money.
         *     An account never has a debt: a loss beyond the margin is written off.
         *
         *     Checks, each with its failure: instrument (`product-not-found`, also for an index and a delisted instrument;
         *     `trading-halted`, `non-trading-time`, `price-not-obtained`, the last also if the book has no orders on the other
         *     side of a market order), account (`identity-not-verified`), margin of an order that opens
         *     (`shorting-not-offered`, `leverage-not-offered`, then `margin-not-enabled` for short or leverage above 1), a day
         *     trade (`day-trading-not-eligible`, `day-trading-not-approved`, `day-trading-over`), quantity (`below-one-lot`,
         *     `not-whole-lots`, `above-largest-order`), price (`off-tick`, `price-limit-exceeded`), time in force
         *     (`good-until-out-of-range`), protection (`stop-wrong-side`, `stop-limit-wrong-side`, `take-profit-wrong-side`,
         *     `trail-out-of-range`, `off-tick`), position of an order that
         *     closes (`position-not-found`, `above-position`, then for a long `sell-blocked-t1` or `sell-blocked-15-minutes`),
         *     money of one that opens (`insufficient-available-balance`), number of orders that wait (`too-many-pending-orders`;
         *     at least 1,000 may), number of new orders within a day (`submitted-too-frequently`; at least 1,000, of the paper broker 5,000). If several
         *     fail, the server answers the first in this order.
         *
         *     The answer is the order as it is after a first attempt to match it. Its `msg` is `sale-requested` for a sale of shares (`action` close
         *     of a `long`) that waits or is filled in part, otherwise `order-accepted`. After a time-out the client calls
         *     `/trade/orderinfo` with the `clientorderid` and never places a new order while the outcome is unknown.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `product-not-found`
         *     6. `trading-halted`
         *     7. `non-trading-time`
         *     8. `price-not-obtained`
         *     9. `identity-not-verified`
         *     10. `shorting-not-offered`
         *     11. `leverage-not-offered`
         *     12. `margin-not-enabled`
         *     13. `day-trading-not-eligible`
         *     14. `day-trading-not-approved`
         *     15. `day-trading-over`
         *     16. `below-one-lot`
         *     17. `not-whole-lots`
         *     18. `above-largest-order`
         *     19. `off-tick`
         *     20. `price-limit-exceeded`
         *     21. `good-until-out-of-range`
         *     22. `stop-wrong-side`
         *     23. `stop-limit-wrong-side`
         *     24. `take-profit-wrong-side`
         *     25. `trail-out-of-range`
         *     26. `position-not-found`
         *     27. `above-position`
         *     28. `sell-blocked-t1`
         *     29. `sell-blocked-15-minutes`
         *     30. `insufficient-available-balance`
         *     31. `too-many-pending-orders`
         *     32. `submitted-too-frequently`
         *     33. `system-busy`: at any point; nothing was done
         */
        post: operations["order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/cancelorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the unfilled part of an order
         * @description After a success the order is `cancelled` and its reserved money is released: it cannot be filled any more. If a
         *     fill came first, the answer is `order-not-pending` and the order stays as the fill left it. The filled part stays
         *     filled. An order that the broker placed (without `clientorderid`) cannot be cancelled: `order-not-pending`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `order-not-found`
         *     6. `order-not-pending`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["cancelorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/amendorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the price or the quantity of a waiting order
         * @description Changes a customer's order in the states `pending` and `partlyfilled`, in session, by the checks of a new order with
         *     the changed fields: what it holds already counts as available. `quantity` is the whole quantity, the filled part
         *     included, and is above that. An order keeps its place in the book only at the same price with a smaller quantity.
         *     A new `price` of an order whose position carries a protection has to leave each price of it on its side, as
         *     `/trade/protect` checks it (`price-against-protection`).
         *     `price` is for limit orders only; a form that names neither, or a price for another order, is
         *     `invalid-parameters`. Offered where the config entry `orderfeatures` names `amend`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `order-not-found`
         *     6. `order-not-pending`
         *     7. `trading-halted`
         *     8. `non-trading-time`
         *     9. `price-not-obtained`
         *     10. `below-one-lot`
         *     11. `not-whole-lots`
         *     12. `above-largest-order`
         *     13. `off-tick`
         *     14. `price-limit-exceeded`
         *     15. `price-against-protection`
         *     16. `below-filled-quantity`
         *     17. `above-position`
         *     18. `sell-blocked-t1`
         *     19. `sell-blocked-15-minutes`
         *     20. `insufficient-available-balance`
         *     21. `system-busy`: at any point; nothing was done
         */
        post: operations["amendorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/cancelorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel all waiting orders
         * @description Cancels the unfilled part of every order that the customer placed and that still waits, or of those of one
         *     instrument, in one step. Orders of the broker stay. A customer without such orders gets an empty list. Offered where
         *     the config entry `orderfeatures` names `cancelall`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["cancelorders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/orderinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One order, by its number or by the client's id
         * @description The client sends exactly one of `orderid` and `clientorderid`; otherwise the answer is `invalid-parameters`. With
         *     the `clientorderid` a client finds out the outcome of an order whose answer it did not receive: `order-not-found`
         *     means that the order was never accepted. If the client requests this after the time-out of the order call, the
         *     order will not be accepted under that id later unless the client sends it again.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `order-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["orderinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/pendinglist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pending orders
         * @description Orders in the states `pending` and `partlyfilled`, including those that close a position. Every order is in
         *     exactly one of this list and `/trade/orderhistory`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["pendinglist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/orderhistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Final orders
         * @description Orders in the states `filled`, `cancelled`, `rejected` and `expired`. `from` and `to` filter by `createtime`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["orderhistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fills of an order, of a position, or of all
         * @description Filters are combined; each is optional. Realised profit is the sum of `profit`, to the minor unit. `from` and `to`
         *     filter by `time`. For an order or a position of another customer the list is empty.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["fills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/positionlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open or past positions
         * @description `held` lists the states `pending`, `holding` and `closing`, `past` the states `closed` and `cancelled`. `from` and
         *     `to` filter by the time of the opening order. Between two calls a client calculates the changing figures (current
         *     price, value, profit) itself from `/quotes/list`. The account centre uses `/trade/userstocklist`. A server may leave out
         *     those that are `pending`: their orders are in `/trade/pendinglist`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["positionlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/positioninfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One position
         * @description Its fills are in `/trade/fills` with its `positionid`, pending orders to close it in `/trade/pendinglist`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `position-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["positioninfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/positionnote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep or remove a note about a position
         * @description The text takes the place of the one before; without `note`, or with an empty one, the note is removed. Spaces at both
         *     ends are not kept. A position has a note in every state. Offered where the config entry `orderfeatures` names `notes`.
         *
         *     A customer may have the position open twice. With `notebefore`, a text that was written over an older one than the server
         *     has is refused (`note-changed`), and nothing of either text is lost.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `note-changed`
         *     6. `position-not-found`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["positionnote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/addmargin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add margin to a position
         * @description Moves a whole amount from the available money of the position's currency into its margin, which moves `stopprice`
         *     away. It is released when the position is closed, in proportion if it is closed in part. Only positions with
         *     leverage above 1, or short, in the states `holding` and `closing`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `position-not-found`
         *     7. `not-a-margin-position`
         *     8. `insufficient-available-balance`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["addmargin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/protect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set, change or remove what protects a position
         * @description The fields are the whole protection of the position; a form without any of them removes it. Offered where the
         *     config entry `orderfeatures` names `protection`. It may be set at any hour, for a position in the states `pending`,
         *     `holding` and `closing`. Removing a triggered one cancels its order; it cannot be changed any more
         *     (`protection-triggered`). Two kinds of stop, or `stoplimit` without `stoploss`, are `invalid-parameters`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `position-not-found`
         *     6. `protection-triggered`
         *     7. `price-not-obtained`
         *     8. `off-tick`
         *     9. `stop-wrong-side`
         *     10. `stop-limit-wrong-side`
         *     11. `take-profit-wrong-side`
         *     12. `trail-out-of-range`
         *     13. `system-busy`: at any point; nothing was done
         */
        post: operations["protect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/closepositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close several positions at the market
         * @description Places for each named position an order at the market that closes all that may be closed now, as `/trade/order`
         *     would with these fields. One that is refused does not affect the others: its reason is in the answer. The client
         *     names the positions that the customer reviewed. Offered where the config entry `orderfeatures` names `closeall`.
         *     With the same `requestid` each position gets one order, however often the call is repeated.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["closepositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money, currency by currency
         * @description One entry for each currency in which the customer has or had money or positions, in display order; the default
         *     type (EUR), USD and USDT are always included. Amounts of two currencies are never added. A new account has zeros.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["funds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/worth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What everything together is worth, now and day by day
         * @description The total assets of every currency of `/trade/funds`, each converted to EUR at the rate of the moment and rounded to
         *     its decimals, added up. `days` has what it was worth on earlier days, one point for each day on which the server has
         *     recorded it, oldest first; a new account has none. A server keeps at least a year. A server may lack this call: a
         *     client then shows no such total.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["worth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How the assets did in a period, and why
         * @description Worth by day with deposits and withdrawals, time-weighted and money-weighted return, the largest fall, income and costs by
         *     month, and what each position contributed. Without `type` and `market` it is about everything, in EUR; with `type` about that
         *     wallet and its positions, in that currency; with `market` about the positions of a market, in EUR or, with `type`, those in
         *     that currency. Other currencies are converted at the rates of the end, only `days`, `paidin`, `paidout` and the returns at the rates of each
         *     day. A server may lack this call: a client then shows nothing of it.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["performance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The statement of a month
         * @description For each wallet its money at the beginning, every movement in the order of its booking, and its money at the end; what of it were
         *     fees, tax and interest; the realised profit; and what was held at the end. A month is one of UTC. A movement belongs to the month
         *     in which it was booked, so the closing balance of a month is the opening balance of the next. The running month ends with the
         *     moment of the answer. A server may lack this call: a client then shows nothing of it.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["statement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of news
         * @description In display order. A client adds "all" as the first one, which is the list without a category.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["newscategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * News, newest first
         * @description Filters are combined. An article that the broker has not written in the requested language is answered in English.
         *     A category that does not exist has no articles.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["newslist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An article with its related instruments
         * @description An article with its related instruments.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `article-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["newsinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lines of the notice bar
         * @description The current notices, most important first, at most ten.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["notices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Banners of the home screen
         * @description The current banners, in display order, at most eight.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["banners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's money in each currency
         * @description One row for every currency that the broker offers, including empty wallets, always in the same order: EUR, USD,
         *     USDT, MYR, CNY, TWD, JPY, HKD, THB, VND, KRW.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["wallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit channels, with limits, hours and accounts
         * @description Open channels first, then closed ones; within each, bank before wallet. A closed channel is listed so that a
         *     client can show that it is closed; `/funds/deposit` refuses it. Deposits may be submitted at any time; the broker
         *     processes them during the channel's hours.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["depositchannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a transfer as a deposit
         * @description Reports to the broker a transfer that the customer has made. The deposit is not credited yet: it is under review
         *     (status 0) until a reviewer, or the broker automatically, approves it (exactly `money` is credited to the wallet
         *     of `currency`, a message is sent) or rejects it with a reason. It may be submitted outside the channel's hours.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields are
         *     well formed, and the channel takes `currency` (`invalid-parameters`); at most 30 deposits in 24 hours
         *     (`submitted-too-frequently`); no other fund operation of the account is in progress; the channel exists and is
         *     open; the amount is within the channel's limits, inclusive; the transfer date is today or one of the 30 days
         *     before, in the zone of the channel's hours; the proof is an image of this customer uploaded for `proof`; the proof
         *     does not belong to another deposit. The answer is `submit-failed` if the deposit cannot be stored; nothing is
         *     stored in that case.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `submitted-too-frequently`
         *     6. `fund-operation-in-progress`
         *     7. `deposit-channel-unavailable`
         *     8. `amount-below-minimum`
         *     9. `amount-above-maximum`
         *     10. `transfer-date-not-allowed`
         *     11. `upload-not-found`
         *     12. `deposit-proof-used`
         *     13. `submit-failed`
         *     14. `system-busy`: at any point; nothing was done
         */
        post: operations["deposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/depositlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposits, newest first
         * @description Deposits, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["depositlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/withdrawpreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cost, limits and hours of a withdrawal
         * @description The call succeeds even if a withdrawal would be refused, so that a client can show the reason before the customer
         *     types: the client reads `verified`, `fundpassword` and `cards` in this order, then `hours`, then the limits.
         *     Without `cardid` the fee is that of a bank card, or for USDT that of a TRC20 wallet.
         *
         *     The limits are MYR 100 and MYR 500,000 at the current rate. The fee is `feefixed` plus `feerate` percent of the
         *     amount, with that share limited to the range from `feemin` to `feemax`; never more than the amount. The binding
         *     fee is the one that `/funds/withdraw` answers.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `bank-card-not-found`
         *     5. `card-currency-mismatch`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["withdrawpreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a withdrawal
         * @description Freezes `money` immediately and requests the broker to pay it, less the fee, to a bound card or wallet. The
         *     withdrawal is under review (status 0) until it is paid (1), rejected (2, the whole amount is free again) or
         *     cancelled (3). At the request and at each of these the customer gets a message, and the broker books it in
         *     `/records/funding`.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields are
         *     well formed; no other fund operation of the account is in progress; the identity is verified (`identity-failed`
         *     where it was rejected, `identity-not-verified` in every other state); a fund password is set; the card is bound;
         *     it can receive the currency (a wallet receives USDT and nothing else, a bank card everything but USDT); the waiting time
         *     after a changed password (`withdrawals-waiting`) or a recovered log-in (`recovery-waiting`) and that of a new payee (`payee-waiting`) are over; the hours;
         *     the limits, inclusive; no credit loan is outstanding; the available amount of `/funds/withdrawpreview` is enough;
         *     the fund password. Five wrong fund passwords, here and when it is changed, lock further attempts for 15 minutes
         *     (`submitted-too-frequently`). The answer is `withdrawal-failed` if the payment service refuses the order. After
         *     any failure no money is frozen, and the same `requestid` counts as a new attempt.
         *
         *     The fund password is not compared when a `requestid` is repeated.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `identity-not-verified`
         *     7. `identity-failed`
         *     8. `fund-password-not-set`
         *     9. `bank-card-not-found`
         *     10. `card-currency-mismatch`
         *     11. `withdrawals-waiting`
         *     12. `recovery-waiting`
         *     13. `payee-waiting`
         *     14. `outside-withdrawal-hours`
         *     15. `amount-below-minimum`
         *     16. `amount-above-maximum`
         *     17. `credit-loan-outstanding`
         *     18. `insufficient-withdrawable-amount`
         *     19. `wrong-fund-password`
         *     20. `submitted-too-frequently`
         *     21. `withdrawal-failed`
         *     22. `system-busy`: at any point; nothing was done
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/withdrawchallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm a withdrawal with a passkey
         * @description The challenge is for this withdrawal: it is not valid with another amount, currency or payee. It expires after `timeout`.
         *     `passkey-not-found` where no passkey of the customer confirms withdrawals. Offered with `/security/passkeys`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `passkey-not-found`
         *     5. `submitted-too-frequently`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["withdrawchallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/withdrawbypasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a withdrawal, confirmed with a passkey
         * @description The same as `/funds/withdraw`, with a passkey in the place of the fund password; one has to be set all the same. The
         *     passkey is checked last, as the fund password is there: `passkey-expired` where the challenge is not of
         *     `/funds/withdrawchallenge` for this very withdrawal, was used or is too old; `passkey-not-accepted` where the passkey
         *     does not confirm withdrawals, or its answer is wrong. Five of these within 15 minutes lock further attempts
         *     (`submitted-too-frequently`); the fund password still works.
         *
         *     The passkey is not checked when a `requestid` is repeated.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `identity-not-verified`
         *     7. `identity-failed`
         *     8. `fund-password-not-set`
         *     9. `bank-card-not-found`
         *     10. `card-currency-mismatch`
         *     11. `withdrawals-waiting`
         *     12. `recovery-waiting`
         *     13. `payee-waiting`
         *     14. `outside-withdrawal-hours`
         *     15. `amount-below-minimum`
         *     16. `amount-above-maximum`
         *     17. `credit-loan-outstanding`
         *     18. `insufficient-withdrawable-amount`
         *     19. `passkey-expired`
         *     20. `passkey-not-accepted`
         *     21. `submitted-too-frequently`
         *     22. `withdrawal-failed`
         *     23. `system-busy`: at any point; nothing was done
         */
        post: operations["withdrawbypasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/withdrawcancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal that is under review
         * @description Frees the whole amount again; no fee is charged. Possible at any hour, while the withdrawal is under review and
         *     not yet sent to the payment service; later the answer is `withdrawal-not-pending`. For a withdrawal of another
         *     customer the answer is `withdrawal-not-found`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `withdrawal-not-found`
         *     7. `withdrawal-not-pending`
         *     8. `system-busy`: at any point; nothing was done
         */
        post: operations["withdrawcancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bound cards, bank accounts and wallets
         * @description The most recently bound comes first. A customer has at most ten, so there are no pages.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["banklist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a card, a bank account or a wallet
         * @description With `method` bank: `holder`, `number` and `bank`, with an IBAN also `swift`; optional are `bankaddress`,
         *     `payeeaddress`, `accounttype` and, with a card, `swift`. With `method` wallet: `network` and `walletaddress`. A
         *     missing field, or a field of the other method, is `invalid-parameters`. A number that begins with a letter is an
         *     IBAN, every other one a card number. Spaces and hyphens in it do not matter.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields; at
         *     most 10 attempts in an hour (`submitted-too-frequently`); the identity is verified (`identity-failed` where it was
         *     rejected, `identity-not-verified` in every other state); a fund password is set; the holder is the verified name
         *     (spaces, dots and case do not matter); the IBAN has the length and form of its country and the right checksum (ISO
         *     13616), or the card the length of its scheme and the right check digit (ISO/IEC 7812); the Swift code has 8 or 11
         *     characters in the form of ISO 9362; the wallet address has the form of its network (TRC20: Base58Check from T;
         *     ERC20: `0x` and 40 hexadecimal digits, not all zero, the mixed-case checksum is not checked; BTC: Base58Check, or
         *     Bech32 and Bech32m from bc1); the same number or address is not bound already in any spelling; fewer than ten
         *     payees are bound.
         *
         *     The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `submitted-too-frequently`
         *     6. `identity-not-verified`
         *     7. `identity-failed`
         *     8. `fund-password-not-set`
         *     9. `card-holder-differs`
         *     10. `invalid-iban`
         *     11. `invalid-card-number`
         *     12. `invalid-swift`
         *     13. `invalid-wallet-address`
         *     14. `bank-card-exists`
         *     15. `bank-card-limit-reached`
         *     16. `wrong-fund-password`
         *     17. `system-busy`: at any point; nothing was done
         */
        post: operations["bankadd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unbind a card, a bank account or a wallet
         * @description It is removed from the list; earlier withdrawals to it still show its masked number. Refused while a withdrawal to
         *     it is under review. The same number can be bound again. The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `bank-card-not-found`
         *     6. `bank-card-in-use`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["bankunbind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pairs of currencies and their current rates
         * @description Every currency can be exchanged into every other. The rates are indicative; an exchange needs a quote. A client
         *     requests them again every few seconds while it shows them, and shows their age.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["exchangepairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fix a rate for 30 seconds
         * @description Fixes the current rate for this customer. The quote can be used once, until it expires, for any amount. It neither
         *     reserves nor moves money, so it needs no `requestid`; a new quote does not change older ones. At most 60 quotes in
         *     a minute, then `submitted-too-frequently`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `same-currency-exchange`
         *     5. `submitted-too-frequently`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["exchangequote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange at a quoted rate
         * @description Debits `money` from the wallet of the currency that the quote pays with and credits the bought amount to the other
         *     wallet, in one transaction: `money` times the rate, rounded down to the decimals of the bought currency.
         *     There is no fee. A client that lets the customer type the amount to receive computes the amount to pay and sends
         *     that.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields, and
         *     that `money` has no more decimals than its currency (`invalid-parameters`); no other fund operation of the account
         *     is in progress; the quote is this customer's and has not expired (`quote-expired`, also for an unknown quote); it
         *     was not used; the amount buys at least the smallest unit; the wallet has the amount, including frozen money
         *     (`insufficient-balance`), enough free money (`insufficient-available-balance`), and enough of that settled
         *     (`insufficient-withdrawable-amount`, see `settled` of `/funds/wallets`). After a failure no money has moved and
         *     the quote is still unused. The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `quote-expired`
         *     7. `quote-used`
         *     8. `amount-below-minimum`
         *     9. `insufficient-balance`
         *     10. `insufficient-available-balance`
         *     11. `insufficient-withdrawable-amount`
         *     12. `system-busy`: at any point; nothing was done
         */
        post: operations["exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges, newest first
         * @description Exchanges, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["exchangelist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State of the proof of identity
         * @description State of the proof of identity.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["identitystate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the proof of identity
         * @description Possible before the first submission and after a rejection. The state is "under review" until a reviewer, or the
         *     broker automatically, verifies or rejects the proof; the customer gets a message.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields, and
         *     that front and back are two images (`invalid-parameters`); at most 10 submissions in 24 hours
         *     (`submitted-too-frequently`); the state; both images are this customer's, uploaded for `identity`; no other
         *     account is verified or under review with this ID number. The answer is `submit-failed` if the proof cannot be
         *     stored; the state does not change in that case.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `submitted-too-frequently`
         *     6. `identity-under-review`
         *     7. `identity-already-verified`
         *     8. `upload-not-found`
         *     9. `id-number-used`
         *     10. `submit-failed`
         *     11. `system-busy`: at any point; nothing was done
         */
        post: operations["identitysubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/loginpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password
         * @description Ends every other session of the account; the calling session continues. The customer gets a message.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the new
         *     password has the required form and both entries are the same (`invalid-parameters`); fewer than five wrong old
         *     passwords in the last 15 minutes (`submitted-too-frequently`); the old password; the new one differs from it.
         *
         *     Passwords are not compared when a `requestid` is repeated, so a client takes a new id whenever a password was
         *     changed.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `submitted-too-frequently`
         *     6. `wrong-original-password`
         *     7. `password-unchanged`
         *     8. `system-busy`: at any point; nothing was done
         */
        post: operations["loginpassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the customer is logged in
         * @description The sessions of the account that have not ended: the calling one first, then the one that was used last. Offered
         *     where the entry `security` of `/common/config` names `sessions`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/endsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out elsewhere
         * @description Ends another session of the account, or all others. The calling session continues: it ends with `/user/logout`,
         *     and its own id is `invalid-parameters`. The id of a session that has ended, or of another account, is ignored, so
         *     that a client can safely repeat it. From the answer on the ended tokens get HTTP 401.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["endsession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/codestate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the log-in asks for a one-time code
         * @description Offered, with the other calls about codes, where the entry `security` of `/common/config` names `codes`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["codestate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/codesetup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to turn one-time codes on
         * @description Makes a secret and ten recovery codes. Nothing changes at the log-in until `/security/codeson` proves, in the same
         *     session and within 15 minutes, that the customer's app has the secret. Repeated in that session and time, it answers
         *     with the same secret and recovery codes, since the app may have the secret already, and the 15 minutes begin again;
         *     otherwise it makes others in their place. No call shows them once codes are on. Wrong passwords are counted with those of `/security/loginpassword`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `codes-on-already`
         *     5. `submitted-too-frequently`
         *     6. `wrong-original-password`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["codesetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/codeson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn one-time codes on
         * @description From the answer on `/user/login` asks for a code. Sessions that are open stay open. The customer gets a message.
         *     The recovery codes of the set-up are no proof here. After five wrong codes within 15 minutes none is checked. The code
         *     is not compared when a `requestid` is repeated.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `codes-on-already`
         *     6. `code-setup-expired`
         *     7. `submitted-too-frequently`
         *     8. `wrong-code`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["codeson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/codesoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn one-time codes off
         * @description Needs the login password and a code, checked in this order, and removes the secret and the recovery codes. A refused
         *     password uses up no code. The customer gets a message. After five wrong codes within 15 minutes none is checked. Passwords and codes are not compared when a `requestid`
         *     is repeated.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `codes-not-on`
         *     6. `submitted-too-frequently`
         *     7. `wrong-original-password`
         *     8. `wrong-code`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["codesoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's passkeys
         * @description The one added last comes first. Offered, with the other calls about passkeys, where the entry `security` of
         *     `/common/config` names `passkeys`; the entry `passkeydomain` is the domain for which they are made. A client offers
         *     them where its own address is that domain or is within it.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["passkeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeysetup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Needs the login password, and a one-time code where the customer has turned codes on: a passkey replaces both at the
         *     log-in. With the fund password the passkey will confirm withdrawals too, otherwise it only logs in. Checked in this
         *     order: the number of passkeys, the login password, the fund password, the code; a refused password uses up no code.
         *     The limits of wrong entries are those of `/security/loginpassword`, `/funds/withdraw` and `/security/codeson`.
         *     The challenge is for this session and expires after `timeout`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `passkeys-full`
         *     5. `wrong-original-password`
         *     6. `fund-password-not-set`
         *     7. `wrong-fund-password`
         *     8. `code-required`
         *     9. `wrong-code`
         *     10. `submitted-too-frequently`
         *     11. `system-busy`: at any point; nothing was done
         */
        post: operations["passkeysetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeyadd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Stores the passkey that the device made from `/security/passkeysetup` of the same session. The server checks the
         *     challenge (`passkey-expired` where it was used, is too old or is none), then the origin, the domain, that the customer
         *     was verified on the device, and the attestation (`passkey-not-accepted`). The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `passkeys-full`
         *     6. `passkey-exists`
         *     7. `passkey-expired`
         *     8. `passkey-not-accepted`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["passkeyadd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeyname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a passkey
         * @description The name is the customer's own; it proves nothing.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `passkey-not-found`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["passkeyname"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/passkeyremove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description From the answer on the passkey opens and confirms nothing, and sessions that it opened, other than the calling one, get
         *     HTTP 401. The customer gets a message. It needs no password: it opens no door.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `passkey-not-found`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["passkeyremove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/fundpasswordstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a fund password is set
         * @description Whether a fund password is set.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["fundpasswordstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/fundpasswordset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first fund password
         * @description Possible only if none is set. The identity has to be verified before (`identity-failed` where it was rejected,
         *     `identity-not-verified` in every other state). The customer gets a message. The server checks in this order: the
         *     account is not frozen; the fields (both entries are the same); no other fund operation is in progress; the
         *     identity; no fund password is set; the password is not too easy. Passwords are not compared when a `requestid` is
         *     repeated.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `identity-not-verified`
         *     7. `identity-failed`
         *     8. `fund-password-already-set`
         *     9. `fund-password-too-easy`
         *     10. `system-busy`: at any point; nothing was done
         */
        post: operations["fundpasswordset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/fundpasswordchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the fund password
         * @description The customer gets a message. The server checks in this order and answers the first check that fails: the account
         *     is not frozen; the fields, both entries of the new one are the same (`invalid-parameters`); no other fund
         *     operation is in progress; one is set; fewer than five wrong fund passwords in the last 15 minutes, here and when
         *     withdrawing (`submitted-too-frequently`); the old one; the new one is not too easy; it differs from the old one.
         *     Passwords are not compared when a `requestid` is repeated.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `fund-password-not-set`
         *     7. `submitted-too-frequently`
         *     8. `wrong-fund-password`
         *     9. `fund-password-too-easy`
         *     10. `password-unchanged`
         *     11. `system-busy`: at any point; nothing was done
         */
        post: operations["fundpasswordchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Messages, newest first
         * @description A client that shows unread messages first requests all pages of unread messages and then the read ones. If a
         *     message becomes read while a client requests the unread pages, no message is skipped: cursors depend on the time,
         *     not on the state.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["messagelist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One message
         * @description This call does not mark the message as read.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `message-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["messageinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one message as read
         * @description If the message is already read, it stays read, and the call succeeds.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `message-not-found`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["messageread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/readall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all messages as read
         * @description Only messages that the customer could see, sent up to an instant; later ones stay unread.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["messagereadall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/complaint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a complaint
         * @description Customer service reads it and answers with a message. At most five in 24 hours, then `submitted-too-frequently`.
         *     The answer is `submit-failed` if it cannot be stored.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `submitted-too-frequently`
         *     6. `submit-failed`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["complaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dividend/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upcoming dividends of the shares held
         * @description Announced dividends of the instruments that the customer holds now, and unpaid dividends whose ex-date has passed;
         *     sorted by ex-date, the earliest first. An announced dividend is calculated for the shares held now; the paid one
         *     is calculated for the shares held at the close before the ex-date.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["dividendupcoming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dividend/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Paid dividends, newest first
         * @description Paid dividends, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["dividendpaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activities with rewards, running ones first
         * @description Running activities, then those that have not begun, then the ended ones, the most recently ended first. The newcomer
         *     benefit is always among them; its term starts when the account is opened.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["activitylist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One activity with its tasks, rules and terms
         * @description One activity with its tasks, rules and terms.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `activity-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["activityinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the obtained rewards
         * @description Credits the whole withdrawable reward to the wallet of the activity's currency if the reward obtained in it has
         *     reached `claimfrom`; otherwise, and if there is no reward to claim, the answer is `bonus-claim-not-met`. Rewards
         *     of an activity that has ended can still be claimed. The customer gets a message; the funding records show it as
         *     `reward`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `activity-not-found`
         *     7. `bonus-claim-not-met`
         *     8. `system-busy`: at any point; nothing was done
         */
        post: operations["activityclaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's invitation code and link
         * @description The customer's invitation code and link.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["invitationinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Friends who registered with the customer's code, newest first
         * @description Friends who registered with the customer's code, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["invitedfriends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description A multipart form with one image. The image is decoded and encoded again without metadata, stored under a name that
         *     the server chooses and shown only to its owner (see `url`). It is deleted after 24 hours unless another call has
         *     used its id. A client scales large photos down before it sends them.
         *
         *     JPEG, PNG and WebP, up to 10 MiB (10,485,760 bytes), 12,000 pixels on each edge and 50,000,000 pixels in all.
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields, and
         *     that there is exactly one file (`invalid-parameters`); at most 60 uploads in an hour; the size, which is counted
         *     while reading so that a larger body is never stored; the type by the first bytes of the file, not by its name (an
         *     SVG is not accepted); the file extension, if there is one, is one of a
         *     picture; width and height, read from the
         *     header before anything is decoded; nothing that could be opened follows the image's own data (a page, an
         *     archive, a document, a script; what a phone appends is dropped); it can be decoded completely. Each check has its own message; the answer is
         *     `upload-failed` if a valid image cannot be stored. All of them have HTTP 200 with status 0, like every failure.
         *
         *     The same `requestid` with the same bytes and purpose gets the first answer again, so a client retries an
         *     interrupted upload from its beginning with the same id.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `submitted-too-frequently`
         *     6. `upload-too-large`
         *     7. `upload-not-an-image`
         *     8. `upload-extension-differs`
         *     9. `upload-too-many-pixels`
         *     10. `upload-mixed-content`
         *     11. `upload-unreadable`
         *     12. `upload-failed`
         *     13. `system-busy`: at any point; nothing was done
         */
        post: operations["uploadimage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's avatar
         * @description The customer's avatar.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["avatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/setavatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the avatar
         * @description The previous avatar is deleted.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `upload-not-found`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["setavatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/funding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Movements of money in, out and between wallets, newest first
         * @description All changes of a wallet except those by trading. The running balance includes all changes of the wallet, also
         *     those that the filter excludes and those of `/records/transaction`.
         *
         *     | kind | what happened |
         *     |---|---|
         *     | `practicemoney` | practice money was credited |
         *     | `deposit` | a deposit was approved and credited |
         *     | `withdrawal` | a withdrawal was requested: its amount moved from free to frozen |
         *     | `withdrawalpaid` | it was paid: payout and fee were deducted from the frozen money |
         *     | `withdrawalreturned` | it was cancelled or rejected: its amount is free again |
         *     | `exchange` | paid (negative) or received (positive) in an exchange |
         *     | `fee` | a fee that belongs to no trade |
         *     | `reward` | a reward was paid out |
         *     | `adjustment` | a correction by the broker |
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["fundingrecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Movements of money by trading, newest first
         * @description All changes of a wallet by trading and by similar offers. The running balance includes all changes of the wallet,
         *     also those that the filter excludes and those of `/records/funding`.
         *
         *     | kind | what happened |
         *     |---|---|
         *     | `order` | an order was placed: its maximum cost moved from free to frozen |
         *     | `orderreleased` | the unused reserved money of an order was released |
         *     | `buy` | paid for a purchase |
         *     | `sell` | received from a sale |
         *     | `tradefee` | fee or tax of a trade |
         *     | `margin` | the customer's money moved into a position (negative) or was released (positive) |
         *     | `dividend` | a dividend was paid, after tax |
         *     | `subscription` | a subscription was made or paid |
         *     | `subscriptionrefund` | a subscription was not won, or its unused money was refunded |
         *     | `blocktrade` | a block trade was paid, sold or refunded |
         *     | `follow` | a product was followed (negative) or paid out (positive) |
         *     | `lending` | something was lent (negative) or was returned with its interest (positive) |
         *     | `credit` | a credit loan was paid out (positive) or repaid (negative) |
         *     | `daytrade` | money moved into day trading (negative) or was released (positive) |
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["transactionrecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closed positions, newest first
         * @description One record for every close, so a position that was closed in parts has several. The account centre shows the sum
         *     of their realised profit.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["positionrecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daytrade/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's day-trading facility
         * @description The customer's day-trading facility.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `system-busy`: at any point; nothing was done
         */
        post: operations["daytradestate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daytrade/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for day trading
         * @description The application needs a verified identity. The broker reviews it; the customer gets a message when it is approved.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `identity-not-verified`
         *     6. `identity-failed`
         *     7. `day-trading-applied`
         *     8. `system-busy`: at any point; nothing was done
         */
        post: operations["daytradeapply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daytrade/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Instruments that can be day traded
         * @description Instruments that can be day traded.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["daytradelist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daytrade/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Day-trading orders of today, newest first
         * @description Pending and final orders of the last 24 hours. A client cancels a pending order with `/trade/cancelorder`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["daytradeorders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daytrade/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Day trades in progress, or closed ones, newest first
         * @description Day trades in progress, or closed ones, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["daytradepositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy-trading products, newest opening first
         * @description Products that open within the next 30 days, and those that ended within the last 90. Every past figure is an
         *     actual result; `expectedreturn` is only a target.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["followlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One copy-trading product
         * @description One copy-trading product.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["followinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track record of a product's strategist
         * @description Past net asset values, oldest first, one per valuation. All of them are simulated.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["followrecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a product with an amount
         * @description Takes the fee (`feerate` of `money`, rounded half up to the currency's decimals) and freezes `money` until the
         *     order ends; it still belongs to the customer. The order starts at the last valuation and takes part in the next
         *     one.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields, and
         *     that `money` has no more decimals than its currency (`invalid-parameters`); no other fund operation of the account
         *     is in progress; the identity is verified; the product exists and is not delisted; it is open (`follow-not-open`
         *     before, `follow-deadline-passed` after); `money` is at least `minmoney`, and not more than the remaining capacity
         *     of `scale`; the wallet has enough free money for `money` and the fee (`insufficient-balance`; a client that knows
         *     the wallet shows the missing amount). After a failure no money has moved. The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `identity-not-verified`
         *     7. `identity-failed`
         *     8. `product-not-found`
         *     9. `follow-not-open`
         *     10. `follow-deadline-passed`
         *     11. `purchase-below-minimum`
         *     12. `follow-scale-reached`
         *     13. `insufficient-balance`
         *     14. `system-busy`: at any point; nothing was done
         */
        post: operations["followbuy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's copy-trading orders, newest first
         * @description The customer's copy-trading orders, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["followorders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem an order of a product
         * @description Ends the order at the last valuation and pays out its value, once; there is no fee. Possible from `unlocktime` on;
         *     before that the answer is `follow-locked`. At `endtime` every order ends automatically. For an order of another
         *     customer the answer is `order-not-found`. The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `fund-operation-in-progress`
         *     6. `order-not-found`
         *     7. `follow-order-ended`
         *     8. `follow-locked`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["followredeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block trades on offer
         * @description Blocks that are open, sold out or open later, sorted by end time, the earliest first; `which` `open` answers only
         *     those that can be bought now. While the channel is closed no block can be bought, even if the list shows it as
         *     open. A client requests the list again every few seconds while it shows remaining quantities.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["blocklist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One block
         * @description An ended block can be requested for another day; after that the answer is `product-not-found`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["blockinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cost of a purchase
         * @description Calculated with the price of the block and the fees of a purchase in its market. The quantity may be any whole
         *     number of shares; a fraction is `invalid-parameters`. Only the purchase checks whether the quantity is allowed. A
         *     block that has not opened yet or has ended is `block-trade-closed`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `block-trade-closed`
         *     6. `system-busy`: at any point; nothing was done
         */
        post: operations["blockpreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy shares of a block
         * @description Buys at the price of the block, at any hour while it is open: the server uses its own price, and a client never
         *     sends one. Money, fees and shares move in one transaction; either the whole quantity is bought or none of it. The
         *     shares become a separate position with the same waiting time as every purchase (15 minutes, `T+1`) before they may
         *     be sold.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields; the
         *     block exists; the channel and the block are open; the quantity is whole lots, not below `minquantity`, not more
         *     than the remaining quantity; the wallet has the total, including frozen money (`insufficient-balance`), and enough
         *     free money (`insufficient-available-balance`); if the channel has a password, it is sent
         *     (`channel-password-required`) and correct (after five wrong ones within 15 minutes the server checks no more:
         *     `submitted-too-frequently`). The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `product-not-found`
         *     6. `block-trade-closed`
         *     7. `not-whole-lots`
         *     8. `purchase-below-minimum`
         *     9. `above-block-remaining`
         *     10. `insufficient-balance`
         *     11. `insufficient-available-balance`
         *     12. `channel-password-required`
         *     13. `wrong-channel-password`
         *     14. `submitted-too-frequently`
         *     15. `system-busy`: at any point; nothing was done
         */
        post: operations["blockbuy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block trades of the customer, newest first
         * @description Block trades of the customer, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["blockmine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers of new shares or of placements
         * @description The offers of a tab, sorted by the distance of their closing or listing from now, the nearest first. `open` has
         *     those that are open for subscription and those that open within a week, `tobelisted` those that have closed,
         *     `listed` those of the last weeks that were listed or delivered.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["offerlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One offer
         * @description One offer.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `product-not-found`
         *     5. `system-busy`: at any point; nothing was done
         */
        post: operations["offerinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to an offer
         * @description Where the offer's `payment` is `upfront`, price times quantity is frozen immediately; otherwise no money moves. There is no
         *     fee. An offer with a `band` takes a `bid` and freezes the bid price times the quantity; without `bid` the subscription is at
         *     cut-off and the highest price of the band is frozen. The server checks in this order and answers the first check that fails: the account is not frozen; the
         *     fields; the offer exists; it is open (`not-subscription-time`); the quantity is a multiple of `step` between `min`
         *     and `max` (`purchase-below-minimum` below, else `invalid-parameters`); the bid is not below the
         *     minimum (`bid-below-minimum`), not above the band, a multiple of its step, and only given where there is a band
         *     (`invalid-parameters`); the account has no other subscription to
         *     the offer, except cancelled ones; the wallet has the money, including frozen money (`insufficient-balance`), and
         *     enough free money (`insufficient-available-balance`). The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `product-not-found`
         *     6. `not-subscription-time`
         *     7. `purchase-below-minimum`
         *     8. `bid-below-minimum`
         *     9. `already-subscribed`
         *     10. `insufficient-balance`
         *     11. `insufficient-available-balance`
         *     12. `system-busy`: at any point; nothing was done
         */
        post: operations["offersubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a subscription that was won
         * @description Freezes the cost of the allotted shares, which pays for their delivery. Possible once, while the state is
         *     `paymentdue` or `paymentfailed` and the deadline has not passed (`order-not-in-subscription`). If the money is
         *     missing, the state becomes `paymentfailed`, no money moves, and the payment can be tried again with a new
         *     `requestid`.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `subscription-not-found`
         *     6. `order-not-in-subscription`
         *     7. `insufficient-balance`
         *     8. `insufficient-available-balance`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["offerpay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a subscription
         * @description Possible only while it is pending and the offer is open (`order-not-pending`). The frozen money is released, and
         *     the customer can subscribe to the offer again.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `subscription-not-found`
         *     6. `order-not-pending`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["offercancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's subscriptions, newest first
         * @description The customer's subscriptions, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["offersubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lending/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shares in demand
         * @description Demand and rate are those of the current day. The highest rate comes first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["lendingoffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lending/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shares that the customer could lend
         * @description Long positions without leverage in instruments that are lent, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["lendingholdings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lending/lend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lend shares
         * @description Lends shares of one position. The fee is calculated from the value of the shares at the server's current price; a
         *     client sends no price. After each lending day the broker pays its fee into the wallet of the currency; the shares
         *     are returned at the end of the term, or at the end of the lending day in which the customer recalls them.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields; the
         *     position is held, long and without leverage; the channel is open and the instrument lent (`borrow-unavailable`); a
         *     price is available; the quantity is whole lots, not below the minimum, not more than can be lent now
         *     (`above-position`) and not more than the demand (`borrow-unavailable`). The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `position-not-found`
         *     6. `borrow-unavailable`
         *     7. `price-not-obtained`
         *     8. `not-whole-lots`
         *     9. `lend-below-minimum`
         *     10. `above-position`
         *     11. `system-busy`: at any point; nothing was done
         */
        post: operations["lendingshares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lending/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recall lent shares
         * @description The shares are returned when the current lending day ends, at most 24 hours later; that day is paid in full.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `loan-not-found`
         *     6. `loan-not-running`
         *     7. `system-busy`: at any point; nothing was done
         */
        post: operations["lendingrecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lending/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lent shares, newest first
         * @description Lent shares, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["lendingloans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terms of credit loans, and how much can be borrowed
         * @description Terms of credit loans, and how much can be borrowed.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["creditterms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/borrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a credit loan
         * @description Pays `money` into the wallet of its currency. Interest is charged on the outstanding principal for each started
         *     day of 24 hours; at the end of the term the broker collects the amount owed from the wallet. The customer cannot
         *     withdraw while principal is outstanding.
         *
         *     The server checks in this order and answers the first check that fails: the account is not frozen; the fields; the
         *     identity is verified; a fund password is set; the channel is open (`borrow-unavailable`); the minimum amount; the
         *     remaining quota (`borrow-unavailable`); the fund password. The customer gets a message.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `identity-not-verified`
         *     6. `identity-failed`
         *     7. `fund-password-not-set`
         *     8. `borrow-unavailable`
         *     9. `borrow-below-minimum`
         *     10. `wrong-fund-password`
         *     11. `submitted-too-frequently`
         *     12. `system-busy`: at any point; nothing was done
         */
        post: operations["creditborrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/repay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repay a credit loan in part or in full
         * @description Pays interest first, then principal. Repaying `owed` ends the loan.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `request-id-reused`: the id of the request is new; a request that was done already gets its first answer again
         *     5. `loan-not-found`
         *     6. `loan-not-running`
         *     7. `repayment-above-owed`
         *     8. `insufficient-available-balance`
         *     9. `system-busy`: at any point; nothing was done
         */
        post: operations["creditrepay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit loans, newest first
         * @description Credit loans, newest first.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        post: operations["creditloans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes, as it changes, instead of polling
         * @description A stream of server-sent events (`text/event-stream`) for as long as the client reads it. It is optional: a server
         *     that has it says so with the entry `stream` of `/common/config`, and a client polls where the entry is missing or
         *     where this call is answered with 404. The parameters name the topics; a client that needs others opens a new
         *     stream with them.
         *
         *     Each event has one line `event`, one line `id` and one line `data`, which is JSON on one line, as the calls that
         *     are polled answer it:
         *
         *     | event | data | sent |
         *     |---|---|---|
         *     | `ready` | the server's time, and for how long the customer's money has not changed (`quiet`) | once, first; the client now requests what it shows, once, or where it asked for it within that time not at all |
         *     | `reset` | the server's time | instead of `ready`, where `Last-Event-ID` is unknown or too old: events may be missing |
         *     | `quotes` | as `/quotes/list` | each second in which one of `quotes` changed, those alone |
         *     | `depth` | as `/quotes/depth` | each second in which it changed, for each of `depth` |
         *     | `markets` | as `/market/list` | where the state of a market has changed, those alone |
         *     | `orders` | as the `list` of `/trade/pendinglist` | where orders of the customer have changed, in their present state |
         *     | `fills` | as the `list` of `/trade/fills` | where orders of the customer were filled |
         *     | `positions` | as the `list` of `/trade/positionlist` | where positions of the customer have changed, in their present state |
         *     | `wallets` | as `/funds/wallets` | where money of the customer has moved, those wallets alone |
         *     | `messages` | as `/message/unread` | where messages of the customer have arrived or were read |
         *     | `alerts` | as `/alert/list` | where price alerts of the customer were set or met, in their present state |
         *     | `beat` | the server's time, and the last event recorded for the customer | at least every 10 seconds |
         *
         *     A client that lost the connection sends the `id` of the last event that it has read completely as `Last-Event-ID`,
         *     and gets every later event of the customer: none that changed money is left out, and none is sent twice. Quotes,
         *     depth and markets are not repeated; they begin with their present state. An id is valid for at least ten minutes
         *     and on every server of the same broker.
         *
         *     A `beat` names the customer's last own event as the server has recorded it (`last`). It may come before that event does. A
         *     client that has heard of no own event until the next beat, which again names one that it has not read, has a stream that
         *     tells nothing: it ends it, polls, and opens another one.
         *
         *     A server may send quotes and depth less often to a client that reads slowly, then with the latest figures. It never
         *     leaves out another event: it ends the stream instead, and the client resumes. A stream also ends with its session
         *     and when the server stops. More streams than the server allows a customer are answered with HTTP 429.
         *
         *     Checks, the first that fails decides the answer:
         *
         *     1. HTTP 401: the headers token and account belong to a session that has not ended
         *     2. `account-frozen`: the account is not frozen
         *     3. `invalid-parameters`: the fields have the form that is described here
         *     4. `system-busy`: at any point; nothing was done
         */
        get: operations["stream"];
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
        /**
         * @description Stock type: wallet and market of the answer. The account centre sends the default type `EUR` for its first tab and
         *     `usd` for the others. Upper and lower case mean the same.
         * @example EUR
         * @example usd
         */
        StockType: string;
        /**
         * Format: int64
         * @description Identifier of a record, as a whole number or the same as text. A client never calculates with it.
         * @example 1024
         * @example 1024
         */
        WireId: number | string;
        /**
         * @description Account, a ten-digit mobile phone number.
         * @example 0123456789
         */
        AccountNumber: string;
        /**
         * @description A number as servers of this API send it: a number, the same as text, or `-` or an empty text for "nothing", which
         *     counts as 0. Text has no exponent and no thousands separators. Send text if a number has more digits than a
         *     JavaScript number preserves.
         * @example 1250.5
         * @example 1250.50
         * @example -
         * @example
         */
        WireNumber: number | string;
        /** @description The customer. Each balance field is named after a stock type in lower case and is in that currency. */
        UserInfo: {
            /** @description User id. Clients show it padded with zeros to six characters. */
            id: components["schemas"]["WireId"];
            account: components["schemas"]["AccountNumber"];
            /** @description Balance in EUR, the default stock type, without frozen money. */
            eur: components["schemas"]["WireNumber"];
            /** @description Balance in USD, without frozen money. */
            usd: components["schemas"]["WireNumber"];
            /** @description Balance in USDT, without frozen money. */
            usdt: components["schemas"]["WireNumber"];
        };
        /**
         * Format: uuid
         * @description UUID that the client creates and stores before it sends the request, and repeats with every retry of the same
         *     intent. The same id gets the first answer again; with the same id and other fields the answer is
         *     `request-id-reused`.
         * @example 0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a11
         */
        RequestId: string;
        /** @description The opened account. It has no session yet. */
        NewAccount: {
            /** @description User id. */
            id: components["schemas"]["WireId"];
            account: components["schemas"]["AccountNumber"];
        };
        /** @description A session. The client sends both values as headers with every later call. */
        Session: {
            /**
             * @description Opaque session token.
             * @example q3VXxkH0cXlqgWm1uX2m6v5o7a0rTz8d
             */
            token: string;
            account: components["schemas"]["AccountNumber"];
        };
        /**
         * @description Random bytes in Base64url, accepted once.
         * @example pYc0cV8k1Tq5fS3nVtJzBqV0iJ2f6nF2m1oQ8l4xW0E
         */
        PasskeyChallengeText: string;
        /**
         * @description The domain for which passkeys are made (relying party identifier); the same as the config entry `passkeydomain`.
         * @example app.example.com
         */
        PasskeyDomain: string;
        /**
         * Format: int64
         * @description How many there are, as a whole number or the same as text.
         * @example 3
         * @example 0
         */
        WireCount: number | string;
        /** @description Milliseconds for which the challenge is accepted. */
        PasskeyTimeout: components["schemas"]["WireCount"];
        /**
         * @description Identifier of a passkey on its device, in Base64url.
         * @example kN3cV8k1Tq5fS3nVtJzBqV0iJ2f6nF2m
         */
        CredentialId: string;
        /**
         * @description What a device signs with a passkey (`PublicKeyCredentialRequestOptions` of the W3C's Web Authentication, Level 3). The
         *     client adds `userVerification: required`.
         */
        PasskeyChallenge: {
            challenge: components["schemas"]["PasskeyChallengeText"];
            rpid: components["schemas"]["PasskeyDomain"];
            timeout: components["schemas"]["PasskeyTimeout"];
            /** @description Passkeys that are accepted; empty where the device offers those that it has for the domain. */
            allow: components["schemas"]["CredentialId"][];
        };
        /**
         * @description What the browser says of the request (`clientDataJSON`), in Base64url.
         * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
         */
        ClientData: string;
        /**
         * @description What the device says of itself (`authenticatorData`), in Base64url.
         * @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ
         */
        AuthenticatorData: string;
        /**
         * @description Signature of the two by the passkey, in Base64url.
         * @example MEUCIQDkS0yT3v6gJ0
         */
        PasskeySignature: string;
        /**
         * @description The `userid` that the device holds with the passkey, in Base64url; missing or empty where it tells none.
         * @example AZCl8I0QekOKW2ofDxwtPg
         */
        UserHandle: string;
        /**
         * Format: password
         * @description Login password.
         * @example calm1234
         */
        OwnPassword: string;
        /**
         * Format: int32
         * @description State of a record, as a whole number or the same as text. Each field explains its values.
         * @example 0
         * @example 1
         */
        WireStatus: number | string;
        /**
         * Format: int64
         * @description An instant as in `WireTime`, or `-` or an empty text where there is none (yet).
         * @example 1768442400000
         * @example -
         */
        WireTimeOrNone: number | string;
        /** @description A request to log in without one-time codes. */
        Recovery: {
            /**
             * @description 0 there is none, 1 it is under review, 2 it was accepted, 3 it was rejected.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When it was made; `-` where there is none. */
            time: components["schemas"]["WireTimeOrNone"];
            /** @description From when on the log-in asks for no code, if the request is accepted; `-` where that will not happen. */
            endtime: components["schemas"]["WireTimeOrNone"];
        };
        /**
         * @description Currency code of a wallet. Upper and lower case mean the same.
         * @example EUR
         * @example USD
         * @example USDT
         */
        CurrencyCode: string;
        /**
         * @description Cursor of the page: the `next` of the previous page, unchanged. Omitted for the first page. It is opaque, belongs to
         *     the same call with the same other fields, and stays valid while the list changes: no row is repeated or skipped. An
         *     unknown cursor is `invalid-parameters`.
         * @example MjAyNi0wMS0xNVQwMjoxMA
         */
        PageCursor: string;
        /**
         * @description Maximum number of rows, from 1 to 100; 20 if omitted. A page with fewer rows is not necessarily the last one.
         * @example 20
         */
        PageLimit: string;
        /**
         * @description Identifier of a record, opaque text. A client only stores it and sends it back.
         * @example 0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e
         */
        RecordId: string;
        /**
         * @description Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called
         *     RMB.
         * @example EUR
         * @example MYR
         * @example USDT
         * @enum {string}
         */
        WalletCurrency: "EUR" | "USD" | "USDT" | "MYR" | "CNY" | "TWD" | "JPY" | "HKD" | "THB" | "VND" | "KRW";
        /**
         * @description Reason why a review ended with a rejection; empty if it did not. A client shows its own words for it, and those of
         *     `other` for an unknown reason.
         *
         *     | reason | meaning | of |
         *     |---|---|---|
         *     | `notreceived` | the money did not arrive | deposit |
         *     | `amountdiffers` | the amount that arrived differs from the reported one | deposit |
         *     | `duplicate` | the transfer was credited before | deposit |
         *     | `unreadable` | an image cannot be read | deposit, identity |
         *     | `namediffers` | the names differ | deposit, withdrawal, identity |
         *     | `numberdiffers` | the number differs from the document | identity |
         *     | `expired` | the document is no longer valid | identity |
         *     | `returned` | the receiving bank or network sent the money back | withdrawal |
         *     | `other` | anything else, explained in the remark | all |
         * @example unreadable
         * @example
         */
        RejectionReason: string;
        /**
         * Format: int64
         * @description An instant in milliseconds since 1970-01-01T00:00:00Z (UTC), as a whole number or the same as text. A client shows
         *     it in the zone of its market and names that zone. It has 12 to 15 digits, so a time in seconds or in microseconds is
         *     none.
         * @example 1768442400000
         * @example 1768442400000
         */
        WireTime: number | string;
        /**
         * @description Cursor of the next page; empty where this is the last one.
         * @example MjAyNi0wMS0xNVQwMjoxMA
         * @example
         */
        NextCursor: string;
        /**
         * @description A withdrawal. Figures are in the requested currency. Only `money` and `status` are always present: older servers
         *     answer no other fields.
         */
        Withdrawal: {
            /** @description Amount withdrawn. */
            money: components["schemas"]["WireNumber"];
            /**
             * @description 0 under review (counted as frozen), 1 paid, 2 rejected, 3 cancelled by the customer.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            id?: components["schemas"]["RecordId"];
            currency?: components["schemas"]["WalletCurrency"];
            /** @description Fee, in `currency`, contained in `money`. */
            fee?: components["schemas"]["WireNumber"];
            /** @description Amount that arrives, in `currency`; `money` less `fee`. */
            arrival?: components["schemas"]["WireNumber"];
            /** @description Card or wallet that receives it, even if it has been unbound since. */
            cardid?: components["schemas"]["RecordId"];
            /**
             * @description Bank or network, and masked number, of that card or wallet.
             * @example Banco Sereno ES91 **** 1332
             */
            card?: string;
            reason?: components["schemas"]["RejectionReason"];
            /**
             * @description The reviewer's remark, unformatted plain text; empty if there is none.
             * @example
             */
            remark?: string;
            /** @description When it was requested, epoch milliseconds (UTC). */
            requesttime?: components["schemas"]["WireTime"];
            /** @description Latest time at which it is paid, epoch milliseconds (UTC). */
            arrivetime?: components["schemas"]["WireTime"];
            /** @description When it was paid, rejected or cancelled, epoch milliseconds (UTC); `-` while it is under review. */
            endtime?: components["schemas"]["WireTimeOrNone"];
            /** @description Id under which it was requested; only where it was requested by this id. */
            requestid?: components["schemas"]["RequestId"];
            /** @description Cursor of the page that begins after this record. Request the next page with the cursor of the last record. */
            next?: components["schemas"]["NextCursor"];
        };
        /** @description A subscription of a new share. Figures are in the currency of the requested stock type. */
        NewStockSubscription: {
            /** @description Amount frozen for it now; 0 for a subscription that is paid later, until it is paid. */
            rjmoney: components["schemas"]["WireNumber"];
            /**
             * @description 0 no money frozen yet, 1 or 2 subscribed or paid (counted as frozen), 3 ended - not won, refunded, cancelled or delivered.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
        };
        /** @description An order of a fund product. Figures are in the currency of the requested stock type. */
        ProductOrder: {
            /** @description Amount invested. Profit or loss counts when the order ends, not before. */
            money: components["schemas"]["WireNumber"];
            /**
             * @description 0 running (counted as frozen), 1 ended, 2 cancelled.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
        };
        /** @description A stock subscription. Figures are in the currency of the requested stock type. */
        StockSubscription: {
            /** @description Amount that is reserved for the subscription. */
            credit: components["schemas"]["WireNumber"];
            /**
             * @description 0 pending, won or paid (its amount counted as frozen), 1 delivered, 2 not won, waived or cancelled.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
        };
        /**
         * @description A holding. Figures are in the currency of the requested stock type. For open holdings, `nowprice` × `stock_num` is
         *     exactly the customer's share of its value:
         *
         *     - a long without leverage: its market value, current price × quantity;
         *     - a short, or a position with leverage: its equity, margin plus floating profit, never below 0. It counts as one
         *       piece - `stock_num` is 1 and `nowprice` the equity;
         *     - a position without an available price: its margin, as one piece, and `yingkui` is `-`.
         *
         *     Day trades are among the holdings. So the total that a client calculates from the record lists is `totalassets` of
         *     `/trade/funds`.
         */
        Holding: {
            /** @description Current price of one share; of one piece (see above) its value. Mean closing price for closed ones. */
            nowprice: components["schemas"]["WireNumber"];
            /** @description Number of shares; 1 for one piece (see above). */
            stock_num: components["schemas"]["WireNumber"];
            /** @description Profit (positive) or loss (negative) - floating while it is held, with the loss limited to its margin; realised once closed. */
            yingkui: components["schemas"]["WireNumber"];
            /**
             * @description 0 held, 1 closed, 2 cancelled.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
        };
        /** @description Holdings as a list, or as a map that contains summary keys in addition to the records. */
        HoldingRecords: components["schemas"]["Holding"][] | {
            [key: string]: components["schemas"]["Holding"] | components["schemas"]["WireNumber"];
        };
        /**
         * @description A rebate-style item. Figures are in the currency of the requested stock type. Kind 0 are pending orders to open,
         *     day trades included, each with the money that it reserves; a filled or ended order is no longer in the list.
         */
        Rebate: {
            /** @description Amount reserved for the item; for kind 0 margin and fees of the unfilled part. */
            credit: components["schemas"]["WireNumber"];
            /**
             * @description 0 pending, 1 done, 2 cancelled.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
        };
        /** @description Rebate-style items as a list, or as a map that contains summary keys in addition to the records. */
        RebateRecords: components["schemas"]["Rebate"][] | {
            [key: string]: components["schemas"]["Rebate"] | components["schemas"]["WireNumber"];
        };
        /** @description A closed position. Figures are in the currency of the requested stock type. */
        RealisedProfit: {
            /** @description Profit (positive) or loss (negative) that was realised. */
            yingkui: components["schemas"]["WireNumber"];
        };
        /** @description Closed positions as a list, or as a map that contains summary keys in addition to the records. */
        RealisedRecords: components["schemas"]["RealisedProfit"][] | {
            [key: string]: components["schemas"]["RealisedProfit"] | components["schemas"]["WireNumber"];
        };
        /**
         * @description One entry of the server's configuration. A client ignores unknown names.
         *
         *     | name | value |
         *     |---|---|
         *     | `title` | title of the app |
         *     | `logo` | address of the logo |
         *     | `kefu` | address of the customer service chat; the client adds the user id to it as client id |
         *     | `simulation` | `1` where the broker is a simulation: the client shows the paper-trading ribbon |
         *     | `latestversion` | newest version of the app |
         *     | `areas` | the areas that the server has beyond the account, as names with a space between them (`x-areas` of this contract, less those with an entry of their own): `quotes offers`. A client offers nothing of an area that is not named. A server without this entry has them all: it is older than the entry |
         *     | `margin` | `1` two-way margin enabled, `0` not |
         *     | `blocktrade` | block trade channel: `open` or `closed` |
         *     | `lending` | lending channel: `open`, `full` or `closed` |
         *     | `orderfeatures` | what orders can do beyond the fields of the first version, as names with a space between them: `timeinforce` (times in force other than `day`), `protection` (of a position and of an order that opens), `amend`, `cancelall`, `closeall`, `notes` (about positions). A client offers nothing that is not named |
         *     | `alerts` | `1` where the server has price alerts (`/alert/…`); a client offers none where the entry is missing |
         *     | `savingsplans` | `1` where the server has savings plans (`/plan/…`); a client offers none where the entry is missing |
         *     | `webpush` | public key with which a browser subscribes to notifications (`/push/…`): the application server key of VAPID, an uncompressed point on P-256 as base64url. A client offers none where the entry is missing |
         *     | `nativepush` | services by which the server sends notifications to apps in native shells (`devicetoken` of `/push/subscribe`), as names with a space between them: `fcm` (Firebase Cloud Messaging, for Android and iOS). A client in a native shell offers none where the entry is missing |
         *     | `webpushtopics` | what notifications can tell, on browsers and devices, as names with a space between them: `alerts`, `trades`, `messages` (`topics` of `/push/subscribe`). Without the entry they tell price alerts alone |
         *     | `security` | what protects an account beyond its passwords, as names with a space between them: `sessions` (`/security/sessions`), `codes` (`/security/codestate`), `passkeys` (`/security/passkeys`, `/user/loginbypasskey`, `/funds/withdrawbypasskey`), `recovery` (`/user/recover`), `waiting` (withdrawals wait 24 hours for a new payee, after a changed password and after a recovered log-in: `waituntil` of `/funds/withdrawpreview`). A client offers nothing that is not named |
         *     | `passkeydomain` | the domain for which passkeys are made, where `security` names `passkeys`; a client offers them where its own address is that domain or is within it |
         *     | `reports` | reports about the customer's money, as names with a space between them: `statements` (`/trade/statement`, by month). A client offers them in the account where they are named |
         *     | `stream` | `1` where the server has `/live/stream`; a client polls where the entry is missing |
         */
        ConfigEntry: {
            /**
             * @description Name of the entry.
             * @example title
             */
            name: string;
            /**
             * @description Value of the entry.
             * @example Calm Broker
             * @example 1
             */
            value: string | number;
        };
        /**
         * @description A version, three numbers with dots.
         * @example 0.2.0
         */
        VersionNumber: string;
        /**
         * @description Address that a client may open, absolute with http or https; empty where there is none.
         * @example https://example.com/app
         * @example
         */
        WebAddressOrNone: string;
        /** @description Versions of the app, each as three numbers with dots. */
        AppVersion: {
            /** @description Newest version. */
            version: components["schemas"]["VersionNumber"];
            /** @description Oldest version that the server still works with. */
            minversion: components["schemas"]["VersionNumber"];
            /** @description Address of the newest version; empty if reloading is enough. */
            url: components["schemas"]["WebAddressOrNone"];
            /**
             * @description Release notes, as plain text; may be empty.
             * @example Charts load faster.
             */
            content: string;
        };
        /**
         * @description Language of the answer: `us` English, `tw` traditional Chinese, `es` Spanish, `cn` simplified Chinese, `my` Malay,
         *     `it` Italian, `kr` Korean, `ar` Arabic.
         * @example es
         * @enum {string}
         */
        Language: "us" | "tw" | "es" | "cn" | "my" | "it" | "kr" | "ar";
        /** @description A text about the broker. */
        Article: {
            /**
             * @description Text to answer.
             * @example agreement
             */
            name: string;
            /**
             * @description Heading, in the requested language; empty if the text is not written yet.
             * @example Customer agreement
             */
            title: string;
            /**
             * @description HTML. A client sanitises it before it shows it.
             * @example <p>Prices here are simulated.</p>
             */
            content: string;
            /**
             * @description When it last changed, ISO 8601 with the zone's offset; empty where that is not known.
             * @example 2026-01-15T09:00:00+08:00
             */
            updatetime: string;
        };
        /** @description Number of unread messages. */
        UnreadCount: {
            /** @description Number of unread messages. */
            unread: components["schemas"]["WireCount"];
        };
        /**
         * @description Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT`
         *     futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices.
         * @example MY
         * @enum {string}
         */
        MarketCode: "MY" | "TW" | "CN" | "US" | "JP" | "IT" | "ES" | "FUND" | "FUT" | "CRYPTO" | "FX" | "INDEX";
        /**
         * @description IANA name of a time zone, `UTC` or with its area in front. Names without an area, and offsets, are not allowed.
         * @example Asia/Kuala_Lumpur
         */
        TimeZone: string;
        /**
         * @description Whether orders are accepted: `open` in session, `break` between two sessions of one day, `closed` after the last
         *     session and on other days, `halted` if the exchange stopped trading while the market is not closed.
         * @example open
         * @enum {string}
         */
        TradingState: "open" | "break" | "closed" | "halted";
        /** @description One trading session. It includes the instant it opens and excludes the instant it closes. */
        TradingSession: {
            /** @description When it opens. */
            opentime: components["schemas"]["WireTime"];
            /** @description When it closes. */
            closetime: components["schemas"]["WireTime"];
        };
        /** @description A market and its hours. */
        Market: {
            code: components["schemas"]["MarketCode"];
            /**
             * @description English name. A client shows its own name for a known code.
             * @example Malaysia
             */
            name: string;
            /** @description Currency that its instruments are quoted and settled in, unless an instrument names another. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA time zone of its days and sessions. */
            zone: components["schemas"]["TimeZone"];
            /** @description State of the market now; never `halted`, which single instruments are. */
            state: components["schemas"]["TradingState"];
            /** @description Time of the next change of `state` - this session's close, or the next open; `-` for a market that never closes. */
            changetime: components["schemas"]["WireTimeOrNone"];
            /**
             * Format: date
             * @description Current trading day, in the market's zone - the one in session, or the last one that opened.
             * @example 2026-01-15
             */
            day: string;
            /** @description Sessions of that day, in order. */
            sessions: components["schemas"]["TradingSession"][];
            /**
             * @description Present and true where every instrument follows the hours of its own home market (`home` of a quote list's row). Then
             *     `state` is `open` while one of them is open, `changetime` is the next change of any of them, `zone` is UTC, `day` is
             *     the day there and `sessions` is empty.
             * @example true
             */
            homehours?: boolean;
            /**
             * @description `T+0` shares bought may be sold on the same day once the `salewait` of their instrument has passed; `T+1` from
             *     the next trading day's open.
             * @example T+0
             * @enum {string}
             */
            sale: "T+0" | "T+1";
            /**
             * Format: int32
             * @description Trading days from a trade to its settlement.
             * @example 2
             */
            settlementdays: number;
            /**
             * @description Whether instruments can be sold short, for an account with two-way margin.
             * @example true
             */
            shorting: boolean;
            /**
             * @description Whether orders can be placed at all; false for indices, which are only quoted.
             * @example true
             */
            tradable: boolean;
            /**
             * @description Multiples of leverage offered, ascending, 1 first.
             * @example [
             *       1,
             *       2,
             *       5
             *     ]
             */
            leverages: number[];
        };
        /**
         * @description Quote code of an instrument, unique across all markets, in upper case, as in the list.
         * @example MY0101
         */
        QuoteCode: string;
        /**
         * @description A number as in `WireNumber` that is never below 0: a price, a quantity, a fee, a balance. Figures that have a sign
         *     are `WireNumber`.
         * @example 1250.5
         * @example 1250.50
         * @example -
         * @example
         */
        WireAmount: number | string;
        /**
         * @description A row of a quote list: the instrument and its quote. Prices and turnover are in the instrument's currency. Change =
         *     `nowprice` - `preclose`.
         */
        QuotedInstrument: {
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /**
             * @description Home market, whose hours and state apply to this instrument; present if its `market` has `homehours`, as the
             *     indices have.
             */
            home?: components["schemas"]["MarketCode"];
            /** @description Currency of its prices. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /** @description Price of the last trade; `-` if none is available. */
            nowprice: components["schemas"]["WireAmount"];
            /** @description Close of the trading day before; `-` on the first day. */
            preclose: components["schemas"]["WireAmount"];
            /** @description Quantity traded on the trading day, in shares (units, contracts). */
            volume: components["schemas"]["WireAmount"];
            /** @description Amount traded on the trading day, in the instrument's currency. */
            turnover: components["schemas"]["WireAmount"];
            state: components["schemas"]["TradingState"];
            /**
             * @description Present where the price is at the day's upper or lower limit.
             * @example up
             * @enum {string}
             */
            atlimit?: "up" | "down";
            /** @description Time of the price. */
            time: components["schemas"]["WireTimeOrNone"];
            /**
             * @description Prices over the trading day at even steps, oldest first, for a small line; the last one is `nowprice`. Empty
             *     where there is no price.
             */
            trend: components["schemas"]["WireNumber"][];
        };
        /** @description One page of a sorted quote list. */
        QuotePage: {
            /** @description Rows in the requested order. */
            list: components["schemas"]["QuotedInstrument"][];
            next: components["schemas"]["NextCursor"];
        };
        /**
         * @description Quote codes separated by commas, at most 200, each once, in any order.
         * @example MY0101,CN0202,BTC-P
         */
        QuoteCodes: string;
        /**
         * @description An instant in milliseconds since 1970-01-01T00:00:00Z (UTC).
         * @example 1768442400000
         */
        FormTime: string;
        /**
         * @description The changing figures of an instrument. Names are short: lists request it every second. Change = `nowprice` -
         *     `preclose`; change in per cent = change / `preclose` × 100. Prices are in the instrument's currency.
         */
        Quote: {
            code: components["schemas"]["QuoteCode"];
            /** @description Price of the last trade; `-` if none is available. */
            nowprice: components["schemas"]["WireAmount"];
            /** @description Close of the trading day before; `-` on the first day. */
            preclose: components["schemas"]["WireAmount"];
            /** @description Quantity traded on the trading day, in shares (units, contracts). */
            volume: components["schemas"]["WireAmount"];
            /** @description Amount traded on the trading day, in the instrument's currency. */
            turnover: components["schemas"]["WireAmount"];
            state: components["schemas"]["TradingState"];
            /**
             * @description Present where the price is at the day's upper or lower limit.
             * @example up
             * @enum {string}
             */
            atlimit?: "up" | "down";
            /** @description Time of the price. */
            time: components["schemas"]["WireTimeOrNone"];
        };
        /** @description Quotes of the requested codes, or of those among them that changed. */
        QuoteBatch: {
            /** @description The server's time of this answer; to be sent as `since` with the next call. */
            time: components["schemas"]["WireTime"];
            /** @description Quotes in the order of the codes. Unknown codes are omitted. */
            list: components["schemas"]["Quote"][];
        };
        /** @description An instrument that matches the keyword, without figures. */
        SearchHit: {
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description Currency of its prices. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Whether it is on the customer's watchlist.
             * @example false
             */
            watched: boolean;
        };
        /** @description One page of matches. */
        SearchPage: {
            /**
             * @description Exact code first, then codes, names and initials that begin with the keyword, then names that contain it; within
             *     each, by code.
             */
            list: components["schemas"]["SearchHit"][];
            next: components["schemas"]["NextCursor"];
        };
        /** @description Figures of the trading day, in the instrument's currency. `-` where the day has no trade yet. */
        DayFigures: {
            /** @description First price. */
            open: components["schemas"]["WireAmount"];
            /** @description Highest price. */
            high: components["schemas"]["WireAmount"];
            /** @description Lowest price. */
            low: components["schemas"]["WireAmount"];
            /** @description Turnover divided by volume. */
            average: components["schemas"]["WireAmount"];
        };
        /** @description One price of the order book. */
        BookLevel: {
            /** @description Price, in the instrument's currency. */
            price: components["schemas"]["WireAmount"];
            /** @description Quantity waiting at this price, in shares (units, contracts). */
            quantity: components["schemas"]["WireAmount"];
        };
        /**
         * @description The five best prices of either side, best first; fewer if the book has fewer prices, none if the market is closed or
         *     no order is in the book (no asks at the upper limit, no bids at the lower).
         */
        OrderBook: {
            /** @description Buyers, highest price first. */
            bids: components["schemas"]["BookLevel"][];
            /** @description Sellers, lowest price first. */
            asks: components["schemas"]["BookLevel"][];
            /** @description Time of the book. */
            time: components["schemas"]["WireTimeOrNone"];
        };
        /** @description Key statistics. `-` where a figure does not apply (an index has no earnings) or is not known. */
        InstrumentStatistics: {
            /** @description Volume of the day as a share of the free float, in per cent. */
            turnoverrate: components["schemas"]["WireAmount"];
            /** @description Mean daily volume of the last 20 trading days, in shares. */
            averagevolume: components["schemas"]["WireAmount"];
            /** @description Highest price of the last 52 weeks, in the instrument's currency. */
            yearhigh: components["schemas"]["WireAmount"];
            /** @description Lowest price of the last 52 weeks, in the instrument's currency. */
            yearlow: components["schemas"]["WireAmount"];
            /** @description Market value of all shares, in the instrument's currency. */
            marketvalue: components["schemas"]["WireAmount"];
            /** @description Market value of the free float, in the instrument's currency. */
            floatvalue: components["schemas"]["WireAmount"];
            /** @description Number of shares. */
            shares: components["schemas"]["WireAmount"];
            /** @description Price divided by the earnings per share of the last twelve months. */
            pe: components["schemas"]["WireNumber"];
            /** @description Earnings per share of the last twelve months, in the instrument's currency. */
            eps: components["schemas"]["WireNumber"];
            /** @description Dividends of the last twelve months as a share of the price, in per cent. */
            dividendyield: components["schemas"]["WireAmount"];
        };
        /** @description A day to come on which a company tells or decides something. */
        CompanyDate: {
            /**
             * @description It publishes results, its shares go ex-dividend, its shareholders meet, or something else.
             * @example results
             * @enum {string}
             */
            kind: "results" | "dividend" | "meeting" | "other";
            /**
             * Format: date
             * @description The day, in the zone of the market; not a past one.
             * @example 2026-02-24
             */
            day: string;
        };
        /**
         * @description What the company of an instrument is. Optional: left out for what is no company, and by a server that does not know it; a
         *     client shows nothing then.
         */
        InstrumentProfile: {
            /**
             * @description Sector of its main business; `other` for one that is not in the list.
             * @example consumer-staples
             * @enum {string}
             */
            sector: "communication" | "consumer-discretionary" | "consumer-staples" | "energy" | "financials" | "health-care" | "industrials" | "materials" | "real-estate" | "technology" | "utilities" | "other";
            /**
             * @description What it does, in one or two sentences, plain text in the requested language; may be empty.
             * @example Makes food and drink for households and sells it to shops.
             */
            business: string;
            /** @description Its next dates, the soonest first; may be empty. */
            dates: components["schemas"]["CompanyDate"][];
        };
        /** @description An index as another instrument names it. */
        InstrumentIndex: {
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example KLCI
             */
            name: string;
            /**
             * @description Name in Chinese; empty where it has none.
             * @example 吉隆坡综合指数
             */
            chinesename: string;
        };
        /** @description One step of the ladder of tick sizes. */
        TickStep: {
            /** @description Price from which the tick applies, up to that of the next step, in the instrument's currency. */
            from: components["schemas"]["WireAmount"];
            /** @description Prices are multiples of it, in the instrument's currency. */
            tick: components["schemas"]["WireAmount"];
        };
        /**
         * @description Name of a fee as on a contract note.
         * @example brokerage
         * @enum {string}
         */
        FeeName: "brokerage" | "clearing-fee" | "stamp-duty" | "transfer-fee" | "exchange-fee" | "regulatory-fee" | "transaction-tax" | "other-fee";
        /** @description One line of the fee schedule. It is charged per order, regardless of the number of fills. */
        FeeRule: {
            name: components["schemas"]["FeeName"];
            /**
             * @description Orders that it is charged on, purchases or sales - closing a short is a purchase.
             * @example both
             * @enum {string}
             */
            side: "buy" | "sell" | "both";
            /** @description Per cent of the traded amount; 0.1 is one thousandth of it. */
            rate: components["schemas"]["WireAmount"];
            /** @description Minimum charge per order, in the instrument's currency; `-` where there is none. */
            minimum: components["schemas"]["WireAmount"];
            /** @description Maximum charge per order, in the instrument's currency; `-` where there is none. */
            maximum: components["schemas"]["WireAmount"];
        };
        /** @description Rules for an order of this instrument today. Prices and charges are in the instrument's currency. */
        TradingRules: {
            /**
             * @description Whether orders can be placed at all.
             * @example true
             */
            tradable: boolean;
            /** @description Smallest quantity; every quantity is a multiple of it, in shares (units, contracts). */
            lot: components["schemas"]["WireAmount"];
            /** @description Maximum quantity of one order, in shares (units, contracts); `-` if there is no maximum. */
            maxquantity: components["schemas"]["WireAmount"];
            /** @description Tick sizes by price, ascending, the first from 0. */
            ticks: components["schemas"]["TickStep"][];
            /** @description Highest price of an order today, inclusive; `-` where the market has no limits. */
            upperlimit: components["schemas"]["WireAmount"];
            /** @description Lowest price of an order today, inclusive; `-` where the market has no limits. */
            lowerlimit: components["schemas"]["WireAmount"];
            /**
             * @description Multiples of leverage offered, ascending, 1 first. More than 1 needs two-way margin (config entry `margin`).
             * @example [
             *       1,
             *       2,
             *       5
             *     ]
             */
            leverages: number[];
            /**
             * @description Whether it can be sold short, which needs two-way margin as well.
             * @example true
             */
            shorting: boolean;
            /**
             * @description A position that is short or has leverage above 1 is closed by the broker, at the market, once its margin with
             *     floating profit or loss is at or below this share of its original margin, in per cent; `-` if that never
             *     happens.
             */
            stopoutpercent: components["schemas"]["WireAmount"];
            /**
             * @description `T+0` shares bought may be sold on the same day once `salewait` has passed; `T+1` from the next trading day's
             *     open.
             * @example T+0
             * @enum {string}
             */
            sale: "T+0" | "T+1";
            /**
             * Format: int32
             * @description Minutes from a purchase to the earliest sale, which `sell-blocked-15-minutes` calls 15; 0 where there is no wait.
             * @example 15
             */
            salewait: number;
            /**
             * Format: int32
             * @description Trading days from a trade to its settlement.
             * @example 2
             */
            settlementdays: number;
            /** @description IANA time zone of its days and sessions. */
            zone: components["schemas"]["TimeZone"];
            /**
             * Format: date
             * @description Current trading day, in that zone.
             * @example 2026-01-15
             */
            day: string;
            /** @description Sessions of that day, in order. */
            sessions: components["schemas"]["TradingSession"][];
            /**
             * @description Time of the next change of its `state`: its market opens or closes, or a halt ends; `-` if that never happens or
             *     is unknown.
             */
            changetime: components["schemas"]["WireTimeOrNone"];
            /** @description Fee schedule; empty where nothing is charged. */
            fees: components["schemas"]["FeeRule"][];
        };
        /** @description Everything that the page of an instrument shows at first. A client refreshes the changing figures with `/quotes/depth`. */
        InstrumentDetail: {
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /**
             * @description Home market, whose hours and state apply to this instrument; present if its `market` has `homehours`, as the
             *     indices have.
             */
            home?: components["schemas"]["MarketCode"];
            /** @description Currency of its prices, fees and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /**
             * @description Whether it is on the customer's watchlist.
             * @example false
             */
            watched: boolean;
            quote: components["schemas"]["Quote"];
            day: components["schemas"]["DayFigures"];
            book: components["schemas"]["OrderBook"];
            statistics: components["schemas"]["InstrumentStatistics"];
            profile?: components["schemas"]["InstrumentProfile"];
            /**
             * @description The index that a return of this instrument is compared with, an instrument of its own with quotes and candles.
             *     Optional: left out where there is none, and by a server that names none; a client compares nothing then.
             */
            index?: components["schemas"]["InstrumentIndex"];
            rules: components["schemas"]["TradingRules"];
        };
        /** @description The changing part of an instrument's page. */
        QuoteDepth: {
            quote: components["schemas"]["Quote"];
            book: components["schemas"]["OrderBook"];
            day: components["schemas"]["DayFigures"];
        };
        /** @description One minute of the time-share line. Prices are in the instrument's currency. */
        TimeSharePoint: {
            /** @description When the minute begins. */
            time: components["schemas"]["WireTime"];
            /** @description Last price of the minute. */
            price: components["schemas"]["WireAmount"];
            /** @description Turnover divided by volume from the day's open to this minute. */
            average: components["schemas"]["WireAmount"];
            /** @description Quantity traded in the minute, in shares (units, contracts). */
            volume: components["schemas"]["WireAmount"];
        };
        /** @description The time-share line of one trading day. */
        TimeShare: {
            code: components["schemas"]["QuoteCode"];
            /** @description IANA time zone of the day. */
            zone: components["schemas"]["TimeZone"];
            /**
             * Format: date
             * @description Trading day, in that zone - the one in session, or the last one that opened.
             * @example 2026-01-15
             */
            day: string;
            /** @description Close of the trading day before, in the instrument's currency; the line the chart is centred on. */
            preclose: components["schemas"]["WireAmount"];
            /** @description Sessions of the day, in order; the chart's time axis. */
            sessions: components["schemas"]["TradingSession"][];
            /** @description The server's time of this answer; to be sent as `since` with the next call. */
            time: components["schemas"]["WireTime"];
            /** @description One point for each minute of the sessions so far, oldest first. */
            list: components["schemas"]["TimeSharePoint"][];
        };
        /**
         * @description Time that one candle covers. Weeks begin on Monday, months on the 1st, in the zone of the calendar.
         * @example day
         * @enum {string}
         */
        CandlePeriod: "5min" | "15min" | "30min" | "day" | "week" | "month";
        /** @description One candle. Prices are as they were traded, not adjusted, in the instrument's currency. */
        Candle: {
            /**
             * @description When it begins. Minutes count from each session's open and end with the session. A day begins with its first
             *     session's open, a week and a month with that of their first trading day.
             */
            time: components["schemas"]["WireTime"];
            /** @description First price. */
            open: components["schemas"]["WireAmount"];
            /** @description Highest price, not below `open` and `close`. */
            high: components["schemas"]["WireAmount"];
            /** @description Lowest price, not above `open` and `close`. */
            low: components["schemas"]["WireAmount"];
            /** @description Last price. */
            close: components["schemas"]["WireAmount"];
            /** @description Quantity traded, in shares (units, contracts). */
            volume: components["schemas"]["WireAmount"];
            /** @description Amount traded, in the instrument's currency, from `volume` × `low` to `volume` × `high`. */
            turnover: components["schemas"]["WireAmount"];
        };
        /** @description Consecutive candles without gaps. */
        CandlePage: {
            code: components["schemas"]["QuoteCode"];
            period: components["schemas"]["CandlePeriod"];
            /** @description IANA time zone that days, weeks and months are in. */
            zone: components["schemas"]["TimeZone"];
            /** @description Candles, oldest first. The last one of the newest page still changes while the market is open. */
            list: components["schemas"]["Candle"][];
            /**
             * @description Whether there are older candles.
             * @example true
             */
            more: boolean;
        };
        /** @description The watchlist after the change. */
        WatchedCodes: {
            /** @description Quote codes in the customer's order. */
            codes: components["schemas"]["QuoteCode"][];
        };
        /** @description One batch of the recommended watchlist. */
        RecommendedBatch: {
            /** @description Instruments that are not yet on the customer's watchlist. */
            list: components["schemas"]["QuotedInstrument"][];
            /**
             * @description Send it as `batch` to swap the batch. After the last batch comes the first.
             * @example 2
             */
            next: string;
        };
        /**
         * @description `above` the last price is at the value or higher, `below` at the value or lower; `rise` the last price is that many
         *     per cent above the previous close or more, `fall` below it.
         * @example above
         * @enum {string}
         */
        AlertKind: "above" | "below" | "rise" | "fall";
        /**
         * @description `waiting` no price has met it yet, `met` one has.
         * @example waiting
         * @enum {string}
         */
        AlertState: "waiting" | "met";
        /**
         * @description A price that the customer wants to be told about. It waits until the last price of its instrument meets it while the
         *     market trades; that happens once, and then a message tells the customer.
         */
        Alert: {
            id: components["schemas"]["RecordId"];
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone of its market, in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            kind: components["schemas"]["AlertKind"];
            /** @description A price in the instrument's currency for `above` and `below`, per cent of the previous close for `rise` and `fall`. */
            value: components["schemas"]["WireAmount"];
            state: components["schemas"]["AlertState"];
            /** @description When it was set. */
            time: components["schemas"]["WireTime"];
            /** @description When a price met it; `-` before that. */
            mettime: components["schemas"]["WireTimeOrNone"];
            /** @description The last price that met it; `-` before that. */
            metprice: components["schemas"]["WireAmount"];
        };
        /**
         * @description A price on the tick ladder in the instrument's currency for `above` and `below`; per cent from 0.1 to 100, at most two
         *     decimals, for `rise` and `fall`.
         * @example 1.60
         */
        FormAlertValue: string;
        /**
         * @description Alerts, separated by commas, 100 at most.
         * @example 8101,8102
         */
        AlertIds: string;
        /** @description The alerts that are left. */
        RemovedAlerts: {
            /** @description Alerts of the customer that are left, the newest first. */
            ids: components["schemas"]["RecordId"][];
        };
        /**
         * @description How often a plan buys.
         * @example monthly
         * @enum {string}
         */
        PlanRhythm: "weekly" | "monthly";
        /**
         * @description `active` it buys on its days, `paused` until it is resumed, `ended` for good.
         * @example active
         * @enum {string}
         */
        PlanState: "active" | "paused" | "ended";
        /**
         * @description A purchase for a fixed sum every week or every month, at the opening of the market. Its day is one of the market's zone.
         *     Figures of its shares count what is left of those that it bought. Amounts are in `currency`.
         */
        SavingsPlan: {
            id: components["schemas"]["RecordId"];
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Sol Iberico
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 伊比利亚阳光
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone of its market. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of the instrument and of the wallet that pays. */
            currency: components["schemas"]["WalletCurrency"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /** @description Sum of a period. */
            money: components["schemas"]["WireAmount"];
            rhythm: components["schemas"]["PlanRhythm"];
            /**
             * Format: int32
             * @description Weekday from 1 (Monday) to 5, or day of the month.
             * @example 5
             */
            day: number;
            /**
             * @description 1 where a message is sent before a purchase that the available money does not cover.
             * @enum {unknown}
             */
            reminder: components["schemas"]["WireStatus"];
            state: components["schemas"]["PlanState"];
            /**
             * @description Reason why the broker ended it, as a code of the message catalogue; empty otherwise.
             * @example
             * @example plan-delisted
             */
            reason: string;
            /**
             * @description Trading day of the next purchase, in the market's zone; `-` while it is paused and once it has ended.
             * @example 2026-02-06
             */
            nextday: string;
            /** @description When the market opens on that day; `-` where there is none. */
            nexttime: components["schemas"]["WireTimeOrNone"];
            /** @description What is carried over to the next purchase. It is not held - the money is available. */
            rest: components["schemas"]["WireAmount"];
            /** @description How many purchases bought something. */
            purchases: components["schemas"]["WireCount"];
            /** @description What is left of the quantity that it bought. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Current price; `-` if none is available. */
            nowprice: components["schemas"]["WireAmount"];
            /** @description What its purchases cost, fees included. */
            paid: components["schemas"]["WireAmount"];
            /** @description What sales of its shares paid, after fees. */
            sold: components["schemas"]["WireAmount"];
            /** @description Current price × quantity; `-` if no price is available. */
            worth: components["schemas"]["WireAmount"];
            /** @description `worth` + `sold` - `paid`, without dividends; `-` if no price is available. */
            profit: components["schemas"]["WireNumber"];
            /**
             * @description Money-weighted return, in per cent over the days on which money was invested, not yearly; `-` where none can be told,
             *     so also on the first day.
             */
            weightedreturn: components["schemas"]["WireNumber"];
            /** @description When it was made. */
            createtime: components["schemas"]["WireTime"];
        };
        /**
         * @description `ordered` its order was placed and its outcome is not known yet, `bought` it was filled, at least in part, `carried`
         *     nothing was bought and the sum is carried over, `skipped` nothing was bought and the sum is not carried over.
         * @example bought
         * @enum {string}
         */
        PlanPurchaseState: "ordered" | "bought" | "carried" | "skipped";
        /** @description A purchase of a plan, or why there was none in its period. Amounts are in the currency of the plan. */
        PlanPurchase: {
            id: components["schemas"]["RecordId"];
            /**
             * Format: date
             * @description Planned day, which names its period; the purchase is on the first trading day from it on.
             * @example 2026-02-06
             */
            planday: string;
            /** @description When it was made or skipped. */
            time: components["schemas"]["WireTime"];
            state: components["schemas"]["PlanPurchaseState"];
            /**
             * @description Reason why it was skipped, as a code of the message catalogue; empty otherwise.
             * @example
             * @example insufficient-available-balance
             */
            reason: string;
            /** @description Sum of the period. */
            money: components["schemas"]["WireAmount"];
            /** @description What was carried over to it. */
            restbefore: components["schemas"]["WireAmount"];
            /** @description Quantity bought. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Mean price; `-` where nothing was bought. */
            averageprice: components["schemas"]["WireAmount"];
            /** @description Traded amount. */
            amount: components["schemas"]["WireAmount"];
            /** @description Fees and taxes charged. */
            fees: components["schemas"]["WireAmount"];
            /**
             * @description What is carried over from it: `restbefore` + `money` - `amount` - `fees`; `restbefore` where it was skipped. While it is `ordered`, as if nothing were
             *     bought.
             */
            restafter: components["schemas"]["WireAmount"];
            /**
             * @description The order that bought; empty where there was none.
             * @example 0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e
             * @example
             */
            orderid: string;
        };
        /**
         * @description A positive plain decimal with a dot, without exponent, sign and separators.
         * @example 12.34
         */
        FormNumber: string;
        /**
         * @description Day of a plan: a weekday from 1 (Monday) to 5 for `weekly`, a day from 1 to 31 for `monthly`; in a shorter month that is
         *     its last day. Another one is `invalid-parameters`.
         * @example 5
         */
        FormPlanDay: string;
        /** @description One line of the fees of an order, in the instrument's currency, rounded to its minor unit. */
        FeeCharge: {
            name: components["schemas"]["FeeName"];
            /** @description Per cent of the traded amount that the line charges; `-` where it is a fixed charge. */
            rate: components["schemas"]["WireAmount"];
            /** @description Charge, not negative. */
            amount: components["schemas"]["WireAmount"];
        };
        /**
         * @description What the next purchase of a plan would be at current prices. Amounts are in `currency`. A figure that cannot be
         *     calculated (no price) is `-`.
         */
        PlanPreview: {
            code: components["schemas"]["QuoteCode"];
            /** @description Currency of the instrument and of the wallet that pays. */
            currency: components["schemas"]["WalletCurrency"];
            /**
             * Format: date
             * @description Trading day of the next purchase, in the market's zone.
             * @example 2026-02-06
             */
            nextday: string;
            /** @description When the market opens on that day. */
            nexttime: components["schemas"]["WireTime"];
            /** @description Price that the figures are made with. */
            price: components["schemas"]["WireAmount"];
            /** @description Whole lots that the sum pays for at the worst price of the order, fees included; 0 where it pays for none yet. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Price × quantity. */
            amount: components["schemas"]["WireAmount"];
            /** @description Fees and taxes line by line; empty where nothing is bought or charged. */
            fees: components["schemas"]["FeeCharge"][];
            /** @description Sum of the fees. */
            feetotal: components["schemas"]["WireAmount"];
            /** @description Amount + fees. */
            cost: components["schemas"]["WireAmount"];
            /** @description What would be carried over to the purchase after it. */
            rest: components["schemas"]["WireAmount"];
            /** @description Smallest quantity that can be bought. */
            lot: components["schemas"]["WireAmount"];
            /** @description The most that the smallest quantity can cost now, fees included. */
            lotcost: components["schemas"]["WireAmount"];
            /** @description With which purchase, counted from the next one, the sums pay for the first lot; 1 is the next one. */
            periods: components["schemas"]["WireAmount"];
            /** @description Available money in this currency. */
            available: components["schemas"]["WireAmount"];
            /** @description Smallest sum of a period. */
            minimum: components["schemas"]["WireAmount"];
            /** @description Largest sum of a period. */
            maximum: components["schemas"]["WireAmount"];
        };
        /**
         * @description 1 asks for a message before a purchase that the available money does not cover; 0 where absent.
         * @example 1
         * @enum {string}
         */
        FormReminder: "0" | "1";
        /** @description The subscription of a session. */
        PushState: {
            /**
             * @description Its endpoint; empty where there is none, and for a device.
             * @example https://push.example.com/send/f7Yk2b
             * @example
             */
            endpoint: string;
            /**
             * @description Its device token; empty where there is none, and for a browser. Absent in a server that sends to browsers alone.
             * @example fVw3kq0TQ1aZ6Jx2mB9rLd:APA91bHk-7_example
             * @example
             */
            devicetoken?: string;
            /**
             * @description Language of its notifications, as in the form; empty where there is none.
             * @example es
             * @example
             */
            language: string;
            /**
             * @description What it is told, as in the form; empty where there is none. Absent in a server that tells price alerts alone.
             * @example alerts trades
             * @example
             */
            topics?: string;
        };
        /**
         * @description Address of the push service for this browser (`PushSubscription.endpoint`); https.
         * @example https://push.example.com/send/f7Yk2b
         */
        FormPushEndpoint: string;
        /**
         * @description Public key of the subscription (`keys.p256dh`), an uncompressed point on P-256, base64url without padding.
         * @example BLQELIDm-6b9Bl07YrEuXJ4BL_YBVQ0dvt9NQGGJxIQidJWHPNa9YrouvcQ9d7_MqzvGS9Alz60SZNCG3qfpk64
         */
        FormPushKey: string;
        /**
         * @description Secret of the subscription (`keys.auth`), 16 bytes, base64url without padding.
         * @example k1l2bSSD6nqaRIuG9mWiZw
         */
        FormPushSecret: string;
        /**
         * @description Registration token of an app in a native shell, which the service that the config entry `nativepush` names has given
         *     it: for `fcm` of Firebase Cloud Messaging, on iOS too (not the token of Apple's own service).
         * @example fVw3kq0TQ1aZ6Jx2mB9rLd:APA91bHk-7_example
         */
        FormPushDeviceToken: string;
        /**
         * @description What is told, as names with a space between them: `alerts` (price alerts that are met), `trades` (fills, expired orders,
         *     stops and take-profits that were triggered, stop-outs, square-offs), `messages` (every other message). Absent: `alerts`. Only what the config
         *     entry `webpushtopics` names.
         * @example alerts trades
         */
        FormPushTopics: string;
        /**
         * @description `long` gains when the price rises, `short` when it falls. Together with `action` it defines the side of an order:
         *     open long and close short buy, open short and close long sell.
         * @example long
         * @enum {string}
         */
        OrderDirection: "long" | "short";
        /**
         * @description `open` begins a position, `close` ends one in full or in part.
         * @example open
         * @enum {string}
         */
        OrderAction: "open" | "close";
        /**
         * @description `limit` fills at `price` or better and waits in the book until then. `market` fills at the available prices, at most
         *     5 % beyond the best opposite price and never outside the day's limits; the remainder then stays in the book at that
         *     price.
         * @example limit
         * @enum {string}
         */
        OrderType: "limit" | "market";
        /**
         * @description Price of one share (unit, contract), on the tick ladder, in the instrument's currency.
         * @example 1.54
         */
        FormPrice: string;
        /**
         * @description Quantity in shares (units, contracts), above 0, a multiple of the lot.
         * @example 500
         */
        FormQuantity: string;
        /**
         * @description How long the unfilled part of an order waits.
         *
         *     | value | until |
         *     |---|---|
         *     | `day` | the close of its trading day |
         *     | `gtc` | it is cancelled, at most 90 days: the close of the last trading day within them |
         *     | `gtd` | the close of the day that the order names |
         *     | `ioc` | what cannot be filled at once is cancelled |
         *     | `fok` | it is filled completely at once, or cancelled completely |
         *
         *     A market order and one that opens a day trade cannot wait for days (`gtc`, `gtd`).
         * @example day
         * @enum {string}
         */
        OrderTimeInForce: "day" | "gtc" | "gtd" | "ioc" | "fok";
        /**
         * Format: date
         * @description Last day of an order with the time in force `gtd`, in the market's zone, from the trading day that the order belongs
         *     to until 90 days later. On a day without trading the order ends at the close before it.
         * @example 2026-01-30
         */
        FormGoodUntil: string;
        /**
         * @description Distance of a trailing stop from the best price, in per cent of that price, 0.1 to 50 with at most two decimals.
         * @example 5
         */
        FormTrailPercent: string;
        /**
         * @description Multiple of leverage, one of the instrument's `leverages`; 1 where absent. An order that closes ignores it.
         * @example 2
         */
        FormLeverage: string;
        /**
         * @description 1 opens a day trade: it can be closed at any time and is squared off at the market before the close. An order that
         *     closes follows its position, regardless of this field.
         * @example 0
         * @enum {string}
         */
        FormDayTrade: "0" | "1";
        /** @description One finding that the ticket shows before the order is sent. */
        OrderProblem: {
            /**
             * @description Field of the form that it concerns.
             * @example quantity
             * @enum {string}
             */
            field: "code" | "direction" | "price" | "quantity" | "leverage" | "positionid" | "gooduntil" | "stoploss" | "stoplimit" | "takeprofit" | "trailamount";
            /**
             * @description Code of the message catalogue. With severity `error` it is a failure of `/trade/order`; with `warning` it is one
             *     of `fills-at-once`, `far-from-market`, `nobody-opposite`. A client does not show unknown warnings.
             * @example not-whole-lots
             */
            code: string;
            /**
             * @description `error` the order would be refused now; `warning` it would be accepted.
             * @example error
             * @enum {string}
             */
            severity: "error" | "warning";
        };
        /**
         * @description Cost or proceeds of the order if it were completely filled at `estimateprice`. Amounts are in `currency`, rounded to
         *     its minor unit. A figure that cannot be calculated (no price) is `-`.
         */
        OrderPreview: {
            code: components["schemas"]["QuoteCode"];
            /** @description Currency of every amount here, that of the instrument and of the wallet that pays. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Price of the calculation - the limit of a limit order; for a market order the mean price that it would get from
             *     the book now.
             */
            estimateprice: components["schemas"]["WireAmount"];
            /**
             * @description Worst possible price of a fill, for which money is reserved - the limit of a purchase; for a market order 5 %
             *     beyond the best opposite price, inside the day's limits; for a short sale its limit, or, where the bid is at or
             *     above it already and for a short sale at the market, 5 % above the bid, inside the day's limits. `-` for an
             *     order that closes.
             */
            holdprice: components["schemas"]["WireAmount"];
            /** @description Traded amount, estimated price × quantity. */
            amount: components["schemas"]["WireAmount"];
            /** @description Fees line by line; empty where nothing is charged. */
            fees: components["schemas"]["FeeCharge"][];
            /** @description Sum of the fees. */
            feetotal: components["schemas"]["WireAmount"];
            /** @description Margin that opening needs, amount / leverage, rounded up; 0 for an order that closes. */
            margin: components["schemas"]["WireAmount"];
            /** @description Margin + fees, debited from the wallet by opening; 0 for an order that closes. */
            cost: components["schemas"]["WireAmount"];
            /** @description Margin + fees at `holdprice`, reserved in the wallet until the order is filled; 0 for one that closes. */
            held: components["schemas"]["WireAmount"];
            /**
             * @description Amount that closing credits to the wallet, released margin (including added margin) + price difference - closing
             *     fees, not below 0; 0 for an order that opens.
             */
            proceeds: components["schemas"]["WireNumber"];
            /** @description Profit or loss that closing realises, after the fees of opening and closing; 0 for an order that opens. */
            profit: components["schemas"]["WireNumber"];
            /** @description Available money in this currency, before the order. */
            buyingpower: components["schemas"]["WireNumber"];
            /** @description Available money after the order - less `held`, or plus `proceeds`. Below 0 it is the shortfall. */
            buyingpowerafter: components["schemas"]["WireNumber"];
            /** @description Price at which the broker would close the position for insufficient margin; `-` for a long without leverage. */
            stopprice: components["schemas"]["WireNumber"];
            /** @description When the day trade that the order opens or closes is squared off; `-` for every other order. */
            squareofftime: components["schemas"]["WireTimeOrNone"];
            /**
             * @description Maximum quantity that could be ordered now with these fields, a multiple of the lot - limited by buying power at
             *     `holdprice`, including fees, or by the quantity that may be closed.
             */
            maxquantity: components["schemas"]["WireAmount"];
            /** @description Errors first, then warnings; may be empty. */
            problems: components["schemas"]["OrderProblem"][];
            /** @description Time of the calculation. */
            time: components["schemas"]["WireTime"];
        };
        /**
         * Format: uuid
         * @description UUID that the client creates and stores before it sends the order, and repeats with every retry of the same intent.
         *     The same id with the same fields answers the order that it created; with other fields the answer is
         *     `request-id-reused`.
         * @example 0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12
         */
        ClientOrderId: string;
        /**
         * @description | state | meaning | may become |
         *     |---|---|---|
         *     | `pending` | accepted, nothing filled yet | any other |
         *     | `partlyfilled` | filled in part, the rest is pending | `filled`, `cancelled`, `expired` |
         *     | `filled` | completely filled | |
         *     | `cancelled` | the customer, or its `timeinforce`, cancelled the unfilled part | |
         *     | `rejected` | the market refused it after it was accepted; nothing was filled | |
         *     | `expired` | it was not completely filled by the close until which it was valid | |
         *
         *     The filled part stays filled: `cancelled` and `expired` orders may have a filled part.
         * @example pending
         * @enum {string}
         */
        OrderState: "pending" | "partlyfilled" | "filled" | "cancelled" | "rejected" | "expired";
        /**
         * @description `waiting` the order that opens the position has no fill yet, `active` it protects what is held, `triggered` the broker
         *     closes the position for it, `ended` the position is closed, or the order of the triggered side was cancelled.
         * @example active
         * @enum {string}
         */
        ProtectionState: "waiting" | "active" | "triggered" | "ended";
        /**
         * @description Side that was triggered; empty before that.
         * @example
         * @enum {string}
         */
        ProtectionSide: "" | "stop-loss" | "trailing-stop" | "take-profit";
        /**
         * @description What closes a position by itself, once, with one side: a stop or a trailing stop, a take-profit. The broker compares
         *     the last price with it about once a second while the market trades and something of the position may be sold. The
         *     side that is reached first is triggered and ends the other; then the broker ends the waiting orders of the position
         *     and places an order to close it: at the market, or with `stoplimit` as its limit. A gap fills at the next price, not
         *     at the price of the stop. Prices are in the position's currency, `-` where there is none.
         */
        Protection: {
            state: components["schemas"]["ProtectionState"];
            /** @description Price of the stop; `-` without one, and for a trailing stop. */
            stoploss: components["schemas"]["WireAmount"];
            /** @description Limit of the order that the stop places; `-` for an order at the market. */
            stoplimit: components["schemas"]["WireAmount"];
            /** @description Price from which the profit is taken; `-` without one. */
            takeprofit: components["schemas"]["WireAmount"];
            /** @description Distance of a trailing stop from the best price, as an amount per share; `-` for every other. */
            trailamount: components["schemas"]["WireAmount"];
            /** @description Distance of a trailing stop from the best price, in per cent of that price; `-` for every other. */
            trailpercent: components["schemas"]["WireAmount"];
            /** @description Best last price that a trailing stop has followed so far; `-` where it follows none yet. */
            trailprice: components["schemas"]["WireAmount"];
            /** @description Price at which the stop stands now, a trailing one too; `-` where there is none yet. */
            stopnow: components["schemas"]["WireAmount"];
            side: components["schemas"]["ProtectionSide"];
            /** @description Last price that triggered it; `-` before that. */
            triggerprice: components["schemas"]["WireAmount"];
            /** @description When it was triggered; `-` before that. */
            triggertime: components["schemas"]["WireTimeOrNone"];
            /** @description When it was set or last changed. */
            updatetime: components["schemas"]["WireTime"];
        };
        /** @description A change of a waiting order, by `/trade/amendorder`. What was not changed is the same before and after. */
        OrderAmendment: {
            /** @description When it was changed. */
            time: components["schemas"]["WireTime"];
            /** @description Limit price before; `-` for a market order. */
            oldprice: components["schemas"]["WireAmount"];
            /** @description Limit price after; `-` for a market order. */
            price: components["schemas"]["WireAmount"];
            /** @description Whole quantity before. */
            oldquantity: components["schemas"]["WireAmount"];
            /** @description Whole quantity after. */
            quantity: components["schemas"]["WireAmount"];
        };
        /** @description An order. Prices and amounts are in `currency`, quantities in shares (units, contracts). */
        Order: {
            /** @description Order number. */
            id: components["schemas"]["RecordId"];
            /**
             * @description The client's id; empty if the broker placed the order. A purchase of a savings plan has one, since the customer can cancel it.
             * @example 0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12
             */
            clientorderid: string;
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            direction: components["schemas"]["OrderDirection"];
            action: components["schemas"]["OrderAction"];
            ordertype: components["schemas"]["OrderType"];
            /** @description Limit price; `-` for a market order. */
            price: components["schemas"]["WireAmount"];
            /** @description Quantity ordered. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Quantity filled so far. */
            filled: components["schemas"]["WireAmount"];
            /** @description Mean price of the fills; `-` before the first. */
            averageprice: components["schemas"]["WireAmount"];
            /** @description Amount traded so far, the sum of price × quantity of the fills. */
            amount: components["schemas"]["WireAmount"];
            /**
             * Format: int32
             * @description Multiple of leverage; for an order that closes, the position's.
             * @example 2
             */
            leverage: number;
            /** @description Money still reserved for the unfilled part; 0 once the order is final and for orders that close. */
            held: components["schemas"]["WireAmount"];
            /** @description Fees charged so far. */
            fees: components["schemas"]["WireAmount"];
            state: components["schemas"]["OrderState"];
            /**
             * @description Reason why it was rejected, or why the broker placed it, as a code of the message catalogue (`stopped-out` for a
             *     position closed for insufficient margin; `stop-loss`, `trailing-stop` and `take-profit` for its protection; `savings-plan` for a plan of the customer's), or why its rest was cancelled (`not-filled-at-once` by its
             *     `timeinforce`); empty otherwise.
             * @example
             * @example trading-halted
             */
            reason: string;
            /**
             * @description Position that it opened or closes; empty while an order that opens has no fill.
             * @example 7003
             * @example
             */
            positionid: string;
            /** @description When it was accepted. */
            createtime: components["schemas"]["WireTime"];
            /** @description When it last changed. */
            updatetime: components["schemas"]["WireTime"];
            /**
             * @description When the unfilled part expires: the close of its trading day, or a later close by its `timeinforce`. Markets
             *     without breaks have trading days too.
             */
            expiretime: components["schemas"]["WireTime"];
            /** @description How long it may wait; `day` where it is absent. */
            timeinforce?: components["schemas"]["OrderTimeInForce"];
            /** @description For an order that the broker placed for a protection, the last price that triggered it; `-` for every other. */
            triggerprice?: components["schemas"]["WireAmount"];
            /** @description What protects the position that it opens; absent where there is nothing. */
            protection?: components["schemas"]["Protection"];
            /**
             * @description What the customer changed of it, oldest first; in `/trade/orderinfo` only, empty where nothing was changed. A server
             *     that does not record it leaves it out, and one may leave out the oldest beyond 1,000.
             */
            changes?: components["schemas"]["OrderAmendment"][];
            /** @description When the day trade that it opens or closes is squared off; `-` for every other order. */
            squareofftime: components["schemas"]["WireTimeOrNone"];
        };
        /** @description One page of orders. */
        OrderPage: {
            /** @description Orders, newest first by `createtime`, then by order number. */
            list: components["schemas"]["Order"][];
            next: components["schemas"]["NextCursor"];
        };
        /**
         * @description Only records at or after this instant, in milliseconds since 1970-01-01T00:00:00 UTC. If it is omitted, the list
         *     begins with the first record. The client converts the first day that the customer chose into the instant at which
         *     that day begins in the customer's time zone.
         * @example 1767225600000
         */
        RangeFrom: string;
        /**
         * @description Only records before this instant, in milliseconds since 1970-01-01T00:00:00 UTC. If it is omitted, the list ends
         *     with the newest record. It is later than the start of the range, by at most 366 days and an hour if both are given
         *     (a day in a range may be an hour longer than others); `invalid-parameters` otherwise.
         * @example 1769904000000
         */
        RangeTo: string;
        /** @description One trade that filled an order in full or in part. Price, amount and fees are in `currency`. */
        Fill: {
            /** @description Number of the fill. */
            id: components["schemas"]["RecordId"];
            /** @description Order that it fills. */
            orderid: components["schemas"]["RecordId"];
            /** @description Position that it opens or closes. */
            positionid: components["schemas"]["RecordId"];
            code: components["schemas"]["QuoteCode"];
            /** @description Currency of price, amount and fees. */
            currency: components["schemas"]["CurrencyCode"];
            direction: components["schemas"]["OrderDirection"];
            action: components["schemas"]["OrderAction"];
            /** @description Price of one share. */
            price: components["schemas"]["WireAmount"];
            /** @description Quantity, in shares (units, contracts). */
            quantity: components["schemas"]["WireAmount"];
            /** @description Price × quantity. */
            amount: components["schemas"]["WireAmount"];
            /** @description Fees that this fill added to its order. */
            fees: components["schemas"]["WireAmount"];
            /**
             * @description Profit or loss that a closing fill realises - price difference less its fees and its share of the opening fees,
             *     plus `writtenoff`; `-` for an opening fill.
             */
            profit: components["schemas"]["WireNumber"];
            /** @description Loss beyond the margin that the broker bears, so that the account never has a debt; nearly always 0. */
            writtenoff: components["schemas"]["WireAmount"];
            /** @description When it was traded. */
            time: components["schemas"]["WireTime"];
        };
        /** @description One page of fills. */
        FillPage: {
            /** @description Fills, newest first. */
            list: components["schemas"]["Fill"][];
            next: components["schemas"]["NextCursor"];
        };
        /**
         * @description `pending` the order that opens it waits and nothing is held, `holding` held, `closing` held with an order to close it waiting
         *     (preparing to close), `closed` completely closed, `cancelled` the opening order ended without a fill.
         * @example holding
         * @enum {string}
         */
        PositionState: "pending" | "holding" | "closing" | "closed" | "cancelled";
        /**
         * @description A change of what protects a position: `set` with all its terms, `triggered` with the side and the price, or `ended`
         *     (removed, its order cancelled, or the position closed). That a trailing stop follows the price is no change.
         */
        ProtectionChange: {
            /** @description When it was changed. */
            time: components["schemas"]["WireTime"];
            /**
             * @description Kind of the change.
             * @example set
             * @enum {string}
             */
            change: "set" | "triggered" | "ended";
            /** @description Price of the stop that was set; `-` without one, and for a trailing stop. */
            stoploss: components["schemas"]["WireAmount"];
            /** @description Price that was set from which the profit is taken; `-` without one. */
            takeprofit: components["schemas"]["WireAmount"];
            /** @description Distance of the trailing stop that was set, as an amount per share; `-` for every other. */
            trailamount: components["schemas"]["WireAmount"];
            /** @description Distance of the trailing stop that was set, in per cent of the best price; `-` for every other. */
            trailpercent: components["schemas"]["WireAmount"];
            side: components["schemas"]["ProtectionSide"];
            /** @description Last price that triggered it; `-` for every other change. */
            triggerprice: components["schemas"]["WireAmount"];
        };
        /**
         * @description A position. Each opening order creates its own, so two orders of one instrument are two positions, and closing one
         *     does not change the other. Prices and amounts are in `currency`, quantities in shares (units, contracts).
         */
        Position: {
            /** @description Identifier of the position. */
            id: components["schemas"]["RecordId"];
            /** @description Order number, of the order that opened it. */
            orderid: components["schemas"]["RecordId"];
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            direction: components["schemas"]["OrderDirection"];
            state: components["schemas"]["PositionState"];
            /** @description Quantity held now, not negative; 0 once closed. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Total quantity that was opened. */
            openquantity: components["schemas"]["WireAmount"];
            /** @description Quantity that may be closed now - not locked, not lent, and not in a pending order to close. */
            closable: components["schemas"]["WireAmount"];
            /** @description Quantity that is lent and cannot be closed until it is returned; nearly always 0. */
            lent: components["schemas"]["WireAmount"];
            /** @description Opening cost of the quantity held, price × quantity over its fills, without fees; 0 once closed. */
            cost: components["schemas"]["WireAmount"];
            /** @description Cost of one share, cost / quantity, for display and for the cost line of a chart; `-` where nothing is held. */
            averagecost: components["schemas"]["WireAmount"];
            /** @description Current price; `-` if none is available. */
            nowprice: components["schemas"]["WireAmount"];
            /** @description Current price × quantity. */
            marketvalue: components["schemas"]["WireAmount"];
            /**
             * @description Floating profit (positive) or loss (negative) of the quantity held at the current price, without fees - value less cost
             *     for a long, cost less value for a short, with the loss limited to its margin; `-` where there is no price, 0
             *     once closed.
             */
            yingkui: components["schemas"]["WireNumber"];
            /**
             * @description Profit or loss realised so far - price difference less opening and closing fees of the closed part, plus
             *     `writtenoff`. It is the sum of `profit` over the closing fills.
             */
            realised: components["schemas"]["WireNumber"];
            /** @description Loss beyond the margin that the broker bears, so that the account never has a debt; nearly always 0. */
            writtenoff: components["schemas"]["WireAmount"];
            /** @description Fees charged so far, of opening and closing. */
            fees: components["schemas"]["WireAmount"];
            /**
             * Format: int32
             * @description Multiple of leverage.
             * @example 2
             */
            leverage: number;
            /**
             * @description Original margin of the quantity held, opening amount / leverage rounded up, without top-ups. The margin of a
             *     position without leverage is its whole amount.
             */
            margin: components["schemas"]["WireAmount"];
            /** @description Margin added since, for the quantity held. */
            addedmargin: components["schemas"]["WireAmount"];
            /** @description Price at which the broker closes it for insufficient margin; `-` for a long without leverage. */
            stopprice: components["schemas"]["WireNumber"];
            /** @description Mean price of the fills that bought (they open a long, close a short); `-` where there are none. */
            buyprice: components["schemas"]["WireAmount"];
            /** @description Mean price of the fills that sold (they close a long, open a short); `-` where there are none. */
            sellprice: components["schemas"]["WireAmount"];
            /** @description First purchase of a long; last purchase of a short; `-` where there is none. */
            buytime: components["schemas"]["WireTimeOrNone"];
            /** @description Last sale of a long; first sale of a short; `-` where there is none. */
            selltime: components["schemas"]["WireTimeOrNone"];
            /**
             * @description When the next locked part may be sold; `-` where nothing is locked. Each purchase has its own waiting time,
             *     the `salewait` of its instrument by the clock, and in a `T+1` market until the next trading day's open. A short has none.
             */
            sellablefrom: components["schemas"]["WireTimeOrNone"];
            /**
             * @description Reason why it is locked until `sellablefrom`, as a code of the message catalogue; empty where nothing is locked.
             * @example sell-blocked-15-minutes
             * @enum {string}
             */
            lockreason: "" | "sell-blocked-15-minutes" | "sell-blocked-t1";
            /** @description For a day trade the time of its square-off, planned or done; `-` for every other position. */
            squareofftime: components["schemas"]["WireTimeOrNone"];
            /** @description What closes it by itself; absent where there is nothing. */
            protection?: components["schemas"]["Protection"];
            /**
             * @description What was set of its protection and how it ended, oldest first; in `/trade/positioninfo` only. A server that does
             *     not record it leaves it out, and one may leave out the oldest beyond 1,000.
             */
            protectionchanges?: components["schemas"]["ProtectionChange"][];
            /**
             * @description What the customer wrote about it with `/trade/positionnote`, plain text; in the answers of that call and of
             *     `/trade/positioninfo` only, empty where there is nothing. A server that keeps no notes leaves it out.
             * @example Bought for the dividend.
             */
            note?: string;
        };
        /** @description One page of positions. */
        PositionPage: {
            /** @description Positions, newest first by the time of their opening order. */
            list: components["schemas"]["Position"][];
            next: components["schemas"]["NextCursor"];
        };
        /** @description The outcome of closing one position. */
        ClosedPosition: {
            /** @description The position. */
            positionid: components["schemas"]["RecordId"];
            /**
             * @description Order that closes it; empty where there is none.
             * @example 5040
             * @example
             */
            orderid: string;
            /**
             * @description Quote code of its instrument; empty for a position that was not found.
             * @example MY0101
             */
            code: string;
            /**
             * @description Why it has no such order, as a code of the message catalogue; empty otherwise.
             * @example
             * @example sell-blocked-15-minutes
             */
            problem: string;
        };
        /**
         * @description Money in one currency. Every amount is in `currency`. `totalassets`, `yingkui` and `realised` are the figures that a
         *     client calculates from the record lists of that currency (`/trade/userstocklist` and the others): both give the same
         *     total.
         */
        WalletFunds: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Available funds - the money that can be spent now. */
            available: components["schemas"]["WireNumber"];
            /** @description Reserved for pending orders. */
            held: components["schemas"]["WireAmount"];
            /** @description The customer's own money in positions, original margins and top-ups; a long without leverage needs its whole cost. */
            margin: components["schemas"]["WireAmount"];
            /** @description Money frozen for other reasons - withdrawals under review, subscriptions, products. */
            frozen: components["schemas"]["WireAmount"];
            /** @description Market value of the positions held, price × quantity, borrowed money included; `-` where a price is missing. */
            marketvalue: components["schemas"]["WireNumber"];
            /**
             * @description Total assets, `available` + `held` + `margin` + `frozen` + `yingkui`. It does not change when money is only
             *     moved, for example when an order is placed or cancelled.
             */
            totalassets: components["schemas"]["WireNumber"];
            /**
             * @description Floating profit or loss of the positions held, without fees. The loss of a position is never more than its margin; a
             *     position without an available price counts as 0.
             */
            yingkui: components["schemas"]["WireNumber"];
            /** @description Historical profit or loss, realised since the opening of the account. */
            realised: components["schemas"]["WireNumber"];
            /** @description Money that is available for new orders now. With leverage an order can be that many times as large. */
            buyingpower: components["schemas"]["WireNumber"];
        };
        /** @description What everything was worth on a day. */
        WorthPoint: {
            /** @description When it was recorded. */
            time: components["schemas"]["WireTime"];
            /** @description The total of all currencies at that time, in the currency of the answer. */
            total: components["schemas"]["WireNumber"];
        };
        /** @description The worth of one unit of a currency, in the currency of the answer. */
        WorthRate: {
            /** @description Never the currency of the answer. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description At the time of the answer. */
            rate: components["schemas"]["WireNumber"];
            /** @description 24 hours before. */
            ratebefore: components["schemas"]["WireNumber"];
        };
        /** @description What everything that a customer has is worth, in one currency. */
        Worth: {
            /** @description Currency of every amount here; EUR, the default type. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The total assets of all currencies, converted at the rates of the moment. */
            total: components["schemas"]["WireNumber"];
            /** @description When it was calculated. */
            time: components["schemas"]["WireTime"];
            /** @description Earlier days, oldest first, one point a day; at the rates of that day. */
            days: components["schemas"]["WorthPoint"][];
            /**
             * @description What the other currencies are worth, now and a day before, so that a client can tell the effect of exchange rates from
             *     that of prices. A server may leave it out.
             */
            rates?: components["schemas"]["WorthRate"][];
        };
        /** @description The largest fall of the time-weighted growth from a high to a later low. */
        LargestFall: {
            /** @description What of the high was lost, in percentage points, 0 or more; 0 where it never fell. */
            share: components["schemas"]["WireAmount"];
            /** @description Time of the high; `-` where it never fell. */
            from: components["schemas"]["WireTimeOrNone"];
            /** @description Time of the low; `-` where it never fell. */
            to: components["schemas"]["WireTimeOrNone"];
        };
        /** @description A valuation, and what was paid in and out since the one before it. */
        PerformanceDay: {
            /** @description When it was valued. */
            time: components["schemas"]["WireTime"];
            /** @description The assets at that time, at the rates of that time. */
            total: components["schemas"]["WireNumber"];
            /** @description Money that came in since the valuation before. */
            paidin: components["schemas"]["WireAmount"];
            /** @description Money that went out since then. */
            paidout: components["schemas"]["WireAmount"];
            /** @description Time-weighted growth since the beginning, in percentage points. */
            growth: components["schemas"]["WireNumber"];
        };
        /** @description Money that came in and went out on a day; the two are not set off. */
        FlowDay: {
            /**
             * @description Day of UTC.
             * @example 2026-05-31
             */
            day: string;
            /** @description Money that came in. */
            paidin: components["schemas"]["WireAmount"];
            /** @description Money that went out. */
            paidout: components["schemas"]["WireAmount"];
        };
        /** @description What an instrument contributed, dividends, lending, fees and taxes included. */
        PositionGain: {
            /**
             * @description Code of the instrument, or of a product of copy trading.
             * @example MY0101
             */
            code: string;
            /**
             * @description Its name.
             * @example Harimau Foods
             */
            name: string;
            market?: components["schemas"]["MarketCode"];
            /** @description Change of its value, less what was paid for it, plus what it paid. */
            gain: components["schemas"]["WireNumber"];
            /** @description Profit (positive) or loss (negative) that was realised in the period, wherever it had built up. */
            realised: components["schemas"]["WireNumber"];
        };
        /** @description Income and costs of a month, from the ledger to the cent. */
        IncomeAndCosts: {
            /**
             * @description Year and month, of UTC.
             * @example 2026-05
             */
            month: string;
            /** @description Dividends before tax; negative where more was paid on short positions than was received. */
            dividends: components["schemas"]["WireNumber"];
            /** @description Fees received for lent shares. */
            lending: components["schemas"]["WireNumber"];
            /** @description Rewards of activities. */
            rewards: components["schemas"]["WireNumber"];
            /** @description Fees of orders, withdrawals and copy orders. */
            fees: components["schemas"]["WireNumber"];
            /** @description Tax withheld from dividends. */
            taxes: components["schemas"]["WireNumber"];
            /** @description Interest of credit loans. */
            interest: components["schemas"]["WireNumber"];
        };
        /** @description Growth of an index up to a day. */
        IndexDay: {
            /** @description When the trading day began. */
            time: components["schemas"]["WireTime"];
            /** @description Growth of its close since the beginning, in percentage points. */
            growth: components["schemas"]["WireNumber"];
        };
        /** @description An index over the same period, in its own currency. */
        IndexGrowth: {
            /** @description Code of the index. */
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Its name.
             * @example KLCI
             */
            name: string;
            /** @description Its trading days, oldest first; the first is the last close before the beginning, with a growth of 0. */
            days: components["schemas"]["IndexDay"][];
        };
        /**
         * @description How a customer's assets did in a period. Amounts are in `currency`; returns, growth and falls are in percentage points with
         *     two decimals. `gain` is the assets at the end less those at the beginning and less what came in from outside net:
         *
         *     `gain` = sum of `gain` of `positions` + `other` + `rest`
         */
        Performance: {
            /** @description Currency of every amount here. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Beginning - the last recorded day at or before the beginning of the period, or the opening of an account that is
             *     younger.
             */
            from: components["schemas"]["WireTime"];
            /** @description End - the moment of the answer. */
            to: components["schemas"]["WireTime"];
            /** @description What the assets gained (positive) or lost (negative), after fees, taxes and interest. */
            gain: components["schemas"]["WireNumber"];
            /** @description Money that came in from outside. */
            paidin: components["schemas"]["WireAmount"];
            /** @description Money that went out. */
            paidout: components["schemas"]["WireAmount"];
            /** @description Time-weighted return of the period, not yearly; `-` where it is unknown. */
            timeweighted: components["schemas"]["WireNumber"];
            /**
             * @description Money-weighted return of the period (internal rate of return), not yearly, over the days on which money was invested; `-`
             *     where there is none.
             */
            moneyweighted: components["schemas"]["WireNumber"];
            fall: components["schemas"]["LargestFall"];
            /** @description The valuations, oldest first - the beginning, each recorded day and the end. */
            days: components["schemas"]["PerformanceDay"][];
            /**
             * @description What was paid in and out on each day of UTC on which it was booked, oldest first. `paidin` and `paidout` are the sums.
             *     Absent where a server has only those of `days`.
             */
            flows?: components["schemas"]["FlowDay"][];
            /** @description What each instrument that was held contributed, largest gain first, largest loss last. */
            positions: components["schemas"]["PositionGain"][];
            /** @description Rewards, less interest and fees that belong to no instrument. */
            other: components["schemas"]["WireNumber"];
            /** @description What changes of exchange rates and exchanges did, and rounding; in a single currency less than a cent for each position. */
            rest: components["schemas"]["WireNumber"];
            /**
             * @description Income and costs of each month of UTC in the period that has any, oldest first. Each month is whole, also the one in
             *     which the period begins, so that it equals its statement.
             */
            months: components["schemas"]["IncomeAndCosts"][];
            index?: components["schemas"]["IndexGrowth"];
            /**
             * @description The first month of which `/trade/statement` has a statement, of UTC; absent where the server has no statements.
             * @example 2025-11
             */
            statements?: string;
        };
        /**
         * @description Year and month, of UTC.
         * @example 2026-05
         */
        StatementMonth: string;
        /** @description A wallet over a month; amounts are in its currency. */
        StatementWallet: {
            currency: components["schemas"]["WalletCurrency"];
            /** @description Free balance at the beginning. */
            opening: components["schemas"]["WireAmount"];
            /** @description Frozen cash at the beginning. */
            openingfrozen: components["schemas"]["WireAmount"];
            /** @description Free balance at the end. */
            closing: components["schemas"]["WireAmount"];
            /** @description Frozen cash at the end. */
            closingfrozen: components["schemas"]["WireAmount"];
            /** @description Fees that were booked in the month, of orders, withdrawals and copy orders. */
            fees: components["schemas"]["WireNumber"];
            /** @description Tax that was withheld from dividends. */
            taxes: components["schemas"]["WireNumber"];
            /** @description Interest of credit loans. */
            interest: components["schemas"]["WireNumber"];
            /** @description Profit (positive) or loss (negative) of positions that were closed in the month; `-` or 0 where none was. */
            realised: components["schemas"]["WireNumber"];
        };
        /**
         * @description One change of a wallet. Amounts are in its currency. The list of all changes, funding and transactions together,
         *     explains every balance: the `balance` of a record is the `balance` of the previous record of that wallet plus its
         *     own `money`.
         */
        Movement: {
            id: components["schemas"]["RecordId"];
            currency: components["schemas"]["WalletCurrency"];
            /**
             * @description Kind of movement, as listed at the call. A client shows an unknown kind as "other".
             * @example deposit
             */
            kind: string;
            /** @description Change of the free balance, in `currency`; 0 if only frozen money moved. */
            money: components["schemas"]["WireNumber"];
            /** @description Change of the frozen cash, in `currency`. */
            frozenmoney: components["schemas"]["WireNumber"];
            /** @description Free balance of the wallet after it, in `currency`; the account centre shows that of the newest record. */
            balance: components["schemas"]["WireAmount"];
            /** @description Frozen cash of the wallet after it, in `currency`. */
            frozen: components["schemas"]["WireAmount"];
            /**
             * @description Deposit, withdrawal, exchange or order that it belongs to; empty where there is none.
             * @example 0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e
             * @example
             */
            orderid: string;
            /**
             * @description Name of the instrument; empty where there is none.
             * @example
             * @example Solera Energia
             */
            name: string;
            /**
             * @description Quote code of the instrument; empty where there is none.
             * @example
             * @example SOLE
             */
            code: string;
            /**
             * @description IANA time zone of the market of the event, in which `time` is shown; absent for money and account matters, which
             *     a client shows in the device's zone.
             */
            zone?: components["schemas"]["TimeZone"];
            /** @description When it was booked, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
        };
        /** @description What was held of an instrument, with its value in its currency. */
        StatementHolding: {
            /**
             * @description Code of the instrument, or of a product of copy trading.
             * @example MY0101
             */
            code: string;
            /**
             * @description Its name.
             * @example Harimau Foods
             */
            name: string;
            market?: components["schemas"]["MarketCode"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description Quantity held long; `-` where it was not recorded. */
            long: components["schemas"]["WireNumber"];
            /** @description Quantity sold short; `-` where it was not recorded. */
            short: components["schemas"]["WireNumber"];
            /** @description The customer's share of its value, as in the record lists. */
            value: components["schemas"]["WireNumber"];
        };
        /**
         * @description A customer's month. For each wallet `closing` is `opening` and the `money` of all its movements, and `closingfrozen` likewise
         *     with `frozenmoney`.
         */
        Statement: {
            month: components["schemas"]["StatementMonth"];
            /** @description The first month with a statement - that in which the account was opened. */
            first: components["schemas"]["StatementMonth"];
            /** @description The running month, the last one with a statement. */
            latest: components["schemas"]["StatementMonth"];
            /** @description Beginning of the month. */
            from: components["schemas"]["WireTime"];
            /** @description Its end, not included; of the running month the moment of the answer. */
            to: components["schemas"]["WireTime"];
            /** @description Whether the month is over, so that the statement is final. */
            isover: boolean;
            /** @description Each currency in which there was ever a movement until the end, in alphabetical order. */
            wallets: components["schemas"]["StatementWallet"][];
            /** @description All movements of the month in the order of their booking, those of trading too. */
            movements: components["schemas"]["Movement"][];
            /** @description Time of the valuation of `holdings` - the last one that contains no movement after the end. `-` where nothing was valued. */
            heldat: components["schemas"]["WireTimeOrNone"];
            /** @description What was held at that time, by code. */
            holdings: components["schemas"]["StatementHolding"][];
        };
        /**
         * @description Identifier of a category of news.
         * @example markets
         */
        NewsCategoryId: string;
        /** @description A category of news. */
        NewsCategory: {
            /** @description Identifier of the category. */
            category: components["schemas"]["NewsCategoryId"];
            /**
             * @description Name in the requested language.
             * @example Markets
             */
            name: string;
        };
        /**
         * @description Address of a picture as in `PictureAddress`, or an empty text.
         * @example
         * @example /news/markets.svg
         */
        PictureAddressOrNone: string;
        /** @description An article as a row of a list. */
        NewsItem: {
            /** @description Identifier of the article. */
            id: components["schemas"]["RecordId"];
            category: components["schemas"]["NewsCategoryId"];
            /**
             * @description Heading, plain text.
             * @example Harimau Foods opens a second plant
             */
            title: string;
            /**
             * @description One or two sentences, plain text; may be empty.
             * @example The plant doubles the output of tinned fruit.
             */
            summary: string;
            /** @description Address of a picture; empty where there is none. */
            image: components["schemas"]["PictureAddressOrNone"];
            /**
             * @description Author, plain text.
             * @example Paper Wire
             */
            source: string;
            /** @description When it was published. */
            time: components["schemas"]["WireTime"];
            /** @description Quote codes of the instruments it is about; may be empty. */
            codes: components["schemas"]["QuoteCode"][];
        };
        /** @description One page of news. */
        NewsPage: {
            /** @description Articles, newest first. */
            list: components["schemas"]["NewsItem"][];
            next: components["schemas"]["NextCursor"];
        };
        /** @description An article. */
        NewsArticle: {
            /** @description Identifier of the article. */
            id: components["schemas"]["RecordId"];
            category: components["schemas"]["NewsCategoryId"];
            /**
             * @description Heading, plain text.
             * @example Harimau Foods opens a second plant
             */
            title: string;
            /**
             * @description HTML without scripts and forms. A client sanitises it before it shows it.
             * @example <p>The plant doubles the output.</p>
             */
            content: string;
            /** @description Address of a picture; empty where there is none. */
            image: components["schemas"]["PictureAddressOrNone"];
            /**
             * @description Author, plain text.
             * @example Paper Wire
             */
            source: string;
            /** @description When it was published. */
            time: components["schemas"]["WireTime"];
            /** @description Related instruments with their quotes; may be empty. */
            instruments: components["schemas"]["QuotedInstrument"][];
        };
        /**
         * @description Target of a tap: a route of the app with its parameters (begins with one slash), an https address, or empty for no
         *     target. A client ignores anything else.
         * @example /quotes/info?code=MY0101
         * @example
         */
        AppLink: string;
        /** @description A line of the notice bar. */
        Notice: {
            /** @description Identifier of the notice. */
            id: components["schemas"]["RecordId"];
            /**
             * @description The notice in the requested language, plain text.
             * @example Prices are simulated.
             */
            text: string;
            /** @description Target of a tap. */
            link: components["schemas"]["AppLink"];
            /** @description When it was published. */
            time: components["schemas"]["WireTime"];
        };
        /**
         * @description Address of a picture, absolute with http or https, or from the root of the server; nothing else, so a client can put it
         *     into a page as it is.
         * @example /news/markets.svg
         */
        PictureAddress: string;
        /** @description A banner of the home screen. */
        Banner: {
            /** @description Identifier of the banner. */
            id: components["schemas"]["RecordId"];
            /**
             * @description Address of a picture twice as wide as high.
             * @example /banners/practise.svg
             */
            image: components["schemas"]["PictureAddress"];
            /**
             * @description The heading on the picture, plain text in the requested language.
             * @example A bonus for newcomers
             */
            title: string;
            /**
             * @description Label of the button for the tap, plain text in the requested language. A client shows it below the title of a
             *     banner with a target; if it is omitted or empty, the client uses its own words.
             * @example See the tasks
             */
            action?: string;
            /** @description Target of a tap. */
            link: components["schemas"]["AppLink"];
        };
        /** @description A customer's money in one currency. Amounts are in that currency. */
        Wallet: {
            currency: components["schemas"]["WalletCurrency"];
            /** @description Free to use, in `currency`; the same figure as the balance field of `/user/getUserinfo`. */
            balance: components["schemas"]["WireAmount"];
            /**
             * @description Settled part of `balance`, in `currency`: it may be exchanged now. The proceeds of a sale may be used for
             *     trading immediately and settle two trading days later.
             */
            settled: components["schemas"]["WireAmount"];
            /** @description Cash frozen for pending withdrawals, orders and subscriptions, in `currency`. */
            frozen: components["schemas"]["WireAmount"];
            /** @description Free and frozen money together, in `currency`. */
            total: components["schemas"]["WireAmount"];
        };
        /**
         * @description Method of transfer, `bank` for a transfer between banks, `wallet` for a transfer of USDT on a network.
         * @example bank
         * @enum {string}
         */
        PayMethod: "bank" | "wallet";
        /** @description Hours in which the broker processes deposits or withdrawals, in the named zone, and whether it is open now. */
        ServiceHours: {
            /** @description IANA name of the zone of `days`, `open` and `close`. */
            zone: components["schemas"]["TimeZone"];
            /**
             * @description Days of the week, 0 Sunday to 6 Saturday.
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5
             *     ]
             */
            days: number[];
            /**
             * @description Start of the hours, hours and minutes of the zone, inclusive.
             * @example 08:30
             */
            open: string;
            /**
             * @description End of the hours, hours and minutes of the zone, exclusive.
             * @example 17:00
             */
            close: string;
            /**
             * @description 1 if the answer was made during the hours, 0 otherwise.
             * @enum {unknown}
             */
            isopen: components["schemas"]["WireStatus"];
            /** @description When the hours begin next, epoch milliseconds (UTC); the instant of the answer if they have begun. */
            nextopen: components["schemas"]["WireTime"];
        };
        /**
         * @description Swift code (BIC) of a bank, eight or eleven capitals and digits; empty where there is none.
         * @example CAIXESBBXXX
         * @example
         */
        SwiftCodeOrNone: string;
        /** @description An account of the broker that receives deposits. Fields that its kind does not have are empty. */
        DepositAccount: {
            id: components["schemas"]["RecordId"];
            /**
             * @description Holder of the account.
             * @example Calm Broker Sdn Bhd
             */
            holder: string;
            /**
             * @description Name of the bank.
             * @example Banco Sereno
             */
            bank: string;
            /**
             * @description IBAN or account number, without spaces.
             * @example ES9121000418450200051332
             */
            number: string;
            /** @description Swift code (BIC) of the bank; empty where there is none. */
            swift: components["schemas"]["SwiftCodeOrNone"];
            /**
             * @description Postal address of the bank.
             * @example Calle Mayor 1, 28013 Madrid
             */
            bankaddress: string;
            /**
             * @description Postal address of the holder.
             * @example Jalan Ampang 10, 50450 Kuala Lumpur
             */
            payeeaddress: string;
            /**
             * @description Kind of bank account.
             * @example current
             * @enum {string}
             */
            accounttype: "savings" | "current" | "";
            /**
             * @description Network of the wallet. Money sent on another network is lost; a client shows this warning.
             * @example
             * @example TRC20
             * @enum {string}
             */
            network: "TRC20" | "ERC20" | "BTC" | "";
            /**
             * @description Address of the wallet.
             * @example
             * @example TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE
             */
            walletaddress: string;
            /**
             * @description Payment reference that the customer writes into the transfer so that the broker recognises it; the padded user id.
             * @example 001024
             */
            reference: string;
            /**
             * @description Text of a merchant-presented QR code of EMVCo that pays this account for this customer, without an amount, as the
             *     broker's bank issued it (DuitNow, TWQR, JPQR and others). A client may add the amount (tags 01 and 54) and then
             *     computes the checksum (tag 63) again. Empty or omitted where there is none. A client makes the code of a transfer
             *     in euros (EPC069-12) from the other fields.
             * @example
             * @example 00020101021126120008practice5204621153034585802MY5911Calm Broker6012Kuala Lumpur6210050600102463041276
             */
            paymentcode?: string;
        };
        /** @description A deposit channel. It accepts one currency; amounts are in that currency. */
        DepositChannel: {
            id: components["schemas"]["RecordId"];
            method: components["schemas"]["PayMethod"];
            /**
             * @description Name of the channel, in the requested language.
             * @example Bank transfer in euro
             */
            name: string;
            currency: components["schemas"]["WalletCurrency"];
            /**
             * @description 0 closed (listed, but it accepts no deposits), 1 open.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description Minimum amount of one deposit, in `currency`. */
            min: components["schemas"]["WireAmount"];
            /** @description Maximum amount of one deposit, in `currency`. Several deposits are allowed. */
            max: components["schemas"]["WireAmount"];
            /** @description When deposits are processed. They may be submitted at any time. */
            hours: components["schemas"]["ServiceHours"];
            /**
             * Format: int32
             * @description Maximum number of hours on working days from the start of processing to the credit.
             * @example 48
             */
            arrivehours: number;
            /**
             * @description Further notes, plain text in the requested language; may be empty.
             * @example Transfers from accounts in another name are sent back.
             */
            content: string;
            /** @description Accounts that receive the deposit; empty if the channel is closed. */
            accounts: components["schemas"]["DepositAccount"][];
        };
        /**
         * @description Kind of bank account, `savings` or `current`. Wallets and cards have none.
         * @example savings
         * @enum {string}
         */
        AccountType: "savings" | "current";
        /**
         * @description Identifier of an image that the same customer uploaded with `/upload/uploadimage`. An id that does not exist, has
         *     expired, was uploaded for another purpose or belongs to another customer is `upload-not-found`.
         * @example 0190a5f0-9b21-7d02-9f11-3c5e7a9b1d2f
         */
        UploadId: string;
        /**
         * @description Address of an image, a path on the API's own origin; empty where there is none. It is read with GET, or with
         *     POST and no body where a backend has only POST, and the headers `token` and `account` of the customer it belongs to, so a client fetches
         *     it and shows the received bytes. A client asks with POST where GET is answered with HTTP 404 or 405. Another
         *     customer, and a request without a session, gets HTTP 404, the same as for an image that does not exist. The answer
         *     has the image's own content type, `Cache-Control: private`, `X-Content-Type-Options: nosniff` and
         *     `Content-Disposition: inline`.
         * @example /api/vue/upload/file/0190a5f0-9b21-7d02-9f11-3c5e7a9b1d2f
         * @example
         */
        ImageUrl: string;
        /** @description A deposit that a customer submitted. Amounts are in its currency. */
        Deposit: {
            id: components["schemas"]["RecordId"];
            /** @description Channel of the transfer. */
            channelid: components["schemas"]["RecordId"];
            method: components["schemas"]["PayMethod"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description Amount transferred, in `currency`; exactly this is credited when it is approved. */
            money: components["schemas"]["WireAmount"];
            /**
             * Format: date
             * @description Day of the transfer, a calendar day in the zone of the channel's hours.
             * @example 2026-01-15
             */
            transferdate: string;
            /** @description The proof of the transfer. */
            proofurl: components["schemas"]["ImageUrl"];
            /**
             * @description 0 under review, 1 approved and credited, 2 rejected.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            reason: components["schemas"]["RejectionReason"];
            /**
             * @description The reviewer's remark, unformatted plain text; empty if there is none.
             * @example
             * @example We received EUR 900.00.
             */
            remark: string;
            /** @description When it was submitted, epoch milliseconds (UTC). */
            requesttime: components["schemas"]["WireTime"];
            /**
             * @description Latest time at which it is credited if the transfer arrives, epoch milliseconds (UTC): the working hours of the
             *     channel counted from the start of processing.
             */
            arrivetime: components["schemas"]["WireTime"];
            /** @description When it was approved or rejected, epoch milliseconds (UTC); `-` while it is under review. */
            reviewtime: components["schemas"]["WireTimeOrNone"];
        };
        /** @description Money of sales that settles at one instant. */
        SettlingAmount: {
            /** @description Amount, in the requested currency. */
            money: components["schemas"]["WireNumber"];
            /** @description Time from which it can be withdrawn or exchanged, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
        };
        /** @description Conditions of a withdrawal. Amounts are in the requested currency. */
        WithdrawalPreview: {
            currency: components["schemas"]["WalletCurrency"];
            /** @description Maximum amount that could be withdrawn now, in `currency`, without borrowed and unsettled money. */
            available: components["schemas"]["WireNumber"];
            /**
             * @description Further amounts and the times from which they can be withdrawn, soonest first: the proceeds of sales settle two
             *     trading days later. Together with `available` they are all free money that is not owed.
             */
            settling: components["schemas"]["SettlingAmount"][];
            /** @description Minimum amount of one withdrawal, in `currency`; a fixed round amount that stands for MYR 100. */
            min: components["schemas"]["WireAmount"];
            /**
             * @description Maximum amount of one withdrawal, in `currency`; a fixed round amount that stands for MYR 500,000.
             *     Several withdrawals are allowed.
             */
            max: components["schemas"]["WireAmount"];
            /** @description Fixed part of the fee, in `currency`. */
            feefixed: components["schemas"]["WireAmount"];
            /** @description Variable part of the fee, in percentage points of the amount; 0.1 is one in a thousand. */
            feerate: components["schemas"]["WireAmount"];
            /** @description Minimum of the variable part, in `currency`. */
            feemin: components["schemas"]["WireAmount"];
            /** @description Maximum of the variable part, in `currency`. */
            feemax: components["schemas"]["WireAmount"];
            /** @description Amount for which the fee was computed, in `currency`; 0 if the request named none. */
            money: components["schemas"]["WireAmount"];
            /** @description Fee on `money`, in `currency`, rounded half-even to its decimals; it is deducted from `money`. */
            fee: components["schemas"]["WireAmount"];
            /** @description Amount that arrives, in `currency`; `money` less `fee`. */
            arrival: components["schemas"]["WireAmount"];
            /** @description When withdrawals can be requested and are paid. */
            hours: components["schemas"]["ServiceHours"];
            /** @description Latest time at which the money is paid if it is requested now, epoch milliseconds (UTC). */
            arrivetime: components["schemas"]["WireTime"];
            /**
             * @description State of the identity, 0 not submitted, 1 under review, 2 verified, 3 rejected. A withdrawal needs 2.
             * @enum {unknown}
             */
            verified: components["schemas"]["WireStatus"];
            /**
             * @description 1 where a fund password is set, 0 where it is not. A withdrawal needs 1.
             * @enum {unknown}
             */
            fundpassword: components["schemas"]["WireStatus"];
            /**
             * Format: int32
             * @description Number of bound cards and wallets that can receive `currency`. A withdrawal needs one.
             * @example 2
             */
            cards: number;
            /**
             * @description 1 where principal of a credit loan is owed, so that nothing can be withdrawn in any currency
             *     (`credit-loan-outstanding`); 0 where there is none. A client treats a missing field as 0.
             * @enum {unknown}
             */
            creditloan?: components["schemas"]["WireStatus"];
            /**
             * @description When the waiting time ends before which nothing is paid to the card `cardid`, epoch milliseconds (UTC); `-` where there
             *     is none. A client treats a missing field as `-`.
             */
            waituntil?: components["schemas"]["WireTimeOrNone"];
            /**
             * @description What `waituntil` is about: 1 the card is a new payee (`payee-waiting`), 2 a password was changed
             *     (`withdrawals-waiting`), 3 the log-in was recovered (`recovery-waiting`), 0 nothing. A client treats a missing field as 0.
             * @enum {unknown}
             */
            waitfor?: components["schemas"]["WireStatus"];
        };
        /**
         * Format: password
         * @description Fund password, six digits. A new one has at least three different digits and is not a run such as 123456 or 654321.
         * @example 280519
         */
        FundPassword: string;
        /** @description The withdrawal that was requested. Amounts are in its currency. */
        NewWithdrawal: {
            id: components["schemas"]["RecordId"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description Amount withdrawn, fee included, in `currency`; it is frozen from now on. */
            money: components["schemas"]["WireAmount"];
            /** @description Fee, in `currency`; it is fixed now. */
            fee: components["schemas"]["WireAmount"];
            /** @description Amount that arrives, in `currency`; `money` less `fee`. */
            arrival: components["schemas"]["WireAmount"];
            /** @description Card or wallet that receives it. */
            cardid: components["schemas"]["RecordId"];
            /**
             * @description Bank or network, and masked number, of that card or wallet.
             * @example Banco Sereno ES91 **** 1332
             */
            card: string;
            /**
             * @description 0 under review.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When it was requested, epoch milliseconds (UTC). */
            requesttime: components["schemas"]["WireTime"];
            /** @description Latest time at which it is paid, epoch milliseconds (UTC). */
            arrivetime: components["schemas"]["WireTime"];
        };
        /** @description The withdrawal that was cancelled. Its whole amount is free again. */
        CancelledWithdrawal: {
            id: components["schemas"]["RecordId"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description Amount that is free again, in `currency`; no fee is charged. */
            money: components["schemas"]["WireAmount"];
            /**
             * @description 3 cancelled.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When it was cancelled, epoch milliseconds (UTC). */
            endtime: components["schemas"]["WireTime"];
        };
        /** @description A bound card, bank account or wallet. Numbers are masked; fields that its kind does not have are empty. */
        BankCard: {
            id: components["schemas"]["RecordId"];
            method: components["schemas"]["PayMethod"];
            /**
             * @description Name of the holder, its letters but the first and the last as four asterisks; empty for a wallet.
             * @example M**** R
             */
            holder: string;
            /**
             * @description What `number` is.
             * @example iban
             * @enum {string}
             */
            numbertype: "iban" | "card" | "address";
            /**
             * @description Masked number. An IBAN shows its first four and last four characters, a card its last four, a wallet address its
             *     first four and last four.
             * @example ES91 **** 1332
             * @example **** **** **** 0004
             * @example TQn9…cLSE
             */
            number: string;
            /**
             * @description Name of the bank.
             * @example Banco Sereno
             */
            bank: string;
            /** @description Swift code (BIC) of the bank; empty where there is none. */
            swift: components["schemas"]["SwiftCodeOrNone"];
            /**
             * @description Postal address of the bank.
             * @example Calle Mayor 1, 28013 Madrid
             */
            bankaddress: string;
            /**
             * @description Postal address of the holder.
             * @example Calle Luna 5, 28004 Madrid
             */
            payeeaddress: string;
            /**
             * @description Kind of bank account.
             * @example savings
             * @enum {string}
             */
            accounttype: "savings" | "current" | "";
            /**
             * @description Network of a wallet.
             * @example
             * @example TRC20
             * @enum {string}
             */
            network: "TRC20" | "ERC20" | "BTC" | "";
            /**
             * @description 1 where a withdrawal to it is under review, so that it cannot be unbound; 0 otherwise.
             * @enum {unknown}
             */
            inuse: components["schemas"]["WireStatus"];
            /** @description When it was bound, epoch milliseconds (UTC). */
            addtime: components["schemas"]["WireTime"];
            /**
             * @description From when on withdrawals to it are accepted, epoch milliseconds (UTC), where its waiting time is not over; `-` where it is.
             *     A client treats a missing field as `-`.
             */
            paidfrom?: components["schemas"]["WireTimeOrNone"];
        };
        /**
         * @description Network of a wallet. All of them carry USDT (TRC20 on Tron, ERC20 on Ethereum, BTC as Omni on Bitcoin).
         * @example TRC20
         * @enum {string}
         */
        Network: "TRC20" | "ERC20" | "BTC";
        /** @description A pair of currencies that can be exchanged, with the current rate. */
        ExchangePair: {
            /** @description Currency that is paid. */
            from: components["schemas"]["WalletCurrency"];
            /** @description Currency that is received. */
            to: components["schemas"]["WalletCurrency"];
            /** @description How many units of `to` one unit of `from` buys, with up to ten decimals. Indicative until it is quoted. */
            rate: components["schemas"]["WireAmount"];
            /** @description Minimum amount to pay, in `from`; it buys the smallest unit of `to`. */
            min: components["schemas"]["WireAmount"];
            /** @description Time of the rate, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
        };
        /** @description A rate that is reserved for the customer who requested it, for 30 seconds and one exchange. */
        ExchangeQuote: {
            quoteid: components["schemas"]["RecordId"];
            /** @description Currency that is paid. */
            from: components["schemas"]["WalletCurrency"];
            /** @description Currency that is received. */
            to: components["schemas"]["WalletCurrency"];
            /** @description How many units of `to` one unit of `from` buys, with up to ten decimals. */
            rate: components["schemas"]["WireAmount"];
            /** @description Instant of the answer, epoch milliseconds (UTC). A client counts down from `expiretime` less this. */
            quotetime: components["schemas"]["WireTime"];
            /** @description Last instant at which the rate holds, epoch milliseconds (UTC); 30,000 ms after `quotetime`. */
            expiretime: components["schemas"]["WireTime"];
        };
        /** @description An exchange that was made. */
        ExchangeRecord: {
            id: components["schemas"]["RecordId"];
            /** @description Currency that was paid. */
            from: components["schemas"]["WalletCurrency"];
            /** @description Currency that was received. */
            to: components["schemas"]["WalletCurrency"];
            /** @description Amount that was paid, in `from`. */
            paid: components["schemas"]["WireAmount"];
            /** @description Amount that was received, in `to`; `paid` times `rate`, rounded down to the decimals of `to`. */
            received: components["schemas"]["WireAmount"];
            /** @description How many units of `to` one unit of `from` bought, with up to ten decimals. */
            rate: components["schemas"]["WireAmount"];
            /** @description When it was made, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
        };
        /** @description State of the proof of the customer's identity. Fields that were not submitted are empty. */
        IdentityState: {
            /**
             * @description 0 not submitted, 1 under review, 2 verified, 3 rejected (it can be submitted again).
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /**
             * @description Submitted real name.
             * @example Marina Ribera
             */
            name: string;
            /**
             * @description ID number, as asterisks but for its last three characters.
             * @example *******78Z
             */
            idnumber: string;
            /** @description Front of the document. */
            fronturl: components["schemas"]["ImageUrl"];
            /** @description Back of the document. */
            backurl: components["schemas"]["ImageUrl"];
            reason: components["schemas"]["RejectionReason"];
            /**
             * @description The reviewer's remark, unformatted plain text; empty if there is none.
             * @example
             * @example The photo of the back is blurred.
             */
            remark: string;
            /** @description When it was last submitted, epoch milliseconds (UTC); `-` if it never was. */
            submittime: components["schemas"]["WireTimeOrNone"];
            /** @description When the last review ended, epoch milliseconds (UTC); `-` where none has. */
            reviewtime: components["schemas"]["WireTimeOrNone"];
        };
        /**
         * Format: password
         * @description New login password, 8 to 64 printable ASCII characters without a space, among them a letter and a digit.
         * @example calm5678
         */
        LoginPassword: string;
        /** @description A session of the account that has not ended. */
        OpenSession: {
            /** @description Identifies the session; it is not its token. */
            id: components["schemas"]["RecordId"];
            /**
             * @description Name of the browser, as its maker writes it; empty where it is not known.
             * @example Chrome
             * @example
             */
            browser: string;
            /**
             * @description Name of the operating system, as its maker writes it; empty where it is not known.
             * @example Android
             * @example
             */
            system: string;
            /**
             * @description The rough form of the address from which it was opened: three parts of an IPv4 address, 48 bits of an IPv6 one;
             *     empty where it is not known. It names a network, not a place on a map.
             * @example 203.0.113.x
             * @example 2001:db8:5::/48
             * @example
             */
            place: string;
            /** @description When it was opened. */
            time: components["schemas"]["WireTime"];
            /** @description When it was last used, to a minute. */
            usedtime: components["schemas"]["WireTime"];
            /**
             * @description 1 the calling session, 0 another one.
             * @enum {unknown}
             */
            current: components["schemas"]["WireStatus"];
        };
        /** @description The sessions that are left. */
        LeftSessions: {
            /** @description Sessions of the account that are left, the calling one among them. */
            ids: components["schemas"]["RecordId"][];
        };
        /** @description Whether the log-in asks for a one-time code. */
        CodeState: {
            /**
             * @description 1 it does, 0 it does not.
             * @enum {unknown}
             */
            on: components["schemas"]["WireStatus"];
            /** @description Since when; `-` where it does not. */
            time: components["schemas"]["WireTimeOrNone"];
            /** @description How many recovery codes are left. */
            recovery: components["schemas"]["WireCount"];
            /** @description When they are turned off, where somebody who knows the login password has asked for it (`/user/recover`); `-` otherwise. */
            endtime?: components["schemas"]["WireTimeOrNone"];
        };
        /** @description What the customer's app makes codes from, and the codes that replace it. Shown once. */
        CodeSetup: {
            /**
             * @description The shared secret in Base32 (RFC 4648), for apps into which it is typed.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same as an address that such apps read, to be shown as a QR code.
             * @example otpauth://totp/Calm%20Broker:0123456789?issuer=Calm%20Broker&secret=JBSWY3DPEHPK3PXP
             */
            address: string;
            /** @description Recovery codes; each takes the place of a code once. */
            recovery: string[];
        };
        /**
         * @description A one-time code: the six digits of the customer's app (TOTP, RFC 6238: SHA-1, 30 seconds; the step before and the one
         *     after are accepted too) or a recovery code. Each is accepted once.
         * @example 492039
         */
        OneTimeCode: string;
        /**
         * @description The customer's name for a passkey.
         * @example Chrome · Android
         */
        PasskeyName: string;
        /** @description A passkey of the customer. */
        Passkey: {
            /** @description Names the passkey in the other calls. */
            id: components["schemas"]["RecordId"];
            name: components["schemas"]["PasskeyName"];
            /** @description When it was added. */
            time: components["schemas"]["WireTime"];
            /** @description When it was last used; `-` where it was not used yet. */
            usedtime: components["schemas"]["WireTimeOrNone"];
            /**
             * @description Whether it confirms withdrawals too; 1 it does, 0 it only logs in.
             * @enum {unknown}
             */
            funds: components["schemas"]["WireStatus"];
        };
        /**
         * @description What a device makes a passkey from (`PublicKeyCredentialCreationOptions` of the W3C's Web Authentication, Level 3). The
         *     client adds what is always the same: a discoverable credential (`residentKey: required`), `userVerification: required`,
         *     `attestation: none`, and the algorithms ES256 (-7), EdDSA (-8) and RS256 (-257).
         */
        PasskeyCreation: {
            challenge: components["schemas"]["PasskeyChallengeText"];
            rpid: components["schemas"]["PasskeyDomain"];
            /**
             * @description Name of the broker, as the device shows it.
             * @example Calm Broker
             */
            rpname: string;
            /**
             * @description Names the customer to the device, in Base64url; nothing personal can be read from it.
             * @example AZCl8I0QekOKW2ofDxwtPg
             */
            userid: string;
            /**
             * @description The account, as the device shows it.
             * @example 0123456789
             */
            username: string;
            timeout: components["schemas"]["PasskeyTimeout"];
            /** @description Passkeys that the customer has; a device that holds one of them makes no other. */
            exclude: components["schemas"]["CredentialId"][];
        };
        /**
         * @description The new key with what the device says of itself (`attestationObject`), in Base64url.
         * @example o2NmbXRkbm9uZQ
         */
        AttestationObject: string;
        /** @description Whether a fund password is set. */
        FundPasswordState: {
            /**
             * @description 1 set, 0 not set.
             * @enum {unknown}
             */
            set: components["schemas"]["WireStatus"];
            /** @description When it was last set or changed, epoch milliseconds (UTC); `-` if it is not set. */
            changetime: components["schemas"]["WireTimeOrNone"];
        };
        /** @description A message from the broker to the customer. */
        Message: {
            id: components["schemas"]["RecordId"];
            /**
             * @description Topic: `security` (log-ins, passwords, cards), `funds` (deposits, withdrawals, exchanges), `identity`,
             *     `trade`, `activity` or `system`. A client shows an unknown kind as `system`.
             * @example funds
             */
            kind: string;
            /**
             * @description Heading, plain text in the requested language.
             * @example Deposit credited
             */
            title: string;
            /**
             * @description Plain text in the requested language; line breaks are preserved.
             * @example 1.500,00 EUR was credited to your account.
             */
            content: string;
            /**
             * @description 0 unread, 1 read.
             * @enum {unknown}
             */
            read: components["schemas"]["WireStatus"];
            /** @description When it was sent, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
            /**
             * @description Where the customer can act on the message, or see what it is about; absent where there is no such screen. A client shows it
             *     as a button below the text.
             */
            link?: components["schemas"]["AppLink"];
            /**
             * @description IANA time zone of the market whose event the message reports, in which its time is shown; absent if it concerns
             *     no market.
             */
            zone?: components["schemas"]["TimeZone"];
        };
        /** @description The complaint that was submitted. Customer service answers with a message. */
        Complaint: {
            /** @description Number of the complaint, for customer service. */
            id: components["schemas"]["RecordId"];
            /** @description When it was submitted, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
        };
        /**
         * @description A dividend of one customer. Amounts are in `currency`, per share and in total, from the customer's side: the payment
         *     of a short position is negative. `net` = `gross` - `tax` + `writtenoff`.
         */
        Dividend: {
            id: components["schemas"]["RecordId"];
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone that its dates are days of. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of the dividend and of the wallet it goes to. */
            currency: components["schemas"]["WalletCurrency"];
            /** @description Whether the position receives (`long`) or pays (`short`). */
            direction: components["schemas"]["OrderDirection"];
            /**
             * @description 0 announced: the amounts are for the shares held now; 1 fixed: the shares held at the close before the ex-date
             *     counts; 2 paid.
             * @enum {unknown}
             */
            state: components["schemas"]["WireStatus"];
            /**
             * Format: date
             * @description Ex-date, the first trading day on which a buyer is not entitled to it.
             * @example 2026-02-03
             */
            exdate: string;
            /**
             * Format: date
             * @description Pay date; it is paid at the open of the market on this day.
             * @example 2026-02-20
             */
            paydate: string;
            /** @description Dividend per share before tax. */
            pershare: components["schemas"]["WireAmount"];
            /** @description Shares that it is paid for. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Per share times quantity, rounded half-even to the currency's decimals. */
            gross: components["schemas"]["WireNumber"];
            /** @description Tax withheld at source, in per cent of `gross`; 0 for short positions. */
            taxrate: components["schemas"]["WireAmount"];
            /** @description Tax withheld, rounded down to the currency's decimals. */
            tax: components["schemas"]["WireAmount"];
            /** @description Part of a short position's debt that the wallet lacked and the broker paid; 0 until it is paid. */
            writtenoff: components["schemas"]["WireAmount"];
            /** @description Amount credited to the wallet (positive) or debited from it (negative). */
            net: components["schemas"]["WireNumber"];
            /** @description When it was booked, epoch milliseconds (UTC); `-` until then. */
            paytime: components["schemas"]["WireTimeOrNone"];
        };
        /** @description The customer's rewards of an activity, in its currency. `obtained` = `withdrawn` + `withdrawable`. */
        RewardFigures: {
            /** @description Total reward, of all tasks together. */
            total: components["schemas"]["WireAmount"];
            /** @description Reward of the tasks that are completed. */
            obtained: components["schemas"]["WireAmount"];
            /** @description Part of it that was claimed and credited to the wallet. */
            withdrawn: components["schemas"]["WireAmount"];
            /** @description Part of it that was not claimed yet. */
            withdrawable: components["schemas"]["WireAmount"];
            /** @description Minimum obtained reward to claim. */
            claimfrom: components["schemas"]["WireAmount"];
        };
        /** @description An activity with rewards, as one customer sees it. */
        Activity: {
            id: components["schemas"]["RecordId"];
            /**
             * @description Its name, in the requested language.
             * @example Newcomer benefit
             */
            title: string;
            /**
             * @description Description, in one sentence.
             * @example Six first steps
             * @example each with its reward.
             */
            summary: string;
            /**
             * @description 0 not begun, 1 running, 2 ended.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description Time from which tasks count, epoch milliseconds (UTC). */
            starttime: components["schemas"]["WireTime"];
            /** @description Time until which tasks count, exclusive, epoch milliseconds (UTC). */
            endtime: components["schemas"]["WireTime"];
            /** @description IANA time zone in which its dates are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its rewards. */
            currency: components["schemas"]["WalletCurrency"];
            /**
             * Format: int32
             * @description Number of its tasks.
             * @example 6
             */
            tasks: number;
            /**
             * Format: int32
             * @description How many of them are completed.
             * @example 3
             */
            completed: number;
            figures: components["schemas"]["RewardFigures"];
        };
        /** @description One task of an activity. */
        ActivityTask: {
            id: components["schemas"]["RecordId"];
            /**
             * @description The task to do, in the requested language.
             * @example Verify your identity
             */
            title: string;
            /**
             * @description Condition for completion, in one sentence.
             * @example Counts once your proof of identity has been accepted.
             */
            content: string;
            /** @description Reward for it, in the activity's currency. */
            reward: components["schemas"]["WireAmount"];
            /**
             * @description 0 pending unlock, 1 to be completed, 2 completed, 3 ended without completion.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /**
             * @description Title of the task that unlocks it; empty if there is none.
             * @example
             * @example Verify your identity
             */
            after: string;
            /** @description Target where the customer can do it. */
            link: components["schemas"]["AppLink"];
            /** @description When it was completed, epoch milliseconds (UTC); `-` while it is not. */
            completetime: components["schemas"]["WireTimeOrNone"];
        };
        /** @description An activity with its tasks, rules and terms. */
        ActivityDetail: {
            activity: components["schemas"]["Activity"];
            /** @description Its tasks, in the recommended order. */
            list: components["schemas"]["ActivityTask"][];
            /**
             * @description Rules, one sentence each, in the requested language.
             * @example [
             *       "Each task counts once."
             *     ]
             */
            rules: string[];
            /**
             * @description Terms, one sentence each.
             * @example [
             *       "The reward is practice money."
             *     ]
             */
            terms: string[];
        };
        /** @description A reward that was claimed and credited. */
        BonusClaim: {
            id: components["schemas"]["RecordId"];
            /** @description Its activity. */
            activity: components["schemas"]["RecordId"];
            /** @description Currency of the wallet that it was credited to. */
            currency: components["schemas"]["WalletCurrency"];
            /** @description Amount credited, in `currency`. */
            money: components["schemas"]["WireAmount"];
            /** @description When it was credited, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
        };
        /** @description The customer's invitation. */
        Invitation: {
            /**
             * @description Invitation code that friends register with.
             * @example WELCOME1
             */
            code: string;
            /**
             * @description Address that opens the registration with the code filled in; empty if the server does not know the app's
             *     address. In that case the client builds it from its own address, `#/login/register?code=` and the code.
             * @example https://app.example.com/#/login/register?code=WELCOME1
             * @example
             */
            link: components["schemas"]["WebAddressOrNone"];
            /**
             * Format: int32
             * @description Number of friends who registered with the code.
             * @example 4
             */
            invited: number;
        };
        /** @description A friend who registered with the customer's code. */
        InvitedFriend: {
            /**
             * @description The friend's account, its middle five digits as asterisks.
             * @example 012*****89
             */
            account: string;
            /**
             * @description 0 registered, 1 identity verified, 2 first deposit credited.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When the friend registered, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
        };
        /**
         * @description An image as the server stores it: decoded and encoded again, without any metadata, under a name that the server
         *     chooses. In the client's file item (file, status, message, content, url) `url` comes from here; `file` and `content`
         *     are the local file and its preview, `status` is uploading or failed, `message` the translation of `msg` where it
         *     failed.
         */
        UploadedImage: {
            id: components["schemas"]["UploadId"];
            url: components["schemas"]["ImageUrl"];
            /**
             * @description Content type.
             * @example image/jpeg
             * @enum {string}
             */
            type: "image/jpeg" | "image/png" | "image/webp";
            /**
             * Format: int32
             * @description Size in bytes.
             * @example 284113
             */
            size: number;
            /**
             * Format: int32
             * @description Width in pixels.
             * @example 1600
             */
            width: number;
            /**
             * Format: int32
             * @description Height in pixels.
             * @example 1200
             */
            height: number;
            /**
             * @description Time at which the image is deleted unless another call has used its id before, epoch milliseconds (UTC); 24
             *     hours after the upload.
             */
            expiretime: components["schemas"]["WireTime"];
        };
        /** @description The customer's avatar. */
        Avatar: {
            url: components["schemas"]["ImageUrl"];
        };
        /** @description A closed position, or a closed part of one. Prices and amounts are in its currency. */
        PositionRecord: {
            id: components["schemas"]["RecordId"];
            /** @description Order that closed it. */
            orderid: components["schemas"]["RecordId"];
            /** @example SOLE */
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name of the instrument.
             * @example Solera Energia
             */
            name: string;
            /** @description IANA time zone of its market, in which its times are shown. If it is absent, a client shows them in the device's zone. */
            zone?: components["schemas"]["TimeZone"];
            /** @description The market that it is listed in; absent if it is no longer listed. */
            market?: components["schemas"]["MarketCode"];
            currency: components["schemas"]["WalletCurrency"];
            /**
             * @description Bought long or bought short.
             * @example long
             * @enum {string}
             */
            direction: "long" | "short";
            /** @description Leverage multiple that it was opened with; 1 without leverage. */
            leverage: components["schemas"]["WireAmount"];
            /** @description Quantity that was closed, in shares, units or contracts. */
            stock_num: components["schemas"]["WireAmount"];
            /** @description Average price at which it was opened, per unit, in `currency`. */
            buyprice: components["schemas"]["WireAmount"];
            /** @description Average price at which it was closed, per unit, in `currency`. */
            sellprice: components["schemas"]["WireAmount"];
            /** @description The customer's money that was used for the closed part, in `currency`. */
            margin: components["schemas"]["WireAmount"];
            /** @description All fees of opening and closing it, in `currency`. */
            fee: components["schemas"]["WireAmount"];
            /** @description Profit (positive) or loss (negative) after fees, in `currency`. */
            yingkui: components["schemas"]["WireNumber"];
            /**
             * @description Realised profit or loss in `currency` of all positions closed up to and including this one; the account centre
             *     shows that of the newest record.
             */
            total: components["schemas"]["WireNumber"];
            /** @description Free balance of the wallet after the close was booked, in `currency`. */
            balance: components["schemas"]["WireAmount"];
            /** @description When it was opened, epoch milliseconds (UTC). */
            buytime: components["schemas"]["WireTime"];
            /** @description When it was closed, epoch milliseconds (UTC). */
            selltime: components["schemas"]["WireTime"];
        };
        /** @description State of the customer's application for day trading. */
        DayTradeState: {
            /**
             * @description 0 not applied, 1 under review, 2 approved.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When the customer applied for it, epoch milliseconds (UTC). */
            applytime: components["schemas"]["WireTimeOrNone"];
            /** @description When it was approved, epoch milliseconds (UTC). */
            reviewtime: components["schemas"]["WireTimeOrNone"];
            /** @description Minutes before the close of its market at which every day trade is squared off. */
            minutes: components["schemas"]["WireCount"];
        };
        /** @description An instrument that can be day traded, with its quote. */
        DayTradeInstrument: {
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA zone of its times. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /** @description Price of the last trade; `-` if none is available. */
            nowprice: components["schemas"]["WireAmount"];
            /** @description Close of the trading day before; `-` where it is not known. */
            preclose: components["schemas"]["WireAmount"];
            /**
             * @description 1 where a day trade can be opened now, 0 where not.
             * @enum {unknown}
             */
            open: components["schemas"]["WireStatus"];
            /** @description When day trades opened now, or at the next opening, are squared off, epoch milliseconds (UTC). */
            squareofftime: components["schemas"]["WireTime"];
        };
        /** @description A position that was opened as a day trade; its `squareofftime` is a time. */
        DayTrade: {
            position: components["schemas"]["Position"];
            /**
             * @description 1 if the broker closed it, or the remaining part of it, at its square-off; otherwise 0.
             * @enum {unknown}
             */
            squaredoff: components["schemas"]["WireStatus"];
        };
        /**
         * @description | state | meaning |
         *     |---|---|
         *     | `upcoming` | cannot be bought yet |
         *     | `open` | can be bought |
         *     | `closed` | running, can no longer be bought |
         *     | `ended` | paid out |
         * @example open
         * @enum {string}
         */
        FollowProductState: "upcoming" | "open" | "closed" | "ended";
        /**
         * @description Code of a copy-trading product.
         * @example AUR-27
         */
        FollowCode: string;
        /**
         * @description A copy-trading product: a strategist trades, and the buyers of the product share the result. Amounts are in
         *     `currency`. Net asset values are calculated once a day, Monday to Friday at 18:00 Asia/Kuala_Lumpur.
         */
        FollowProduct: {
            code: components["schemas"]["FollowCode"];
            /**
             * @description Name of the fund, with the number of its issue.
             * @example Aurora Balanced 27
             */
            name: string;
            /**
             * @description Name of the strategist.
             * @example Inés Carvallo
             */
            strategist: string;
            /**
             * @description Trading style: `balanced`, `trend`, `neutral`, `momentum`, `growth`, `value`, `income` or `digital`. A client
             *     shows an unknown style as "other".
             * @example balanced
             */
            style: string;
            /**
             * @description From 1 (calm) to 5 (large losses are likely at times).
             * @enum {unknown}
             */
            risk: components["schemas"]["WireStatus"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description Total money that the product accepts. */
            scale: components["schemas"]["WireAmount"];
            /** @description Money invested so far. */
            raised: components["schemas"]["WireAmount"];
            /**
             * @description The strategist's target, in percentage points a year. It is not guaranteed: `yearreturn` may be less, also below
             *     0.
             */
            expectedreturn: components["schemas"]["WireNumber"];
            /** @description Fee of buying, in percentage points of the amount, on top of it. Redeeming is free. */
            feerate: components["schemas"]["WireAmount"];
            /** @description Number of days of 24 hours after the purchase in which the money cannot be redeemed; at the latest until `endtime`. */
            lockdays: components["schemas"]["WireCount"];
            /** @description Minimum amount of a purchase. */
            minmoney: components["schemas"]["WireAmount"];
            /** @description Time from which it can be bought, epoch milliseconds (UTC). */
            opentime: components["schemas"]["WireTime"];
            /** @description Time from which it can no longer be bought, epoch milliseconds (UTC). */
            stoptime: components["schemas"]["WireTime"];
            /** @description When all orders are paid out, epoch milliseconds (UTC). */
            endtime: components["schemas"]["WireTime"];
            state: components["schemas"]["FollowProductState"];
            /** @description Net asset value of one unit at the last valuation. */
            nav: components["schemas"]["WireAmount"];
            /** @description When it was calculated, epoch milliseconds (UTC). */
            navtime: components["schemas"]["WireTime"];
            /** @description Change at the last valuation, in percentage points of the previous one. */
            dayreturn: components["schemas"]["WireNumber"];
            /** @description Actual return of the strategist in the last 365 days, in percentage points. */
            yearreturn: components["schemas"]["WireNumber"];
            /** @description The largest fall from a high to a later low within these days, in percentage points, 0 or more. */
            drawdown: components["schemas"]["WireNumber"];
        };
        /** @description A valuation. */
        FollowRecordPoint: {
            /** @description When it was calculated, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
            /** @description Net asset value of one unit. */
            nav: components["schemas"]["WireAmount"];
        };
        /** @description Money in a copy-trading product. Amounts are in `currency`. Unknown fields of an order from another server are `-`. */
        FollowOrder: {
            id: components["schemas"]["RecordId"];
            /** @description Code of the product. */
            code: components["schemas"]["FollowCode"];
            /**
             * @description Name of the fund.
             * @example Aurora Balanced 27
             */
            name: string;
            /**
             * @description The strategist; empty if unknown.
             * @example Inés Carvallo
             */
            strategist: string;
            currency: components["schemas"]["WalletCurrency"];
            /** @description Amount invested, without the fee. */
            money: components["schemas"]["WireAmount"];
            /** @description Fee of the purchase, on top of `money`. */
            fee: components["schemas"]["WireAmount"];
            /** @description Value at the last valuation; for an ended order the amount paid out. */
            value: components["schemas"]["WireAmount"];
            /** @description Profit (or loss, below 0) of the last valuation; 0 before the first one and for an ended order. */
            dayprofit: components["schemas"]["WireNumber"];
            /** @description `value` less `money`, so without the fee; a loss is below 0. */
            profit: components["schemas"]["WireNumber"];
            /** @description When the last valuation was, epoch milliseconds (UTC). */
            navtime: components["schemas"]["WireTime"];
            /** @description When it was bought, epoch milliseconds (UTC). */
            buytime: components["schemas"]["WireTime"];
            /** @description Time from which it can be redeemed, epoch milliseconds (UTC). */
            unlocktime: components["schemas"]["WireTimeOrNone"];
            /** @description When the product ends and pays out automatically, epoch milliseconds (UTC). */
            endtime: components["schemas"]["WireTimeOrNone"];
            /** @description When it ended, epoch milliseconds (UTC); `-` while it runs. */
            closetime: components["schemas"]["WireTimeOrNone"];
            /**
             * @description Whether the money is in the product.
             * @example following
             * @enum {string}
             */
            state: "following" | "ended";
            /**
             * @description How it ended: the customer redeemed it, the product's end date was reached, or it never began. Empty while it
             *     runs, and if unknown.
             * @example
             * @example matured
             * @enum {string}
             */
            endedby: "redeemed" | "matured" | "cancelled" | "";
            /**
             * @description The same as a number, as in `/trade/userproductlist`. 0 running, 1 ended, 2 cancelled.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
        };
        /**
         * @description A block of shares that a seller offers as a whole or in parts at one price, outside the order book. Prices and
         *     amounts are in `currency`, quantities in shares. The price does not change after the opening; the remaining quantity
         *     only falls.
         */
        BlockOffer: {
            id: components["schemas"]["RecordId"];
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /** @description Price of one share in the block; `-` until it opens. */
            price: components["schemas"]["WireAmount"];
            /** @description Current price in the market; `-` if none is available. */
            nowprice: components["schemas"]["WireAmount"];
            /**
             * @description How far `price` is below `nowprice`, in percentage points of `nowprice`, two decimals; negative where it is above,
             *     `-` where one of them is not known.
             */
            discount: components["schemas"]["WireNumber"];
            /**
             * @description Gain of one share at `nowprice`, in percentage points of `price`, two decimals, without fees; `-` where one of
             *     them is not known.
             */
            profitrate: components["schemas"]["WireNumber"];
            /** @description Shares in one lot; a purchase is whole lots. */
            lot: components["schemas"]["WireAmount"];
            /** @description Minimum number of lots of one purchase; never fewer than 300 shares. */
            minlots: components["schemas"]["WireAmount"];
            /** @description The same in shares, `minlots` × `lot`. */
            minquantity: components["schemas"]["WireAmount"];
            /** @description Shares in the whole block. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Shares that can still be bought; 0 before it opens and after it ends. */
            remaining: components["schemas"]["WireAmount"];
            /** @description Amount of the block bought so far by all customers, at `price`; 0 before it opens. */
            turnover: components["schemas"]["WireAmount"];
            /**
             * @description 0 opens later, 1 open, 2 sold out, 3 ended.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When it opens, epoch milliseconds (UTC). */
            opentime: components["schemas"]["WireTime"];
            /** @description When it ends, epoch milliseconds (UTC); exclusive. */
            closetime: components["schemas"]["WireTime"];
        };
        /**
         * @description Cost of a purchase of a block now. Amounts are in the currency of the block, rounded to its minor unit. Nothing is
         *     reserved.
         */
        BlockPreview: {
            /** @description The block. */
            id: components["schemas"]["RecordId"];
            /** @description Application quantity, in shares. */
            quantity: components["schemas"]["WireAmount"];
            /** @description The same in lots. */
            lots: components["schemas"]["WireAmount"];
            /** @description Price of one share. */
            price: components["schemas"]["WireAmount"];
            /** @description Price × quantity. */
            amount: components["schemas"]["WireAmount"];
            /** @description Fees line by line, those of a purchase in the market; empty where nothing is charged. */
            fees: components["schemas"]["FeeCharge"][];
            /** @description Sum of the fees. */
            feetotal: components["schemas"]["WireAmount"];
            /** @description Amount plus fees, debited from the wallet by the purchase. */
            total: components["schemas"]["WireAmount"];
            /** @description Available money in this currency. */
            available: components["schemas"]["WireNumber"];
            /** @description Amount missing to pay `total`; 0 where the wallet covers it. */
            shortfall: components["schemas"]["WireAmount"];
            /** @description Maximum number of shares that could be bought now, whole lots, limited by the remaining quantity and by the available money; 0 if none. */
            maxquantity: components["schemas"]["WireAmount"];
            /**
             * @description Which rule of selling holds the shares until `selltime`, as a code of the message catalogue.
             * @example sell-blocked-15-minutes
             * @enum {string}
             */
            sellreason: "sell-blocked-15-minutes" | "sell-blocked-t1";
            /** @description Time from which the shares may be sold if they are bought now, epoch milliseconds (UTC). */
            selltime: components["schemas"]["WireTime"];
        };
        /**
         * @description A block trade of the customer. The shares are a separate position. Prices and amounts are in `currency`, quantities
         *     in shares.
         */
        BlockTrade: {
            id: components["schemas"]["RecordId"];
            /** @description The position that it created, for `/trade/positioninfo`; also the number of its order. */
            positionid: components["schemas"]["RecordId"];
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /** @description Minimum number of lots of the block. */
            minlots: components["schemas"]["WireAmount"];
            /** @description Lots that were bought. */
            buylots: components["schemas"]["WireAmount"];
            /** @description Application quantity, in shares; the whole quantity was bought. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Shares of it that are held now. */
            held: components["schemas"]["WireAmount"];
            /** @description Price of one share. */
            buyprice: components["schemas"]["WireAmount"];
            /** @description Current price in the market; `-` if none is available. */
            nowprice: components["schemas"]["WireAmount"];
            /**
             * @description Profit (positive) or loss (negative) in percentage points of `money`, two decimals - realised after fees for
             *     shares sold, at the current price without fees for shares still held; `-` if a price is needed but not
             *     available.
             */
            profitrate: components["schemas"]["WireNumber"];
            /** @description Amount that was paid for the shares, without fees. */
            money: components["schemas"]["WireAmount"];
            /** @description Fees of the purchase. */
            fees: components["schemas"]["WireAmount"];
            /** @description Amount received so far from sales of its shares, without fees. */
            turnover: components["schemas"]["WireAmount"];
            /**
             * @description 0 held, may not be sold yet; 1 held, may be sold (some of it may be sold already); 2 sold.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When it was bought, epoch milliseconds (UTC). */
            time: components["schemas"]["WireTime"];
            /** @description Time from which its shares may be sold, epoch milliseconds (UTC). */
            selltime: components["schemas"]["WireTime"];
        };
        /**
         * @description `newshare` a company's first sale of shares, `placement` a listed company's sale below its market price.
         * @example newshare
         * @enum {string}
         */
        OfferKind: "newshare" | "placement";
        /**
         * @description Payment method: with `upfront` the money of the whole subscription is frozen immediately and the unused part
         *     refunded; with `afterwinning` no money is due before shares are won, and an allotment that is not paid by the
         *     deadline lapses.
         * @example upfront
         * @enum {string}
         */
        OfferPayment: "upfront" | "afterwinning";
        /**
         * @description The band of an offer whose price is found by bids: book building or an auction. Absent: the offer has a fixed price. After the close
         *     the cut-off price is set, the highest at which the bids at or above it take all shares, or `low` where all bids take fewer. Everybody
         *     pays the cut-off price; a bid below it gets nothing.
         */
        OfferBand: {
            /** @description Minimum bid price, in `currency`. */
            low: components["schemas"]["WireAmount"];
            /** @description Highest bid price, in `currency`. */
            high: components["schemas"]["WireAmount"];
            /** @description Step of bid prices, in `currency`; every bid price is a multiple of it. */
            step: components["schemas"]["WireAmount"];
        };
        /**
         * @description A bid: `price`, at a price of its own; `cutoff`, at whatever the cut-off price is, which counts as a bid at the highest price of the band.
         * @example price
         * @enum {string}
         */
        OfferBid: "price" | "cutoff";
        /**
         * @description State of a subscription: `waiting` for the lottery; `won`, paid with the frozen money; `notwon`; `paymentdue`, won
         *     and to be paid until the deadline; `paid`; `paymentfailed`, a payment was tried without the money, to be tried again
         *     until the deadline; `waived`, not paid in time; `cancelled`.
         * @example waiting
         * @enum {string}
         */
        OfferState: "waiting" | "won" | "notwon" | "paymentdue" | "paid" | "paymentfailed" | "waived" | "cancelled";
        /** @description A customer's subscription of an offer. Prices and amounts are in `currency`. */
        OfferSubscription: {
            /** @description Identifier of the subscription. */
            id: components["schemas"]["RecordId"];
            /** @description The subscribed offer. */
            offerid: components["schemas"]["RecordId"];
            kind: components["schemas"]["OfferKind"];
            /** @description Quote code. */
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Bayusari Robotics Berhad
             */
            name: string;
            /**
             * @description Name in Chinese; empty where it has none.
             * @example 峇宇莎机器人
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            payment: components["schemas"]["OfferPayment"];
            /** @description Issue price per share, in `currency`; of a bid, the price at which its money was frozen: the bid price, or the highest price of the band. */
            price: components["schemas"]["WireAmount"];
            /** @description What was bid; absent where the offer has a fixed price. */
            bid?: components["schemas"]["OfferBid"];
            /** @description Cut-off price, in `currency`, which every allotted share costs; `-` before the result. Absent where the offer has a fixed price. */
            cutoff?: components["schemas"]["WireAmount"];
            /** @description Subscription quantity, in shares. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Subscription amount, price times quantity, in `currency`. */
            money: components["schemas"]["WireAmount"];
            state: components["schemas"]["OfferState"];
            /** @description Allotted quantity, in shares; `-` before the result. */
            allotted: components["schemas"]["WireAmount"];
            /** @description Cost of the allotted shares, in `currency`, at `cutoff` where bids decided the price, else at `price`; 0 before the result. */
            due: components["schemas"]["WireAmount"];
            /** @description Amount frozen for it now, in `currency`. The payment stays frozen until the shares are delivered. */
            held: components["schemas"]["WireAmount"];
            /** @description Amount refunded so far, in `currency`. */
            refunded: components["schemas"]["WireAmount"];
            /**
             * @description Trading day in whose records it appears.
             * @example 2026-01-13
             */
            recordday: string;
            /** @description When it was made. */
            createtime: components["schemas"]["WireTime"];
            /** @description Time until which it can be cancelled. */
            closetime: components["schemas"]["WireTime"];
            /** @description When the lottery is drawn. */
            drawtime: components["schemas"]["WireTime"];
            /** @description When the result is announced. */
            resulttime: components["schemas"]["WireTime"];
            /** @description Deadline of payment where `payment` is `afterwinning`. */
            paytime: components["schemas"]["WireTime"];
            /** @description When unused money is released if `payment` is `upfront`. */
            refundtime: components["schemas"]["WireTime"];
            /** @description Listing of a new share, delivery of a placement. */
            listtime: components["schemas"]["WireTime"];
            /** @description When it was paid; `-` if it was not paid (yet). */
            paidtime: components["schemas"]["WireTimeOrNone"];
            /**
             * @description Position that the delivered shares are in; empty before.
             * @example
             */
            positionid: string;
        };
        /**
         * @description An offer of shares: a company's first sale of them (`newshare`), or a listed company's sale below its market price
         *     (`placement`). Prices and amounts are in `currency`, quantities in shares.
         */
        Offer: {
            /** @description Identifier of the offer. */
            id: components["schemas"]["RecordId"];
            kind: components["schemas"]["OfferKind"];
            /** @description Quote code, for a new share the future code after its listing. */
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Bayusari Robotics Berhad
             */
            name: string;
            /**
             * @description Name in Chinese; empty where it has none.
             * @example 峇宇莎机器人
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /**
             * @description Stage - not open yet, open, closed and not announced, waiting for its listing or delivery, listed or delivered.
             * @example open
             * @enum {string}
             */
            stage: "upcoming" | "open" | "drawing" | "tobelisted" | "listed";
            payment: components["schemas"]["OfferPayment"];
            /** @description Issue price per share, in `currency`. With a `band` the highest price that a share can cost, and from `resulttime` on the cut-off price. */
            price: components["schemas"]["WireAmount"];
            band?: components["schemas"]["OfferBand"];
            /** @description Market price per share, in `currency` - of a listed new share now, of a placement when it was announced; `-` where there is none. */
            marketprice: components["schemas"]["WireAmount"];
            /** @description Premium difference, market price less issue price, per share in `currency`; `-` where there is no market price. */
            premium: components["schemas"]["WireNumber"];
            /** @description The premium difference in percentage points of the issue price; `-` where there is no market price. */
            premiumrate: components["schemas"]["WireNumber"];
            /** @description Shares that are sold. */
            offered: components["schemas"]["WireAmount"];
            /** @description Total subscription so far of all customers, in shares. */
            subscribed: components["schemas"]["WireAmount"];
            /**
             * Format: int32
             * @description Share of the offer that has been subscribed, in per cent from 0 to 100, whole and rounded down.
             * @example 64
             */
            progress: number;
            /** @description Minimum subscription, in shares. */
            min: components["schemas"]["WireAmount"];
            /** @description Step of the quantity, in shares; every quantity is a multiple of it. */
            step: components["schemas"]["WireAmount"];
            /** @description Maximum subscription of one account, in shares. */
            max: components["schemas"]["WireAmount"];
            /** @description Start of subscription. */
            opentime: components["schemas"]["WireTime"];
            /** @description Deadline of subscription; the offer is closed from this instant on. */
            closetime: components["schemas"]["WireTime"];
            /** @description When the lottery is drawn. */
            drawtime: components["schemas"]["WireTime"];
            /** @description When the result is announced. */
            resulttime: components["schemas"]["WireTime"];
            /** @description Deadline of payment where `payment` is `afterwinning`. */
            paytime: components["schemas"]["WireTime"];
            /** @description When unused money is released if `payment` is `upfront`. */
            refundtime: components["schemas"]["WireTime"];
            /** @description Listing of a new share, delivery of a placement. */
            listtime: components["schemas"]["WireTime"];
            /**
             * Format: int32
             * @description Remaining days to subscribe, including the current day; 0 after the end.
             * @example 3
             */
            days: number;
            /**
             * @description Trading day in whose records a subscription made now appears; before 9:15 of a trading day that day, otherwise the next one.
             * @example 2026-01-13
             */
            recordday: string;
            /** @description Address of the prospectus for a browser, read with GET; a client adds `?language=` with the code of its language. Empty where there is none. */
            prospectus: components["schemas"]["AppLink"];
            /** @description The customer's subscription, none or one; cancelled subscriptions are excluded. */
            mine: components["schemas"]["OfferSubscription"][];
        };
        /**
         * @description Demand of borrowers for the shares of an instrument. Demand and rate are those of the current day; prices are in
         *     `currency`, quantities in shares.
         */
        LendingOffer: {
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /** @description Current price; `-` if none is available. */
            nowprice: components["schemas"]["WireAmount"];
            /** @description Fee of one lending day, in per cent of the value of the shares at the start. */
            rate: components["schemas"]["WireAmount"];
            /** @description The same for 365 days, for comparison. */
            yearrate: components["schemas"]["WireAmount"];
            /** @description Quantity still in demand. */
            demand: components["schemas"]["WireAmount"];
            /** @description Shares in one lot; whole lots are lent. */
            lot: components["schemas"]["WireAmount"];
            /** @description Minimum number of lots of one loan. */
            minlots: components["schemas"]["WireAmount"];
            /** @description The same in shares. */
            minquantity: components["schemas"]["WireAmount"];
            /**
             * @description Whether shares are accepted - `full` if less than the minimum is still in demand, `closed` if the channel is closed.
             * @example open
             * @enum {string}
             */
            state: "open" | "full" | "closed";
        };
        /** @description Shares of the customer that could be lent, one row per position, and the demand for them. */
        LendableHolding: {
            positionid: components["schemas"]["RecordId"];
            /** @description Shares held in the position. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Shares that may be lent now - not lent, not locked after the purchase, not in an order to sell; whole lots. */
            lendable: components["schemas"]["WireAmount"];
            /** @description Shares of the position that are lent now. */
            lent: components["schemas"]["WireAmount"];
            offer: components["schemas"]["LendingOffer"];
        };
        /**
         * @description Shares that the customer lent. They still belong to the customer, who cannot sell them until they are returned.
         *     Amounts are in `currency`.
         */
        StockLoan: {
            id: components["schemas"]["RecordId"];
            /** @description The position that the shares belong to. */
            positionid: components["schemas"]["RecordId"];
            code: components["schemas"]["QuoteCode"];
            /**
             * @description Name in Latin letters.
             * @example Harimau Foods
             */
            name: string;
            /**
             * @description Name in Chinese, as it is listed; empty where it has none.
             * @example 虎牌食品
             */
            chinesename: string;
            market: components["schemas"]["MarketCode"];
            /** @description IANA time zone in which its times are shown. */
            zone: components["schemas"]["TimeZone"];
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description Number of decimals of its prices.
             * @example 3
             */
            decimals: number;
            /** @description Shares that were lent. */
            quantity: components["schemas"]["WireAmount"];
            /** @description Price of one share at the start. */
            price: components["schemas"]["WireAmount"];
            /** @description Price × quantity; the fee is calculated from it for the whole term. */
            value: components["schemas"]["WireAmount"];
            /** @description Fee of one lending day, in per cent of `value`. */
            rate: components["schemas"]["WireAmount"];
            /**
             * Format: int32
             * @description Term in lending days of 24 hours.
             * @example 14
             */
            days: number;
            /**
             * Format: int32
             * @description Lending days that were paid.
             * @example 3
             */
            paiddays: number;
            /** @description Fees that were paid so far. */
            paid: components["schemas"]["WireAmount"];
            /** @description Fee of one day, rounded down; the sum over the days is exact. */
            dayfee: components["schemas"]["WireAmount"];
            /** @description Total fee of the loan until `endtime`. */
            total: components["schemas"]["WireAmount"];
            /**
             * @description 0 lending, 1 recalled and being returned, 2 ended.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When it began, epoch milliseconds (UTC). */
            starttime: components["schemas"]["WireTime"];
            /** @description Latest time at which the shares are returned, epoch milliseconds (UTC). */
            endtime: components["schemas"]["WireTime"];
            /** @description When they were returned; `-` until then. */
            returntime: components["schemas"]["WireTimeOrNone"];
        };
        /** @description Terms of a credit loan, and the conditions that the customer has to meet. Amounts are in the requested currency. */
        CreditTerms: {
            currency: components["schemas"]["WalletCurrency"];
            /**
             * @description Whether loans are available.
             * @example open
             * @enum {string}
             */
            channel: "open" | "full" | "closed";
            /** @description Interest of one started day, in per cent of the outstanding principal. */
            rate: components["schemas"]["WireAmount"];
            /** @description The same for 365 days, for comparison. */
            yearrate: components["schemas"]["WireAmount"];
            /** @description Available terms, in days of 24 hours. */
            days: number[];
            /** @description Minimum amount of a loan. */
            min: components["schemas"]["WireAmount"];
            /** @description Maximum that could be borrowed now, within the remaining quota. */
            max: components["schemas"]["WireAmount"];
            /** @description The whole quota, in this currency at the current rate. */
            quota: components["schemas"]["WireAmount"];
            /** @description Principal that is owed in all currencies, in this one at the current rate. */
            owed: components["schemas"]["WireAmount"];
            /**
             * @description State of the identity, 0 not submitted, 1 under review, 2 verified, 3 rejected. A loan needs 2.
             * @enum {unknown}
             */
            verified: components["schemas"]["WireStatus"];
            /**
             * @description 1 where a fund password is set, 0 where it is not. A loan needs 1.
             * @enum {unknown}
             */
            fundpassword: components["schemas"]["WireStatus"];
        };
        /** @description A credit loan. Amounts are in `currency`. */
        CreditLoan: {
            id: components["schemas"]["RecordId"];
            currency: components["schemas"]["WalletCurrency"];
            /** @description Amount that was borrowed. */
            money: components["schemas"]["WireAmount"];
            /** @description Outstanding principal. */
            outstanding: components["schemas"]["WireAmount"];
            /** @description Interest owed now, rounded half-even; it includes the current day. */
            interest: components["schemas"]["WireAmount"];
            /** @description Total owed now, `outstanding` + `interest`; repaying it ends the loan. */
            owed: components["schemas"]["WireAmount"];
            /** @description Amount repaid so far, interest included. */
            paid: components["schemas"]["WireAmount"];
            /** @description Interest of one started day, in per cent of the outstanding principal. */
            rate: components["schemas"]["WireAmount"];
            /**
             * Format: int32
             * @description Term in days of 24 hours.
             * @example 14
             */
            days: number;
            /** @description Interest of the next day on the amount owed now, rounded. */
            dayinterest: components["schemas"]["WireAmount"];
            /**
             * @description 0 running, 1 overdue, 2 repaid.
             * @enum {unknown}
             */
            status: components["schemas"]["WireStatus"];
            /** @description When it was paid out, epoch milliseconds (UTC). */
            starttime: components["schemas"]["WireTime"];
            /** @description When the amount owed is collected from the wallet, epoch milliseconds (UTC). */
            duetime: components["schemas"]["WireTime"];
            /** @description When it was repaid; `-` until then. */
            endtime: components["schemas"]["WireTimeOrNone"];
        };
        /**
         * @description Quote codes separated by commas, at most 5, each once, in any order.
         * @example MY0101
         */
        DepthCodes: string;
        /**
         * @description Where an event stands among all events of the broker. A client sends it back as it is.
         * @example a1-7412-3
         */
        EventId: string;
        /** @description The server's time, and how long nothing of the customer's money has changed. */
        LiveStart: {
            /** @description The server's time. */
            time: components["schemas"]["WireTime"];
            /**
             * Format: int32
             * @description Milliseconds since orders, fills, positions or wallets of the customer last changed, by which a client knows whether what it asked for
             *     before the stream began is still so. Absent where nothing has changed for at least ten minutes, where the stream
             *     goes on after `Last-Event-ID`, and from a server that does not say it.
             * @example 2400
             */
            quiet?: number;
        };
        /** @description The stream has begun, or goes on after `Last-Event-ID`. */
        LiveReady: {
            /**
             * @description Name of the event.
             * @example ready
             * @constant
             */
            event: "ready";
            id: components["schemas"]["EventId"];
            /** @description The stream has begun, or goes on after `Last-Event-ID`. */
            data: components["schemas"]["LiveStart"];
        };
        /** @description The server's time. */
        LiveTime: {
            /** @description The server's time. */
            time: components["schemas"]["WireTime"];
        };
        /** @description The stream has begun, and events since `Last-Event-ID` may be missing. */
        LiveReset: {
            /**
             * @description Name of the event.
             * @example reset
             * @constant
             */
            event: "reset";
            id: components["schemas"]["EventId"];
            /** @description The stream has begun, and events since `Last-Event-ID` may be missing. */
            data: components["schemas"]["LiveTime"];
        };
        /** @description Quotes that changed. */
        LiveQuotes: {
            /**
             * @description Name of the event.
             * @example quotes
             * @constant
             */
            event: "quotes";
            id: components["schemas"]["EventId"];
            /** @description Quotes that changed. */
            data: components["schemas"]["QuoteBatch"];
        };
        /** @description Quote, book and figures of the day of an instrument. */
        LiveDepth: {
            /**
             * @description Name of the event.
             * @example depth
             * @constant
             */
            event: "depth";
            id: components["schemas"]["EventId"];
            /** @description Quote, book and figures of the day of the instrument. */
            data: components["schemas"]["QuoteDepth"];
        };
        /** @description Markets whose state has changed. */
        LiveMarkets: {
            /**
             * @description Name of the event.
             * @example markets
             * @constant
             */
            event: "markets";
            id: components["schemas"]["EventId"];
            /** @description Markets whose state has changed. */
            data: components["schemas"]["Market"][];
        };
        /** @description Orders that have changed, in their present state. */
        LiveOrders: {
            /**
             * @description Name of the event.
             * @example orders
             * @constant
             */
            event: "orders";
            id: components["schemas"]["EventId"];
            /** @description Orders that have changed, in their present state. */
            data: components["schemas"]["Order"][];
        };
        /** @description New fills. */
        LiveFills: {
            /**
             * @description Name of the event.
             * @example fills
             * @constant
             */
            event: "fills";
            id: components["schemas"]["EventId"];
            /** @description New fills. */
            data: components["schemas"]["Fill"][];
        };
        /** @description Positions that have changed, in their present state. */
        LivePositions: {
            /**
             * @description Name of the event.
             * @example positions
             * @constant
             */
            event: "positions";
            id: components["schemas"]["EventId"];
            /** @description Positions that have changed, in their present state. */
            data: components["schemas"]["Position"][];
        };
        /** @description Wallets whose money has moved. */
        LiveWallets: {
            /**
             * @description Name of the event.
             * @example wallets
             * @constant
             */
            event: "wallets";
            id: components["schemas"]["EventId"];
            /** @description Wallets whose money has moved. */
            data: components["schemas"]["Wallet"][];
        };
        /** @description Messages have arrived or were read. */
        LiveMessages: {
            /**
             * @description Name of the event.
             * @example messages
             * @constant
             */
            event: "messages";
            id: components["schemas"]["EventId"];
            /** @description Messages have arrived or were read. */
            data: components["schemas"]["UnreadCount"];
        };
        /** @description Price alerts that were set or met, in their present state. */
        LiveAlerts: {
            /**
             * @description Name of the event.
             * @example alerts
             * @constant
             */
            event: "alerts";
            id: components["schemas"]["EventId"];
            /** @description Price alerts that were set or met, in their present state. */
            data: components["schemas"]["Alert"][];
        };
        /** @description The server's time, and the last event that it has recorded for the customer. */
        LivePulse: {
            /** @description The server's time. */
            time: components["schemas"]["WireTime"];
            /**
             * @description The `id` of the customer's last own event that the server has recorded since this stream began, whether it was sent
             *     or not. Absent where there is none, and from a server that does not say it.
             */
            last?: components["schemas"]["EventId"];
        };
        /** @description The stream is alive. */
        LiveBeat: {
            /**
             * @description Name of the event.
             * @example beat
             * @constant
             */
            event: "beat";
            id: components["schemas"]["EventId"];
            /** @description The stream is alive, and what it should have told. */
            data: components["schemas"]["LivePulse"];
        };
        /** @description One event of a stream; `event` and `id` are its lines of these names, `data` is the JSON of its line `data`. */
        LiveEvent: components["schemas"]["LiveReady"] | components["schemas"]["LiveReset"] | components["schemas"]["LiveQuotes"] | components["schemas"]["LiveDepth"] | components["schemas"]["LiveMarkets"] | components["schemas"]["LiveOrders"] | components["schemas"]["LiveFills"] | components["schemas"]["LivePositions"] | components["schemas"]["LiveWallets"] | components["schemas"]["LiveMessages"] | components["schemas"]["LiveAlerts"] | components["schemas"]["LiveBeat"];
    };
    responses: {
        /** @description There is no session, or it has expired. The client clears it and opens the login screen. */
        SessionExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Failure.
                     * @constant
                     */
                    status: 0;
                    /**
                     * @description Please log in again (`login-again`).
                     * @constant
                     */
                    msg: "请重新登录";
                };
            };
        };
        /**
         * @description The client calls too often, or its customer made the change too often within a day (`submitted-too-frequently`). Nothing was
         *     done, and the same call may come again after `Retry-After`. A client relies on no more than the status and that header, since
         *     something in front of the server may answer with a body of its own.
         */
        TooManyCalls: {
            headers: {
                /** @description Seconds after which the call may come again. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Failure.
                     * @constant
                     */
                    status: 0;
                    /**
                     * @description The system is busy (`system-busy`), or the change was made too often (`submitted-too-frequently`).
                     * @enum {string}
                     */
                    msg: "系统繁忙，请稍后再试" | "提交过于频繁，请稍后再试";
                };
            };
        };
        /**
         * @description The server failed, or something in front of it. Servers of this contract answer `system-busy` with HTTP 200 where they can; with
         *     this status it is unknown whether the call was done, so a client sends a call with its id again, and only such a call. A
         *     client reads no more than the status.
         */
        ServerFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Failure.
                     * @constant
                     */
                    status: 0;
                    /**
                     * @description The system is busy (`system-busy`).
                     * @constant
                     */
                    msg: "系统繁忙，请稍后再试";
                };
            };
        };
        /**
         * @description The server has no room for the call now. Nothing was done, and the same call may come again after `Retry-After`. A client reads
         *     no more than the status and that header, since something in front of the server may answer with a body of its own.
         */
        NoRoom: {
            headers: {
                /** @description Seconds after which the call may come again. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Failure.
                     * @constant
                     */
                    status: 0;
                    /**
                     * @description The system is busy (`system-busy`).
                     * @constant
                     */
                    msg: "系统繁忙，请稍后再试";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUserinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    type?: components["schemas"]["StockType"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["UserInfo"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    account: components["schemas"]["AccountNumber"];
                    /**
                     * Format: password
                     * @description Login password, letters and digits.
                     * @example calm1234
                     */
                    password: string;
                    /**
                     * Format: password
                     * @description The same password again.
                     * @example calm1234
                     */
                    repassword: string;
                    /**
                     * @description Invitation code; the inviter has to exist.
                     * @example WELCOME1
                     */
                    invitecode: string;
                    /**
                     * @description The agreement was accepted.
                     * @example 1
                     * @constant
                     */
                    agree: "1";
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description You are registered
                         * @constant
                         */
                        msg: "注册成功";
                        data: components["schemas"]["NewAccount"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "提交过于频繁，请稍后再试" | "邀请人不存在" | "账号已存在" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    account: components["schemas"]["AccountNumber"];
                    /**
                     * Format: password
                     * @description Login password.
                     * @example calm1234
                     */
                    password: string;
                    /**
                     * @description One-time code, where the account asks for one: a client sends it after `code-required`, with the same
                     *     password. Any text is taken, since servers and accounts without codes ignore it; an empty one counts as omitted.
                     * @example 492039
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Logged in
                         * @constant
                         */
                        msg: "登录成功";
                        data: components["schemas"]["Session"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "提交过于频繁，请稍后再试" | "账号不存在" | "账号或密码错误" | "账号已被冻结，请联系客服" | "请输入验证码" | "验证码错误" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    loginchallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["PasskeyChallenge"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "提交过于频繁，请稍后再试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    loginbypasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    credentialid: components["schemas"]["CredentialId"];
                    clientdata: components["schemas"]["ClientData"];
                    authenticatordata: components["schemas"]["AuthenticatorData"];
                    signature: components["schemas"]["PasskeySignature"];
                    userhandle?: components["schemas"]["UserHandle"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Logged in
                         * @constant
                         */
                        msg: "登录成功";
                        data: components["schemas"]["Session"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "提交过于频繁，请稍后再试" | "通行密钥验证已过期，请重试" | "通行密钥未被接受" | "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    recoverystate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    account: components["schemas"]["AccountNumber"];
                    password: components["schemas"]["OwnPassword"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Recovery"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "提交过于频繁，请稍后再试" | "账号或密码错误" | "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    account: components["schemas"]["AccountNumber"];
                    password: components["schemas"]["OwnPassword"];
                    /**
                     * @description Real name, as it was verified.
                     * @example Marina Ribera
                     */
                    name: string;
                    /**
                     * @description ID number, as it was verified. Spaces and upper or lower case mean nothing.
                     * @example 12345678Z
                     */
                    idnumber: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Submitted
                         * @constant
                         */
                        msg: "提交成功";
                        data: components["schemas"]["Recovery"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "提交过于频繁，请稍后再试" | "账号或密码错误" | "账号已被冻结，请联系客服" | "验证码登录未开启" | "请先完成实名认证" | "找回申请处理中" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Nothing. */
                        data: null;
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    withdrawallist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    type?: components["schemas"]["CurrencyCode"];
                    /** @description Cursor of the page, the `next` of the last record of the previous page; omitted for the first page. */
                    cursor?: components["schemas"]["PageCursor"];
                    /** @description Maximum number of records, from 1 to 100; all if it is omitted. */
                    limit?: components["schemas"]["PageLimit"];
                    /** @description Only the withdrawal that was requested under this id. */
                    requestid?: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Withdrawals in a currency. */
                        data: components["schemas"]["Withdrawal"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    usernewstocklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    type?: components["schemas"]["StockType"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Subscriptions of new shares. */
                        data: components["schemas"]["NewStockSubscription"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    userproductlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    type?: components["schemas"]["StockType"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Orders of fund products. */
                        data: components["schemas"]["ProductOrder"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    ustockslist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    type?: components["schemas"]["StockType"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Stock subscriptions. */
                        data: components["schemas"]["StockSubscription"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    userstocklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    type?: components["schemas"]["StockType"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["HoldingRecords"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    urnjylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Kind of item; the account centre sends 0.
                     * @example 0
                     */
                    buy_type: string;
                    type?: components["schemas"]["StockType"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["RebateRecords"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    userstocklists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    type?: components["schemas"]["StockType"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["RealisedRecords"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Requested entries; always `all`.
                     * @example all
                     * @constant
                     */
                    type: "all";
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Configuration of the server, requested before the app appears. */
                        data: components["schemas"]["ConfigEntry"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Version of the client.
                     * @example 0.1.0
                     */
                    version?: string;
                    /**
                     * @description Platform of the client.
                     * @example web
                     * @enum {string}
                     */
                    platform?: "web" | "android" | "ios";
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["AppVersion"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    article: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Text to answer.
                     * @example agreement
                     * @enum {string}
                     */
                    name: "agreement" | "privacy" | "company" | "about" | "guide";
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Article"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    unread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["UnreadCount"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    marketlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Markets, their hours and their state. */
                        data: components["schemas"]["Market"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    indices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Index quotes with their line of the day. */
                        data: components["schemas"]["QuotedInstrument"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    movers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    market: components["schemas"]["MarketCode"];
                    /**
                     * @description Order of the list.
                     * @example gainers
                     * @enum {string}
                     */
                    sort: "gainers" | "losers" | "turnover";
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["QuotePage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    quotelist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    codes: components["schemas"]["QuoteCodes"];
                    /** @description The `time` of the previous answer, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
                    since?: components["schemas"]["FormTime"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["QuoteBatch"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The typed text, without spaces around it.
                     * @example hp
                     */
                    keyword: string;
                    market?: components["schemas"]["MarketCode"];
                    /** @description Language of the reader. What only its pinyin finds comes last where it is not Chinese. */
                    language?: components["schemas"]["Language"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["SearchPage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    quoteinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                    /** @description Language of `profile`; English without it. */
                    language?: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["InstrumentDetail"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    depth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["QuoteDepth"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    timeshare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                    /** @description The `time` of the previous answer, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
                    since?: components["schemas"]["FormTime"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["TimeShare"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    candles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                    period: components["schemas"]["CandlePeriod"];
                    /** @description Only candles that begin before this instant, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
                    before?: components["schemas"]["FormTime"];
                    /**
                     * @description Maximum number of candles, from 1 to 1000; 300 if omitted.
                     * @example 300
                     */
                    limit?: string;
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["CandlePage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    watchlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description The customer's watchlist with quotes. */
                        data: components["schemas"]["QuotedInstrument"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    watchadd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    codes: components["schemas"]["QuoteCodes"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Added
                         * @constant
                         */
                        msg: "添加成功";
                        data: components["schemas"]["WatchedCodes"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "自选数量已达上限" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    watchremove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    codes: components["schemas"]["QuoteCodes"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Changes saved
                         * @constant
                         */
                        msg: "修改成功";
                        data: components["schemas"]["WatchedCodes"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    watchorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    codes: components["schemas"]["QuoteCodes"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Changes saved
                         * @constant
                         */
                        msg: "修改成功";
                        data: components["schemas"]["WatchedCodes"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    recommend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The `next` of the previous batch; omitted for the first. An unknown value answers the first batch.
                     * @example 2
                     */
                    batch?: string;
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["RecommendedBatch"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    alertlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only the alerts of this instrument. */
                    code?: components["schemas"]["QuoteCode"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description The customer's price alerts. */
                        data: components["schemas"]["Alert"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    alertadd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                    kind: components["schemas"]["AlertKind"];
                    value: components["schemas"]["FormAlertValue"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Price alert set
                         * @constant
                         */
                        msg: "价格提醒已设置";
                        data: components["schemas"]["Alert"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "未获取到股票价格，如多次出现请联系我们" | "委托价格不符合最小变动价位" | "当前价格已满足提醒条件" | "相同的价格提醒已存在" | "价格提醒数量已达上限" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    alertremove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    ids: components["schemas"]["AlertIds"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Price alert removed
                         * @constant
                         */
                        msg: "价格提醒已删除";
                        data: components["schemas"]["RemovedAlerts"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    planlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description The customer's savings plans. */
                        data: components["schemas"]["SavingsPlan"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    planinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The plan. */
                    id: components["schemas"]["RecordId"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description A savings plan and its purchases, newest first. */
                        data: {
                            plan: components["schemas"]["SavingsPlan"];
                            /** @description Its purchases, also those that were skipped. */
                            list: components["schemas"]["PlanPurchase"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "定投计划不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    planpreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                    /**
                     * @description Sum of a period in the instrument's currency, between `minimum` and `maximum` of the preview. Digits that
                     *     the currency does not have are `invalid-parameters`.
                     */
                    money: components["schemas"]["FormNumber"];
                    rhythm: components["schemas"]["PlanRhythm"];
                    day: components["schemas"]["FormPlanDay"];
                    /** @description The plan that is to be changed; absent for a new one. */
                    id?: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["PlanPreview"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "该品种不支持定投" | "定投计划不存在" | "定投计划已终止" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    planadd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                    /**
                     * @description Sum of a period in the instrument's currency, between `minimum` and `maximum` of the preview. Digits that
                     *     the currency does not have are `invalid-parameters`.
                     */
                    money: components["schemas"]["FormNumber"];
                    rhythm: components["schemas"]["PlanRhythm"];
                    day: components["schemas"]["FormPlanDay"];
                    reminder?: components["schemas"]["FormReminder"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Savings plan started
                         * @constant
                         */
                        msg: "定投计划已创建";
                        data: components["schemas"]["SavingsPlan"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "该品种不支持定投" | "金额低于最低限额" | "金额超过最高限额" | "定投计划数量已达上限" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    planchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The plan. */
                    id: components["schemas"]["RecordId"];
                    /**
                     * @description Sum of a period in the instrument's currency, between `minimum` and `maximum` of the preview. Digits that
                     *     the currency does not have are `invalid-parameters`.
                     */
                    money: components["schemas"]["FormNumber"];
                    rhythm: components["schemas"]["PlanRhythm"];
                    day: components["schemas"]["FormPlanDay"];
                    reminder: components["schemas"]["FormReminder"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Savings plan changed
                         * @constant
                         */
                        msg: "定投计划已更新";
                        data: components["schemas"]["SavingsPlan"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "定投计划不存在" | "定投计划已终止" | "金额低于最低限额" | "金额超过最高限额" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    planstate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The plan. */
                    id: components["schemas"]["RecordId"];
                    state: components["schemas"]["PlanState"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Savings plan changed
                         * @constant
                         */
                        msg: "定投计划已更新";
                        data: components["schemas"]["SavingsPlan"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "定投计划不存在" | "定投计划已终止" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    pushstate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["PushState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    pushsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    endpoint?: components["schemas"]["FormPushEndpoint"];
                    p256dh?: components["schemas"]["FormPushKey"];
                    auth?: components["schemas"]["FormPushSecret"];
                    devicetoken?: components["schemas"]["FormPushDeviceToken"];
                    /** @description Language of the notifications. */
                    language: components["schemas"]["Language"];
                    topics?: components["schemas"]["FormPushTopics"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Nothing. */
                        data: null;
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "无法向该浏览器推送通知" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    pushunsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Nothing. */
                        data: null;
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    orderpreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                    direction: components["schemas"]["OrderDirection"];
                    action: components["schemas"]["OrderAction"];
                    ordertype: components["schemas"]["OrderType"];
                    /** @description Limit price, with order type `limit` only, on the tick ladder, in the instrument's currency. */
                    price?: components["schemas"]["FormPrice"];
                    quantity: components["schemas"]["FormQuantity"];
                    /** @description How long it may wait; `day` if it is omitted. Offered where the config entry `orderfeatures` names it. */
                    timeinforce?: components["schemas"]["OrderTimeInForce"];
                    /** @description Last day, with time in force `gtd` only. */
                    gooduntil?: components["schemas"]["FormGoodUntil"];
                    /** @description Price of a stop. The prices of a protection are for orders that open. */
                    stoploss?: components["schemas"]["FormPrice"];
                    /** @description Limit of the order that the stop places, with `stoploss` only; without it the order is at the market. */
                    stoplimit?: components["schemas"]["FormPrice"];
                    /** @description Price from which the profit is taken. */
                    takeprofit?: components["schemas"]["FormPrice"];
                    /** @description Distance of a trailing stop from the best price, as an amount per share, in place of `stoploss`. */
                    trailamount?: components["schemas"]["FormPrice"];
                    /** @description The same in per cent of that price, in place of `stoploss` and `trailamount`. */
                    trailpercent?: components["schemas"]["FormTrailPercent"];
                    leverage?: components["schemas"]["FormLeverage"];
                    daytrade?: components["schemas"]["FormDayTrade"];
                    /** @description Position to close, with action `close` only; `direction` and `code` must be those of the position. */
                    positionid?: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["OrderPreview"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "持仓不存在或已平仓" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["QuoteCode"];
                    direction: components["schemas"]["OrderDirection"];
                    action: components["schemas"]["OrderAction"];
                    ordertype: components["schemas"]["OrderType"];
                    /** @description Limit price, with order type `limit` only, on the tick ladder, in the instrument's currency. */
                    price?: components["schemas"]["FormPrice"];
                    quantity: components["schemas"]["FormQuantity"];
                    /** @description How long it may wait; `day` if it is omitted. Offered where the config entry `orderfeatures` names it. */
                    timeinforce?: components["schemas"]["OrderTimeInForce"];
                    /** @description Last day, with time in force `gtd` only. */
                    gooduntil?: components["schemas"]["FormGoodUntil"];
                    /** @description Price of a stop. The prices of a protection are for orders that open. */
                    stoploss?: components["schemas"]["FormPrice"];
                    /** @description Limit of the order that the stop places, with `stoploss` only; without it the order is at the market. */
                    stoplimit?: components["schemas"]["FormPrice"];
                    /** @description Price from which the profit is taken. */
                    takeprofit?: components["schemas"]["FormPrice"];
                    /** @description Distance of a trailing stop from the best price, as an amount per share, in place of `stoploss`. */
                    trailamount?: components["schemas"]["FormPrice"];
                    /** @description The same in per cent of that price, in place of `stoploss` and `trailamount`. */
                    trailpercent?: components["schemas"]["FormTrailPercent"];
                    leverage?: components["schemas"]["FormLeverage"];
                    daytrade?: components["schemas"]["FormDayTrade"];
                    /** @description Position to close, with action `close` only; `direction` and `code` must be those of the position. */
                    positionid?: components["schemas"]["RecordId"];
                    clientorderid: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Order accepted, or Sell order submitted */
                        msg: "委托已受理" | "卖出申请已提交";
                        data: components["schemas"]["Order"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "产品已下架或不存在" | "该股票已停牌" | "非交易时间" | "未获取到股票价格，如多次出现请联系我们" | "账号已被冻结，请联系客服" | "请先完成实名认证" | "该品种不支持买跌" | "不支持该杠杆倍数" | "未开通双向保证金交易" | "该产品不支持日内交易" | "未开通日内交易" | "已过今日强平时间，不可新开日内交易" | "委托数量低于一手" | "委托数量须为每手数量的整数倍" | "委托数量超过单笔上限" | "委托价格不符合最小变动价位" | "超出涨跌停限制" | "有效日期超出可选范围" | "止损价在现价的错误一侧" | "止损限价优于止损价" | "止盈价在现价的错误一侧" | "跟踪止损距离超出范围" | "持仓不存在或已平仓" | "超过可平数量" | "T+1，当日买入不可卖出" | "买入后15分钟内不可卖出" | "可用余额不足" | "未成交委托数量已达上限，请先撤销部分委托" | "提交过于频繁，请稍后再试" | "请求编号已被使用，请刷新后重试" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    cancelorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    orderid: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Order cancelled
                         * @constant
                         */
                        msg: "撤单成功";
                        data: components["schemas"]["Order"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "委托不存在" | "订单不在挂单状态" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    amendorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    orderid: components["schemas"]["RecordId"];
                    /** @description New limit price; unchanged if it is omitted. */
                    price?: components["schemas"]["FormPrice"];
                    /** @description New whole quantity; unchanged if it is omitted. */
                    quantity?: components["schemas"]["FormQuantity"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Order changed
                         * @constant
                         */
                        msg: "委托已修改";
                        data: components["schemas"]["Order"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "委托不存在" | "订单不在挂单状态" | "该股票已停牌" | "非交易时间" | "未获取到股票价格，如多次出现请联系我们" | "委托数量低于一手" | "委托数量须为每手数量的整数倍" | "委托数量超过单笔上限" | "委托价格不符合最小变动价位" | "超出涨跌停限制" | "该价格与此委托的止损或止盈价不符" | "委托数量不得低于已成交数量" | "超过可平数量" | "T+1，当日买入不可卖出" | "买入后15分钟内不可卖出" | "可用余额不足" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    cancelorders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only orders of this instrument; all if it is omitted. */
                    code?: components["schemas"]["QuoteCode"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Orders cancelled
                         * @constant
                         */
                        msg: "全部撤单成功";
                        /** @description The orders that were cancelled. */
                        data: components["schemas"]["Order"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    orderinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    orderid?: components["schemas"]["RecordId"];
                    clientorderid?: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Order"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "委托不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    pendinglist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: components["schemas"]["QuoteCode"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["OrderPage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    orderhistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: components["schemas"]["QuoteCode"];
                    from?: components["schemas"]["RangeFrom"];
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["OrderPage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    fills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    orderid?: components["schemas"]["RecordId"];
                    positionid?: components["schemas"]["RecordId"];
                    code?: components["schemas"]["QuoteCode"];
                    from?: components["schemas"]["RangeFrom"];
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["FillPage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    positionlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Open positions, or past ones.
                     * @example held
                     * @enum {string}
                     */
                    which: "held" | "past";
                    code?: components["schemas"]["QuoteCode"];
                    /** @description Only positions in this currency; all if it is omitted. */
                    currency?: components["schemas"]["CurrencyCode"];
                    from?: components["schemas"]["RangeFrom"];
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["PositionPage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    positioninfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    positionid: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Position"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "持仓不存在或已平仓" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    positionnote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    positionid: components["schemas"]["RecordId"];
                    /**
                     * @description Plain text, with lines, at most 1000 characters.
                     * @example Bought for the dividend.
                     */
                    note?: string;
                    /**
                     * @description The note as the customer saw it before, in the words of the server, empty where there was none: refused with
                     *     `note-changed` where the note is another one by now, unless it is already the one that is sent. Without it the note is
                     *     replaced whatever it is.
                     * @example Bought too early.
                     */
                    notebefore?: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Changes saved
                         * @constant
                         */
                        msg: "修改成功";
                        data: components["schemas"]["Position"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "笔记已在其他地方修改" | "持仓不存在或已平仓" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    addmargin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    positionid: components["schemas"]["RecordId"];
                    /**
                     * @description Amount to add, a positive whole number, in the position's currency.
                     * @example 100
                     */
                    amount: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Margin added
                         * @constant
                         */
                        msg: "追加保证金成功";
                        data: components["schemas"]["Position"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "持仓不存在或已平仓" | "该持仓未使用杠杆，无需追加保证金" | "可用余额不足" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    protect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Position; before its first fill the number of the order that opens it. */
                    positionid: components["schemas"]["RecordId"];
                    /** @description Price of a stop. */
                    stoploss?: components["schemas"]["FormPrice"];
                    /** @description Limit of the order that the stop places, with `stoploss` only; without it the order is at the market. */
                    stoplimit?: components["schemas"]["FormPrice"];
                    /** @description Price from which the profit is taken. */
                    takeprofit?: components["schemas"]["FormPrice"];
                    /** @description Distance of a trailing stop from the best price, as an amount per share, in place of `stoploss`. */
                    trailamount?: components["schemas"]["FormPrice"];
                    /** @description The same in per cent of that price, in place of `stoploss` and `trailamount`. */
                    trailpercent?: components["schemas"]["FormTrailPercent"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Protection updated
                         * @constant
                         */
                        msg: "止盈止损已更新";
                        data: components["schemas"]["Position"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "持仓不存在或已平仓" | "止盈止损已触发，无法修改" | "未获取到股票价格，如多次出现请联系我们" | "委托价格不符合最小变动价位" | "止损价在现价的错误一侧" | "止损限价优于止损价" | "止盈价在现价的错误一侧" | "跟踪止损距离超出范围" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    closepositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Positions to close, separated by commas, 50 at most.
                     * @example 7003,7006
                     */
                    positionids: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Orders to close were sent
                         * @constant
                         */
                        msg: "平仓委托已提交";
                        /** @description One entry for each position, in the order of the request. */
                        data: components["schemas"]["ClosedPosition"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    funds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Money, currency by currency. */
                        data: components["schemas"]["WalletFunds"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    worth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Worth"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    performance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The last 31, 92 or 366 days, or everything that the server has recorded since the account was opened.
                     * @example 1m
                     * @enum {string}
                     */
                    period: "1m" | "3m" | "1y" | "all";
                    type?: components["schemas"]["WalletCurrency"];
                    market?: components["schemas"]["MarketCode"];
                    /**
                     * @description Code of an index to compare with.
                     * @example KLCI
                     */
                    index?: components["schemas"]["QuoteCode"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Performance"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    statement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Year and month; the running month if it is omitted. One before the account was opened, or one that has not begun, is
                     *     `invalid-parameters`.
                     * @example 2026-05
                     */
                    month?: string;
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Statement"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    newscategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Categories of news. */
                        data: components["schemas"]["NewsCategory"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    newslist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    language: components["schemas"]["Language"];
                    category?: components["schemas"]["NewsCategoryId"];
                    /** @description Only articles about this instrument. */
                    code?: components["schemas"]["QuoteCode"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["NewsPage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    newsinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["RecordId"];
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["NewsArticle"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "文章不存在或已下架" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Lines of the notice bar. */
                        data: components["schemas"]["Notice"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    banners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Banners of the home screen. */
                        data: components["schemas"]["Banner"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    wallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description The customer's money in each currency. */
                        data: components["schemas"]["Wallet"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    depositchannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only channels of this currency; all if it is omitted. */
                    type?: components["schemas"]["WalletCurrency"];
                    /** @description Only channels of this kind; all if it is omitted. */
                    method?: components["schemas"]["PayMethod"];
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Deposit channels, with limits, hours and accounts. */
                        data: components["schemas"]["DepositChannel"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    deposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Channel of the transfer, the `id` from `/funds/channels`.
                     * @example bank-eur
                     */
                    channelid: components["schemas"]["RecordId"];
                    /** @description Currency of the transfer, that of the channel. */
                    currency: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Amount transferred, in `currency`, with no more decimals than the currency.
                     * @example 1500.00
                     */
                    money: components["schemas"]["FormNumber"];
                    /**
                     * Format: date
                     * @description Day of the transfer, `YYYY-MM-DD`, a calendar day in the zone of the channel's hours.
                     * @example 2026-01-15
                     */
                    transferdate: string;
                    /** @description Kind of the paying account; omitted for wallets and cards. */
                    accounttype?: components["schemas"]["AccountType"];
                    /** @description Image of the proof of the transfer, uploaded for the purpose `proof`. */
                    proof: components["schemas"]["UploadId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Deposit submitted for review
                         * @constant
                         */
                        msg: "充值申请已提交";
                        data: components["schemas"]["Deposit"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "提交过于频繁，请稍后再试" | "有其他资金操作正在进行中，请稍后再试" | "充值通道不可用" | "金额低于最低限额" | "金额超过最高限额" | "转账日期无效" | "图片不存在或已过期" | "该转账凭证已使用" | "提交失败" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    depositlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only deposits in this currency; all if it is omitted. */
                    type?: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Only deposits in this state, 0 under review, 1 approved, 2 rejected; all if it is omitted.
                     * @example 1
                     * @enum {string}
                     */
                    status?: "0" | "1" | "2";
                    from?: components["schemas"]["RangeFrom"];
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Deposits, newest first. */
                        data: {
                            /** @description Deposits, newest first. */
                            list: components["schemas"]["Deposit"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    withdrawpreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Currency to withdraw. */
                    type: components["schemas"]["WalletCurrency"];
                    /** @description Card or wallet that would receive it, the `id` from `/bank/list`. */
                    cardid?: components["schemas"]["RecordId"];
                    /**
                     * @description Amount to compute the fee for, in the currency to withdraw; it need not be within the limits.
                     * @example 1500.00
                     */
                    money?: components["schemas"]["FormNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["WithdrawalPreview"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "银行卡不存在" | "该收款账户不支持此币种" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Currency to withdraw. */
                    currency: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Amount to withdraw, including the fee, in `currency`, with no more decimals than the currency.
                     * @example 1500.00
                     */
                    money: components["schemas"]["FormNumber"];
                    /** @description Card or wallet that receives it, the `id` from `/bank/list`. */
                    cardid: components["schemas"]["RecordId"];
                    fundpassword: components["schemas"]["FundPassword"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Withdrawal submitted for review
                         * @constant
                         */
                        msg: "提现申请已提交";
                        data: components["schemas"]["NewWithdrawal"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "请先完成实名认证" | "实名认证失败" | "请先设置资金密码" | "银行卡不存在" | "该收款账户不支持此币种" | "修改密码后需等待才能提现" | "找回登录后需等待才能提现" | "新收款账户需等待后才能提现" | "非提现处理时间" | "金额低于最低限额" | "金额超过最高限额" | "请先偿还未结清的信用贷款" | "可提现金额不足" | "资金密码错误" | "提交过于频繁，请稍后再试" | "提现失败" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    withdrawchallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Currency to withdraw. */
                    currency: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Amount to withdraw, including the fee, in `currency`, with no more decimals than the currency.
                     * @example 1500.00
                     */
                    money: components["schemas"]["FormNumber"];
                    /** @description Card or wallet that receives it, the `id` from `/bank/list`. */
                    cardid: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["PasskeyChallenge"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "通行密钥不存在" | "提交过于频繁，请稍后再试" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    withdrawbypasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Currency to withdraw. */
                    currency: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Amount to withdraw, including the fee, in `currency`, with no more decimals than the currency.
                     * @example 1500.00
                     */
                    money: components["schemas"]["FormNumber"];
                    /** @description Card or wallet that receives it, the `id` from `/bank/list`. */
                    cardid: components["schemas"]["RecordId"];
                    credentialid: components["schemas"]["CredentialId"];
                    clientdata: components["schemas"]["ClientData"];
                    authenticatordata: components["schemas"]["AuthenticatorData"];
                    signature: components["schemas"]["PasskeySignature"];
                    userhandle?: components["schemas"]["UserHandle"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Withdrawal submitted for review
                         * @constant
                         */
                        msg: "提现申请已提交";
                        data: components["schemas"]["NewWithdrawal"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "请先完成实名认证" | "实名认证失败" | "请先设置资金密码" | "银行卡不存在" | "该收款账户不支持此币种" | "修改密码后需等待才能提现" | "找回登录后需等待才能提现" | "新收款账户需等待后才能提现" | "非提现处理时间" | "金额低于最低限额" | "金额超过最高限额" | "请先偿还未结清的信用贷款" | "可提现金额不足" | "通行密钥验证已过期，请重试" | "通行密钥未被接受" | "提交过于频繁，请稍后再试" | "提现失败" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    withdrawcancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The withdrawal, the `id` from `/user/withdrawallist`. */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Withdrawal cancelled
                         * @constant
                         */
                        msg: "提现已取消";
                        data: components["schemas"]["CancelledWithdrawal"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "提现记录不存在" | "提现已处理，无法取消" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    banklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only those that can receive this currency; all if it is omitted. */
                    type?: components["schemas"]["WalletCurrency"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Bound cards, bank accounts and wallets. */
                        data: components["schemas"]["BankCard"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    bankadd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    method: components["schemas"]["PayMethod"];
                    /**
                     * @description Name of the holder.
                     * @example Marina Ribera
                     */
                    holder?: string;
                    /**
                     * @description IBAN or card number.
                     * @example ES91 2100 0418 4502 0005 1332
                     */
                    number?: string;
                    /**
                     * @description Name of the bank.
                     * @example Banco Sereno
                     */
                    bank?: string;
                    /**
                     * @description Swift code (BIC) of the bank. Upper and lower case mean the same.
                     * @example CAIXESBBXXX
                     */
                    swift?: string;
                    /**
                     * @description Postal address of the bank.
                     * @example Calle Mayor 1, 28013 Madrid
                     */
                    bankaddress?: string;
                    /**
                     * @description Postal address of the holder.
                     * @example Calle Luna 5, 28004 Madrid
                     */
                    payeeaddress?: string;
                    accounttype?: components["schemas"]["AccountType"];
                    network?: components["schemas"]["Network"];
                    /**
                     * @description Address of the wallet. Upper and lower case are preserved.
                     * @example TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE
                     */
                    walletaddress?: string;
                    /**
                     * @description The fund password. Not required by the form, as older apps do not send it; without it the payee is refused as with a wrong one.
                     * @example 739182
                     */
                    fundpassword?: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Added
                         * @constant
                         */
                        msg: "添加成功";
                        data: components["schemas"]["BankCard"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "提交过于频繁，请稍后再试" | "请先完成实名认证" | "实名认证失败" | "请先设置资金密码" | "持卡人姓名与实名认证不一致" | "IBAN无效" | "银行卡号无效" | "SWIFT代码无效" | "钱包地址无效" | "银行卡已存在" | "绑定数量已达上限" | "资金密码错误" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    bankunbind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Card or wallet, the `id` from `/bank/list`. */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Payout account removed
                         * @constant
                         */
                        msg: "解绑成功";
                        /** @description Nothing. */
                        data: null;
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "银行卡不存在" | "该银行卡有处理中的提现，暂不能解绑" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    exchangepairs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only pairs that pay with this currency; all if it is omitted. */
                    from?: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Only pairs that buy this currency; all if it is omitted.
                     * @example MYR
                     */
                    to?: components["schemas"]["WalletCurrency"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Pairs of currencies and their current rates. */
                        data: components["schemas"]["ExchangePair"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    exchangequote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Currency to pay with. */
                    from: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Currency to buy.
                     * @example MYR
                     */
                    to: components["schemas"]["WalletCurrency"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["ExchangeQuote"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "相同币种不能兑换" | "提交过于频繁，请稍后再试" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    exchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The quote, from `/exchange/quote`. */
                    quoteid: components["schemas"]["RecordId"];
                    /**
                     * @description Amount to pay, in the currency that the quote pays with.
                     * @example 500.00
                     */
                    money: components["schemas"]["FormNumber"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Currency exchanged
                         * @constant
                         */
                        msg: "兑换成功";
                        data: components["schemas"]["ExchangeRecord"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "汇率报价已过期，请重新获取" | "该汇率报价已使用" | "金额低于最低限额" | "余额不足" | "可用余额不足" | "可提现金额不足" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    exchangelist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only exchanges that paid or received this currency; all if it is omitted. */
                    type?: components["schemas"]["WalletCurrency"];
                    from?: components["schemas"]["RangeFrom"];
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Exchanges, newest first. */
                        data: {
                            /** @description Exchanges, newest first. */
                            list: components["schemas"]["ExchangeRecord"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    identitystate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["IdentityState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    identitysubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Real name as on the document, at most 120 characters once signs are folded: letters of any script with spaces, dots,
                     *     commas, hyphens, apostrophes, middle dots, slashes (`A/L`), `@` and joiners.
                     * @example Marina Ribera
                     */
                    name: string;
                    /**
                     * @description ID number: 5 to 24 letters and digits; hyphens, slashes, dots, brackets and spaces among them do not count. Upper and lower case mean the same.
                     * @example 12345678Z
                     */
                    idnumber: string;
                    /** @description Front of the document, uploaded for the purpose `identity`. */
                    front: components["schemas"]["UploadId"];
                    /**
                     * @description Back of the document, uploaded for the purpose `identity`.
                     * @example 0190a5f0-9b22-7d02-9f11-3c5e7a9b1d30
                     */
                    back: components["schemas"]["UploadId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Submitted
                         * @constant
                         */
                        msg: "提交成功";
                        data: components["schemas"]["IdentityState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "提交过于频繁，请稍后再试" | "实名认证审核中，请勿重复提交" | "已通过实名认证" | "图片不存在或已过期" | "该证件号码已被使用" | "提交失败" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    loginpassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: password
                     * @description Current login password.
                     * @example calm1234
                     */
                    oldpassword: string;
                    password: components["schemas"]["LoginPassword"];
                    /**
                     * Format: password
                     * @description The new password again.
                     * @example calm5678
                     */
                    repassword: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Changes saved
                         * @constant
                         */
                        msg: "修改成功";
                        /** @description Nothing. */
                        data: null;
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "提交过于频繁，请稍后再试" | "原密码错误" | "新密码不能与原密码相同" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Where the customer is logged in. */
                        data: components["schemas"]["OpenSession"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    endsession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Id of the session; `others` ends all but the calling one.
                     * @example others
                     */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description The device was logged out
                         * @constant
                         */
                        msg: "已退出其他设备登录";
                        data: components["schemas"]["LeftSessions"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    codestate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["CodeState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    codesetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: password
                     * @description Login password.
                     * @example calm1234
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["CodeSetup"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "验证码登录已开启" | "提交过于频繁，请稍后再试" | "原密码错误" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    codeson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description A code of the customer's app. */
                    code: components["schemas"]["OneTimeCode"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Two-step verification turned on
                         * @constant
                         */
                        msg: "验证码登录开启成功";
                        data: components["schemas"]["CodeState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "验证码登录已开启" | "设置已过期，请重新开始" | "提交过于频繁，请稍后再试" | "验证码错误" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    codesoff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: password
                     * @description Login password.
                     * @example calm1234
                     */
                    password: string;
                    /** @description A code of the customer's app, or a recovery code. */
                    code: components["schemas"]["OneTimeCode"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Two-step verification turned off
                         * @constant
                         */
                        msg: "验证码登录关闭成功";
                        data: components["schemas"]["CodeState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "验证码登录未开启" | "提交过于频繁，请稍后再试" | "原密码错误" | "验证码错误" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description The customer's passkeys. */
                        data: components["schemas"]["Passkey"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    passkeysetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: password
                     * @description Login password.
                     * @example calm1234
                     */
                    password: string;
                    /**
                     * @description A one-time code or a recovery code, where the log-in asks for one; ignored elsewhere.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * Format: password
                     * @description Fund password, so that the passkey confirms withdrawals too; missing or empty for the log-in only.
                     * @example 280519
                     */
                    fundpassword?: string;
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["PasskeyCreation"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "通行密钥数量已达上限" | "原密码错误" | "请先设置资金密码" | "资金密码错误" | "请输入验证码" | "验证码错误" | "提交过于频繁，请稍后再试" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    passkeyadd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    credentialid: components["schemas"]["CredentialId"];
                    clientdata: components["schemas"]["ClientData"];
                    attestation: components["schemas"]["AttestationObject"];
                    /**
                     * @description The customer's name for it; missing or empty, the server takes that of the browser and the system.
                     * @example My phone
                     */
                    name?: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Passkey added
                         * @constant
                         */
                        msg: "通行密钥添加成功";
                        data: components["schemas"]["Passkey"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "通行密钥数量已达上限" | "通行密钥已存在" | "通行密钥验证已过期，请重试" | "通行密钥未被接受" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    passkeyname: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The passkey, the `id` from `/security/passkeys`. */
                    id: components["schemas"]["RecordId"];
                    name: components["schemas"]["PasskeyName"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Passkey renamed
                         * @constant
                         */
                        msg: "通行密钥修改成功";
                        data: components["schemas"]["Passkey"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "通行密钥不存在" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    passkeyremove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The passkey, the `id` from `/security/passkeys`. */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Passkey removed
                         * @constant
                         */
                        msg: "通行密钥移除成功";
                        /** @description Nothing. */
                        data: null;
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "通行密钥不存在" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    fundpasswordstate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["FundPasswordState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    fundpasswordset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    password: components["schemas"]["FundPassword"];
                    /** @description The same fund password again; `invalid-parameters` where it differs. */
                    repassword: components["schemas"]["FundPassword"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Changes saved
                         * @constant
                         */
                        msg: "修改成功";
                        data: components["schemas"]["FundPasswordState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "请先完成实名认证" | "实名认证失败" | "资金密码已设置" | "资金密码过于简单" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    fundpasswordchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Current fund password.
                     * @example 280519
                     */
                    oldpassword: components["schemas"]["FundPassword"];
                    /**
                     * @description New fund password, six digits, at least three different ones and no run such as 123456.
                     * @example 730416
                     */
                    password: components["schemas"]["FundPassword"];
                    /**
                     * @description The new fund password again.
                     * @example 730416
                     */
                    repassword: components["schemas"]["FundPassword"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Changes saved
                         * @constant
                         */
                        msg: "修改成功";
                        data: components["schemas"]["FundPasswordState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "请先设置资金密码" | "提交过于频繁，请稍后再试" | "资金密码错误" | "资金密码过于简单" | "新密码不能与原密码相同" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    messagelist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Only unread (0) or only read (1) messages; all if it is omitted.
                     * @example 0
                     * @enum {string}
                     */
                    read?: "0" | "1";
                    language: components["schemas"]["Language"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Messages, newest first. */
                        data: {
                            /** @description Messages, newest first. */
                            list: components["schemas"]["Message"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    messageinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The message, the `id` from `/message/list`. */
                    id: components["schemas"]["RecordId"];
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Message"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "消息不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    messageread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The message, the `id` from `/message/list`. */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["UnreadCount"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "消息不存在" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    messagereadall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The `time` of the newest message that the client shows, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
                    until: components["schemas"]["FormTime"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["UnreadCount"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    complaint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Subject, plain text.
                     * @example A withdrawal takes too long
                     */
                    title: string;
                    /**
                     * @description Description, plain text; line breaks are preserved.
                     * @example I asked for it on Monday and it is still under review.
                     */
                    content: string;
                    /**
                     * Format: email
                     * @description E-mail address for the answer; without it customer service answers only with a message.
                     * @example marina@example.com
                     */
                    email?: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Submitted
                         * @constant
                         */
                        msg: "提交成功";
                        data: components["schemas"]["Complaint"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "提交过于频繁，请稍后再试" | "提交失败" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    dividendupcoming: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Upcoming dividends of the shares held. */
                        data: components["schemas"]["Dividend"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    dividendpaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    from?: components["schemas"]["RangeFrom"];
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Paid dividends, newest first. */
                        data: {
                            /** @description Dividends, the most recently paid first. */
                            list: components["schemas"]["Dividend"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    activitylist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    language: components["schemas"]["Language"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Activities with rewards, running ones first. */
                        data: {
                            /** @description Activities. */
                            list: components["schemas"]["Activity"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    activityinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The activity; the newcomer benefit if it is omitted.
                     * @example newcomer
                     */
                    id?: components["schemas"]["RecordId"];
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["ActivityDetail"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "活动不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    activityclaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The activity.
                     * @example newcomer
                     */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Reward claimed
                         * @constant
                         */
                        msg: "领取成功";
                        data: components["schemas"]["BonusClaim"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "活动不存在" | "未达到领取条件" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    invitationinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Invitation"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    invitedfriends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Friends who registered with the customer's code, newest first. */
                        data: {
                            /** @description Friends, the most recently registered first. */
                            list: components["schemas"]["InvitedFriend"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    uploadimage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The image with its file name.
                     * @example (the bytes of a photo)
                     */
                    file: string;
                    /**
                     * @description Purpose of the image: the proof of a deposit, an identity document or the avatar. Its id is not accepted for
                     *     another purpose.
                     * @example proof
                     * @enum {string}
                     */
                    purpose: "proof" | "identity" | "avatar";
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Uploaded
                         * @constant
                         */
                        msg: "上传成功";
                        data: components["schemas"]["UploadedImage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "提交过于频繁，请稍后再试" | "图片大小超过限制" | "仅支持JPEG、PNG、WebP图片" | "文件扩展名与图片内容不符" | "图片像素过大" | "文件包含图片以外的内容" | "图片无法读取" | "上传失败" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    avatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Avatar"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    setavatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The image, uploaded for the purpose `avatar`. */
                    image: components["schemas"]["UploadId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Changes saved
                         * @constant
                         */
                        msg: "修改成功";
                        data: components["schemas"]["Avatar"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "图片不存在或已过期" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    fundingrecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only movements of this currency; all wallets if it is omitted. */
                    type?: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Only these kinds, separated by commas; all if it is omitted. An unknown kind matches no record.
                     * @example deposit,withdrawal
                     */
                    kind?: string;
                    from?: components["schemas"]["RangeFrom"];
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Movements of money in, out and between wallets, newest first. */
                        data: {
                            /** @description Movements, newest first. */
                            list: components["schemas"]["Movement"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    transactionrecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only movements of this currency; all wallets if it is omitted. */
                    type?: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Only these kinds, separated by commas; all if it is omitted. An unknown kind matches no record.
                     * @example buy,sell
                     */
                    kind?: string;
                    from?: components["schemas"]["RangeFrom"];
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Movements of money by trading, newest first. */
                        data: {
                            /** @description Movements, newest first. */
                            list: components["schemas"]["Movement"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    positionrecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only positions in this currency; all if it is omitted. */
                    type?: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Only positions bought long or bought short; all if it is omitted.
                     * @example long
                     * @enum {string}
                     */
                    kind?: "long" | "short";
                    /** @description Only positions closed at or after this instant, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
                    from?: components["schemas"]["RangeFrom"];
                    /** @description Only positions closed before this instant, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
                    to?: components["schemas"]["RangeTo"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Closed positions, newest first. */
                        data: {
                            /** @description Closed positions, the most recent close first. */
                            list: components["schemas"]["PositionRecord"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    daytradestate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["DayTradeState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    daytradeapply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Submitted
                         * @constant
                         */
                        msg: "提交成功";
                        data: components["schemas"]["DayTradeState"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "请先完成实名认证" | "实名认证失败" | "日内交易已申请或已开通" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    daytradelist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    market: components["schemas"]["MarketCode"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Instruments that can be day traded. */
                        data: components["schemas"]["DayTradeInstrument"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    daytradeorders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["OrderPage"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    daytradepositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description In progress, or closed.
                     * @example held
                     * @enum {string}
                     */
                    which: "held" | "closed";
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Day trades in progress, or closed ones, newest first. */
                        data: {
                            /** @description Day trades, newest first. */
                            list: components["schemas"]["DayTrade"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    followlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only products in this state; all if it is omitted. */
                    state?: components["schemas"]["FollowProductState"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Copy-trading products, newest opening first. */
                        data: {
                            /** @description Products, newest opening first. */
                            list: components["schemas"]["FollowProduct"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    followinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["FollowCode"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["FollowProduct"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    followrecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["FollowCode"];
                    /**
                     * @description Number of days to go back.
                     * @example 90
                     * @enum {string}
                     */
                    days: "30" | "90" | "180" | "365";
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Track record of a product's strategist. */
                        data: components["schemas"]["FollowRecordPoint"][];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    followbuy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["FollowCode"];
                    /**
                     * @description Amount to buy, without the fee, in the currency of the product.
                     * @example 1000.00
                     */
                    money: components["schemas"]["FormNumber"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description You are now copying this product
                         * @constant
                         */
                        msg: "跟单成功";
                        data: components["schemas"]["FollowOrder"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "请先完成实名认证" | "实名认证失败" | "产品已下架或不存在" | "产品尚未开放跟单" | "跟单已截止" | "低于最低购买金额" | "超出产品剩余募集额度" | "余额不足" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    followorders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Only orders in this state; all if it is omitted.
                     * @example following
                     * @enum {string}
                     */
                    state?: "following" | "ended";
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description The customer's copy-trading orders, newest first. */
                        data: {
                            /** @description Orders, newest first. */
                            list: components["schemas"]["FollowOrder"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    followredeem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The order, the `id` from `/follow/orders`. */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Redeemed
                         * @constant
                         */
                        msg: "赎回成功";
                        data: components["schemas"]["FollowOrder"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "有其他资金操作正在进行中，请稍后再试" | "委托不存在" | "跟单已结束" | "锁定期内不可赎回" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    blocklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description All blocks on offer, or only those that can be bought now; all if it is omitted.
                     * @example open
                     * @enum {string}
                     */
                    which?: "all" | "open";
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Block trades on offer. */
                        data: {
                            /**
                             * @description Whether the broker accepts block trades.
                             * @example open
                             * @enum {string}
                             */
                            channel: "open" | "closed";
                            /**
                             * @description 1 where a purchase asks for the channel password, 0 where it does not.
                             * @enum {unknown}
                             */
                            password: components["schemas"]["WireStatus"];
                            /** @description Blocks, sorted by end time, the earliest first; those that open later come last. */
                            list: components["schemas"]["BlockOffer"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    blockinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The block, from `/block/list`. */
                    id: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description One block. */
                        data: {
                            /**
                             * @description Whether the broker accepts block trades.
                             * @example open
                             * @enum {string}
                             */
                            channel: "open" | "closed";
                            /**
                             * @description 1 where a purchase asks for the channel password, 0 where it does not.
                             * @enum {unknown}
                             */
                            password: components["schemas"]["WireStatus"];
                            offer: components["schemas"]["BlockOffer"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    blockpreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The block, from `/block/list`. */
                    id: components["schemas"]["RecordId"];
                    quantity: components["schemas"]["FormQuantity"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["BlockPreview"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "大宗交易通道已关闭" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    blockbuy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The block, from `/block/list`. */
                    id: components["schemas"]["RecordId"];
                    quantity: components["schemas"]["FormQuantity"];
                    /**
                     * Format: password
                     * @description Channel password, if the channel has one.
                     * @example blue-river
                     */
                    channelpassword?: string;
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Purchased
                         * @constant
                         */
                        msg: "购买成功";
                        data: components["schemas"]["BlockTrade"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "大宗交易通道已关闭" | "委托数量须为每手数量的整数倍" | "低于最低购买金额" | "购买数量超过大宗交易剩余数量" | "余额不足" | "可用余额不足" | "请输入通道密码" | "通道密码错误" | "提交过于频繁，请稍后再试" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    blockmine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Block trades of the customer, newest first. */
                        data: {
                            /** @description Block trades, newest first. */
                            list: components["schemas"]["BlockTrade"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    offerlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    kind: components["schemas"]["OfferKind"];
                    /**
                     * @description Tab of the offers.
                     * @example open
                     * @enum {string}
                     */
                    tab: "open" | "tobelisted" | "listed";
                    /** @description Only offers of this market; all if it is omitted. */
                    market?: components["schemas"]["MarketCode"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Offers of new shares or of placements. */
                        data: {
                            /** @description Offers. */
                            list: components["schemas"]["Offer"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    offerinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The offer. */
                    id: components["schemas"]["RecordId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Offer"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    offersubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The offer. */
                    id: components["schemas"]["RecordId"];
                    /**
                     * @description Subscription quantity, in shares.
                     * @example 1000
                     */
                    quantity: components["schemas"]["FormNumber"];
                    /**
                     * @description Bid price per share, where the offer has a `band`; a bid at cut-off if it is omitted.
                     * @example 25.10
                     */
                    bid?: components["schemas"]["FormNumber"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Application submitted, or Placement accepted */
                        msg: "申购成功" | "配售成功";
                        data: components["schemas"]["OfferSubscription"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "产品已下架或不存在" | "不在申购时间内" | "低于最低购买金额" | "竞价低于最低价" | "每只新股只能申购一次" | "余额不足" | "可用余额不足" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    offerpay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The subscription. */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Payment made
                         * @constant
                         */
                        msg: "认缴成功";
                        data: components["schemas"]["OfferSubscription"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "申购记录不存在" | "订单不在认缴状态，请勿重复操作" | "余额不足" | "可用余额不足" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    offercancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The subscription. */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Order cancelled
                         * @constant
                         */
                        msg: "撤单成功";
                        data: components["schemas"]["OfferSubscription"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "申购记录不存在" | "订单不在挂单状态" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    offersubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    kind: components["schemas"]["OfferKind"];
                    /** @description Only subscriptions in this state; all if it is omitted. */
                    state?: components["schemas"]["OfferState"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description The customer's subscriptions, newest first. */
                        data: {
                            /** @description Subscriptions, newest first. */
                            list: components["schemas"]["OfferSubscription"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    lendingoffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Shares in demand. */
                        data: {
                            /**
                             * @description Whether the broker accepts shares.
                             * @example open
                             * @enum {string}
                             */
                            channel: "open" | "full" | "closed";
                            /** @description Available terms, in lending days of 24 hours. */
                            days: number[];
                            /** @description The shares in demand. */
                            list: components["schemas"]["LendingOffer"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    lendingholdings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Shares that the customer could lend. */
                        data: {
                            /** @description Positions. */
                            list: components["schemas"]["LendableHolding"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    lendingshares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The position, from `/lending/holdings`. */
                    positionid: components["schemas"]["RecordId"];
                    quantity: components["schemas"]["FormQuantity"];
                    /**
                     * @description Term in lending days.
                     * @example 14
                     * @enum {string}
                     */
                    days: "7" | "14" | "30";
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Shares lent
                         * @constant
                         */
                        msg: "出借成功";
                        data: components["schemas"]["StockLoan"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "持仓不存在或已平仓" | "借券额度已满或通道已关闭" | "未获取到股票价格，如多次出现请联系我们" | "委托数量须为每手数量的整数倍" | "低于最低出借数量" | "超过可平数量" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    lendingrecall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The loan. */
                    id: components["schemas"]["RecordId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Shares recalled
                         * @constant
                         */
                        msg: "召回成功";
                        data: components["schemas"]["StockLoan"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "借贷记录不存在" | "该借贷已召回或已结束" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    lendingloans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Lent shares, newest first. */
                        data: {
                            /** @description Loans of shares. */
                            list: components["schemas"]["StockLoan"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    creditterms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Currency of the loan. */
                    type: components["schemas"]["WalletCurrency"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["CreditTerms"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    creditborrow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Currency of the loan. */
                    currency: components["schemas"]["WalletCurrency"];
                    /**
                     * @description Amount to borrow, in `currency`.
                     * @example 5000.00
                     */
                    money: components["schemas"]["FormNumber"];
                    /**
                     * @description Term in days of 24 hours.
                     * @example 14
                     * @enum {string}
                     */
                    days: "7" | "14" | "30";
                    fundpassword: components["schemas"]["FundPassword"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Loan paid out
                         * @constant
                         */
                        msg: "借款成功";
                        data: components["schemas"]["CreditLoan"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "请先完成实名认证" | "实名认证失败" | "请先设置资金密码" | "借券额度已满或通道已关闭" | "低于最低借入金额" | "资金密码错误" | "提交过于频繁，请稍后再试" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    creditrepay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The loan. */
                    id: components["schemas"]["RecordId"];
                    /**
                     * @description Amount to repay, in the currency of the loan; at most `owed`.
                     * @example 1000.00
                     */
                    money: components["schemas"]["FormNumber"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Repayment made
                         * @constant
                         */
                        msg: "还款成功";
                        data: components["schemas"]["CreditLoan"];
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "借贷记录不存在" | "该借贷已召回或已结束" | "还款金额超过欠款" | "可用余额不足" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    creditloans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Credit loans, newest first. */
                        data: {
                            /** @description Credit loans. */
                            list: components["schemas"]["CreditLoan"][];
                            next: components["schemas"]["NextCursor"];
                        };
                    } | {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
    stream: {
        parameters: {
            query?: {
                /** @description Instruments whose quotes are sent, separated by commas. */
                quotes?: components["schemas"]["QuoteCodes"];
                /** @description Instruments whose book and figures of the day are sent, separated by commas. */
                depth?: components["schemas"]["DepthCodes"];
                /** @description Present where the events of the customer's orders, money and messages are sent. */
                own?: "1";
            };
            header?: {
                /** @description The `id` of the last event that was read, to continue after it. */
                "last-event-id"?: components["schemas"]["EventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or the reason for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerFailed"];
            503: components["responses"]["NoRoom"];
        };
    };
}
