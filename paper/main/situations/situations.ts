import type { Broker } from '../../platform/broker/call.ts'
import { isKeyOf } from '../../../domain/validation/keys.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { openSession } from '../../areas/account/sessions.ts'
import type { faultControl } from '../control/faultRoutes.ts'
import { accountSituations } from './account.ts'
import { failureSituations } from './failures.ts'
import { marketSituations } from './markets.ts'
import { moneySituations } from './money.ts'
import { offerSituations } from './offers.ts'
import { orderSituations } from './orders.ts'
import { productSituations } from './products.ts'
import { protectionSituations } from './protections.ts'
import { makeScene, NotMade, PASSWORDS } from './scene.ts'
import type { Made, Situation, Situations } from './situation.ts'

/** Every situation by its name. */
const situationsWith = (faults: ReturnType<typeof faultControl>): Situations => ({
  ...orderSituations,
  ...protectionSituations,
  ...marketSituations,
  ...offerSituations,
  ...productSituations,
  ...moneySituations,
  ...accountSituations,
  ...failureSituations(faults),
})

/** The session may have ended meanwhile, as the situation wants it or because days have passed. */
const sessionOf = async ({ clock, db }: Broker, { topic }: Situation, { who }: Made, name: string): Promise<string> =>
  topic === 'failures' || name === 'session-ended' ? who.token : openSession(db, who.id, await clock.now())

/** Lists situations, and makes a customer in one. */
export const situationControl = (faults: ReturnType<typeof faultControl>) => {
  const situations = situationsWith(faults)
  return {
    'GET /situations': async () => ({
      situations: Object.entries(situations).map(([name, { movesTime = false, title, topic }]) => {
        return { name, title, topic, movesTime }
      }),
    }),

    'POST /situations/{name}': async ({ path: { name } }, broker) => {
      const situation = isKeyOf(situations, name) ? situations[name] : undefined
      if (situation === undefined)
        return new ControlRefusal(404, `there is no situation ${name}: GET /control/situations`)
      try {
        const made = await situation.make(makeScene(broker))
        const { expected, ids = {}, path, who } = made
        const token = await sessionOf(broker, situation, made, name)
        return { name, account: who.phone, password: PASSWORDS.login, token, path, expected, ids: { ...ids } }
      } catch (cause) {
        if (cause instanceof NotMade) return new ControlRefusal(409, cause.message)
        throw cause
      }
    },
  } satisfies Partial<ControlHandlers>
}
