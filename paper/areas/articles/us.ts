import { article, type Articles } from './article.ts'
import { keptSection } from './keptData.ts'

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
      'You may stop at any time. We may suspend an account that is misused and will say so when you log in.',
    ],
  ),
  privacy: article(
    'Privacy policy',
    keptSection({
      heading: 'What we store, and for how long',
      what: 'What',
      howLong: 'How long',
      topics: {
        account:
          'Your mobile number, your invitation code, who invited you, when you registered, and whether the account is suspended. Of your password only a hash, from which it cannot be read.',
        secrets:
          'A hash of your transaction PIN, the secret of your one-time codes, hashes of your recovery codes, and the public keys and names of your passkeys.',
        sessions: 'Your logins: browser, operating system and network.',
        devices: 'The networks and devices from which you have logged in, so that a new one can be reported to you.',
        tries: 'Failed logins and other limited attempts: their time, the account and the network address.',
        recovery: 'A request to log in without your codes: the name and ID number that you give in it.',
        identity: 'Your identity verification: real name, ID number, the decision and its reason.',
        pictures:
          'The pictures that you send: both sides of your ID document, proofs of transfer, your avatar. One that no form uses is deleted after a day, one that you replace immediately.',
        avatar: 'Which picture is your avatar.',
        payees:
          'Your payout accounts: bank accounts, cards and crypto wallets, with holder, number, bank and addresses, even after you remove them.',
        notifications:
          'Where notifications go: the address and keys of your browser or device, your language, the topics, and what is still to be delivered.',
        messages: 'The messages that we sent you, and your complaints with their email address and our answers.',
        money:
          'Your cash balances and every movement in them, deposits, withdrawals and exchanges, and sums made from them.',
        trades:
          'Your orders, fills, positions, their stops, profits and dividends, and whether you may trade on margin or by the day.',
        investments: 'Your IPO applications, block trades, copy orders, lent shares, loans and rewards.',
        watchlist: 'Your watchlist.',
        alerts: 'Your price alerts.',
        worths: 'What your assets were worth on each day.',
        quotes: 'The exchange rates that were quoted to you.',
        requests: 'The numbers of your requests and the answers to them, so that nothing is carried out twice.',
        live: 'The list of what changed in your account, for the screens that are open.',
        due: 'What is due for you at a later time, such as a payment or a delivery.',
      },
      times: {
        always: 'Permanently',
        untilChanged: 'Until you change or remove it',
        untilDecided: 'Until it is granted or you make a new one',
        untilDone: 'Until it is done',
        session: 'Until you log out or the session ends, at most 7 days',
        notified: 'Until you switch them off or the session ends',
        quarterHour: '15 minutes',
        day: 'At most one day',
        quotes: 'One minute after they expire; one that was used permanently',
        requests: '30 days; the number of a request that moved money or shares permanently',
        alerts: 'Until you remove them; those that were met 30 days',
        worths: 'Each day for 397 days, after that the last of each month',
        year: 'One year after the last use',
      },
    }),
    ['What we do not do', 'We show no advertising, use no tracking and pass nothing on to third parties.'],
    [
      'On your device',
      'The app keeps in the storage of your browser: your session, language and settings, recent searches, watchlists, notes, drawings and unfinished forms, the requests whose answer is awaited, and for seven days the last answers, so that it opens without a connection. Logging out removes the session, the searches, the unfinished order and the last answers.',
    ],
    [
      'Your rights',
      'Ask customer service to see what is stored about you, or to correct it. Entries that prove what belongs to you, such as orders and movements of money, are not deleted.',
    ],
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
        'Assets on hold are tied up in orders, IPO applications and holdings.',
        'Unrealised profit changes with the price; realised profit is final.',
      ],
    ],
    [
      '4. Sell',
      'Shares can be sold fifteen minutes after buying at the earliest; in some markets on the next trading day.',
    ],
  ),
}
