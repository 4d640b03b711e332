import { monthBounds } from '../../../../domain/calendar/month.ts'
import type { Statement } from '../../../../ports/Wealth.statement.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { joinSentences } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { dateText } from '../../../kit/dates/dateFormat.ts'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { HoldingsTable } from './HoldingsTable.tsx'
import { WalletStatement } from './WalletStatement.tsx'

/** A whole statement: what is printed. */
export const StatementArticle = ({ statement }: { readonly statement: Statement }) => {
  const { account: names, statement: words } = useWords()
  const account = useValue(useModel(makeSessionModel).session)?.account
  const { tag } = useValue(locale)
  const { from, isOver, month, movements, to, wallets } = statement
  const name = dateText(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }, monthBounds(month)[0])
  const days = dateText(tag, { dateStyle: 'long', timeZone: 'UTC' }, from, to - 1)
  return (
    <article className="statement" aria-labelledby="statement">
      <Section>
        <h2 id="statement" className="text-head">
          {`${names.row.statement()} · ${name}`}
        </h2>
        {account !== undefined && <p className="pt-1 text-small text-ink-2">{words.owner({ account })}</p>}
        <p className="text-small text-ink-2">{days}</p>
        <p className="pt-1 text-small text-ink-3">{joinSentences([!isOver && words.running(), words.inUtc()])}</p>
        {wallets.length === 0 && <p className="pt-3">{words.noMovements()}</p>}
      </Section>
      {wallets.map((wallet) => (
        <WalletStatement
          key={wallet.currency}
          wallet={wallet}
          movements={movements.filter(({ currency }) => currency === wallet.currency)}
        />
      ))}
      <HoldingsTable statement={statement} />
    </article>
  )
}
