import { type ReactNode, useCallback } from 'react'
import type { Control, CustomerState } from '../../ports/console/Control.ts'
import { Section } from '../kit/lists/Section.tsx'
import { useAsked } from './desk.ts'
import { Row, Shown } from './Shown.tsx'
import { words } from './words.ts'

const List = <T,>(props: {
  readonly title: string
  readonly rows: ReadonlyArray<T>
  readonly children: (row: T) => ReactNode
}) =>
  props.rows.length === 0 ? null : (
    <section className="mt-3">
      <h3 className="text-small text-ink-2">{props.title}</h3>
      <ul>{props.rows.map((row) => props.children(row))}</ul>
    </section>
  )

const State = ({ state }: { readonly state: CustomerState }) => (
  <>
    <List title={words.wallets} rows={state.wallets}>
      {({ balance, currency, frozen }) => (
        <Row
          key={currency}
          title={<span className="num">{`${balance} ${currency}`}</span>}
          note={Number(frozen) === 0 ? undefined : `${frozen} ${words.held}`}
        />
      )}
    </List>
    <List title={words.positions} rows={state.positions}>
      {({ code, direction, id, quantity, state: told, stopPrice }) => (
        <Row
          key={id}
          title={`${code} ${direction} ${quantity}`}
          note={stopPrice === null ? told : `${told}, ${words.stopAt} ${stopPrice}`}
        />
      )}
    </List>
    <List title={words.orders} rows={state.orders}>
      {({ action, code, direction, filled, id, price, quantity, reason, state: told }) => (
        <Row
          key={id}
          title={`${action} ${code} ${direction} ${filled}/${quantity} @ ${price ?? words.atMarket}`}
          note={reason ? `${told}: ${reason}` : told}
        />
      )}
    </List>
  </>
)

/** The whole state of one customer. */
export const CustomerCard = ({ account }: { readonly account: string }) => {
  const asked = useAsked(useCallback(async (control: Control) => [await control.customer(account)], [account]))
  return (
    <Section title={<span className="num">{account}</span>}>
      <Shown asked={asked}>{(found) => found.map((state) => <State key={account} state={state} />)}</Shown>
    </Section>
  )
}
