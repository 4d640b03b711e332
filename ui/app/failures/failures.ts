import type { Failure } from '../../../ports/failure.ts'
import { lookupMessage, ownWords, type Said } from '../../i18n/serverMessage.ts'
import { currentWords, loadNamespace } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'
import { makeSessionModel } from '../session/session.model.ts'

/** The catalogue's sentence in the language in use; 'unknown' and codes of a newer server are "Error". */
export const sentenceOf = async (code: string): Promise<string> => {
  await loadNamespace('server').catch(() => undefined)
  const words = currentWords()
  return lookupMessage(words.server, code) ?? lookupMessage(words.server, 'unknown') ?? words.error()
}

/** Says that the server has done what was asked, in the words of the catalogue. Source: RULES.md, business constants. */
export const showSuccess = async (app: App, code: string): Promise<void> => {
  await loadNamespace('server').catch(() => undefined)
  const sentence = lookupMessage(currentWords().server, code)
  if (sentence) app.toaster.show(sentence, 'success')
}

/** A refusal as a toast; in a neutral tone where the words are the server's own, as nobody knows what they say. */
const showRefusal = async (app: App, said: Said, silent?: boolean): Promise<void> => {
  const own = ownWords(said)
  app.toaster.show(own ?? (await sentenceOf(said.code)), own === undefined ? 'error' : 'plain', silent)
}

/** Says that the server did not accept the session that it has just given: to log in again would not help. */
const showNotAccepted = async (app: App): Promise<void> => {
  await loadNamespace('access').catch(() => undefined)
  app.toaster.show(lookupMessage(currentWords().access, 'notAccepted') ?? currentWords().error(), 'error')
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
      if (isEnded && !isAccepted.peek()) return showNotAccepted(app)
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
