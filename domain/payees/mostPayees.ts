/** How many bank accounts, cards and wallets a customer may have bound at the same time. Source: RULES.md, security. */
export const MOST_PAYEES = 10
