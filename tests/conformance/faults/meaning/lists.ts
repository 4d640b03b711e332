import { type Fault, inSuccess } from '../plant.ts'
import type { Break } from '../recorded.ts'
import { about, fault, page } from './fault.ts'

/** Pages of a list that go wrong in several ways. */
export const lists: ReadonlyArray<Fault> = [
  ...['/records/funding', '/trade/orderhistory', '/message/list', '/trade/fills', '/follow/orders'].map((path) =>
    fault(
      'the oldest first',
      path,
      inSuccess(path, (body) => void page(body).list.reverse()),
      about(path, 'newest first'),
    ),
  ),
  ...['/records/transaction', '/trade/fills', '/message/list'].map((path) => {
    const plant = (): Break => {
      let first: string | undefined
      return ({ path: called, form, text }) => {
        if (called !== path || form['limit'] !== '2' || !text.startsWith('{"status":1')) return {}
        first ??= form['cursor'] === undefined ? text : first
        return form['cursor'] === undefined || first === undefined ? {} : { text: first }
      }
    }
    return fault('the first page again and again', path, plant, about(path, 'no row twice|rows of one big page'))
  }),
  ...['/records/funding', '/trade/orderhistory', '/news/list'].map((path) =>
    fault(
      'a row left out between pages',
      path,
      inSuccess(
        path,
        (body) => void page(body).list.splice(0, 1),
        ({ form }) => form['cursor'] !== undefined && form['limit'] === '2',
      ),
      about(path, 'rows of one big page|a cursor until'),
    ),
  ),
  ...['/records/transaction', '/market/movers'].map((path) =>
    fault(
      'no next page',
      path,
      inSuccess(
        path,
        (body) => void (page(body).next = ''),
        ({ form }) => form['limit'] === '2',
      ),
      about(path, 'a cursor until|rows of one big page'),
    ),
  ),
  ...(
    [
      '/records/funding kind',
      '/records/transaction type',
      '/trade/orderhistory code',
      '/records/position from',
      '/dividend/paid to',
    ] as const
  ).map((both) => {
    const [path = '', field = ''] = both.split(' ')
    const plant = (): Break => {
      let whole: string | undefined
      return ({ path: called, form, text }) => {
        if (called !== path || !text.startsWith('{"status":1')) return {}
        if (form[field] === undefined && form['cursor'] === undefined && form['limit'] === '100') whole = text
        return form[field] === undefined || whole === undefined ? {} : { text: whole }
      }
    }
    return fault('a filter that is ignored', both, plant, about(path, `rows of ${field}`))
  }),
  ...(['/records/transaction', '/records/funding'] as const).map((path) => {
    const plant = (): Break => {
      const one = new Map<string, string>()
      return ({ path: called, form, text }) => {
        const { cursor, limit, ...filters } = form
        const names = Object.keys(filters)
        if (called !== path || cursor !== undefined || limit !== '100' || !text.startsWith('{"status":1')) return {}
        const [name = ''] = names
        if (names.length === 1) one.set(`${name} ${filters[name]}`, text)
        const known = names.map((name) => one.get(`${name} ${filters[name]}`)).find((text) => text !== undefined)
        return names.length > 1 && known !== undefined ? { text: known } : {}
      }
    }
    return fault('the second of two filters ignored', path, plant, about(path, 'rows of .*, '))
  }),
  fault(
    'pages of ten where twenty are usual',
    '/trade/fills',
    inSuccess(
      '/trade/fills',
      (body) => void page(body).list.splice(10),
      ({ form }) => form['limit'] === undefined,
    ),
    about('/trade/fills'),
  ),
  fault(
    'a filter that finds nothing',
    '/trade/fills code',
    inSuccess(
      '/trade/fills',
      (body) => void page(body).list.splice(0),
      ({ form }) => form['code'] !== undefined,
    ),
    about('/trade/fills'),
  ),
  fault(
    'more rows than asked for',
    '/records/funding',
    inSuccess(
      '/records/funding',
      (body) => void page(body).list.push(...page(body).list.map((row) => ({ ...row, id: `${String(row['id'])}x` }))),
      ({ form }) => form['limit'] === '2',
    ),
    about('/records/funding'),
  ),
]
