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
        /** @description A withdrawal. Figures are in the currency that was asked for. */
        Withdrawal: {
            /** @description Amount withdrawn. */
            money: components["schemas"]["WireNumber"];
            /** @description 0 under review (counted as frozen), 1 paid, 2 rejected. */
            status: components["schemas"]["WireStatus"];
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
}
