import type { BaseTranslation } from '../../i18n-types.ts'

const meanings = {
  title: 'Glossary',
  search: 'Find a term',
  none: 'No terms found',
  example: 'Example',
  all: 'All terms',
  list: {
    limitOrder: {
      name: 'Limit order',
      text: 'You set the worst price you accept. A purchase is filled at that price or lower, a sale at that price or higher. Until the market gets there, the order waits.',
      example:
        'A share costs 10,00 EUR. A limit order to buy at 9,80 EUR is filled only when someone sells at 9,80 EUR or less.',
    },
    marketOrder: {
      name: 'Market order',
      text: 'It is filled right away at the best prices in the order book. You know the exact price only afterwards; with few buyers and sellers it can be worse than the last price.',
      example: 'You buy 100 shares. 60 are offered at 10,00 EUR and 40 at 10,05 EUR, so you pay 10,02 EUR on average.',
    },
    timeInForce: {
      name: 'Validity',
      text: 'How long an order waits. “Day” ends at today’s close. “Good till cancelled” waits for up to 90 days. “Immediate or cancel” fills what it can immediately and cancels the rest. “Fill or kill” is filled in full immediately, or cancelled.',
      example: 'Of a day order for 100 shares, 60 are filled: the order for the other 40 ends at the close.',
    },
    lot: {
      name: 'Lot',
      text: 'The smallest quantity that can be traded. Orders are for whole lots.',
      example: 'With a lot of 100 shares you can buy 100 or 200 shares, but not 150.',
    },
    tickSize: {
      name: 'Tick size',
      text: 'The smallest step between two prices. The price of an order must be on such a step.',
      example: 'With a tick of 0,05 EUR, 10,00 and 10,05 EUR are possible prices; 10,02 EUR is not.',
    },
    orderBook: {
      name: 'Order book',
      text: 'The orders that wait in the market, best price first: buyers on one side, sellers on the other. You see the best five prices of each.',
      example: 'The best buyer offers 9,99 EUR, the best seller wants 10,00 EUR: to buy now you pay 10,00 EUR.',
    },
    bid: {
      name: 'Bid',
      text: 'The highest price a buyer offers now. You get it when you sell immediately.',
      example: 'The bid is 9,99 EUR for 300 shares: a market order sells up to 300 shares at 9,99 EUR.',
    },
    ask: {
      name: 'Ask',
      text: 'The lowest price at which someone sells now. You pay it when you buy immediately.',
      example: 'The ask is 10,00 EUR for 500 shares: a market order buys up to 500 shares at 10,00 EUR.',
    },
    spread: {
      name: 'Spread',
      text: 'The gap between bid and ask. If you buy and sell again immediately, you lose it; the more trading there is, the smaller it is. The costs of one order count half of it.',
      example: 'With a bid of 9,99 EUR and an ask of 10,01 EUR, the spread is 0,02 EUR.',
    },
    priceLimits: {
      name: 'Price limits',
      text: 'In some markets a price may rise or fall only so far in one day. Orders beyond the limits are refused, and at a limit there may be no one to trade with.',
      example: 'Yesterday’s close was 10,00 EUR and the limit is 10%: today’s prices stay between 9,00 and 11,00 EUR.',
    },
    filled: {
      name: 'Filled',
      text: 'An order is filled when it has become a trade. This can happen in several parts; the rest waits.',
      example: 'Of an order for 500 shares, 200 are filled and 300 wait in the order book.',
    },
    buyingPower: {
      name: 'Buying power',
      text: 'The money you can use for new orders now: your cash balance, less what pending orders hold.',
      example: 'The cash balance is 1.000 EUR and pending orders hold 300 EUR: the buying power is 700 EUR.',
    },
    margin: {
      name: 'Margin',
      text: 'Your own money in a position with leverage or in a short position. Your loss is limited to it.',
      example: 'A position of 1.000 EUR at 5× leverage needs a margin of 200 EUR.',
    },
    leverage: {
      name: 'Leverage',
      text: 'You trade a larger amount than you put in. Gains and losses grow by the same factor.',
      example: 'At 5×, a rise of 2% gains 10% of your margin, and a fall of 2% loses 10% of it.',
    },
    stopOut: {
      name: 'Automatic close (stop-out)',
      text: 'The broker closes a position on margin when what is left of your money in it falls to half the original margin. You cannot cancel this. Adding margin moves that price further away.',
      example: 'You put in 200 EUR: the position is closed automatically when a loss leaves 100 EUR of it.',
    },
    short: {
      name: 'Short sale',
      text: 'You sell shares that you do not hold and buy them back later. You gain when the price falls and lose when it rises.',
      example: 'You sell short at 10,00 EUR and buy back at 9,00 EUR: you gain 1,00 EUR per share, before fees.',
    },
    stopLoss: {
      name: 'Stop-loss',
      text: 'At this price the broker closes your position, to limit a loss. If the price jumps past it, the position is closed at the next price, which may be worse.',
      example: 'You bought at 10,00 EUR and set a stop-loss at 9,50 EUR: at 9,50 EUR or less, everything is sold.',
    },
    stopLimit: {
      name: 'Limit after the stop',
      text: 'When the stop is reached, the broker sells at this price or better, not at any price. So the order may never be filled.',
      example: 'With a stop-loss at 9,50 EUR and a limit after the stop at 9,40 EUR, nothing is sold below 9,40 EUR.',
    },
    trailingStop: {
      name: 'Trailing stop',
      text: 'A stop that follows the price at a distance and never moves back. When the price turns by that distance, the position is closed.',
      example:
        'At a distance of 1,00 EUR, a rise from 10,00 to 12,00 EUR takes the stop to 11,00 EUR. If the price then falls to 11,00 EUR, everything is sold.',
    },
    takeProfit: {
      name: 'Take-profit',
      text: 'At this price the broker closes your position, to take the gain.',
      example: 'You bought at 10,00 EUR and set a take-profit at 12,00 EUR: at 12,00 EUR or more, everything is sold.',
    },
    settlement: {
      name: 'Settlement (T+2)',
      text: 'Money and shares of a trade change hands two trading days later. You can trade with the proceeds of a sale immediately, but withdraw or exchange them only after settlement.',
      example: 'You sell on Monday: you can withdraw the money from Wednesday.',
    },
    nextDay: {
      name: 'T+1 rule',
      text: 'In some markets, such as A-shares, you can sell only from the next trading day. Elsewhere you can sell 15 minutes after buying.',
      example: 'A-shares that you buy on Friday can be sold from Monday.',
    },
    exDate: {
      name: 'Ex-date',
      text: 'From this day a share trades without its next dividend. Those who hold it at the close of the day before receive the dividend, even if they sell later.',
      example: 'The ex-date is Thursday: anyone who holds the share at Wednesday’s close receives the dividend.',
    },
    lottery: {
      name: 'Ballot',
      text: 'When investors apply for more new shares than there are, a ballot decides who gets them. If you are allotted nothing, your money on hold becomes available again.',
      example: 'You apply for 1.000 shares and are allotted 200: you pay for 200.',
    },
    allotted: {
      name: 'Allotted shares',
      text: 'The new shares you actually receive out of those you applied for.',
      example: 'You applied for 1.000 shares and 200 are allotted: you pay for 200.',
    },
    sharePremium: {
      name: 'Premium to issue price',
      text: 'How far the market price of a new share is above its issue price. Below it, the figure is negative.',
      example: 'Issue price 10,00 EUR, market price 12,00 EUR: the premium to the issue price is 2,00 EUR, or 20%.',
    },
    blockTrade: {
      name: 'Block trade',
      text: 'A large quantity of shares sold outside the order book, often below the market price. There is a minimum quantity.',
      example: 'The market price is 10,00 EUR and the block trade is at 9,20 EUR: a discount of 8%.',
    },
    lockUp: {
      name: 'Lock-up',
      text: 'The time during which you cannot get your money back out of an investment.',
      example: 'With a lock-up of 30 days you can redeem 30 days after buying at the earliest.',
    },
    dayTrading: {
      name: 'Day trading',
      text: 'You open and close a position on the same day. The broker closes what is still open 15 minutes before the close.',
      example: 'The market closes at 17:00: a day trade that is still open is closed at 16:45.',
    },
    copyTrading: {
      name: 'Copy trading',
      text: 'You invest with a strategist and share the gains and losses.',
      example: 'You invest 1.000 EUR and the strategist gains 5%: your share is worth 1.050 EUR, before the fee.',
    },
    securitiesLending: {
      name: 'Securities lending',
      text: 'You lend your shares for a fee. Their gains and losses stay yours, but while they are lent you cannot sell them.',
      example: 'Shares worth 1.000 EUR, lent for 30 days at 3,65% a year, earn 3,00 EUR.',
    },
    timeWeighted: {
      name: 'Time-weighted return',
      text: 'How well the investments performed, no matter when you paid money in or out. It can be compared with an index.',
      example:
        'Half a year of +10%, then a large payment in, then half a year of +10%: the time-weighted return is 21%.',
    },
    moneyWeighted: {
      name: 'Money-weighted return',
      text: 'How well your own money performed: the more you had invested at a time, the more that time counts.',
      example:
        'You pay in a large amount just before prices fall: the money-weighted return is below the time-weighted return.',
    },
    largestFall: {
      name: 'Maximum drawdown',
      text: 'The worst loss so far, from a high point to a later low. Money that you paid in or out does not count.',
      example: 'From 12.000 EUR down to 9.000 EUR: the maximum drawdown is 25%.',
    },
    frozen: {
      name: 'Assets on hold',
      text: 'What is yours but not free to use now: positions at their market value, money for new shares and pending orders, withdrawals under review.',
      example: '500 EUR in cash and shares worth 1.500 EUR: 1.500 EUR are on hold, and the total is 2.000 EUR.',
    },
    floating: {
      name: 'Unrealised profit/loss',
      text: 'The gain or loss of what you still hold, at the current price and before fees. It changes until you sell.',
      example: 'You hold 100 shares bought at 10,00 EUR; the price is now 11,00 EUR: an unrealised profit of 100 EUR.',
    },
    realised: {
      name: 'Realised profit/loss',
      text: 'The gain or loss of what you have closed, after all fees. It no longer changes.',
      example: '100 shares bought at 10,00 EUR and sold at 11,00 EUR, with fees of 3 EUR: a realised profit of 97 EUR.',
    },
    practiceMoney: {
      name: 'Practice money',
      text: 'Money of a simulation. The prices are simulated too, so nothing real can be won or lost.',
      example: 'You buy with practice money: the order goes to no real market.',
    },
  },
} satisfies BaseTranslation

export default meanings
