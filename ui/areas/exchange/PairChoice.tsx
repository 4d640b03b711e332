import ArrowUpDown from 'lucide-react/icons/arrow-left-right'
import { EXCHANGE_CURRENCIES } from '../../../domain/exchange/exchange.ts'
import { currencyOptions } from '../../i18n/currencyNames.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeExchangeModel } from './exchange.model.ts'

/** The paid and the bought currency; never the same. */
export const PairChoice = () => {
  const words = useWords().exchange
  const model = useModel(makeExchangeModel)
  const options = currencyOptions(EXCHANGE_CURRENCIES, useValue(locale))
  const from = useValue(model.from)
  const to = useValue(model.to)
  return (
    // The name of a currency beside its code needs a line of its own on a phone.
    <div className="flex flex-wrap items-end gap-x-1 gap-y-4 [&>:not(:nth-child(2))]:min-w-[min(12rem,100%)] [&>:not(:nth-child(2))]:flex-1">
      <SelectSheet
        label={words.from()}
        placeholder={words.choose()}
        options={options}
        value={from}
        onChange={model.chooseFrom}
      />
      <div className="pb-0.5">
        <IconButton
          tone="accent"
          label={words.turn()}
          icon={<ArrowUpDown className="size-5" strokeWidth={1.75} />}
          onClick={model.turnAround}
        />
      </div>
      <SelectSheet
        label={words.to()}
        placeholder={words.choose()}
        options={options}
        value={to}
        onChange={model.chooseTo}
      />
    </div>
  )
}
