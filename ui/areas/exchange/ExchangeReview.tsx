import { formatAmount } from '../../../domain/money/format.ts'
import { serverMessage } from '../../i18n/serverMessage.ts'
import { useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { toEntries } from '../../data/intent/toEntries.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Receipt } from '../../app/receipts/receipts.ts'
import { makeExchangeModel } from './exchange.model.ts'
import { formatRate } from './rates.ts'
import { inText } from '../../i18n/inText.ts'

/**
 * The exchange at a quoted rate, with a countdown; after its expiry a new rate is requested, and nothing is exchanged
 * at another rate.
 */
export const ExchangeReview = () => {
  const all = useWords()
  const { exchange: words, markets } = all
  const model = useModel(makeExchangeModel)
  const held = useValue(model.held)
  const agreed = useValue(model.agreed)
  const left = useValue(model.secondsLeft)
  const asking = useValue(model.asking)
  const holds = held !== null && left !== null && left > 0
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.reviewTitle()}
      intent={model.intent}
      review={
        <div className="grid gap-4">
          {held && agreed && (
            <Breakdown
              facts={[
                { label: words.pay(), value: <Money {...agreed.paid} /> },
                { label: words.receive(), value: <Money {...agreed.received} />, strong: true },
                {
                  label: words.rateLabel(),
                  value: (
                    <bdi dir="ltr" className="num">
                      {words.rate({ from: held.quote.from, rate: formatRate(held.quote.rate), to: held.quote.to })}
                    </bdi>
                  ),
                },
              ]}
            />
          )}
          {holds ? (
            <p role="timer" className="text-center tabular-nums text-small text-ink-2">
              {words.held({ seconds: left })}
            </p>
          ) : (
            <Banner live title={words.expired()}>
              {words.expiredText()}
            </Banner>
          )}
        </div>
      }
      action={
        holds ? (
          <Button wide onClick={() => void model.confirm()}>
            {words.send()}
          </Button>
        ) : (
          <Button wide busy={asking} onClick={() => void model.requote()}>
            {words.requote()}
          </Button>
        )
      }
      done={({ paid, from, received, to }) => ({
        title: serverMessage(all, 'exchanged'),
        text: words.doneText({
          paid: inText(`${formatAmount(paid)}\u00a0${from}`),
          received: inText(`${formatAmount(received)}\u00a0${to}`),
        }),
        next: toEntries(markets, '/mine/fundingRecords'),
      })}
      renderReceipt={({ from, id, rate, to }) => (
        <Receipt
          facts={[
            {
              label: words.rateLabel(),
              value: (
                <bdi dir="ltr" className="num">
                  {words.rate({ from, rate: formatRate(rate), to })}
                </bdi>
              ),
            },
          ]}
          wallets={[from, to]}
          id={id}
        />
      )}
      doneLabel={words.close()}
    />
  )
}
