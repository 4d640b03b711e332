import { Effect } from 'effect'
import { type MovementFilter, Movements } from '../../../ports/Records.ts'
import type { PageRequest } from '../../../ports/page.ts'
import {
  RecordsFundingAnswer,
  RecordsPositionAnswer,
  RecordsTransactionAnswer,
} from '../../generated/schemas/records.ts'
import type { Call } from '../client.ts'
import { formPage, formRange } from '../pages.ts'
import { kindOnWire, movementOf } from './movementRecord.ts'

const pageOf = ({ list, next }: (typeof RecordsFundingAnswer)['Type']) => ({ list: list.map(movementOf), next })

const formOf = ({ currency, kinds, from, until }: MovementFilter, page: PageRequest) => ({
  type: currency ?? undefined,
  kind: kinds.length === 0 ? undefined : kinds.map(kindOnWire).join(','),
  ...formRange({ from, until }),
  ...formPage(page),
})

/** The record lists over HTTP. */
export const movements = (call: Call): Movements['Service'] =>
  Movements.of({
    funding: (filter, page) =>
      call('/records/funding', formOf(filter, page), RecordsFundingAnswer).pipe(Effect.map(pageOf)),
    trading: (filter, page) =>
      call('/records/transaction', formOf(filter, page), RecordsTransactionAnswer).pipe(Effect.map(pageOf)),
    closed: ({ currency, direction, from, until }, page) =>
      call(
        '/records/position',
        {
          type: currency ?? undefined,
          kind: direction ?? undefined,
          ...formRange({ from, until }),
          ...formPage(page),
        },
        RecordsPositionAnswer,
      ),
  })
