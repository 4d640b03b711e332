import { takes } from '../../contract/schema.ts'
import { type Fault, inAnswer } from '../plant.ts'
import type { Passing } from '../recorded.ts'
import { fault } from './fault.ts'

const FORM = 'application/x-www-form-urlencoded'

/** What the suite sends as ill-shaped to every server. */
const HAND_WRITTEN = ['', '???', '-1', 'x'.repeat(1_000), '\u0001', '0', '1e3', '1,5', '0.001']

/** Whether a field of a call is one that the contract takes. */
const isRight = (path: string, name: string, text: string | undefined): boolean =>
  text === undefined || takes(path, FORM, name, text)

/** An answer to requests that only a generated one is: the finding has to name it. */
const only = (mechanism: string, path: string, answer: Partial<Passing>, when: (passing: Passing) => boolean): Fault =>
  fault(
    mechanism,
    path,
    inAnswer(path, () => answer, when),
    new RegExp(`^${path} .*`),
  )

const crash = { status: 500, text: '{"error":"Internal Server Error"}' }

/** A server that is wrong about texts which nobody writes by hand. */
export const generated: ReadonlyArray<Fault> = [
  only(
    'a long page that breaks the server',
    '/trade/fills',
    crash,
    ({ form }) => Number(form['limit']) > 50 && form['limit'] !== '100',
  ),
  only('a text beyond ASCII that breaks the server', '/quotes/search', crash, ({ form }) =>
    /\P{ASCII}/u.test(form['keyword'] ?? ''),
  ),
  only('a field that is nearly right, and taken', '/funds/withdraw', { text: '{"status":1,"data":{}}' }, ({ form }) =>
    Object.entries(form).some(
      ([name, text]) => !HAND_WRITTEN.includes(text) && !isRight('/funds/withdraw', name, text),
    ),
  ),
]
