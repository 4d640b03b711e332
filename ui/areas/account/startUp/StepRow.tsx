import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { useApp } from '../../../data/app/app.ts'
import type { StepState } from './startUp.model.ts'
import { getUpdate } from './version.ts'

const ICON = {
  running: <LoaderCircle className="size-5.5 animate-spin text-ink-3" strokeWidth={1.75} />,
  done: <CircleCheck className="size-5.5 text-green" strokeWidth={1.75} />,
  failed: <TriangleAlert className="size-5.5 text-red" strokeWidth={1.75} />,
}

const noteOf = ({ status, failure }: StepState, words: TranslationFunctions['login']): string => {
  if (status !== 'failed') return words[status]()
  switch (failure?._tag) {
    case 'Outdated':
      return words.outdated({ version: failure.version, latest: failure.latest })
    case 'Offline':
      return words.stepOffline()
    case 'Timeout':
      return words.stepTimeout()
    default:
      return words.stepFailed()
  }
}

/** One start-up step: its name, its state, and a retry where it failed. */
export const StepRow = ({ step, onRetry }: { readonly step: StepState; readonly onRetry: () => void }) => {
  const app = useApp()
  const words = useWords()
  const outdated = step.failure?._tag === 'Outdated' ? step.failure : null
  return (
    <li className="flex min-h-16 items-center gap-3 border-line py-2 not-last:border-b">
      <span aria-hidden className="shrink-0">
        {ICON[step.status]}
      </span>
      <span className="min-w-0 grow">
        <span className="block">{words.login.steps[step.id]()}</span>
        <span className={step.status === 'failed' ? 'block text-small text-red' : 'block text-small text-ink-3'}>
          {noteOf(step, words.login)}
        </span>
      </span>
      {step.status === 'failed' && (
        <Button
          size="small"
          kind="secondary"
          onClick={outdated ? () => void app.run(getUpdate(outdated.address)) : onRetry}
        >
          {outdated ? words.login.update() : words.login.retry()}
        </Button>
      )}
    </li>
  )
}
