import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { App } from '../../../data/app/app.ts'
import { START_UP_STEPS, type StartUpStep, type StepFailure, type StepId } from './steps.ts'
import { APP_VERSION } from './version.ts'

/** How far a step is. `failure` is set where it failed. */
export interface StepState {
  readonly id: StepId
  readonly status: 'running' | 'done' | 'failed'
  readonly failure: StepFailure | null
}

const running = ({ id }: StartUpStep): StepState => ({ id, status: 'running', failure: null })

/** The start-up steps, all under way at once; each fails and is tried again for itself. */
export const makeStartUp = (app: App, steps: ReadonlyArray<StartUpStep>, version: string) => {
  const states = signal<ReadonlyArray<StepState>>(steps.map(running))
  // A start that was left behind must not lead anywhere when its answers arrive.
  let current = 0
  let whenReady = (): void => {}

  const set = (state: StepState): void => {
    states.value = states.peek().map((known) => (known.id === state.id ? state : known))
  }

  const attempt = async (step: StartUpStep, start: number): Promise<void> => {
    set(running(step))
    let failure: StepFailure | null = null
    const worked = step.work(app, version).pipe(
      Effect.as(true),
      Effect.tapError((cause) => Effect.sync(() => (failure = cause))),
      // An outdated app is not a failed call: it is told in the step alone.
      Effect.catchTag('Outdated', () => Effect.succeed(false)),
    )
    const done = (await app.run(worked, { quiet: true })) === true
    if (start !== current) return
    set({ id: step.id, status: done ? 'done' : 'failed', failure })
    if (states.peek().every(({ status }) => status === 'done')) whenReady()
  }

  /** Starts every step again; `ready` is called once when all of them are done. */
  const start = (ready: () => void): void => {
    current += 1
    whenReady = ready
    states.value = steps.map(running)
    for (const step of steps) void attempt(step, current)
  }

  const retry = (id: StepId): void => {
    const step = steps.find((known) => known.id === id)
    const failed = states.peek().some((state) => state.id === id && state.status === 'failed')
    if (step && failed) void attempt(step, current)
  }

  /** The screen is gone; answers that still come change nothing. */
  const stop = (): void => {
    current += 1
  }

  return { states, start, retry, stop }
}

export const makeStartUpModel = (app: App) => makeStartUp(app, START_UP_STEPS, APP_VERSION)
