import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button, ButtonLink, type ButtonLinkProps } from '../../kit/buttons/Button.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { refusalMessage } from '../../i18n/serverMessage.ts'
import type { Reviewing } from './reviewing.ts'
import type { Intent, IntentState } from './intent.ts'
import { useAnswerFocus } from './useAnswerFocus.ts'
import { useWayOut } from '../../app/navigation/wayOut.tsx'
import { wrongField } from '../form/wrongField.ts'

/** The text of the outcome. */
export interface Done {
  readonly title: string
  readonly text?: ReactNode
  /** The server answered, but nothing of it was done. */
  readonly isNothing?: boolean
  /** The link to the result: the position, the subscription, the entries; null only where `onDone` leads there. */
  readonly next: { readonly label: string; readonly link: ButtonLinkProps['render'] } | null
}

interface SendingSheetProps<F, O> {
  readonly sheet: Reviewing
  /** The title of the review. The outcome has its own. */
  readonly title: string
  readonly intent: Pick<Intent<F, O>, 'state' | 'sendAgain' | 'clear'>
  /** The review: what is shown before sending. */
  readonly review: ReactNode
  /** Below the review: the button that sends. */
  readonly action: ReactNode
  readonly done: (outcome: O) => Done
  readonly doneLabel: string
  /** What was sent, in a few words, shown while the outcome is unknown: an amount, a name. */
  readonly renderAbout?: (form: F) => ReactNode
  /** Below the outcome: what was done, the new balance, the number of the record. */
  readonly renderReceipt?: (outcome: O) => ReactNode
  /** After a refusal, beside the button that closes: leads back to what was entered. Absent where nothing was. */
  readonly again?: { readonly label: string; readonly onAgain: () => void } | undefined
  /** Called when the customer closes a finished sheet. Omitted: the screen stays as it is. */
  readonly onDone?: () => void
}

const ICON = { className: 'size-9', strokeWidth: 1.5 }
const ICONS = {
  sending: <LoaderCircle {...ICON} className="size-9 animate-spin text-accent" />,
  unknown: <LoaderCircle {...ICON} className="size-9 animate-spin text-accent" />,
  lost: <CircleAlert {...ICON} className="size-9 text-amber" />,
  refused: <CircleX {...ICON} className="size-9 text-red" />,
  done: <CircleCheck {...ICON} className="size-9 text-green" />,
}

const useTexts = <O,>(
  state: IntentState<unknown, O>,
  done: (outcome: O) => Done,
): Pick<Done, 'title' | 'text'> & Partial<Done> => {
  const words = useWords()
  const { sending } = words.markets
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return { title: sending.sending() }
    case 'unknown':
      return { title: sending.unknown(), text: sending.unknownHint() }
    case 'lost':
      return state.certain
        ? { title: sending.lost(), text: sending.lostHint() }
        : { title: sending.unsure(), text: sending.unsureHint() }
    case 'refused':
      return { title: refusalMessage(words, 'code' in state.failure ? state.failure : { code: 'unknown' }) }
    default:
      return done(state.outcome)
  }
}

/** The field of the form below the sheet that the server refused, where the sheet closed because of it. */
const refusedBelow = () => wrongField(document.getElementById('main'))

/**
 * Shows the review of something to send and then its outcome, for as long as its screen is mounted. When the customer
 * closes the sheet, a request in flight continues, and a finished intent is dismissed. Needs the words `markets` and
 * `server`.
 */
export const SendingSheet = <F, O>(props: SendingSheetProps<F, O>) => {
  const { sheet, title, intent, review, action, done, doneLabel, again, renderAbout, renderReceipt, onDone } = props
  const { sending } = useWords().markets
  const state = useValue(intent.state)
  const open = useValue(sheet.reviewing)
  useEffect(() => sheet.visit(), [sheet])
  const texts = useTexts(state, done)
  const way = useWayOut(state.kind === 'refused' && 'code' in state.failure ? state.failure.code : undefined)
  const body = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const answerTitle = useId()
  useAnswerFocus(state.kind, body, answer)
  const close = () => {
    sheet.close()
    if (state.kind === 'done' || state.kind === 'refused') void intent.clear()
  }
  const finish = () => {
    close()
    onDone?.()
  }
  const footer = {
    idle: action,
    sending: undefined,
    unknown: undefined,
    lost: (
      <div className="pair">
        <Button
          kind="secondary"
          onClick={() => {
            sheet.close()
            void intent.clear()
          }}
        >
          {sending.discard()}
        </Button>
        <Button onClick={() => void intent.sendAgain()}>{sending.sendAgain()}</Button>
      </div>
    ),
    refused: again ? (
      <div className="pair">
        <Button kind="secondary" onClick={close}>
          {doneLabel}
        </Button>
        <Button onClick={again.onAgain}>{again.label}</Button>
      </div>
    ) : way ? (
      <div className="pair">
        <Button kind="secondary" onClick={close}>
          {doneLabel}
        </Button>
        <ButtonLink render={way.link}>{way.label}</ButtonLink>
      </div>
    ) : (
      <Button wide onClick={close}>
        {doneLabel}
      </Button>
    ),
    done: texts.next ? (
      <div className="pair">
        <Button kind="secondary" onClick={finish}>
          {doneLabel}
        </Button>
        <ButtonLink render={texts.next.link}>{texts.next.label}</ButtonLink>
      </div>
    ) : (
      <Button wide onClick={finish}>
        {doneLabel}
      </Button>
    ),
  }[state.kind]
  return (
    <BottomSheet
      open={open}
      onClose={close}
      {...(state.kind === 'idle' ? { title } : { titledBy: answerTitle })}
      footer={footer}
      leadTo={refusedBelow}
    >
      {state.kind === 'idle' ? (
        <div ref={body}>{review}</div>
      ) : (
        <div className="grid justify-items-center gap-3 pb-4 text-center">
          <span aria-hidden>{ICONS[texts.isNothing ? 'refused' : state.kind]}</span>
          <div ref={answer} role="status" tabIndex={-1} className="grid gap-1 outline-none">
            <h2 id={answerTitle} className="text-title">
              {texts.title}
            </h2>
            {state.kind !== 'done' && renderAbout && <p className="font-semibold">{renderAbout(state.form)}</p>}
            {texts.text && <p className="text-small text-ink-2">{texts.text}</p>}
          </div>
          {state.kind === 'done' && renderReceipt && (
            <div className="w-full text-start">{renderReceipt(state.outcome)}</div>
          )}
        </div>
      )}
    </BottomSheet>
  )
}
