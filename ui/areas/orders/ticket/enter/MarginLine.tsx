import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { formatPlainPercent } from '../../../../../domain/money/format.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { makeMarginModel } from '../../../../app/session/margin.model.ts'
import { useModel } from '../../../../data/app/app.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { BottomSheet } from '../../../../kit/overlays/overlays.ts'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { makeTicketModel } from '../ticket.model.ts'

interface PartProps {
  readonly detail: Detail
}

/** What margin means, in the order in which it matters: what it adds, then what it can cost. Source: RULES.md, margin. */
const Meaning = ({ detail }: PartProps) => {
  const words = useWords().marginTrading
  const { leverages, shorting, stopOutPercent } = detail.rules
  const parts = [
    ...(leverages.length > 1 ? [{ title: words.leverage.title(), text: words.leverage.text() }] : []),
    ...(shorting ? [{ title: words.short.title(), text: words.short.text() }] : []),
    ...(stopOutPercent
      ? [
          {
            title: words.stopOut.title(),
            text: words.stopOut.text({ percent: inText(formatPlainPercent(stopOutPercent)) }),
          },
        ]
      : []),
  ]
  return (
    <div className="grid gap-4">
      <p>{words.intro()}</p>
      {parts.map(({ text, title }) => (
        <section key={title} className="grid gap-1">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-small text-ink-2">{text}</p>
        </section>
      ))}
      <p className="font-semibold">{words.loss()}</p>
      <p className="text-small text-ink-3">{words.kept()}</p>
    </div>
  )
}

/**
 * One line of the ticket about short sales and leverage. It opens the page that explains them, where the customer switches them on
 * once, or off. A link that asks for a short sale opens the page by itself: a customer who does not switch it on buys instead.
 */
export default function MarginLine({ detail }: PartProps) {
  const all = useWords()
  const words = all.marginTrading
  const { choice, choose, isOn } = useModel(makeMarginModel)
  const { entry } = useModel(makeTicketModel)
  const on = useValue(isOn)
  const known = useValue(choice) !== null
  const needed = usePart(entry.draft, ({ direction, leverage }) => direction === 'short' || leverage > 1)
  const [open, setOpen] = useState(false)
  const isAsked = known && !on && needed
  const leave = () => {
    setOpen(false)
    if (!isOn.peek()) entry.change({ direction: 'long', leverage: 1 })
  }
  const decide = async (next: boolean) => {
    await choose(next)
    leave()
  }
  return (
    <div className="border-t border-line pt-1">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 text-start active:opacity-60"
      >
        <span>{words.title()}</span>
        <span className="ms-auto flex items-center gap-1 text-small text-ink-2">
          {on ? words.on() : words.off()}
          <ChevronRight aria-hidden className="-me-1 size-4.5 text-ink-3 rtl:-scale-x-100" />
        </span>
      </button>
      <BottomSheet
        open={open || isAsked}
        onClose={leave}
        title={words.title()}
        footer={
          on ? (
            <Button wide kind="secondary" onClick={() => void decide(false)}>
              {words.switchOff()}
            </Button>
          ) : (
            <div className="pair">
              <Button kind="secondary" onClick={leave}>
                {words.notNow()}
              </Button>
              <Button onClick={() => void decide(true)}>{words.switchOn()}</Button>
            </div>
          )
        }
      >
        <Meaning detail={detail} />
      </BottomSheet>
    </div>
  )
}
