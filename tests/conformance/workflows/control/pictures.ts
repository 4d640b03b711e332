import type { FailureCodeOf } from '../../../../paper/platform/contract/operations.ts'
import { writing } from '../../workflow.ts'
import { openCustomer } from './customer.ts'

type FailureCode = FailureCodeOf<'/upload/image'>

/** Files of which each breaks one rule of uploads, and the refusal that it deserves. */
const WRONG_FILES = [
  ['text', 'upload-not-an-image'],
  ['renamed', 'upload-extension-differs'],
  ['wide', 'upload-too-many-pixels'],
  ['trailed', 'upload-mixed-content'],
  ['broken', 'upload-unreadable'],
] as const

/** The most uploads in an hour that are answered, by the contract. */
const MOST_UPLOADS = 60

/** Pictures that no broker may keep, and one more than it takes in an hour: by a customer who is opened for it. */
export const pictures = writing(
  'pictures that are refused',
  ['/user/login', '/upload/image'],
  async ({ ask, control, id, leaves, need, refuseTo }) => {
    const { as } = await openCustomer({ ask, control, leaves, need })
    const send = (file: string, code: FailureCode) =>
      refuseTo(as, '/upload/image', { file, purpose: 'avatar', requestid: id() }, code)
    for (const [file, code] of WRONG_FILES) await send(file, code)
    for (let sent = WRONG_FILES.length; sent < MOST_UPLOADS; sent += 1) await send('text', 'upload-not-an-image')
    await send('', 'submitted-too-frequently')
  },
)
