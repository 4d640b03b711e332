// Made from openapi/ by npm run generate. Do not edit.

export interface paths {
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the broker's time */
        get: operations["readClock"];
        put?: never;
        /**
         * Moves the time to an instant, by an amount, or changes its pace
         * @description Refused without `PAPER_CLOCK=test`. The time is the same in every process of one database.
         */
        post: operations["moveClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves the time to the next event */
        post: operations["moveClockToNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the pending jobs, the next one first */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs the due jobs now */
        post: operations["runJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists customers, the newest first */
        get: operations["listCustomers"];
        put?: never;
        /** Opens an account and logs it in */
        post: operations["openCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the state of a customer */
        get: operations["showCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds practice money to a wallet */
        post: operations["creditCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Freezes an account or lifts that */
        post: operations["freezeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session of a customer */
        post: operations["openSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session of a customer */
        post: operations["expireSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the identities under review */
        get: operations["listIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves the identity under review */
        post: operations["approveIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects the identity under review */
        post: operations["rejectIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a customer a verified identity */
        post: operations["grantIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the first fund password of a customer */
        post: operations["setFundPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recoveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the requests to log in without one-time codes that are under review */
        get: operations["listRecoveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recoveries/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a request to log in without one-time codes */
        post: operations["approveRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recoveries/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a request to log in without one-time codes */
        post: operations["rejectRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the deposits and withdrawals that wait for a review */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a deposit */
        post: operations["approveDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a deposit */
        post: operations["rejectDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays a withdrawal */
        post: operations["payWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a withdrawal */
        post: operations["rejectWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes or opens a deposit channel, or all payments */
        post: operations["switchService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proves the ledger and what is derived from it */
        get: operations["audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the complaints, the newest first */
        get: operations["listComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a complaint; the customer gets a message */
        post: operations["answerComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the testers' changes to the market */
        get: operations["listMarketChanges"];
        put?: never;
        post?: never;
        /** Removes all changes to the market */
        delete: operations["forgetMarketChanges"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/instruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists instruments with price, limits and the best of their book */
        get: operations["listInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the price of an instrument; it goes on from there
         * @description The book follows the price. Beyond the limits of the day the price stands at the limit.
         */
        post: operations["setPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/halt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Halts trading in an instrument */
        post: operations["haltTrading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the halt of an instrument */
        post: operations["resumeTrading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/no-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the price of an instrument away */
        post: operations["takePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/price-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the price of an instrument back */
        post: operations["givePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a market at any hour
         * @description Markets that share a calendar open and close together.
         */
        post: operations["openMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a market at any hour
         * @description Markets that share a calendar open and close together.
         */
        post: operations["closeMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a market its own hours back
         * @description Markets that share a calendar open and close together.
         */
        post: operations["restoreHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trading/sweep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Matches now: orders expire and fill, positions are stopped out */
        post: operations["sweep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trading/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proves orders, positions and money against each other */
        get: operations["auditTrading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trading/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the market refuse an accepted order */
        post: operations["rejectOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trading/margin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches an account's two-way margin */
        post: operations["switchMargin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daytrade/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves an account for day trading
         * @description An account that has not applied applies first.
         */
        post: operations["approveDayTrading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the current copy-trading products */
        get: operations["listCopyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the return of a valuation */
        post: operations["setCopyReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a copy-trading product now */
        post: operations["endCopyProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/follow/delist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a copy-trading product from the list, or restores it */
        post: operations["delistCopyProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lending/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes securities lending open, full or closed */
        post: operations["setLendingChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes credit loans open, full or closed */
        post: operations["setCreditChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens and closes block trades; sets or removes their password */
        post: operations["changeBlockChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the market's dividends of an instrument, from a year ago until a year ahead */
        get: operations["listDividends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dividends/declare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces a dividend beside the market's own
         * @description Both days are future trading days, the ex-date first.
         */
        post: operations["declareDividend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dividends/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records entitlements and pays due dividends now */
        post: operations["settleDividends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the changed terms of activities */
        get: operations["listActivityTerms"];
        put?: never;
        post?: never;
        /** Removes the changed terms of activities */
        delete: operations["forgetActivityTerms"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an activity now
         * @description For ninety days, or as long as its season.
         */
        post: operations["startActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an activity now, for every customer */
        post: operations["endActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes a task of an activity for a customer */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the subscriptions that wait for a draw, a result, a payment or a delivery */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets what a lottery will give */
        post: operations["setDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draws, announces, refunds, or ends the payment now
         * @description There is no step for the delivery: before its first day a share has no price.
         */
        post: operations["stepSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the faults that are in force */
        get: operations["listFaults"];
        put?: never;
        /**
         * Injects a fault into calls of the contract from now on
         * @description Another broker process on the same database follows within half a second.
         */
        post: operations["addFault"];
        /** Removes one fault, or all */
        delete: operations["removeFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells what the broker decided, and why */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        /** Empties the log */
        delete: operations["forgetEvents"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the snapshots */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Keeps the whole state under a name
         * @description Customers, money, market, faults and time. A snapshot of the same name is replaced.
         */
        post: operations["takeSnapshot"];
        /** Removes a snapshot */
        delete: operations["dropSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings the whole state of a snapshot back
         * @description The time is that of the snapshot where the clock can be moved. Sessions that were opened later are gone.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings back the state after the first start
         * @description That is the snapshot `beginning`, which the first start takes.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/situations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the situations that can be made */
        get: operations["listSituations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/situations/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a customer in a situation
         * @description A new customer each time, made by the calls of the contract and of this API, none by written rows. Situations of the market concern every customer; `POST /reset` or a snapshot takes them back.
         */
        post: operations["makeSituation"];
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
        Problem: {
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "query" | "path";
            /** @description The place in it as a JSON pointer; empty for the whole. */
            path: string;
            /** @description What is wrong. */
            problem: string;
        };
        Refusal: {
            /** @description Why, in a sentence. */
            error: string;
            /** @description Every problem of the request, where it is not valid. */
            problems?: components["schemas"]["Problem"][];
        };
        ClockState: {
            /**
             * Format: date-time
             * @description The broker's time.
             */
            now: string;
            /** @description Whether testers can move it. */
            movable: boolean;
        };
        /**
         * @description The hours of one or several markets.
         * @enum {string}
         */
        Calendar: "MY" | "TW" | "CN" | "US" | "JP" | "IT" | "ES" | "FUND" | "FUT" | "CRYPTO" | "FX";
        /**
         * @description Ten digits that a customer logs in with.
         * @example 5550000001
         */
        Account: string;
        /**
         * @description Where the proof of identity is.
         * @enum {string}
         */
        IdentityState: "not-submitted" | "under-review" | "verified" | "rejected";
        CustomerLine: {
            account: components["schemas"]["Account"];
            /** @description The user id as shown to people. */
            id: string;
            identity: components["schemas"]["IdentityState"];
            /** @description Whether the account is frozen. */
            frozen: boolean;
            /** @description Open sessions. */
            sessions: number;
            /** @description Orders that wait. */
            orders: number;
            /** @description Positions held. */
            positions: number;
            /**
             * Format: date-time
             * @description When.
             */
            openedAt: string;
        };
        /**
         * @description Of a wallet.
         * @enum {string}
         */
        Currency: "EUR" | "USD" | "USDT" | "MYR" | "CNY" | "TWD" | "JPY" | "HKD" | "THB" | "VND" | "KRW";
        /**
         * @description In the currency of the instrument.
         * @example 4.20
         */
        Price: string;
        CustomerState: {
            /** @description The one. */
            customer: components["schemas"]["CustomerLine"][];
            /** @description Every wallet. */
            wallets: {
                /** @description Of the wallet. */
                currency: string;
                /** @description Free money. */
                balance: string;
                /** @description Money that is held. */
                frozen: string;
            }[];
            /** @description Those that are not closed. */
            positions: {
                /** @description The position. */
                id: string;
                /** @description The instrument. */
                code: string;
                /** @description `long` or `short`. */
                direction: string;
                /** @description Held. */
                quantity: string;
                /** @description As the broker keeps it. */
                state: string;
                /** @description Where it is stopped out. */
                stopPrice: string | null;
            }[];
            /** @description The newest first, at most 50. */
            orders: {
                /** @description The order. */
                id: string;
                /** @description The instrument. */
                code: string;
                /** @description `open` or `close`. */
                action: string;
                /** @description `long` or `short`. */
                direction: string;
                /** @description Wanted. */
                quantity: string;
                /** @description Of that. */
                filled: string;
                /** @description The limit; null at the market. */
                price: string | null;
                /** @description As the broker keeps it. */
                state: string;
                /** @description Why it ended. */
                reason: string | null;
            }[];
        };
        /**
         * @description An amount in the currency named beside it, not 0.
         * @example 250.00
         */
        SignedAmount: string;
        /** @description Done. */
        Done: Record<string, never>;
        /**
         * @description What the customer is told.
         * @enum {string}
         */
        RejectionReason: "notreceived" | "amountdiffers" | "duplicate" | "unreadable" | "namediffers" | "numberdiffers" | "expired" | "returned" | "other";
        /** @description The reviewer's own words. */
        Remark: string;
        WaitingRecord: {
            /** @description The record. */
            id: string;
            account: components["schemas"]["Account"];
            /** @description Of the amount. */
            currency: string;
            /** @description Null where the customer named none. */
            amount: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            since: string;
        };
        Audit: {
            /** @description Empty where all is right. */
            problems: string[];
        };
        Level: {
            /** @description In the currency of the instrument. */
            price: string;
            /** @description On offer. */
            quantity: string;
        };
        InstrumentState: {
            /** @description The instrument. */
            code: string;
            /** @description In English. */
            name: string;
            /** @description The market. */
            market: string;
            calendar: components["schemas"]["Calendar"];
            /** @description Of the prices. */
            currency: string;
            /** @description The step of the price here. */
            tick: string;
            /** @description The last price. */
            price: string | null;
            /** @description `trading`, or why not. */
            state: string;
            /** @description The lower limit of the day. */
            lower: string | null;
            /** @description The upper limit of the day. */
            upper: string | null;
            /** @description The best five. */
            bids: components["schemas"]["Level"][];
            /** @description The best five. */
            asks: components["schemas"]["Level"][];
        };
        /**
         * @description An instrument.
         * @example 96038
         */
        Code: string;
        /**
         * @description A series of copy-trading products.
         * @example AUR
         */
        Series: string;
        /** @description A copy-trading product. */
        ProductCode: string;
        /**
         * @description A day in the zone of the market.
         * @example 2026-01-15
         */
        Day: string;
        /**
         * @description An activity.
         * @example newcomer
         */
        Activity: string;
        WaitingSubscription: {
            /** @description The subscription. */
            id: string;
            account: components["schemas"]["Account"];
            /** @description The offer. */
            offer: string;
            /** @description As shown. */
            name: string;
            /** @description Shares asked for. */
            quantity: string;
            /** @description As the broker keeps it. */
            state: string;
            /** @description Shares that the lottery gave. */
            drawn: string | null;
        };
        Subscription: {
            /** @description The subscription. */
            id: string;
            /** @description The offer. */
            offer: string;
            /** @description As the broker keeps it. */
            state: string;
            /** @description Shares that the lottery gave. */
            drawn: string | null;
            /** @description Money that is held. */
            held: string;
            /** @description Money that was given back. */
            refunded: string;
        };
        /**
         * @description `latency` delays the call, which then goes on; the others answer in place of the broker.
         * @enum {string}
         */
        FaultKind: "latency" | "unauthorised" | "unavailable" | "not-found" | "broken-body" | "html" | "wrong-types" | "connection-lost";
        Event: {
            /**
             * Format: date-time
             * @description The broker's time.
             */
            at: string;
            /** @description What it concerns. */
            topic: string;
            /** @description What was decided, and why. */
            text: string;
            /** @description The customer. */
            account: string | null;
            /** @description The record or the instrument. */
            subject: string | null;
        };
        /**
         * @description A name that the tester chooses.
         * @example before-the-draw
         */
        SnapshotName: string;
        Snapshot: {
            name: components["schemas"]["SnapshotName"];
            /**
             * Format: date-time
             * @description The broker's time in it.
             */
            at: string;
            /** @description How long it took. */
            milliseconds: number;
        };
        /**
         * @description A name of `GET /situations`.
         * @example won-and-unpaid
         */
        SituationName: string;
        Situation: {
            name: components["schemas"]["SituationName"];
            /** @description In a few words. */
            title: string;
            /** @description What it concerns. */
            topic: string;
            /** @description Whether the clock is moved for it. */
            movesTime: boolean;
        };
        MadeSituation: {
            name: components["schemas"]["SituationName"];
            account: components["schemas"]["Account"];
            /** @description The login password. */
            password: string;
            /** @description A session. */
            token: string;
            /** @description Where to look in the app. */
            path: string;
            /** @description What the customer sees there. */
            expected: string;
            /** @description The records that it is about, by name. */
            ids: {
                [key: string]: string;
            };
        };
    };
    responses: {
        /** @description Not done. 400 is a request that is not valid, with all of its problems; 403 is not allowed from here; 404 names something that does not exist; 409 does not fit the state; 415 is not JSON. 503 is a database that was busy or away: what was asked may have been done or not. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
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
    readClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    moveClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description The instant to show, ISO 8601 with its zone.
                     * @example 2026-06-10T02:30:00Z
                     */
                    to?: string;
                    /** @description Milliseconds to add, after `to` where both are given. */
                    advanceMilliseconds?: number;
                    /** @description How many seconds pass in a real one; 0 stops the clock. */
                    rate?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    moveClockToNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `job` is the next due job, the others are those of a market that the calendar names.
                     * @enum {string}
                     */
                    event: "job" | "opening" | "closing";
                    /** @description Needed for `opening` and `closing`. */
                    calendar?: components["schemas"]["Calendar"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockState"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of their time. */
                        jobs: {
                            /** @description What is done. */
                            kind: string;
                            /** @description The record that it is done to. */
                            subject: string;
                            /**
                             * Format: date-time
                             * @description When.
                             */
                            due: string;
                            /** @description How often it has failed. */
                            failures: number;
                            /** @description The last failure. */
                            failedWith: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    runJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many were run. */
                        done: number;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                search?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description At most 50 without a limit. */
                        customers: components["schemas"]["CustomerLine"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                    /** @description The login password. */
                    password: string;
                    /** @description First balances by currency; by default those of every new customer. */
                    practiceMoney?: {
                        [key: string]: components["schemas"]["Price"];
                    };
                    /** @description The code that this customer gives to others; it is nobody else's. */
                    invitationCode?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The user id as shown to people. */
                        id: string;
                        account: components["schemas"]["Account"];
                        /** @description The session. */
                        token: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    showCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account: components["schemas"]["Account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerState"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    creditCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                    currency: components["schemas"]["Currency"];
                    amount: components["schemas"]["SignedAmount"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    freezeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                    /** @description Whether the account is frozen from now on. */
                    frozen: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": {
                    account: components["schemas"]["Account"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["Account"];
                        /** @description The session, to be sent in the header `token` beside `account`. */
                        token: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    expireSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The one that has waited longest first. */
                        underReview: {
                            account: components["schemas"]["Account"];
                            /** @description As submitted. */
                            name: string;
                            /** @description As submitted. */
                            idNumber: string;
                            /**
                             * Format: date-time
                             * @description When.
                             */
                            submittedAt: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approveIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                    reason: components["schemas"]["RejectionReason"];
                    remark?: components["schemas"]["Remark"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    grantIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                    /** @description The verified name. */
                    name?: string;
                    /** @description The verified number; each proves one account. */
                    idNumber?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setFundPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                    /** @description Six digits. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRecoveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The one that has waited longest first. */
                        underReview: {
                            account: components["schemas"]["Account"];
                            /** @description As typed. */
                            name: string;
                            /** @description As typed. */
                            idNumber: string;
                            /** @description Whether both are those of the verified identity. */
                            isSame: boolean;
                            /**
                             * Format: date-time
                             * @description When. Codes end a day later.
                             */
                            requestedAt: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approveRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The one that has waited longest first. */
                        deposits: components["schemas"]["WaitingRecord"][];
                        /** @description The one that has waited longest first. */
                        withdrawals: components["schemas"]["WaitingRecord"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approveDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The record. */
                    id?: string;
                    /** @description Its record that has waited longest, where no id is given. */
                    account?: components["schemas"]["Account"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record. */
                        id: string;
                        /** @description Its status, as the contract names it. */
                        status: number;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The record. */
                    id?: string;
                    /** @description Its record that has waited longest, where no id is given. */
                    account?: components["schemas"]["Account"];
                    reason?: components["schemas"]["RejectionReason"];
                    remark?: components["schemas"]["Remark"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record. */
                        id: string;
                        /** @description Its status, as the contract names it. */
                        status: number;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    payWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The record. */
                    id?: string;
                    /** @description Its record that has waited longest, where no id is given. */
                    account?: components["schemas"]["Account"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record. */
                        id: string;
                        /** @description Its status, as the contract names it. */
                        status: number;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The record. */
                    id?: string;
                    /** @description Its record that has waited longest, where no id is given. */
                    account?: components["schemas"]["Account"];
                    reason?: components["schemas"]["RejectionReason"];
                    remark?: components["schemas"]["Remark"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The record. */
                        id: string;
                        /** @description Its status, as the contract names it. */
                        status: number;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    switchService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A deposit channel, or `payments`.
                     * @enum {string}
                     */
                    service: "payments" | "bank-eur" | "bank-usd" | "bank-myr" | "bank-cny" | "bank-twd" | "bank-jpy" | "bank-hkd" | "bank-thb" | "bank-vnd" | "bank-krw" | "wallet-usdt-trc20" | "wallet-usdt-erc20" | "wallet-usdt-btc";
                    /** @description Whether it is open from now on. */
                    open: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    audit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audit"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listComplaints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest first. */
                        complaints: {
                            /** @description Its number. */
                            id: string;
                            account: components["schemas"]["Account"];
                            /** @description As written. */
                            title: string;
                            /** @description As written. */
                            content: string;
                            /** @description Where the customer wants to be reached. */
                            email: string | null;
                            /** @description The answer, once there is one. */
                            answer: string | null;
                            /**
                             * Format: date-time
                             * @description When.
                             */
                            at: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    answerComplaint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its number. */
                    id: string;
                    /** @description The text. */
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMarketChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the calls. */
                        overrides: {
                            /** @description Its number. */
                            id: string;
                            /**
                             * @description What was changed.
                             * @enum {string}
                             */
                            kind: "price" | "halt" | "no-price" | "session";
                            /** @description The instrument. */
                            code: string | null;
                            /** @description The market hours. */
                            calendar: string | null;
                            /** @description `open` or `closed`, of market hours. */
                            state: string | null;
                            /** @description The price that was set. */
                            price: string | null;
                            /**
                             * Format: date-time
                             * @description From when.
                             */
                            since: string;
                            /**
                             * Format: date-time
                             * @description Until when; null has no end yet.
                             */
                            until: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    forgetMarketChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listInstruments: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description At most 20. */
                        instruments: components["schemas"]["InstrumentState"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["Code"];
                    price: components["schemas"]["Price"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    haltTrading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resumeTrading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    takePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    givePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openMarket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calendar: components["schemas"]["Calendar"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closeMarket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calendar: components["schemas"]["Calendar"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restoreHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calendar: components["schemas"]["Calendar"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sweep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Orders that have expired. */
                        expired: number;
                        /** @description Waiting orders that were filled or ended. */
                        matched: number;
                        /** @description Trailing stops that followed the price. */
                        moved: number;
                        /** @description Protections that were triggered. */
                        triggered: number;
                        /** @description Positions that an order of the broker closes, for their equity. */
                        stoppedOut: number;
                        /** @description Day trades that an order of the broker closes, for the time. */
                        squaredOff: number;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    auditTrading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audit"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An order without a fill. */
                    orderid: string;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "trading-halted" | "non-trading-time" | "price-not-obtained";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    switchMargin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                    /** @description Whether leverage and short sales are open to the account. */
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approveDayTrading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCopyProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of every series. */
                        products: {
                            /** @description The product. */
                            code: string;
                            /** @description As shown. */
                            name: string;
                            series: components["schemas"]["Series"];
                            /** @description Milliseconds since 1970. */
                            opensAt: number;
                            /** @description End of the sale, milliseconds since 1970. */
                            stopsAt: number;
                            /** @description Milliseconds since 1970. */
                            endsAt: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setCopyReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    series: components["schemas"]["Series"];
                    /** @description Percentage points, from -100 to 100. */
                    percent: string;
                    /**
                     * @description Monday to Friday, the next valuation where none is given.
                     * @example 2026-01-15
                     */
                    day?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The day of the valuation. */
                        day: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endCopyProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["ProductCode"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many orders ended with it. */
                        orders: number;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    delistCopyProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["ProductCode"];
                    /** @description Whether it is off the list from now on. */
                    delisted: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setLendingChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `full` takes no more.
                     * @enum {string}
                     */
                    state: "open" | "full" | "closed";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setCreditChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `full` takes no more.
                     * @enum {string}
                     */
                    state: "open" | "full" | "closed";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeBlockChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whether block trades are open from now on. */
                    open?: boolean;
                    /** @description The channel password; null for none. */
                    password?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDividends: {
        parameters: {
            query?: {
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of time. */
                        dividends: {
                            /** @description The instrument. */
                            code: string;
                            exdate: components["schemas"]["Day"];
                            paydate: components["schemas"]["Day"];
                            /** @description For one share, in the currency of the instrument. */
                            pershare: string;
                            /**
                             * Format: date-time
                             * @description When.
                             */
                            announced: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    declareDividend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["Code"];
                    /** @description For one share, in the currency of the instrument. */
                    pershare: string;
                    exdate: components["schemas"]["Day"];
                    paydate: components["schemas"]["Day"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The dividend. */
                        id: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    settleDividends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listActivityTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One for each activity that was changed. */
                        terms: {
                            /** @description The activity. */
                            activity: string;
                            /**
                             * Format: date-time
                             * @description From when; null for its own start.
                             */
                            starts_at: string | null;
                            /**
                             * Format: date-time
                             * @description Until when.
                             */
                            ends_at: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    forgetActivityTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    activity: components["schemas"]["Activity"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    activity: components["schemas"]["Activity"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: components["schemas"]["Account"];
                    activity: components["schemas"]["Activity"];
                    /** @description The task. */
                    task: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest first, at most 100. */
                        subscriptions: components["schemas"]["WaitingSubscription"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setDraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The subscription. */
                    id?: string;
                    /** @description Its last subscription, where no id is given. */
                    account?: components["schemas"]["Account"];
                    /** @description Of this offer only. */
                    offer?: string;
                    /** @description Shares; 0 is not won. */
                    allotted: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stepSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The subscription. */
                    id?: string;
                    /** @description Its last subscription, where no id is given. */
                    account?: components["schemas"]["Account"];
                    /** @description Of this offer only. */
                    offer?: string;
                    /**
                     * @description `result` draws first where necessary.
                     * @enum {string}
                     */
                    step: "draw" | "result" | "refund" | "deadline";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The oldest first. */
                        faults: {
                            /** @description The fault. */
                            id: string;
                            kind: components["schemas"]["FaultKind"];
                            /** @description The call; null is every call. */
                            path: string | null;
                            /** @description Whether it concerns one session only. */
                            ofSession: boolean;
                            /** @description The delay. */
                            milliseconds: number;
                            /** @description How many calls it still affects; null until it is removed. */
                            remaining: number | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["FaultKind"];
                    /** @description Only calls of this path, as `/user/login`; without it every call. */
                    path?: string;
                    /** @description Only calls of this session. */
                    token?: string;
                    /** @description The delay. */
                    milliseconds?: number;
                    /** @description So many calls; without it until the fault is removed. */
                    times?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The fault. */
                        id: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeFaults: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                account?: components["schemas"]["Account"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest first. */
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    forgetEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest first. */
                        snapshots: {
                            name: components["schemas"]["SnapshotName"];
                            /**
                             * Format: date-time
                             * @description The broker's time in it.
                             */
                            at: string;
                            /** @description Whether it can be restored: one of another version of the broker may have other tables. */
                            fits: boolean;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["SnapshotName"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    dropSnapshot: {
        parameters: {
            query: {
                name: components["schemas"]["SnapshotName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["SnapshotName"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSituations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By topic. */
                        situations: components["schemas"]["Situation"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    makeSituation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["SituationName"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeSituation"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
