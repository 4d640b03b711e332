import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { App } from '../../../data/app/app.ts'
import { failureOf } from '../../../data/app/failureOf.ts'
import { START_UP_STEPS, type StartUpStep, type StepFailure, type StepId } from './steps.ts'
import { APP_VERSION } from './version.ts'

/** The state of a step. `failure` is set where it failed. */
export interface StepState {
  readonly id: StepId
  readonly status: 'running' | 'done' | 'failed'
  readonly failure: StepFailure | null
}

const running = ({ id }: StartUpStep): StepState => ({ id, status: 'running', failure: null })

/** The start-up steps, which run in parallel; each fails and is retried independently. */
export const makeStartUp = (app: App, steps: ReadonlyArray<StartUpStep>, version: string) => {
  const states = signal<ReadonlyArray<StepState>>(steps.map(running))
  // A start that was left must not navigate when its answers arrive.
  let current = 0
  let whenReady = (): void => {}

  const set = (state: StepState): void => {
    states.value = states.peek().map((known) => (known.id === state.id ? state : known))
  }

  const attempt = async (step: StartUpStep, start: number): Promise<void> => {
    set(running(step))
    const worked = step.work(app, version).pipe(
      Effect.as(null),
      // An outdated app is not a failed call: only the step shows it.
      Effect.catchTag('Outdated', (outdated) => Effect.succeed(outdated)),
    )
    const exit = await app.attempt(worked, { load: true })
    if (start !== current) return
    const done = Exit.isSuccess(exit) && exit.value === null
    const failure = Exit.isSuccess(exit) ? exit.value : failureOf(exit)
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

  /** The screen is unmounted; later answers are ignored. */
  const stop = (): void => {
    current += 1
  }

  return { states, start, retry, stop }
}

export const makeStartUpModel = (app: App) => makeStartUp(app, START_UP_STEPS, APP_VERSION)
