import { makeServerModel } from '../../../../app/session/server.model.ts'
import { makeConnectionModel } from '../../../../data/app/connection.model.ts'
import { NOW } from '../../../../testing/now.ts'
import { pass } from '../../../../testing/time.ts'
import { type Broker, desk } from '../../ticket/testing/desk.ts'
import { makeTicketModel } from '../../ticket/ticket.model.ts'
import { makeTicketDraft } from '../ticketDraft.model.ts'

export const CODE = 'MY0101'
export const SIGNED_IN: ReadonlyArray<readonly [string, string]> = [
  ['tokend', 't'],
  ['account', 'me'],
]
/** The device of a customer who is signed in: what survives a reload, and what all tabs share. */
export const device = () => new Map(SIGNED_IN)

interface Tab {
  readonly broker?: Partial<Broker>
  readonly now?: () => number
  readonly isWanted?: boolean
}

/** The ticket in a tab of the app. */
export const openTab = async (
  kept: Map<string, string>,
  { broker = {}, now = () => NOW, isWanted = false }: Tab = {},
) => {
  let ids = 0
  const fake = desk(broker, { clock: { now, newId: () => `id-${(ids += 1)}` } }, kept)
  await fake.app.model(makeServerModel).load()
  const ticket = fake.app.model(makeTicketModel)
  const draft = fake.app.model(makeTicketDraft)
  const { online, figuresOf } = fake.app.model(makeConnectionModel)
  const open = async (isDayTrade = false) => {
    const leaveTicket = ticket.open(CODE, 'long', isDayTrade)
    const leave = draft.visit(isWanted)
    await pass()
    return () => {
      leave()
      leaveTicket()
    }
  }
  const leave = await open()
  return { ...fake, ...ticket, draft, online, figuresOf, open, leave, stored: () => kept.get('draft.me') }
}

/** A device on which an order of 700 at 1,50 was typed without a connection. */
export const typedOffline = async () => {
  const kept = device()
  const { entry, online, leave } = await openTab(kept)
  online.value = false
  entry.change({ quantity: '700', price: '1,50' })
  await pass()
  leave()
  return kept
}
