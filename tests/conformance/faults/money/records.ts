import { type Fault, inField, inSuccess } from '../plant.ts'
import { fault } from './fault.ts'

interface Page {
  list: Array<Record<string, unknown>>
}
const list = (body: { data: unknown }) => (body.data as Page).list

/** Records that do not say what happened. */
export const records: ReadonlyArray<Fault> = [
  fault(
    'a movement that is not recorded',
    '/records/transaction order',
    inSuccess(
      '/records/transaction',
      (body) => void ((body.data as Page).list = list(body).filter(({ kind }) => kind !== 'order')),
    ),
    /^\/records\/transaction \/data/,
  ),
  fault(
    'a movement that is not recorded',
    '/records/funding exchange',
    inSuccess(
      '/records/funding',
      (body) => void ((body.data as Page).list = list(body).filter(({ kind }) => kind !== 'exchange')),
    ),
    /^\/records\/(transaction|funding) \/data/,
  ),
  fault(
    'a movement recorded twice',
    '/records/transaction credit',
    inSuccess(
      '/records/transaction',
      (body) =>
        void ((body.data as Page).list = list(body).flatMap((row) =>
          row['kind'] === 'credit' ? [row, { ...row, id: `${String(row['id'])}2` }] : [row],
        )),
    ),
    /^\/records\/transaction \/data/,
  ),
  fault(
    'a gain for a loss',
    '/records/position',
    inField('/records/position', '/list/*/yingkui', (value) => String(value).replace(/^-/, '')),
    /^\/records\/position \/data.*\/(yingkui|total)/,
  ),
  fault(
    'a gain for a loss',
    '/trade/positionlist',
    inField('/trade/positionlist', '/list/*/yingkui', (value) => String(value).replace(/^-/, '')),
    /^\/trade\/positionlist \/data.*yingkui/,
  ),
]
