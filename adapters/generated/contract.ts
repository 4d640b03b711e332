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
        /** User info and the balance of each currency */
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
        /** Open an account */
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
        /** Log in */
        post: operations["login"];
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
        /** End the session */
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
        /** Withdrawals in a currency */
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
        /** Subscriptions of new shares */
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
        /** Orders of fund products */
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
        /** Stock subscriptions */
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
         * @description A list, or a map from row numbers to holdings. The map also carries the summary keys `ccsz` (market value) and
         *     `fdyk` (floating profit), which a client ignores.
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
         * @description A list, or a map from row numbers to items, in which summary keys may stand.
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
        /** Configuration of the server, asked for before the app shows */
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
        /** Newest version of the app, and the oldest that still works */
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
        /** A text about the broker */
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
        /** Number of unread messages */
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
         * @description Every market in the order of showing. The client asks at start-up and again at the earliest `changetime`. Home
         *     leads with the first market whose `state` is `open`.
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
         * @description The indices that home shows, in the order of showing, each with `trend`. KLCI and FTSEMIB are among them where
         *     the server has Malaysia and Italy. The figures that move are asked for again with `/quotes/list`.
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
         *     `losers` from the lowest, `turnover` by the amount traded on the trading day from the highest; equal figures by
         *     code. Instruments without a price come last. The order of a list is taken when its first page is asked for and
         *     holds for its later pages; the quotes in each page are fresh.
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
         * @description What the client asks for every second for all codes in sight, so it is kept small. Without `since` it answers
         *     every code; with `since` only quotes whose figures or state changed after it (a server may answer more). Codes
         *     that do not exist are left out, so that one delisted instrument does not stop a list.
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
         *     full-width letters make no difference.
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
         * @description Asked for when the page or the ticket opens, and again at `rules.changetime`, because limits are those of the
         *     trading day. What moves in between comes from `/quotes/depth`.
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
         * @description The moving part of `/quotes/info`, asked for every second while the instrument's page or ticket is in sight.
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
         * @description The trading day in session, else the last that opened: before the open it is the day before's line, whole. A
         *     minute without a trade repeats the last price with volume 0. With `since`, the minute it lies in and all later
         *     ones are answered, so that a client can replace the growing minute and add the new ones.
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
         * @description Without `before` the newest candles; with `before` those that begin earlier, so a chart goes back into history
         *     with the `time` of its oldest candle. The list has no gaps: every trading period between its ends is there; a
         *     period without a trade repeats the last close with volume 0. A small `limit` without `before` refreshes the
         *     growing candle.
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
         * @description Whole, in the customer's own order, at most 200 instruments, each with `trend`. Sorting by change is the
         *     client's. The figures that move are asked for again with `/quotes/list`.
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
         * Watch one instrument or several
         * @description Puts the codes on top of the watchlist, in the order given. Codes that are on it already stay where they are.
         *     All or nothing: with an unknown code, or where the list would exceed 200, nothing is added.
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
         * Stop watching one instrument or several
         * @description Codes that are not on the watchlist are ignored, so that removing twice does no harm.
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
         * @description The codes come first, in the order given. Watched codes that are not named (another device added them) follow in
         *     the order they had; codes that are not watched are ignored.
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
         * @description Instruments the customer might watch, without those already watched, at most 12, each with `trend`. Sent again
         *     with the `next` of the answer as `batch`, it answers the following batch, after the last one the first. Add all
         *     sends the codes to `/quotes/watchadd`.
         */
        post: operations["recommend"];
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
         * What an order would cost, and what would stand in its way
         * @description Takes the fields of `/trade/order` and changes nothing. Everything that `/trade/order` would refuse now comes as a
         *     problem of severity `error`, with the same code, beside whatever figures can still be worked out; only a code or a
         *     position that does not exist is a failure. `code` names the instrument also where an order closes.
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
         * @description Opens a position (`offset` open, without `positionid`) or closes one in full or in part (`offset` close, with the
         *     `positionid`). `price` goes with order type `limit` and only with it; a market order takes the market's prices, the
         *     client never sends one. Anything else is `invalid-parameters`.
         *
         *     Orders are accepted in session only and last until the close of their trading day; in a market that never closes,
         *     until the customer cancels. Accepting holds margin and fees at the limit price, or for a market order at the book's
         *     mean price, from the wallet of the instrument's currency, in the same step as the order is written: an order that
         *     was accepted is in the pending list, or final. Each fill moves money, position and order in one step. Fees are
         *     charged per order: an order filled in parts pays what it would have paid in one. What is cancelled or expires gives
         *     back its hold.
         *
         *     Checks, in this order, each with its failure: account and gates (`account-frozen`, `identity-not-verified`,
         *     `margin-not-enabled`, for leverage above 1 or opening short), instrument (`product-not-found`,
         *     `product-not-tradable`, `short-not-offered`, `leverage-not-offered`), market (`non-trading-time`,
         *     `trading-halted`, `price-not-obtained`), position (`position-not-found`, `sell-blocked-t1`,
         *     `sell-blocked-15-minutes`, `sellable-quantity-exceeded`), price (`price-off-tick`, `price-limit-exceeded`),
         *     quantity (`quantity-off-lot`, `purchase-below-minimum`, `quantity-too-large`), book of a market order
         *     (`no-counterparty`), money (`insufficient-available-balance`).
         *
         *     The answer is the order as it is after a first attempt to match it. After a time-out the client asks
         *     `/trade/orderinfo` with the `clientorderid` and never places a new order while the outcome is unknown.
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
         * Take back what an order has not filled yet
         * @description When this answers success the order is `cancelled` and its hold given back: it cannot be filled any more. Where a
         *     fill came first, it answers `order-not-pending` and the order stays as the fill left it. What was filled before
         *     stays filled.
         */
        post: operations["cancelorder"];
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
         * One order, by its number or by the client's own id
         * @description Exactly one of `orderid` and `clientorderid`; otherwise `invalid-parameters`. With the `clientorderid` a client
         *     finds out what became of an order whose answer it did not get: `order-not-found` means that it was never accepted
         *     and, being asked after the time-out of the call, never will be under that id unless it is sent again.
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
         * Orders that wait
         * @description Orders in the states `pending` and `partlyfilled`, also those that close a position. An order is in this list or in
         *     `/trade/orderhistory`, never in both and never in neither.
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
         * Orders that are final
         * @description Orders in the states `filled`, `cancelled`, `rejected` and `expired`. `from` and `to` filter by the day of
         *     `createtime` in the zone of the order's market, both days included; each may be absent. `to` before `from`, or
         *     more than 366 days, is `invalid-parameters`.
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
         * @description Filters add up; each may be absent. Realised profit is the sum of `profit`, to the minor unit. `from` and `to` filter
         *     by the day of `time` in the zone of the instrument's market, as in `/trade/orderhistory`. An order or a position of
         *     somebody else has no fills here.
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
         * Positions, held or past
         * @description `held` lists the states `pending`, `holding` and `closing`, `past` the states `closed` and `cancelled`. What moves
         *     (current price, value, profit) a client works out itself between two calls from `/quotes/list`. The account centre
         *     keeps using `/trade/userstocklist`.
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
         * @description Its fills come from `/trade/fills`, its orders that wait from `/trade/pendinglist`, both by `positionid` and `code`.
         */
        post: operations["positioninfo"];
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
         *     away. It comes back when the position is closed, in proportion where it is closed in part. Only positions with
         *     leverage above 1, or short, in the states `holding` and `closing`.
         */
        post: operations["addmargin"];
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
         * @description One entry for each currency that the customer has or had money or positions in, the default type (EUR), USD and
         *     USDT always, in the order of showing. Amounts of two currencies are never added. A new account has zeros.
         */
        post: operations["funds"];
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
         * @description In the order of showing. A client puts "all" before them, which is the list without a category.
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
         * @description Filters add up. An article that the broker has not written in the language that was asked for comes in English
         *     rather than not at all. A category that does not exist has no articles.
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
        /** An article with its related instruments */
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
         * @description Those that hold now, most important first, at most ten.
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
         * Pictures of home's banner
         * @description Those that hold now, in the order of showing, at most eight.
         */
        post: operations["banners"];
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
         * @description Stock type: which wallet and market the answer is about. The account centre sends the default type `EUR` for its
         *     first tab and `usd` for the others. Upper and lower case mean the same.
         * @example EUR
         * @example usd
         */
        StockType: string;
        /**
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
         * @description A number as servers of this family send it: a number, the same as text, or `-` or an empty text for "nothing",
         *     which counts as 0. Text has no exponent and no thousands separators. Send text where a number has more digits than
         *     a JavaScript number keeps.
         * @example 1250.5
         * @example 1250.50
         * @example -
         * @example
         */
        WireNumber: number | string;
        /** @description The customer. Each balance field is named after a stock type in lower case and is in that currency. */
        UserInfo: {
            /** @description User id. People see it padded with zeros to six characters. */
            id: components["schemas"]["WireId"];
            account: components["schemas"]["AccountNumber"];
            /** @description Balance in EUR, the default stock type, without what is frozen. */
            eur: components["schemas"]["WireNumber"];
            /** @description Balance in USD, without what is frozen. */
            usd: components["schemas"]["WireNumber"];
            /** @description Balance in USDT, without what is frozen. */
            usdt: components["schemas"]["WireNumber"];
        };
        /**
         * Format: uuid
         * @description UUID that the client makes and stores before it sends, and sends again with every retry of the same intent. The
         *     same id gets the first answer again; the same id with other fields is `request-id-reused`.
         * @example 0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a11
         */
        RequestId: string;
        /** @description The account that was opened. It has no session yet. */
        NewAccount: {
            /** @description User id. */
            id: components["schemas"]["WireId"];
            account: components["schemas"]["AccountNumber"];
        };
        /** @description A session. Both values travel as headers with every later call. */
        Session: {
            /**
             * @description Opaque session token.
             * @example q3VXxkH0cXlqgWm1uX2m6v5o7a0rTz8d
             */
            token: string;
            account: components["schemas"]["AccountNumber"];
        };
        /**
         * @description Currency code of a wallet. Upper and lower case mean the same.
         * @example EUR
         * @example USD
         * @example USDT
         */
        CurrencyCode: string;
        /**
         * @description State of a record, as a whole number or the same as text. What each one means stands at the field.
         * @example 0
         * @example 1
         */
        WireStatus: number | string;
        /**
         * @description Identifier of a record, opaque text. A client only keeps it and sends it back.
         * @example 0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e
         */
        RecordId: string;
        /**
         * @description Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is what people
         *     also call RMB.
         * @example EUR
         * @example MYR
         * @example USDT
         * @enum {string}
         */
        WalletCurrency: "EUR" | "USD" | "USDT" | "MYR" | "CNY" | "TWD" | "JPY" | "HKD" | "THB" | "VND" | "KRW";
        /**
         * @description Why a review ended with a rejection; empty where it did not. A client shows its own words for it, and those of
         *     `other` for a reason that it does not know.
         *
         *     | reason | meaning | of |
         *     |---|---|---|
         *     | `notreceived` | the money did not arrive | deposit |
         *     | `amountdiffers` | another amount arrived than was named | deposit |
         *     | `duplicate` | the transfer was credited before | deposit |
         *     | `unreadable` | an image cannot be read | deposit, identity |
         *     | `namediffers` | the names do not agree | deposit, withdrawal, identity |
         *     | `numberdiffers` | the number differs from the document | identity |
         *     | `expired` | the document is no longer valid | identity |
         *     | `returned` | the receiving bank or network sent the money back | withdrawal |
         *     | `other` | anything else, said in the remark | all |
         * @example unreadable
         * @example
         */
        RejectionReason: string;
        /**
         * @description An instant in milliseconds since 1970-01-01T00:00:00Z (UTC), as a whole number or the same as text. A client shows
         *     it in the zone of the market that it belongs to and names that zone.
         * @example 1768442400000
         * @example 1768442400000
         */
        WireTime: number | string;
        /**
         * @description An instant as in `WireTime`, or `-` or an empty text where there is none (yet).
         * @example 1768442400000
         * @example -
         */
        WireTimeOrNone: number | string;
        /**
         * @description Cursor of the next page; empty where this is the last one.
         * @example MjAyNi0wMS0xNVQwMjoxMA
         * @example
         */
        NextCursor: string;
        /**
         * @description A withdrawal. Figures are in the currency that was asked for. Only `money` and `status` are sure to be there: older
         *     servers answer nothing else.
         */
        Withdrawal: {
            /** @description Amount withdrawn. */
            money: components["schemas"]["WireNumber"];
            /** @description 0 under review (counted as frozen), 1 paid, 2 rejected, 3 cancelled by the customer. */
            status: components["schemas"]["WireStatus"];
            id?: components["schemas"]["RecordId"];
            currency?: components["schemas"]["WalletCurrency"];
            /** @description Fee, in `currency`, contained in `money`. */
            fee?: components["schemas"]["WireNumber"];
            /** @description What arrives, in `currency`; `money` less `fee`. */
            arrival?: components["schemas"]["WireNumber"];
            /** @description Card or wallet it goes to; also when that has been unbound since. */
            cardid?: components["schemas"]["RecordId"];
            /**
             * @description Bank or network and masked number of that card or wallet.
             * @example Banco Sereno **** 1332
             */
            card?: string;
            reason?: components["schemas"]["RejectionReason"];
            /**
             * @description What the reviewer wrote, plain text as it was typed; empty where nothing was.
             * @example
             */
            remark?: string;
            /** @description When it was requested, epoch milliseconds (UTC). */
            requesttime?: components["schemas"]["WireTime"];
            /** @description Until when it is paid at the latest, epoch milliseconds (UTC). */
            arrivetime?: components["schemas"]["WireTime"];
            /** @description When it was paid, rejected or cancelled, epoch milliseconds (UTC); `-` while it is under review. */
            endtime?: components["schemas"]["WireTimeOrNone"];
            /** @description Cursor of the page that begins after this record. The next page is asked for with that of the last one. */
            next?: components["schemas"]["NextCursor"];
        };
        /** @description A subscription of a new share. Figures are in the currency of the stock type that was asked for. */
        NewStockSubscription: {
            /** @description Amount subscribed. */
            rjmoney: components["schemas"]["WireNumber"];
            /** @description 0 waiting for the lottery, 1 or 2 subscribed (counted as frozen), 3 not won or refunded. */
            status: components["schemas"]["WireStatus"];
        };
        /** @description An order of a fund product. Figures are in the currency of the stock type that was asked for. */
        ProductOrder: {
            /** @description Amount invested. */
            money: components["schemas"]["WireNumber"];
            /** @description 0 running (counted as frozen), 1 ended, 2 cancelled. */
            status: components["schemas"]["WireStatus"];
        };
        /** @description A stock subscription. Figures are in the currency of the stock type that was asked for. */
        StockSubscription: {
            /** @description Amount that the subscription ties up. */
            credit: components["schemas"]["WireNumber"];
            /** @description 0 pending, 1 done, 2 cancelled. */
            status: components["schemas"]["WireStatus"];
        };
        /** @description A holding. Figures are in the currency of the stock type that was asked for. */
        Holding: {
            /** @description Current price of one share. */
            nowprice: components["schemas"]["WireNumber"];
            /** @description Number of shares. */
            stock_num: components["schemas"]["WireNumber"];
            /** @description Profit (positive) or loss (negative). */
            yingkui: components["schemas"]["WireNumber"];
            /** @description 0 held, 1 closed, 2 cancelled. */
            status: components["schemas"]["WireStatus"];
        };
        /** @description Holdings as a list, or as a map in which summary keys stand beside the records. */
        HoldingRecords: components["schemas"]["Holding"][] | {
            [key: string]: components["schemas"]["Holding"] | components["schemas"]["WireNumber"];
        };
        /** @description A rebate-style item. Figures are in the currency of the stock type that was asked for. */
        Rebate: {
            /** @description Amount that the item ties up. */
            credit: components["schemas"]["WireNumber"];
            /** @description 0 pending, 1 done, 2 cancelled. */
            status: components["schemas"]["WireStatus"];
        };
        /** @description Rebate-style items as a list, or as a map in which summary keys stand beside the records. */
        RebateRecords: components["schemas"]["Rebate"][] | {
            [key: string]: components["schemas"]["Rebate"] | components["schemas"]["WireNumber"];
        };
        /** @description A closed position. Figures are in the currency of the stock type that was asked for. */
        RealisedProfit: {
            /** @description Profit (positive) or loss (negative) that was realised. */
            yingkui: components["schemas"]["WireNumber"];
        };
        /** @description Closed positions as a list, or as a map in which summary keys stand beside the records. */
        RealisedRecords: components["schemas"]["RealisedProfit"][] | {
            [key: string]: components["schemas"]["RealisedProfit"] | components["schemas"]["WireNumber"];
        };
        /**
         * @description One entry of the server's configuration. A client ignores names that it does not know.
         *
         *     | name | value |
         *     |---|---|
         *     | `title` | title of the app |
         *     | `logo` | address of the logo |
         *     | `kefu` | address of the customer service chat; the client adds the user id to it as client id |
         *     | `simulation` | `1` where the broker is a simulation: the client shows the paper-trading ribbon |
         *     | `latestversion` | newest version of the app |
         *     | `margin` | `1` two-way margin enabled, `0` not |
         *     | `blocktrade` | block trade channel: `open` or `closed` |
         *     | `lending` | lending channel: `open`, `full` or `closed` |
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
        /** @description Versions of the app, each as three numbers with dots. */
        AppVersion: {
            /**
             * @description Newest version.
             * @example 0.2.0
             */
            version: string;
            /**
             * @description Oldest version that the server still works with.
             * @example 0.1.0
             */
            minversion: string;
            /**
             * @description Where to get the newest version; empty where reloading is enough.
             * @example https://example.com/app
             */
            url: string;
            /**
             * @description What is new, as plain text; empty where there is nothing to say.
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
             * @description Which text.
             * @example agreement
             */
            name: string;
            /**
             * @description Heading, in the language that was asked for; empty where the text is not written yet.
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
            unread: components["schemas"]["WireNumber"];
        };
        /**
         * @description Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT`
         *     futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices.
         * @example MY
         * @enum {string}
         */
        MarketCode: "MY" | "TW" | "CN" | "US" | "JP" | "IT" | "ES" | "FUND" | "FUT" | "CRYPTO" | "FX" | "INDEX";
        /**
         * @description Whether orders are accepted: `open` in session, `break` between two sessions of one day, `closed` after the last
         *     session and on other days, `halted` stopped by the exchange while its market is not closed.
         * @example open
         * @enum {string}
         */
        TradingState: "open" | "break" | "closed" | "halted";
        /** @description One stretch of trading. It includes the instant it opens and excludes the instant it closes. */
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
             * @description English name. A client shows its own word for a code that it knows.
             * @example Malaysia
             */
            name: string;
            /** @description Currency that its instruments are quoted and settled in, unless an instrument names another. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description IANA time zone of its days and sessions.
             * @example Asia/Kuala_Lumpur
             */
            zone: string;
            /** @description State of the market now; never `halted`, which single instruments are. */
            state: components["schemas"]["TradingState"];
            /** @description When `state` changes next - this session's close, or the next open; `-` for a market that never closes. */
            changetime: components["schemas"]["WireTimeOrNone"];
            /**
             * Format: date
             * @description Trading day whose figures count now, in the market's zone - the one in session, else the last that opened.
             * @example 2026-01-15
             */
            day: string;
            /** @description Sessions of that day, in order. */
            sessions: components["schemas"]["TradingSession"][];
            /**
             * @description `T+0` what was bought may be sold on the same day once 15 minutes have passed; `T+1` from the next trading day's
             *     open.
             * @example T+0
             * @enum {string}
             */
            sale: "T+0" | "T+1";
            /**
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
         * @description Quote code of an instrument, unique over all markets, in the upper-case letters of the list it came from.
         * @example MY0101
         */
        QuoteCode: string;
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
            /** @description Currency of its prices. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Decimals that its prices are shown with.
             * @example 3
             */
            decimals: number;
            /** @description Price of the last trade; `-` where none could be obtained. */
            nowprice: components["schemas"]["WireNumber"];
            /** @description Close of the trading day before; `-` on the first day. */
            preclose: components["schemas"]["WireNumber"];
            /** @description Quantity traded on the trading day, in shares (units, contracts). */
            volume: components["schemas"]["WireNumber"];
            /** @description Amount traded on the trading day, in the instrument's currency. */
            turnover: components["schemas"]["WireNumber"];
            state: components["schemas"]["TradingState"];
            /**
             * @description Present where the price stands at the day's upper or lower limit.
             * @example up
             * @enum {string}
             */
            atlimit?: "up" | "down";
            /** @description When the price was made. */
            time: components["schemas"]["WireTimeOrNone"];
            /**
             * @description Prices over the trading day at even steps, oldest first, for a small line. Always sent for indices, the
             *     watchlist and recommendations.
             */
            trend?: components["schemas"]["WireNumber"][];
        };
        /**
         * @description Where to go on: the `next` of the page before, unchanged. Absent for the first page. It is opaque, belongs to the
         *     same call with the same other fields, and stays good while the list changes: no row comes twice, none is left out.
         *     A cursor that the server does not know is `invalid-parameters`.
         * @example MjAyNi0wMS0xNVQwMjoxMA
         */
        PageCursor: string;
        /**
         * @description Most rows to answer, from 1 to 100; 20 where absent. Fewer rows do not mean that the list ends.
         * @example 20
         */
        PageLimit: string;
        /** @description One page of a sorted quote list. */
        QuotePage: {
            /** @description Rows in the order that was asked for. */
            list: components["schemas"]["QuotedInstrument"][];
            next: components["schemas"]["NextCursor"];
        };
        /**
         * @description Quote codes with commas between them, at most 200, each once, in any order.
         * @example MY0101,CN0202,BTC-P
         */
        QuoteCodes: string;
        /**
         * @description An instant in milliseconds since 1970-01-01T00:00:00Z (UTC).
         * @example 1768442400000
         */
        FormTime: string;
        /**
         * @description The figures of an instrument that move. Kept short: lists ask for it every second. Change = `nowprice` -
         *     `preclose`; change in per cent = change / `preclose` × 100. Prices are in the instrument's currency.
         */
        Quote: {
            code: components["schemas"]["QuoteCode"];
            /** @description Price of the last trade; `-` where none could be obtained. */
            nowprice: components["schemas"]["WireNumber"];
            /** @description Close of the trading day before; `-` on the first day. */
            preclose: components["schemas"]["WireNumber"];
            /** @description Quantity traded on the trading day, in shares (units, contracts). */
            volume: components["schemas"]["WireNumber"];
            /** @description Amount traded on the trading day, in the instrument's currency. */
            turnover: components["schemas"]["WireNumber"];
            state: components["schemas"]["TradingState"];
            /**
             * @description Present where the price stands at the day's upper or lower limit.
             * @example up
             * @enum {string}
             */
            atlimit?: "up" | "down";
            /** @description When the price was made. */
            time: components["schemas"]["WireTimeOrNone"];
        };
        /** @description Quotes of the codes that were asked for, or of those among them that changed. */
        QuoteBatch: {
            /** @description The server's time of this answer; to be sent as `since` with the next call. */
            time: components["schemas"]["WireTime"];
            /** @description Quotes in the order of the codes. Codes that do not exist are left out. */
            list: components["schemas"]["Quote"][];
        };
        /** @description An instrument that matches, without figures. */
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
            open: components["schemas"]["WireNumber"];
            /** @description Highest price. */
            high: components["schemas"]["WireNumber"];
            /** @description Lowest price. */
            low: components["schemas"]["WireNumber"];
            /** @description Turnover divided by volume. */
            average: components["schemas"]["WireNumber"];
        };
        /** @description One price of the order book. */
        BookLevel: {
            /** @description Price, in the instrument's currency. */
            price: components["schemas"]["WireNumber"];
            /** @description Quantity waiting at this price, in shares (units, contracts). */
            quantity: components["schemas"]["WireNumber"];
        };
        /**
         * @description The five best prices of either side, best first; fewer where the book is thinner, none where the market is closed
         *     or nothing waits (no asks at the upper limit, no bids at the lower).
         */
        OrderBook: {
            /** @description Buyers, highest price first. */
            bids: components["schemas"]["BookLevel"][];
            /** @description Sellers, lowest price first. */
            asks: components["schemas"]["BookLevel"][];
            /** @description When the book stood like this. */
            time: components["schemas"]["WireTimeOrNone"];
        };
        /** @description Key statistics. `-` where a figure does not apply (an index has no earnings) or is not known. */
        InstrumentStatistics: {
            /** @description Volume of the day as a share of the free float, in per cent. */
            turnoverrate: components["schemas"]["WireNumber"];
            /** @description Mean daily volume of the last 20 trading days, in shares. */
            averagevolume: components["schemas"]["WireNumber"];
            /** @description Highest price of the last 52 weeks, in the instrument's currency. */
            yearhigh: components["schemas"]["WireNumber"];
            /** @description Lowest price of the last 52 weeks, in the instrument's currency. */
            yearlow: components["schemas"]["WireNumber"];
            /** @description Market value of all shares, in the instrument's currency. */
            marketvalue: components["schemas"]["WireNumber"];
            /** @description Market value of the free float, in the instrument's currency. */
            floatvalue: components["schemas"]["WireNumber"];
            /** @description Number of shares. */
            shares: components["schemas"]["WireNumber"];
            /** @description Price divided by the earnings per share of the last twelve months. */
            pe: components["schemas"]["WireNumber"];
            /** @description Earnings per share of the last twelve months, in the instrument's currency. */
            eps: components["schemas"]["WireNumber"];
            /** @description Dividends of the last twelve months as a share of the price, in per cent. */
            dividendyield: components["schemas"]["WireNumber"];
        };
        /** @description One step of the ladder of tick sizes. */
        TickStep: {
            /** @description Price from which the tick holds, up to the next step's, in the instrument's currency. */
            from: components["schemas"]["WireNumber"];
            /** @description Prices are multiples of it, in the instrument's currency. */
            tick: components["schemas"]["WireNumber"];
        };
        /**
         * @description Name of a fee as a contract note gives it.
         * @example brokerage
         * @enum {string}
         */
        FeeName: "brokerage" | "clearing-fee" | "stamp-duty" | "transfer-fee" | "exchange-fee" | "regulatory-fee" | "transaction-tax" | "other-fee";
        /** @description One line of the fee schedule. It is charged per order, however many fills the order has. */
        FeeRule: {
            name: components["schemas"]["FeeName"];
            /**
             * @description Orders that it is charged on, by what they do - closing a short buys.
             * @example both
             * @enum {string}
             */
            side: "buy" | "sell" | "both";
            /** @description Per cent of the traded amount; 0.1 is one thousandth of it. */
            rate: components["schemas"]["WireNumber"];
            /** @description Least charge per order, in the instrument's currency; `-` where there is none. */
            minimum: components["schemas"]["WireNumber"];
            /** @description Most that is charged per order, in the instrument's currency; `-` where there is none. */
            maximum: components["schemas"]["WireNumber"];
        };
        /** @description What holds for an order of this instrument today. Prices and charges are in the instrument's currency. */
        TradingRules: {
            /**
             * @description Whether orders can be placed at all.
             * @example true
             */
            tradable: boolean;
            /** @description Smallest quantity; every quantity is a multiple of it, in shares (units, contracts). */
            lot: components["schemas"]["WireNumber"];
            /** @description Most that one order may name, in shares (units, contracts); `-` where there is no bound. */
            maxquantity: components["schemas"]["WireNumber"];
            /** @description Tick sizes by price, ascending, the first from 0. */
            ticks: components["schemas"]["TickStep"][];
            /** @description Highest price an order may name today, inclusive; `-` where the market has no limits. */
            upperlimit: components["schemas"]["WireNumber"];
            /** @description Lowest price an order may name today, inclusive; `-` where the market has no limits. */
            lowerlimit: components["schemas"]["WireNumber"];
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
             * @description A position on margin is closed by the broker, at the market, once its margin with profit and loss has fallen to
             *     this share of the margin, in per cent; `-` where that never happens.
             */
            stopoutpercent: components["schemas"]["WireNumber"];
            /**
             * @description `T+0` what was bought may be sold on the same day once `salewait` has passed; `T+1` from the next trading day's
             *     open.
             * @example T+0
             * @enum {string}
             */
            sale: "T+0" | "T+1";
            /**
             * @description Minutes from a purchase to the earliest sale.
             * @example 15
             */
            salewait: number;
            /**
             * @description Trading days from a trade to its settlement.
             * @example 2
             */
            settlementdays: number;
            /**
             * @description IANA time zone of its days and sessions.
             * @example Asia/Kuala_Lumpur
             */
            zone: string;
            /**
             * Format: date
             * @description Trading day whose figures count now, in that zone.
             * @example 2026-01-15
             */
            day: string;
            /** @description Sessions of that day, in order. */
            sessions: components["schemas"]["TradingSession"][];
            /** @description When its market opens or closes next; `-` for a market that never closes. */
            changetime: components["schemas"]["WireTimeOrNone"];
            /** @description Fee schedule; empty where nothing is charged. */
            fees: components["schemas"]["FeeRule"][];
        };
        /** @description All that the page of an instrument shows at first. What moves is asked for again with `/quotes/depth`. */
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
            /** @description Currency of its prices, fees and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Decimals that its prices are shown with.
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
            rules: components["schemas"]["TradingRules"];
        };
        /** @description The moving part of an instrument's page. */
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
            price: components["schemas"]["WireNumber"];
            /** @description Turnover divided by volume from the day's open to this minute. */
            average: components["schemas"]["WireNumber"];
            /** @description Quantity traded in the minute, in shares (units, contracts). */
            volume: components["schemas"]["WireNumber"];
        };
        /** @description The time-share line of one trading day. */
        TimeShare: {
            code: components["schemas"]["QuoteCode"];
            /**
             * @description IANA time zone of the day.
             * @example Asia/Kuala_Lumpur
             */
            zone: string;
            /**
             * Format: date
             * @description Trading day, in that zone - the one in session, else the last that opened.
             * @example 2026-01-15
             */
            day: string;
            /** @description Close of the trading day before, in the instrument's currency; the line the chart is centred on. */
            preclose: components["schemas"]["WireNumber"];
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
        CandlePeriod: "5m" | "15m" | "30m" | "day" | "week" | "month";
        /** @description One candle. Prices are as they were traded, not adjusted, in the instrument's currency. */
        Candle: {
            /**
             * @description When it begins. Minutes count from each session's open and end with the session. A day begins with its first
             *     session's open, a week and a month with that of their first trading day.
             */
            time: components["schemas"]["WireTime"];
            /** @description First price. */
            open: components["schemas"]["WireNumber"];
            /** @description Highest price, not below `open` and `close`. */
            high: components["schemas"]["WireNumber"];
            /** @description Lowest price, not above `open` and `close`. */
            low: components["schemas"]["WireNumber"];
            /** @description Last price. */
            close: components["schemas"]["WireNumber"];
            /** @description Quantity traded, in shares (units, contracts). */
            volume: components["schemas"]["WireNumber"];
            /** @description Amount traded, in the instrument's currency. */
            turnover: components["schemas"]["WireNumber"];
        };
        /** @description A stretch of candles without gaps. */
        CandlePage: {
            code: components["schemas"]["QuoteCode"];
            period: components["schemas"]["CandlePeriod"];
            /**
             * @description IANA time zone that days, weeks and months are in.
             * @example Asia/Kuala_Lumpur
             */
            zone: string;
            /** @description Candles, oldest first. The last one of the newest page is still growing while the market is open. */
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
         * @description `long` gains when the price rises, `short` when it falls. With `offset` it says what an order does: open long and
         *     close short buy, open short and close long sell.
         * @example long
         * @enum {string}
         */
        OrderDirection: "long" | "short";
        /**
         * @description `open` begins a position, `close` ends one in full or in part.
         * @example open
         * @enum {string}
         */
        OrderOffset: "open" | "close";
        /**
         * @description `limit` fills at `price` or better and waits in the book until then. `market` takes the prices it finds within the
         *     day's limits; what the book cannot fill at once goes on being matched.
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
         * @description Multiple of leverage, one of the instrument's `leverages`; 1 where absent. An order that closes ignores it.
         * @example 2
         */
        FormLeverage: string;
        /**
         * @description Identifier of a record, as the server sent it.
         * @example 5012
         */
        FormId: string;
        /** @description One line of the fees of an order, in the instrument's currency, rounded to its minor unit. */
        FeeCharge: {
            name: components["schemas"]["FeeName"];
            /** @description Per cent of the traded amount that the line charges; `-` where it is a fixed charge. */
            rate: components["schemas"]["WireNumber"];
            /** @description Charge, not negative. */
            amount: components["schemas"]["WireNumber"];
        };
        /** @description One thing that the ticket should say before the order is sent. */
        OrderProblem: {
            /**
             * @description Field of the form that it is about; `order` where it is about all of it.
             * @example quantity
             * @enum {string}
             */
            field: "code" | "direction" | "offset" | "ordertype" | "price" | "quantity" | "leverage" | "positionid" | "order";
            /**
             * @description Code of the message catalogue. With severity `error` it is a failure of `/trade/order`; with `warning` it is one
             *     of `price-far-from-market`, `fills-at-once`, `thin-book`, `market-price-may-move`, `leverage-risk`, `short-risk`,
             *     `closes-soon`, `part-still-locked`. A client leaves out warnings that it does not know.
             * @example quantity-off-lot
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
         * @description What the order would cost or bring if it were filled whole at `estimateprice`. Amounts are in `currency`, rounded to
         *     its minor unit. A figure that cannot be worked out (no price) is `-`.
         */
        OrderPreview: {
            code: components["schemas"]["QuoteCode"];
            /** @description Currency of every amount here, the instrument's own; the wallet that pays. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Price that is reckoned with - a limit order's own, for a market order the mean price that the book would give now. */
            estimateprice: components["schemas"]["WireNumber"];
            /** @description Traded amount, estimated price × quantity. */
            amount: components["schemas"]["WireNumber"];
            /** @description Fees line by line; empty where nothing is charged. */
            fees: components["schemas"]["FeeCharge"][];
            /** @description Sum of the fees. */
            feetotal: components["schemas"]["WireNumber"];
            /** @description Margin that opening ties up, amount / leverage, rounded up; 0 for an order that closes. */
            margin: components["schemas"]["WireNumber"];
            /** @description What is held from the wallet until the order is filled, margin + fees; 0 for an order that closes. */
            cost: components["schemas"]["WireNumber"];
            /**
             * @description What closing pays into the wallet, margin given back + profit or loss - fees, not below 0; 0 for an order that
             *     opens.
             */
            proceeds: components["schemas"]["WireNumber"];
            /** @description Profit or loss that closing realises after all fees of buying and selling; 0 for an order that opens. */
            profit: components["schemas"]["WireNumber"];
            /** @description Amount that could be traded now at this leverage, available money × leverage. */
            buyingpower: components["schemas"]["WireNumber"];
            /** @description The same after this order. */
            buyingpowerafter: components["schemas"]["WireNumber"];
            /** @description Price at which the broker would close the position for want of margin; `-` without leverage. */
            stopprice: components["schemas"]["WireNumber"];
            /**
             * @description Largest quantity that could be ordered now with these fields, a multiple of the lot - by buying power, fees included,
             *     or by what may be closed.
             */
            maxquantity: components["schemas"]["WireNumber"];
            /** @description Errors first, then warnings; empty where there is nothing to say. */
            problems: components["schemas"]["OrderProblem"][];
            /** @description When it was worked out. */
            time: components["schemas"]["WireTime"];
        };
        /**
         * Format: uuid
         * @description UUID that the client makes and stores before it sends the order, and sends again with every retry of the same
         *     intent. The same id with the same fields gets the order that it made; with other fields `request-id-reused`.
         * @example 0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12
         */
        ClientOrderId: string;
        /**
         * @description | state | meaning | may become |
         *     |---|---|---|
         *     | `pending` | accepted, nothing filled yet | any other |
         *     | `partlyfilled` | filled in part, the rest waits | `filled`, `cancelled`, `expired` |
         *     | `filled` | filled whole | |
         *     | `cancelled` | the customer took back what was not filled | |
         *     | `rejected` | the market refused it after it was accepted; nothing was filled | |
         *     | `expired` | the market closed before it was filled whole | |
         *
         *     What was filled stays filled: `cancelled` and `expired` orders may have a filled part.
         * @example pending
         * @enum {string}
         */
        OrderState: "pending" | "partlyfilled" | "filled" | "cancelled" | "rejected" | "expired";
        /**
         * @description Identifier of a record as in `WireId`, or `-` or an empty text where there is none.
         * @example 5012
         * @example -
         */
        WireIdOrNone: number | string;
        /** @description An order. Prices and amounts are in `currency`, quantities in shares (units, contracts). */
        Order: {
            /** @description Order number. */
            id: components["schemas"]["WireId"];
            /**
             * @description The client's own id; empty where the broker placed the order.
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
            /**
             * @description IANA time zone that its times are shown in.
             * @example Asia/Kuala_Lumpur
             */
            zone: string;
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Decimals that its prices are shown with.
             * @example 3
             */
            decimals: number;
            direction: components["schemas"]["OrderDirection"];
            offset: components["schemas"]["OrderOffset"];
            ordertype: components["schemas"]["OrderType"];
            /** @description Limit price; `-` for a market order. */
            price: components["schemas"]["WireNumber"];
            /** @description Quantity ordered. */
            quantity: components["schemas"]["WireNumber"];
            /** @description Quantity filled so far. */
            filled: components["schemas"]["WireNumber"];
            /** @description Mean price of the fills; `-` before the first. */
            averageprice: components["schemas"]["WireNumber"];
            /** @description Amount traded so far, the sum of price × quantity of the fills. */
            amount: components["schemas"]["WireNumber"];
            /**
             * @description Multiple of leverage; for an order that closes, the position's.
             * @example 2
             */
            leverage: number;
            /** @description Money still held for what is not filled; 0 once the order is final and for orders that close. */
            held: components["schemas"]["WireNumber"];
            /** @description Fees charged so far. */
            fees: components["schemas"]["WireNumber"];
            state: components["schemas"]["OrderState"];
            /**
             * @description Why it was rejected, or why the broker placed it, as a code of the message catalogue (`stopped-out` for a
             *     position closed for want of margin); empty otherwise.
             * @example
             * @example trading-halted
             */
            reason: string;
            /** @description Position that it opened or closes; `-` while nothing has been filled. */
            positionid: components["schemas"]["WireIdOrNone"];
            /** @description When it was accepted. */
            createtime: components["schemas"]["WireTime"];
            /** @description When it last changed. */
            updatetime: components["schemas"]["WireTime"];
            /** @description Close of its trading day, when what is not filled expires; `-` in a market that never closes. */
            expiretime: components["schemas"]["WireTimeOrNone"];
        };
        /** @description One page of orders. */
        OrderPage: {
            /** @description Orders, newest first by `createtime`, then by order number. */
            list: components["schemas"]["Order"][];
            next: components["schemas"]["NextCursor"];
        };
        /**
         * Format: date
         * @description A day, as year-month-day.
         * @example 2026-01-15
         */
        FormDay: string;
        /** @description One trade that filled an order in full or in part. Price, amount and fees are in `currency`. */
        Fill: {
            /** @description Number of the fill. */
            id: components["schemas"]["WireId"];
            /** @description Order that it fills. */
            orderid: components["schemas"]["WireId"];
            /** @description Position that it opens or closes. */
            positionid: components["schemas"]["WireId"];
            code: components["schemas"]["QuoteCode"];
            /** @description Currency of price, amount and fees. */
            currency: components["schemas"]["CurrencyCode"];
            direction: components["schemas"]["OrderDirection"];
            offset: components["schemas"]["OrderOffset"];
            /** @description Price of one share. */
            price: components["schemas"]["WireNumber"];
            /** @description Quantity, in shares (units, contracts). */
            quantity: components["schemas"]["WireNumber"];
            /** @description Price × quantity. */
            amount: components["schemas"]["WireNumber"];
            /** @description What this fill added to the fees of its order. */
            fees: components["schemas"]["WireNumber"];
            /**
             * @description Profit or loss that a closing fill realises, after its fees and its share of the opening fees; `-` for an opening
             *     fill.
             */
            profit: components["schemas"]["WireNumber"];
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
         * @description `pending` the order that opens it has no fill yet, `holding` held, `closing` held with an order to close it waiting
         *     (preparing to close), `closed` nothing is left, `cancelled` the opening order ended without a fill.
         * @example holding
         * @enum {string}
         */
        PositionState: "pending" | "holding" | "closing" | "closed" | "cancelled";
        /**
         * @description A position. Each opening order makes its own, so two orders of one instrument are two positions, and closing one never
         *     touches the other. Prices and amounts are in `currency`, quantities in shares (units, contracts).
         */
        Position: {
            /** @description Identifier of the position. */
            id: components["schemas"]["WireId"];
            /** @description Order number, of the order that opened it. */
            orderid: components["schemas"]["WireId"];
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
             * @description IANA time zone that its times are shown in.
             * @example Asia/Kuala_Lumpur
             */
            zone: string;
            /** @description Currency of its prices and amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Decimals that its prices are shown with.
             * @example 3
             */
            decimals: number;
            direction: components["schemas"]["OrderDirection"];
            state: components["schemas"]["PositionState"];
            /** @description Quantity held now, not negative; 0 once closed. */
            quantity: components["schemas"]["WireNumber"];
            /** @description Quantity that was opened in all. */
            openquantity: components["schemas"]["WireNumber"];
            /** @description Quantity that may be closed now - not locked, and not in an order to close that waits. */
            closable: components["schemas"]["WireNumber"];
            /** @description Cost of what is held, mean opening price × quantity + its share of the opening fees; 0 once closed. */
            cost: components["schemas"]["WireNumber"];
            /** @description Current price; `-` where none could be obtained. */
            nowprice: components["schemas"]["WireNumber"];
            /** @description Current price × quantity. */
            marketvalue: components["schemas"]["WireNumber"];
            /**
             * @description Profit (positive) or loss (negative) of what is held at the current price, after its opening fees, before closing
             *     fees; `-` where there is no price, 0 once closed.
             */
            yingkui: components["schemas"]["WireNumber"];
            /** @description Profit or loss realised so far, after the fees of opening and closing. */
            realised: components["schemas"]["WireNumber"];
            /** @description Fees charged so far, of opening and closing. */
            fees: components["schemas"]["WireNumber"];
            /**
             * @description Multiple of leverage.
             * @example 2
             */
            leverage: number;
            /** @description Original margin of what is held, without what was added. */
            margin: components["schemas"]["WireNumber"];
            /** @description Margin added since. */
            addedmargin: components["schemas"]["WireNumber"];
            /** @description Price at which the broker closes it for want of margin; `-` without leverage. */
            stopprice: components["schemas"]["WireNumber"];
            /** @description Mean price of the fills that bought (they open a long, close a short); `-` where there are none. */
            buyprice: components["schemas"]["WireNumber"];
            /** @description Mean price of the fills that sold (they close a long, open a short); `-` where there are none. */
            sellprice: components["schemas"]["WireNumber"];
            /** @description First purchase of a long; last purchase of a short; `-` where there is none. */
            buytime: components["schemas"]["WireTimeOrNone"];
            /** @description Last sale of a long; first sale of a short; `-` where there is none. */
            selltime: components["schemas"]["WireTimeOrNone"];
            /**
             * @description When all of it may be closed, also where that has passed. The wait counts from the last opening fill. `-` before
             *     the first fill and once closed.
             */
            sellablefrom: components["schemas"]["WireTimeOrNone"];
            /**
             * @description Why it may not be closed before `sellablefrom`, as a code of the message catalogue; empty where it may.
             * @example sell-blocked-15-minutes
             * @enum {string}
             */
            lockreason: "" | "sell-blocked-15-minutes" | "sell-blocked-t1";
        };
        /** @description One page of positions. */
        PositionPage: {
            /** @description Positions, newest first by the time of their opening order. */
            list: components["schemas"]["Position"][];
            next: components["schemas"]["NextCursor"];
        };
        /** @description Money in one currency. Every amount is in `currency`. */
        WalletFunds: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Available funds - what can be spent now. */
            available: components["schemas"]["WireNumber"];
            /** @description Held for orders that wait. */
            held: components["schemas"]["WireNumber"];
            /** @description Margin of positions with leverage and short positions, added margin included. */
            margin: components["schemas"]["WireNumber"];
            /** @description Frozen otherwise - withdrawals under review, subscriptions, products, loans. */
            frozen: components["schemas"]["WireNumber"];
            /** @description Market value of the positions held, price × quantity. */
            marketvalue: components["schemas"]["WireNumber"];
            /**
             * @description Total assets - available + held + frozen + margin with profit and loss of positions on margin + market value of
             *     long positions without leverage.
             */
            totalassets: components["schemas"]["WireNumber"];
            /** @description Floating profit or loss of the positions held. */
            yingkui: components["schemas"]["WireNumber"];
            /** @description Historical profit or loss, realised since the account was opened. */
            realised: components["schemas"]["WireNumber"];
            /** @description Amount that could be bought now without leverage. */
            buyingpower: components["schemas"]["WireNumber"];
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
             * @description Name in the language that was asked for.
             * @example Markets
             */
            name: string;
        };
        /** @description An article as a row of a list. */
        NewsItem: {
            /** @description Identifier of the article. */
            id: components["schemas"]["WireId"];
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
            /**
             * @description Address of a picture, absolute or from the root of the server; empty where there is none.
             * @example
             * @example /news/2001.webp
             */
            image: string;
            /**
             * @description Who wrote it, plain text.
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
            id: components["schemas"]["WireId"];
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
            /**
             * @description Address of a picture, absolute or from the root of the server; empty where there is none.
             * @example
             * @example /news/2001.webp
             */
            image: string;
            /**
             * @description Who wrote it, plain text.
             * @example Paper Wire
             */
            source: string;
            /** @description When it was published. */
            time: components["schemas"]["WireTime"];
            /** @description Related instruments with their quotes; may be empty. */
            instruments: components["schemas"]["QuotedInstrument"][];
        };
        /**
         * @description Where a tap leads: a route of the app with its parameters (begins with one slash), an https address, or empty for
         *     nowhere. A client ignores anything else.
         * @example /quotes/info?code=MY0101
         * @example
         */
        AppLink: string;
        /** @description A line of the notice bar. */
        Notice: {
            /** @description Identifier of the notice. */
            id: components["schemas"]["WireId"];
            /**
             * @description The notice in the language that was asked for, plain text.
             * @example Prices are simulated.
             */
            text: string;
            /** @description Where a tap leads. */
            link: components["schemas"]["AppLink"];
            /** @description When it was published. */
            time: components["schemas"]["WireTime"];
        };
        /** @description A picture of home's banner. */
        Banner: {
            /** @description Identifier of the banner. */
            id: components["schemas"]["WireId"];
            /**
             * @description Address of a picture twice as wide as high, absolute or from the root of the server.
             * @example /banners/welcome.webp
             */
            image: string;
            /**
             * @description What the picture says, plain text in the language that was asked for, for those who do not see it.
             * @example A bonus for newcomers
             */
            title: string;
            /** @description Where a tap leads. */
            link: components["schemas"]["AppLink"];
        };
    };
    responses: {
        /** @description There is no session, or it has expired. The client clears it and goes to the login. */
        SessionExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["UserInfo"];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Registered
                         * @constant
                         */
                        msg: "注册成功";
                        data: components["schemas"]["NewAccount"];
                    } | {
                        /**
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已存在" | "邀请人不存在" | "提交过于频繁，请稍后再试" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
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
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
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
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号不存在" | "账号或密码错误" | "账号已被冻结，请联系客服" | "提交过于频繁，请稍后再试" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Nothing. */
                        data: null;
                    } | {
                        /**
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
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Withdrawals in a currency. */
                        data: components["schemas"]["Withdrawal"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Subscriptions of new shares. */
                        data: components["schemas"]["NewStockSubscription"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Orders of fund products. */
                        data: components["schemas"]["ProductOrder"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Stock subscriptions. */
                        data: components["schemas"]["StockSubscription"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["HoldingRecords"];
                    } | {
                        /**
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
                     * @description Kind of item; the account centre asks for 0.
                     * @example 0
                     */
                    buy_type: string;
                    type?: components["schemas"]["StockType"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["RebateRecords"];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["RealisedRecords"];
                    } | {
                        /**
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
                     * @description Which entries; always all.
                     * @example all
                     * @constant
                     */
                    type: "all";
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Configuration of the server, asked for before the app shows. */
                        data: components["schemas"]["ConfigEntry"][];
                    } | {
                        /**
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
                     * @description Version of the client that asks.
                     * @example 0.1.0
                     */
                    version?: string;
                    /**
                     * @description Where the client runs.
                     * @example web
                     * @enum {string}
                     */
                    platform?: "web" | "android" | "ios";
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["AppVersion"];
                    } | {
                        /**
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
                     * @description Which text.
                     * @example agreement
                     * @enum {string}
                     */
                    name: "agreement" | "privacy" | "company" | "about" | "guide";
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Article"];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["UnreadCount"];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Markets, their hours and their state. */
                        data: components["schemas"]["Market"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Index quotes with their line of the day. */
                        data: components["schemas"]["QuotedInstrument"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["QuotePage"];
                    } | {
                        /**
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
                    /** @description The `time` of the answer before, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
                    since?: components["schemas"]["FormTime"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["QuoteBatch"];
                    } | {
                        /**
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
                     * @description What was typed, without spaces around it.
                     * @example hp
                     */
                    keyword: string;
                    market?: components["schemas"]["MarketCode"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["SearchPage"];
                    } | {
                        /**
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
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["InstrumentDetail"];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["QuoteDepth"];
                    } | {
                        /**
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
                    /** @description The `time` of the answer before, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
                    since?: components["schemas"]["FormTime"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["TimeShare"];
                    } | {
                        /**
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
                     * @description Most candles to answer, from 1 to 1000; 300 where absent.
                     * @example 300
                     */
                    limit?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["CandlePage"];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description The customer's watchlist with quotes. */
                        data: components["schemas"]["QuotedInstrument"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
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
                     * @description The `next` of the batch before; absent for the first. An unknown one answers the first.
                     * @example 2
                     */
                    batch?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["RecommendedBatch"];
                    } | {
                        /**
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
                    offset: components["schemas"]["OrderOffset"];
                    ordertype: components["schemas"]["OrderType"];
                    /** @description Limit price, with order type `limit` only, on the tick ladder, in the instrument's currency. */
                    price?: components["schemas"]["FormPrice"];
                    quantity: components["schemas"]["FormQuantity"];
                    leverage?: components["schemas"]["FormLeverage"];
                    /** @description Position to close, with offset `close` only; its direction and code have to be those named here. */
                    positionid?: components["schemas"]["FormId"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["OrderPreview"];
                    } | {
                        /**
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
                    offset: components["schemas"]["OrderOffset"];
                    ordertype: components["schemas"]["OrderType"];
                    /** @description Limit price, with order type `limit` only, on the tick ladder, in the instrument's currency. */
                    price?: components["schemas"]["FormPrice"];
                    quantity: components["schemas"]["FormQuantity"];
                    leverage?: components["schemas"]["FormLeverage"];
                    /** @description Position to close, with offset `close` only; its direction and code have to be those named here. */
                    positionid?: components["schemas"]["FormId"];
                    clientorderid: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description Order accepted
                         * @constant
                         */
                        msg: "委托已受理";
                        data: components["schemas"]["Order"];
                    } | {
                        /**
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "请先完成实名认证" | "未开通双向保证金交易" | "产品已下架或不存在" | "该品种不支持交易" | "该品种不支持买跌" | "不支持该杠杆倍数" | "非交易时间" | "该股票已停牌" | "未获取到股票价格，如多次出现请联系我们" | "持仓不存在或已平仓" | "T+1，当日买入不可卖出" | "买入后15分钟内不可卖出" | "超过可平数量" | "委托价格不符合最小变动价位" | "超出涨跌停限制" | "委托数量须为每手数量的整数倍" | "低于最低购买金额" | "委托数量超过单笔上限" | "对手盘无挂单，无法市价成交" | "可用余额不足" | "提交过于频繁，请稍后再试" | "请求编号已被使用，请刷新后重试" | "参数错误" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
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
                    orderid: components["schemas"]["FormId"];
                    requestid: components["schemas"]["RequestId"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
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
                    orderid?: components["schemas"]["FormId"];
                    clientorderid?: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Order"];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["OrderPage"];
                    } | {
                        /**
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
                    /** @description First day. */
                    from?: components["schemas"]["FormDay"];
                    /** @description Last day. */
                    to?: components["schemas"]["FormDay"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["OrderPage"];
                    } | {
                        /**
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
                    orderid?: components["schemas"]["FormId"];
                    positionid?: components["schemas"]["FormId"];
                    code?: components["schemas"]["QuoteCode"];
                    /** @description First day. */
                    from?: components["schemas"]["FormDay"];
                    /** @description Last day. */
                    to?: components["schemas"]["FormDay"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["FillPage"];
                    } | {
                        /**
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
                     * @description Positions that are held, or those of the past.
                     * @example held
                     * @enum {string}
                     */
                    which: "held" | "past";
                    code?: components["schemas"]["QuoteCode"];
                    /** @description Only positions in this currency; all where absent. */
                    currency?: components["schemas"]["CurrencyCode"];
                    /** @description First day of opening, in the zone of the position's market; open-ended where absent. */
                    from?: components["schemas"]["FormDay"];
                    /** @description Last day of opening, in the zone of the position's market; open-ended where absent. */
                    to?: components["schemas"]["FormDay"];
                    cursor?: components["schemas"]["PageCursor"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["PositionPage"];
                    } | {
                        /**
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
                    positionid: components["schemas"]["FormId"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["Position"];
                    } | {
                        /**
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
                    positionid: components["schemas"]["FormId"];
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
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
                         * @description Failure.
                         * @constant
                         */
                        status: 0;
                        /**
                         * @description What went wrong, in Chinese.
                         * @enum {string}
                         */
                        msg: "账号已被冻结，请联系客服" | "持仓不存在或已平仓" | "该持仓未使用杠杆，无需追加保证金" | "可用余额不足" | "有其他资金操作正在进行中，请稍后再试" | "参数错误" | "请求编号已被使用，请刷新后重试" | "系统繁忙，请稍后再试";
                    };
                };
            };
            401: components["responses"]["SessionExpired"];
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Money, currency by currency. */
                        data: components["schemas"]["WalletFunds"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Categories of news. */
                        data: components["schemas"]["NewsCategory"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["NewsPage"];
                    } | {
                        /**
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
                    id: components["schemas"]["FormId"];
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        data: components["schemas"]["NewsArticle"];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Lines of the notice bar. */
                        data: components["schemas"]["Notice"][];
                    } | {
                        /**
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
            /** @description What was asked for, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Success.
                         * @constant
                         */
                        status: 1;
                        /** @description Pictures of home's banner. */
                        data: components["schemas"]["Banner"][];
                    } | {
                        /**
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
        };
    };
}
