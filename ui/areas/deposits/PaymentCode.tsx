import Download from 'lucide-react/icons/download'
import { Effect } from 'effect'
import { formatAmount } from '../../../domain/money/format.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import { useApp } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { QrCode } from '../../kit/figures/QrCode.tsx'
import { qrPicture } from '../../kit/figures/qrPicture.ts'
import { cardPicture } from '../../kit/figures/cardPicture.ts'

interface PaymentCodeProps {
  readonly text: string
  readonly holder: string | null
  readonly reference: string | null
  readonly amount: Decimal | null
  readonly currency: Currency
}

/** The QR code that a bank's app reads, with what it says. Source: RULES.md, payment codes. */
export const PaymentCode = ({ text, holder, reference, amount, currency }: PaymentCodeProps) => {
  const app = useApp()
  const words = useWords().transfers.paymentCode
  const picture = qrPicture(text)
  const save = async () => {
    const invites = amount === null ? currency : `${formatAmount(amount)}\u00a0${currency}`
    const drawn = await cardPicture(picture, { name: holder ?? '', invites, code: reference ?? '' })
    if (!drawn) return app.toaster.show(words.notSaved(), 'error')
    const name = `payment-${currency}.png`
    await app.run(Effect.flatMap(Platform, (platform) => platform.saveFile(name, 'image/png', drawn)))
    app.toaster.show(words.saved(), 'success')
  }
  return (
    <div className="grid gap-4">
      {amount !== null && (
        <p className="text-center text-title">
          <Money amount={amount} currency={currency} />
        </p>
      )}
      <QrCode picture={picture} label={words.title()} />
      <p className="text-small text-ink-2">{words.hint()}</p>
      <Button kind="secondary" wide onClick={() => void save()}>
        <Download aria-hidden className="size-4.5" />
        {words.save()}
      </Button>
    </div>
  )
}
