import { Effect } from 'effect'
import { type MovementFilter, Movements, type WalletMovement } from '../../../ports/Records.ts'
import { FUNDING_KINDS, type MovementKind, TRADING_KINDS } from '../../../domain/records/kinds.ts'
import type { PageRequest } from '../../../ports/page.ts'
import {
  type Movement,
  RecordsFundingAnswer,
  RecordsPositionAnswer,
  RecordsTransactionAnswer,
} from '../../generated/schemas/records.ts'
import type { Call } from '../client.ts'
import { formPage, formRange } from '../pages.ts'

/** The contract writes a kind without hyphens: `tradefee`. */
const onWire = (kind: MovementKind): string => kind.replaceAll('-', '')
const KINDS = new Map([...FUNDING_KINDS, ...TRADING_KINDS].map((kind): [string, MovementKind] => [onWire(kind), kind]))

export const movementOf = (row: (typeof Movement)['Type']): WalletMovement => ({
  ...row,
  kind: KINDS.get(row.kind) ?? 'other',
})

const pageOf = ({ list, next }: (typeof RecordsFundingAnswer)['Type']) => ({ list: list.map(movementOf), next })

const formOf = ({ currency, kinds, from, until }: MovementFilter, page: PageRequest) => ({
  type: currency ?? undefined,
  kind: kinds.length === 0 ? undefined : kinds.map(onWire).join(','),
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
