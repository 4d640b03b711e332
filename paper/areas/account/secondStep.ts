import { tidyCode } from '../../../domain/account/loginCode.ts'
import type { Call } from '../../platform/broker/call.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { newTry } from '../../platform/rateLimits/limit.ts'
import { writeMessage } from '../messages/write.ts'
import { acceptCode, codesOf } from './codes/acceptCode.ts'
import { checkedBy, checkGuess } from './guesses.ts'
import { countingOf, type Guesser, ONE_TIME_CODE } from './loginGuesses.ts'
import { stopRecovery } from './recovery/request.ts'

/** A customer whose password was right. */
interface Entering extends Guesser {
  readonly customerId: string
  readonly code: string | undefined
}

/**
 * The second step of a login, where the customer has turned one-time codes on; undefined where it is passed. The caller
 * opens no session before. Source: RULES.md, security.
 */
export const passSecondStep = async (
  { code, customerId, ...guesser }: Entering,
  { broker: { db }, now }: Call,
): Promise<Rejection<'code-required' | 'submitted-too-frequently' | 'wrong-code'> | undefined> => {
  if ((await codesOf(db, customerId)) === undefined) return undefined
  if (code === undefined || tidyCode(code) === '') return reject('code-required', '/code')
  const counting = countingOf(ONE_TIME_CODE, { ...guesser, customerId })
  const accepted = await checkGuess(db, counting, { name: newTry(), now }, async () =>
    checkedBy((await acceptCode(db, customerId, code, now)) ?? reject('wrong-code', '/code'), 'wrong-code'),
  )
  if (isRejection(accepted)) return accepted
  // A customer with a code needs no recovery: somebody else may have asked for it.
  await stopRecovery(db, customerId)
  const { recoveryLeft } = accepted
  if (recoveryLeft !== undefined)
    await writeMessage(db, {
      customerId,
      kind: 'recovery-code-used',
      parameters: { left: String(recoveryLeft) },
      at: now,
    })
  return undefined
}
