import type { Words } from './words.ts'

export const us: Words = {
  source: 'Paper Wire · simulated',
  simulated: 'Simulated: companies and events are invented, and every price comes from the paper market.',
  categories: {
    markets: 'Markets',
    companies: 'Companies',
    currencies: 'Currencies',
    digital: 'Digital currency',
    funds: 'Funds',
    learn: 'Learn',
  },
  markets: { MY: 'Malaysia', TW: 'Taiwan', CN: 'China', US: 'United States', JP: 'Japan', IT: 'Italy', ES: 'Spain' },
  stories: {
    session: {
      title: {
        up: '{market} closes higher: {index} {change}',
        down: '{market} closes lower: {index} {change}',
        flat: '{market} ends little changed: {index} {change}',
      },
      summary: '{index} ended at {level}. It moved between {low} and {high} during the day.',
      body: [
        '{index} opened at {open} and ended the session at {level}, {change} against the previous close.',
        'It moved between {low} and {high} during the day.',
        { heading: 'Two shares of the day', items: ['{first}: {firstChange}', '{second}: {secondChange}'] },
      ],
    },
    currency: {
      title: { up: '{name} rises: {change}', down: '{name} falls: {change}', flat: '{name} hardly moves: {change}' },
      summary: 'The pair ended the day at {level}.',
      body: [
        '{name} ended the day at {level}, {change} against the day before. It moved between {low} and {high}.',
        'Currency trading pauses only from Friday evening to Sunday evening, New York time.',
      ],
    },
    coin: {
      title: { up: '{name} gains: {change}', down: '{name} loses: {change}', flat: '{name} hardly moves: {change}' },
      summary: 'It ended the day at {level} USDT.',
      body: [
        '{name} ended the day, which is counted in UTC, at {level} USDT, {change} against the day before. It moved between {low} and {high}.',
        'Digital currency trades around the clock, also at weekends. Large moves in either direction are not unusual.',
      ],
    },
    growth: {
      title: '{name} grows its revenue by {percent}',
      summary: 'The margin before tax was {margin}.',
      body: [
        '{name} has published its figures for the quarter. Revenue rose by {percent} from a year ago; the margin before tax was {margin}.',
        'The company expects the coming quarter to be much like this one.',
      ],
    },
    decline: {
      title: '{name}: revenue down {percent}',
      summary: 'The margin before tax was {margin}.',
      body: [
        '{name} has published its figures for the quarter. Revenue fell by {percent} from a year ago; the margin before tax was {margin}.',
        'The company blames fewer orders and higher costs, and wants to spend less in the coming months.',
      ],
    },
    site: {
      title: '{name} opens a second plant',
      summary: 'It will double the company’s capacity.',
      body: [
        '{name} has opened a second plant. It will double the company’s capacity and be fully operational within {months} {{months:month|months}}.',
        {
          heading: 'What it costs',
          items: ['Building: {building} million {currency}', 'Equipment: {equipment} million {currency}'],
        },
      ],
    },
    contract: {
      title: '{name} wins a contract worth {amount} million {currency}',
      summary: 'The work is spread over {years} {{years:year|years}}.',
      body: [
        '{name} has won a contract worth {amount} million {currency}. The work is spread over {years} {{years:year|years}}.',
        'The company says it can do the work with the people and the machines it has.',
      ],
    },
    dividend: {
      title: '{name} proposes a dividend of {dividend} {currency} per share',
      summary: 'Shareholders decide at the general meeting.',
      body: [
        'The board of {name} proposes a dividend of {dividend} {currency} per share. Shareholders decide at the general meeting.',
        'On the day a share first trades without the dividend, its price usually opens lower by about that amount.',
      ],
    },
    buyback: {
      title: '{name} plans to buy back up to {percent} of its shares',
      summary: 'The programme will run for twelve months.',
      body: [
        '{name} plans to buy back up to {percent} of its own shares on the exchange. The programme will run for twelve months.',
        'Shares that are bought back and cancelled leave each remaining share with a larger part of the company.',
      ],
    },
    fund: {
      title: '{name} lowers its annual fee to {after}',
      summary: 'Until now it was {before}.',
      body: [
        '{name} lowers its annual fee from {before} to {after}. Investors do not need to do anything.',
        'The fee is taken from the fund itself, so it is already in the price of a unit.',
      ],
    },
    orders: {
      title: 'Market order or limit order?',
      summary: 'One is about speed, the other about price.',
      body: [
        'A market order is filled immediately, at the best prices available. You know that it happens, but not at exactly what price.',
        'A limit order names the worst price you accept. You know the price, but not whether it happens.',
        {
          heading: 'A rule of thumb',
          items: [
            'Thin book or large quantity: use a limit.',
            'No hurry: use a limit.',
            'You need it done now: use a market order.',
          ],
        },
      ],
    },
    costs: {
      title: 'What a trade costs',
      summary: 'Fees are only a part of it.',
      body: [
        'Every order shows its fees before you confirm it: brokerage and, depending on the market, taxes and exchange fees.',
        'Buying costs money and so does selling. A position has to gain that much before it earns anything.',
        {
          heading: 'What else counts',
          items: [
            'The difference between bid and ask.',
            'Exchanging money for another currency.',
            'Minimum fees, which weigh on small orders.',
          ],
        },
      ],
    },
    spread: {
      title: 'Why there are two prices',
      summary: 'Bid and ask, and what lies between them.',
      body: [
        'The bid is the highest price a buyer offers, the ask the lowest a seller accepts. If you buy immediately you pay the ask; if you sell immediately you get the bid.',
        'The difference is the spread. It is narrow where trading is heavy and wide where it is light.',
        'At the limit of the day one side of the book can be empty. An order on the other side then waits.',
      ],
    },
    leverage: {
      title: 'What leverage does to a loss',
      summary: 'It multiplies in both directions.',
      body: [
        'With leverage 5, a fall of 4% costs 20% of the margin. A rise of the same size earns as much.',
        'Once half of the original margin is lost, the broker closes the position at the market price.',
        {
          heading: 'Before you use it',
          items: ['Decide how much you can lose.', 'Keep money aside to add margin.', 'Start without leverage.'],
        },
      ],
    },
  },
  notices: {
    simulated: 'All prices here are simulated. No real money moves.',
    holiday: '{market}: no trading on {day}, a public holiday.',
    weekend: 'Stock exchanges close at the weekend. Digital currency keeps trading.',
    learn: 'New here? See how orders work in the news, under Learn.',
  },
  banners: {
    practise: { title: 'Practise without risk: all money here is practice money', action: 'Find a share' },
    watch: { title: 'Twelve markets in one watchlist', action: 'Open the watchlist' },
    learn: { title: 'Orders, costs and leverage, briefly explained', action: 'Read the news' },
  },
}
