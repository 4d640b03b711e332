import { Effect } from 'effect'
import { createRoot } from 'react-dom/client'
import { APP_VERSION } from '../ui/areas/account/startUp/version.ts'
import { makeStartUp } from '../ui/areas/account/startUp/startUp.model.ts'
import { StepRow } from '../ui/areas/account/startUp/StepRow.tsx'
import { START_UP_STEPS, type StartUpStep } from '../ui/areas/account/startUp/steps.ts'
import { kitWordsOf } from '../ui/app/kitWords.ts'
import { type App, AppProvider } from '../ui/data/app/app.ts'
import { loadNamespace, locale, useWords } from '../ui/i18n/words.ts'
import { useValue } from '../ui/kit/useValue.ts'
import { KitWordsProvider } from '../ui/kit/words.ts'

/** What the start of a customer's screen waits for. */
export interface StartWork {
  /** The screen with its first figures. */
  readonly quotes: Promise<unknown>
  /** The server's settings: what it offers. */
  readonly warrants: Promise<unknown>
}

/** Waits for what the start asks for anyway; only the version is asked for here. */
const stepsOf = (work: StartWork): ReadonlyArray<StartUpStep> =>
  START_UP_STEPS.map((step) => {
    const { id } = step
    return id === 'version' ? step : { id, work: () => Effect.promise(() => work[id].catch(() => undefined)) }
  })

const Steps = ({ model }: { readonly model: ReturnType<typeof makeStartUp> }) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const steps = useValue(model.states)
  return (
    <KitWordsProvider value={kitWordsOf(words, tag)}>
      <section
        aria-label={words.login.loadingTitle()}
        aria-live="polite"
        className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-safe shadow-raised"
      >
        <ul className="center-column px-4">
          {steps.map((step) => (
            <StepRow key={step.id} step={step} onRetry={() => model.retry(step.id)} />
          ))}
        </ul>
      </section>
    </KitWordsProvider>
  )
}

/**
 * Shows the named steps while a screen is started again, below what is there of it. Returns the function that removes them; a
 * version that the server no longer serves then leads to the steps of the log-in, which stop there.
 */
export const showSteps = async (app: App, work: StartWork): Promise<() => void> => {
  await loadNamespace('login')
  const model = makeStartUp(app, stepsOf(work), APP_VERSION)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <AppProvider value={app}>
      <Steps model={model} />
    </AppProvider>,
  )
  model.start(() => undefined)
  return () => {
    const isOutdated = model.states.peek().some(({ failure }) => failure?._tag === 'Outdated')
    model.stop()
    root.unmount()
    place.remove()
    if (isOutdated) app.replace('/login/loading', { to: app.here() })
  }
}
