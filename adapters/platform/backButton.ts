import { Effect, Layer } from 'effect'
import { BackButton } from '../../ports/BackButton.ts'

/** A browser has no Back but its history, which tells by itself. */
export const BrowserBackButton = Layer.succeed(
  BackButton,
  BackButton.of({ watch: () => () => undefined, leaveApp: Effect.void }),
)
