import { Context, type Effect } from 'effect'
import type { Area } from '../domain/config/areas.ts'
import type { Failure } from './failure.ts'

/** The settings by the operator of the server. */
export interface ServerSettings {
  readonly title: string | null
  /** https or data URL of the logo. */
  readonly logo: string | null
  /** https address of the customer-service chat; null where there is none, then the button is hidden. */
  readonly customerService: string | null
  /** True where no real money and no real prices are involved; shown on every screen. */
  readonly simulation: boolean
  /** Entries of the feature gates and others, by their wire name. */
  readonly entries: ReadonlyMap<string, string>
}

export interface AppVersion {
  readonly latest: string
  readonly minimum: string
  readonly notes: string
  /** The address of the newest version; null where the app updates by reloading. */
  readonly address: string | null
}

/** Start-up facts from the server. */
export class ServerConfig extends Context.Service<
  ServerConfig,
  {
    readonly settings: () => Effect.Effect<ServerSettings, Failure>
    readonly version: () => Effect.Effect<AppVersion, Failure>
    /** Calls back with each area of which a call was answered by 404. Returns the function that stops it. */
    readonly watchMissing: (tell: (area: Area) => void) => () => void
  }
>()('ports/ServerConfig') {}
