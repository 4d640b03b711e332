import { useCallback, useState } from 'react'
import { sum, subtract } from 'effect/BigDecimal'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import type { Control, InstrumentState } from '../../ports/console/Control.ts'
import { TextField } from '../kit/fields/TextField.tsx'
import { Badge } from '../kit/figures/Badge.tsx'
import { Section } from '../kit/lists/Section.tsx'
import { Act } from './Act.tsx'
import { Book } from './Book.tsx'
import { useAsked, useTyped } from './desk.ts'
import { Shown } from './Shown.tsx'
import { words } from './words.ts'

const stepped = (price: string, tick: string, by: typeof sum): string =>
  formatDecimal(by(decimal(price), decimal(tick)))

const PriceActs = ({ instrument }: { readonly instrument: InstrumentState }) => {
  const { code, lower, price, tick, upper } = instrument
  const [wanted, setWanted] = useState('')
  const to = (next: string) => (control: Control) => control.setPrice(code, next)
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      {price !== null && (
        <>
          <Act work={to(stepped(price, tick, sum))}>{words.up}</Act>
          <Act work={to(stepped(price, tick, subtract))}>{words.down}</Act>
        </>
      )}
      {upper !== null && <Act work={to(upper)}>{words.limitUp}</Act>}
      {lower !== null && <Act work={to(lower)}>{words.limitDown}</Act>}
      <div className="w-40">
        <TextField label={words.price} value={wanted} onChange={setWanted} inputMode="decimal" />
      </div>
      <Act work={to(wanted)} label={`${words.setPrice}: ${code}`}>
        {words.setPrice}
      </Act>
    </div>
  )
}

const Instrument = ({ instrument }: { readonly instrument: InstrumentState }) => {
  const { calendar, code, currency, lower, name, price, state, upper } = instrument
  return (
    <Section title={`${code} ${name}`} aside={<Badge>{state}</Badge>}>
      <p className="text-title num">{price === null ? '–' : `${price} ${currency}`}</p>
      {lower !== null && upper !== null && <p className="text-small text-ink-2">{words.limits(lower, upper)}</p>}
      <Book bids={instrument.bids} asks={instrument.asks} />
      <PriceActs instrument={instrument} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Act work={(control) => control.changeInstrument('halt', code)}>{words.halt}</Act>
        <Act work={(control) => control.changeInstrument('resume', code)}>{words.resume}</Act>
        <Act work={(control) => control.changeInstrument('no-price', code)}>{words.noPrice}</Act>
        <Act work={(control) => control.changeInstrument('price-again', code)}>{words.priceAgain}</Act>
        <Act work={(control) => control.changeHours('open', calendar)}>{words.openMarket}</Act>
        <Act work={(control) => control.changeHours('close', calendar)}>{words.closeMarket}</Act>
        <Act work={(control) => control.changeHours('hours', calendar)}>{words.ownHours}</Act>
      </div>
    </Section>
  )
}

/** Instruments with price, limits and book, and the ways to push them. */
export const Market = () => {
  const [text, setText, settled] = useTyped(250)
  const asked = useAsked(useCallback((control: Control) => control.instruments(settled), [settled]))
  return (
    <>
      <Section>
        <TextField label={words.searchInstrument} hint={words.changed} value={text} onChange={setText} type="search" />
        <div className="mt-3">
          <Act work={(control) => control.forgetMarket()}>{words.forget}</Act>
        </div>
      </Section>
      <Shown asked={asked}>
        {(instruments) => (
          <div className="grid content-start gap-x-2 lg:grid-cols-2">
            {instruments.map((instrument) => (
              <div key={instrument.code} className="pt-2">
                <Instrument instrument={instrument} />
              </div>
            ))}
          </div>
        )}
      </Shown>
    </>
  )
}
