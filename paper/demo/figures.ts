import type { Currency } from '../../domain/money/money.ts'
import type { TiedList } from '../records/insert.ts'

/** A row of a list as the demo states it: amount (null shows as `-`), status and, for rebates, their kind. */
export type DemoRow = readonly [amount: string | null, status: number, buyType?: number]

/** A holding: code, name, quantity, cost price, current price, profit, status. */
export type DemoHolding = readonly [
  code: string,
  name: string,
  quantity: string,
  cost: string,
  price: string | null,
  profit: string | null,
  status: number,
]

/** A closed position: code, name and what it brought (null shows as `-`). */
export type DemoClosed = readonly [code: string, name: string, profit: string | null]

export interface DemoWallet {
  /** Practice money that the account started with. */
  readonly start: string
  readonly lists: Readonly<Partial<Record<TiedList, ReadonlyArray<DemoRow>>>>
  readonly holdings: ReadonlyArray<DemoHolding>
  readonly realised: ReadonlyArray<DemoClosed>
}

/** Practice money in the currencies of the shares that the demo customer trades. */
export const TRADED_WALLETS = { MYR: '100000.00', TWD: '3000000.00', CNY: '100000.00', JPY: '3000000' }

/** What the demo customer owns: every list in every state, with figures that the broker does not know. */
export const DEMO_WALLETS: Readonly<Partial<Record<Currency, DemoWallet>>> = {
  EUR: {
    start: '200000.00',
    lists: {
      ipo_subscriptions: [
        ['2400.00', 1],
        ['1180.60', 2],
        ['950.00', 0],
        [null, 3],
      ],
      withdrawals: [
        ['1500.00', 0],
        ['320.25', 0],
        ['800.00', 1],
        [null, 2],
      ],
      product_orders: [
        ['10000.00', 0],
        ['2500.00', 1],
        [null, 2],
      ],
      stock_subscriptions: [
        ['640.40', 0],
        ['1200.00', 1],
        [null, 0],
        ['300.00', 2],
      ],
      rebate_items: [
        ['88.80', 0],
        ['15.00', 1],
        [null, 0],
        ['20.00', 2],
        ['42.00', 0, 1],
      ],
    },
    holdings: [
      ['ALBE', 'Alberca Energía', '500', '11.919', '12.34', '210.50', 0],
      ['TORV', 'Torvela Navigazione', '1200', '8.13', '8.05', '-96.00', 0],
      ['MIRA', 'Miraluz Óptica', '300', '21.40', null, null, 0],
      ['CAND', 'Candelora Alimentari', '20', '42.35', '44.10', '35.00', 1],
      ['SOLT', 'Soltana Hoteles', '100', '5.60', '5.60', '0.00', 2],
    ],
    realised: [
      ['VELM', 'Velmara Moda', '530.25'],
      ['BRSM', 'Brisamar Puertos', '-120.00'],
      ['ORTE', 'Ortensia Farmaceutici', null],
    ],
  },
  USD: {
    start: '60000.00',
    lists: {
      ipo_subscriptions: [
        ['1250.00', 1],
        ['700.00', 0],
        ['400.00', 3],
      ],
      withdrawals: [
        ['640.00', 0],
        ['210.50', 1],
        ['90.00', 2],
      ],
      product_orders: [
        ['5000.00', 0],
        ['1000.00', 1],
        ['750.00', 2],
      ],
      stock_subscriptions: [
        ['310.75', 0],
        ['450.00', 1],
        [null, 2],
      ],
      rebate_items: [
        ['24.10', 0],
        ['12.00', 1],
        [null, 2],
      ],
    },
    holdings: [
      ['NVLK', 'Novalake Systems', '40', '118.25', '121.05', '112.00', 0],
      ['HARB', 'Harborline Freight', '150', '33.40', '31.90', '-225.00', 0],
      ['PINE', 'Pinecrest Foods', '60', '20.00', '22.50', '150.00', 1],
    ],
    realised: [
      ['CPRF', 'Copperfield Tools', '150.00'],
      ['WREN', 'Wrenfield Media', '-42.30'],
    ],
  },
  USDT: {
    start: '15000.00',
    lists: {
      withdrawals: [
        ['250.00', 0],
        ['100.00', 1],
        ['75.00', 2],
      ],
    },
    holdings: [],
    realised: [],
  },
}
