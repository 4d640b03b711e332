import { Data, Effect } from 'effect'
import type { AppPorts } from '../../../../ports/AppPorts.ts'
import { type Failure, isMissing } from '../../../../ports/failure.ts'
import { Markets } from '../../../../ports/Markets.ts'
import { ServerConfig } from '../../../../ports/ServerConfig.ts'
import { askIndices, makeIndicesModel } from '../../markets/indices.model.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import type { App } from '../../../data/app/app.ts'
import { decideLater } from '../../../app/firstHour/firstHourRoom.model.ts'
import { makeCustomerModel } from '../../../app/session/customer.model.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { compareVersions } from './version.ts'

/** The server no longer serves this version of the app. */
export class Outdated extends Data.TaggedError('Outdated')<{
  readonly version: string
  readonly latest: string
  /** The address of the newest version; null where reloading loads it. */
  readonly address: string | null
}> {}

/** How long the start waits to learn who is a newcomer, in milliseconds. */
const NEWCOMER_PATIENCE = 5_000

export type StepId = 'version' | 'quotes' | 'warrants'
export type StepFailure = Failure | Outdated

/** One step between the sign-in and the first screen. */
export interface StartUpStep {
  readonly id: StepId
  readonly work: (app: App, version: string) => Effect.Effect<void, StepFailure, AppPorts>
}

const checkVersion: StartUpStep['work'] = (_app, version) =>
  Effect.flatMap(ServerConfig, (config) => config.version()).pipe(
    Effect.flatMap(({ minimum, latest, address }) =>
      compareVersions(version, minimum) < 0 ? Effect.fail(new Outdated({ version, latest, address })) : Effect.void,
    ),
  )

/** The first data of home: the customer's wallets and the indices, and whether it leads through a first trade. */
const fetchQuotes: StartUpStep['work'] = (app, version) =>
  Effect.all([fetchWallets(app, version), fetchIndices(app, version), decideNewcomer], {
    concurrency: 'unbounded',
    discard: true,
  })

/** Home works without it, and asks again. */
const decideNewcomer = Effect.ignore(Effect.timeoutOption(decideLater, NEWCOMER_PATIENCE))

const fetchWallets: StartUpStep['work'] = (app) => {
  const { ask, profile } = app.model(makeCustomerModel)
  return Effect.map(ask, (found) => {
    profile.value = found
  })
}

/** A server that lacks them is entered without them. */
const unlessMissing = (load: Effect.Effect<void, Failure, AppPorts>) =>
  Effect.catchIf(load, isMissing, () => Effect.void)

const fetchIndices: StartUpStep['work'] = (app) =>
  Effect.map(askIndices(app), app.model(makeIndicesModel).put).pipe(unlessMissing)

/** The tradable markets, their leverage, and the features that the operator enabled. */
const fetchWarrants: StartUpStep['work'] = (app, version) =>
  Effect.all([fetchGates(app, version), fetchMarkets(app, version)], { concurrency: 'unbounded', discard: true })

const fetchGates: StartUpStep['work'] = (app) =>
  Effect.flatMap(ServerConfig, (config) => config.settings()).pipe(
    Effect.map((settings) => {
      app.model(makeServerModel).settings.value = settings
    }),
  )

const fetchMarkets: StartUpStep['work'] = (app) =>
  Effect.flatMap(Markets, (markets) => markets.list()).pipe(
    Effect.map((list) => {
      const model = app.model(makeMarketsModel)
      model.markets.value = list
      model.status.value = 'ready'
    }),
    unlessMissing,
  )

/** The start-up steps in the order they are shown. Source: RULES.md, start-up. */
export const START_UP_STEPS: ReadonlyArray<StartUpStep> = [
  { id: 'version', work: checkVersion },
  { id: 'quotes', work: fetchQuotes },
  { id: 'warrants', work: fetchWarrants },
]
