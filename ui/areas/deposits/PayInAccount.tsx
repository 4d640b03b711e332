import type { PayInAccount } from '../../../ports/Deposits.ts'
import { useWords } from '../../i18n/words.ts'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { CopyRow } from '../transfers/CopyRow.tsx'

const FIELDS = [
  ['walletAddress', true],
  ['holder', false],
  ['bank', false],
  ['number', true],
  ['swift', true],
  ['reference', true],
  ['bankAddress', false],
  ['payeeAddress', false],
] as const

/** The account to pay into; every line can be copied. */
export const PayInDetails = ({ account }: { readonly account: PayInAccount }) => {
  const words = useWords().transfers
  return (
    <div className="grid gap-3">
      {account.network !== null && <Banner>{words.networkWarning({ network: account.network })}</Banner>}
      <dl>
        {FIELDS.map(([field, code]) => {
          const value = account[field]
          return value === null ? null : <CopyRow key={field} label={words.payIn[field]()} value={value} code={code} />
        })}
      </dl>
      {account.reference !== null && <p className="text-small text-ink-2">{words.referenceHint()}</p>}
    </div>
  )
}
