import { article, type Articles } from './article.ts'

export const articles: Articles = {
  agreement: article(
    'Customer agreement',
    [
      'What this service is',
      'This broker is a simulation for practice. Prices are simulated, every amount is practice money, and no order ever reaches an exchange.',
    ],
    [
      'Your responsibilities',
      [
        'Keep your password to yourself and use one that you use nowhere else.',
        'Place only orders that you mean: a filled order cannot be undone.',
        'Tell customer service if a figure looks wrong.',
      ],
    ],
    [
      'Our responsibilities',
      'We keep every order and every movement that we have confirmed, show fees before you agree to them, and let you close positions and withdraw as easily as you opened them.',
    ],
    [
      'Ending the agreement',
      'You may stop at any time. We may freeze an account that is misused and will say so when you log in.',
    ],
  ),
  privacy: article(
    'Privacy policy',
    [
      'What we store',
      [
        'Your mobile number and a hash of your password, from which the password cannot be read.',
        'Your orders, records and the movements of your practice money.',
        'The time and network address of failed log-ins, for fifteen minutes, to stop guessing.',
      ],
    ],
    ['What we do not do', 'We show no advertising, use no tracking and pass nothing on to third parties.'],
    [
      'On your device',
      'The app keeps your session, your language and your recent searches in the storage of your browser. Logging out removes the session and the searches.',
    ],
    ['Your rights', 'Ask customer service to see, correct or delete what is stored about you.'],
  ),
  company: article(
    'About the company',
    [
      'Who we are',
      'Calm Broker is an open practice broker: the app, the server and the rules it trades by can be read by everyone.',
    ],
    [
      'What we stand for',
      [
        'Costs are shown before the order, not after it.',
        'Leaving is as easy as joining.',
        'No pressure: no countdowns that mean nothing, no applause for trading often.',
      ],
    ],
  ),
  about: article(
    'About the app',
    [
      'What you can do',
      'Follow shares, funds, currencies and indices, practise buying and selling, and keep track of every movement of your practice money.',
    ],
    [
      'Simulated prices',
      'Companies are invented and prices come from a simulation. They say nothing about real markets.',
    ],
  ),
  guide: article(
    'Beginner’s guide',
    ['1. Look around', 'Search for an instrument by name or code and read its price, its chart and its trading hours.'],
    [
      '2. Place an order',
      'A market order is filled at the best available price. A limit order is filled at your price or better, or not at all.',
    ],
    [
      '3. Keep track',
      [
        'Balance is what you can use now.',
        'Frozen assets are tied up in orders, subscriptions and holdings.',
        'Floating profit changes with the price; realised profit is final.',
      ],
    ],
    [
      '4. Sell',
      'Shares can be sold fifteen minutes after buying at the earliest; in some markets on the next trading day.',
    ],
  ),
}
