import { decimal } from '../../../domain/money/decimal.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import { Change } from '../figures/Change.tsx'
import { Breakdown, Figure, Stats } from '../figures/Figures.tsx'
import { ListRow } from '../lists/ListRow.tsx'
import { Money } from '../figures/Money.tsx'
import { Section } from '../lists/Section.tsx'
import { movers, receipt, text } from './texts.ts'

const tick = decimal('0.01')

/** Money, changes, movers, key figures, a receipt. */
export const FiguresShown = () => (
  <>
    <Section>
      <p className="text-small text-ink-2">{text.totalAssets}</p>
      <p>
        <Money hero amount={decimal('128450.32')} currency="EUR" />
      </p>
      <p className="text-small">
        <Change amount={decimal('1204.18')} percent={decimal('0.95')} />{' '}
        <span className="text-ink-3">{text.today}</span>
      </p>
      <div className="pt-4">
        <Stats
          facts={[
            { label: 'Balance', value: <Money amount={decimal('41200')} currency="EUR" /> },
            { label: 'Assets on hold', value: <Money amount={decimal('87250.32')} currency="EUR" hidden /> },
            { label: 'Holding value', value: <Money amount={null} currency="EUR" /> },
            { label: 'Floating', value: <Change amount={decimal('3902.11')} /> },
            { label: 'Realised', value: <Change amount={decimal('-418.6')} /> },
            { label: 'Volume', value: <Figure>{null}</Figure> },
          ]}
        />
      </div>
    </Section>
    <Section title={text.movers} aside={<span className="text-accent">{text.malaysia}</span>} flush>
      <ul>
        {movers.map(({ code, name, price, change }, nth) => (
          <li key={code}>
            <ListRow
              title={name}
              subtitle={<span className="num">{`${code} · MYR`}</span>}
              value={<Figure>{formatPrice(price, tick)}</Figure>}
              note={<Change percent={change} soft={nth === 0} />}
            />
          </li>
        ))}
      </ul>
    </Section>
    <Section title={text.figures}>
      <Breakdown facts={receipt.map((line) => ({ ...line, value: <Figure>{line.value}</Figure> }))} />
    </Section>
  </>
)
