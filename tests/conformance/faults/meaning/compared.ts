import { textByCode } from '../../../../adapters/generated/messages.ts'
import { type Fault, inAnswer } from '../plant.ts'
import type { Break } from '../recorded.ts'
import { about, fault } from './fault.ts'

const refusal = (code: keyof typeof textByCode): string => JSON.stringify({ status: 0, msg: textByCode[code] })

/** A server that compares all fields of a request with those of before under the same id, but for one. */
const overlooks = (path: string, field: string): Fault => {
  const plant = (): Break => {
    const first = new Map<string, { readonly value: string | undefined; readonly text: string }>()
    return ({ path: called, form, text }) => {
      const id = form['requestid'] ?? form['clientorderid']
      if (called !== path || id === undefined) return {}
      const before = first.get(id)
      if (before === undefined && text.startsWith('{"status":1')) first.set(id, { value: form[field], text })
      const isOverlooked = text.includes(textByCode['request-id-reused']) && form[field] !== before?.value
      return before !== undefined && isOverlooked ? { text: before.text } : {}
    }
  }
  return fault('one id, another field that is not compared', `${path} ${field}`, plant, about(path, '/status 0'))
}

/** A server that checks something first that the contract checks later: of two things that are wrong it names the other. */
const first = (
  path: string,
  code: keyof typeof textByCode,
  isWrong: (form: Readonly<Record<string, string>>) => boolean,
): Fault =>
  fault(
    'checks in another order',
    `${path} ${code} first`,
    inAnswer(
      path,
      ({ form, text }) => (text.includes(textByCode[code]) || !isWrong(form) ? {} : { text: refusal(code) }),
      ({ text }) => text.startsWith('{"status":0') && !text.includes(textByCode['invalid-parameters']),
    ),
    about(path, '/msg the message "'),
  )

const RIGHT_FUND_PASSWORD = '739182'
const NOWHERE = /^(00000000-|NOSUCH)/

/** What a server compares, and in which order it checks. */
export const compared: ReadonlyArray<Fault> = [
  ...(
    [
      ['/trade/order', 'code'],
      ['/trade/order', 'quantity'],
      ['/trade/order', 'direction'],
      ['/trade/order', 'ordertype'],
      ['/trade/amendorder', 'price'],
      ['/trade/protect', 'trailpercent'],
      ['/funds/deposit', 'channelid'],
      ['/funds/deposit', 'proof'],
      ['/funds/withdraw', 'cardid'],
      ['/credit/borrow', 'days'],
      ['/lending/lend', 'positionid'],
      ['/follow/buy', 'code'],
      ['/block/buy', 'quantity'],
      ['/quotes/watchadd', 'codes'],
    ] as const
  ).map(([path, field]) => overlooks(path, field)),
  first('/funds/withdraw', 'wrong-fund-password', ({ fundpassword }) => fundpassword !== RIGHT_FUND_PASSWORD),
  first('/credit/borrow', 'wrong-fund-password', ({ fundpassword }) => fundpassword !== RIGHT_FUND_PASSWORD),
  first('/funds/deposit', 'transfer-date-not-allowed', ({ transferdate = '' }) => transferdate < '2026-06-01'),
  first('/funds/deposit', 'upload-not-found', ({ proof = '' }) => NOWHERE.test(proof)),
  first('/trade/order', 'above-largest-order', ({ quantity }) => Number(quantity) > 100_000),
]
