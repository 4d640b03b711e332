import QrCodeIcon from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { grouped } from '../../../domain/account/loginCode.ts'
import { paymentCode } from '../../../domain/deposits/paymentCode.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { PayInAccount } from '../../../ports/Deposits.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { CopyRow } from '../transfers/CopyRow.tsx'

/** Draws the code: seen once a customer asks for it. */
const PaymentCode = lazyPart(async () => (await import('./PaymentCode.tsx')).PaymentCode)

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

interface PayInDetailsProps {
  readonly account: PayInAccount
  readonly currency: Currency
  /** Null where none is typed, or what is typed is no amount. */
  readonly amount: Decimal | null
}

/** The account to pay into: every line can be copied, and a code fills in the whole transfer. */
export const PayInDetails = ({ account, amount, currency }: PayInDetailsProps) => {
  const words = useWords().transfers
  const [isOpen, setOpen] = useState(false)
  const code = paymentCode(account, currency, amount)
  return (
    <div className="grid gap-3">
      {account.network !== null && <Banner>{words.networkWarning({ network: account.network })}</Banner>}
      <dl>
        {FIELDS.map(([field, isCode]) => {
          const value = account[field]
          return value === null ? null : (
            <CopyRow
              key={field}
              label={words.payIn[field]()}
              value={value}
              code={isCode}
              shown={field === 'number' ? grouped(value) : value}
            />
          )
        })}
      </dl>
      {account.reference !== null && <p className="text-small text-ink-2">{words.referenceHint()}</p>}
      {code !== null && (
        <>
          <Button kind="secondary" wide onClick={() => setOpen(true)}>
            <QrCodeIcon aria-hidden className="size-4.5" />
            {words.paymentCode.open()}
          </Button>
          <BottomSheet open={isOpen} onClose={() => setOpen(false)} title={words.paymentCode.title()}>
            {isOpen && (
              <PaymentCode
                text={code}
                holder={account.holder}
                reference={account.reference}
                {...{ amount, currency }}
              />
            )}
          </BottomSheet>
        </>
      )}
    </div>
  )
}
