import type { Failure } from '../../../ports/failure.ts'
import { lookupMessage, ownWords, type Said } from '../../i18n/serverMessage.ts'
import { currentWords, loadNamespace } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'
import { makeSessionModel } from '../session/session.model.ts'

/** A text of a namespace, which is loaded before; undefined where it cannot be, or lacks the text. */
const textOf = async (namespace: 'access' | 'server', name: string) => {
  await loadNamespace(namespace).catch(() => undefined)
  return lookupMessage(currentWords()[namespace], name)
}

/** The catalogue's sentence in the language in use; codes of a newer server are "Error", as 'unknown' is. */
export const sentenceOf = async (code: string): Promise<string> =>
  (await textOf('server', code)) ?? currentWords().error()

/** Says that the server has done what was asked, in the words of the catalogue. Source: RULES.md, business constants. */
export const showSuccess = async (app: App, code: string): Promise<void> => {
  const sentence = await textOf('server', code)
  if (sentence) app.toaster.show(sentence, 'success')
}

/** When a call may come again, in `seconds`; undefined where the part of the app that says it, or its words, cannot be downloaded. */
const sentenceOfWait = (seconds: number): Promise<string | undefined> =>
  import('./tryAgainIn.ts').then(({ tryAgainIn }) => tryAgainIn(seconds)).catch(() => undefined)

/** A refusal as a toast; in a neutral tone where the words are the server's own, as nobody knows what they say. */
const showRefusal = async (app: App, said: Said & { readonly retryAfter?: number | undefined }, silent?: boolean) => {
  const own = ownWords(said)
  const text = own ?? (said.retryAfter && (await sentenceOfWait(said.retryAfter)))
  app.toaster.show(text || (await sentenceOf(said.code)), own === undefined ? 'error' : 'plain', silent)
}

/** The account centre ignores failures. */
const isSilent = (app: App): boolean => /^\/mine\/index\b/.test(app.here())

/**
 * Shows that a question of a screen was refused, whether or not its place says so too (`inPlace`: there it is announced).
 * Other failures are shown in their place only. Source: RULES.md, failures.
 */
export const showRefusedLoad = async (app: App, failure: Failure | null, inPlace: boolean): Promise<void> => {
  if (failure?._tag === 'Rejected' && !isSilent(app)) await showRefusal(app, failure, inPlace)
}

/** The one place that shows failures. Source: RULES.md, failures. */
export const showFailure = async (app: App, failure: Failure): Promise<void> => {
  switch (failure._tag) {
    case 'Rejected':
      return showRefusal(app, failure, failure.atField)
    case 'SessionExpired': {
      const { expired, isAccepted, session } = app.model(makeSessionModel)
      // A log-in that is refused so, or a screen of a visitor: it is told where it is.
      const isOfVisitor = failure.token === undefined && session.peek() === null
      const isEnded = expired(failure)
      // The server did not accept the session that it has just given: to log in again would not help.
      if (isEnded && !isAccepted.peek())
        return app.toaster.show((await textOf('access', 'notAccepted')) ?? currentWords().error(), 'error')
      if (isEnded || isOfVisitor) await showRefusal(app, failure)
      return undefined
    }
    case 'Unavailable':
      return app.toaster.clear()
    case 'Offline':
      return app.toaster.show(currentWords().offline(), 'error')
    case 'Timeout':
      return app.toaster.show(currentWords().timeout(), 'error')
    case 'ContractBroken':
      // For the backend developer who reads the console; the customer sees one word.
      console.error(`${failure.call}: ${failure.path || 'the answer'}: ${failure.why}`)
      return app.toaster.show(currentWords().error(), 'error')
  }
}
