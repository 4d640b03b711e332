import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { AllocationChart } from '../AllocationChart.tsx'
import { BookLevels } from '../BookLevels.tsx'
import { IndicatorStrip, RangeStrip } from '../ChartStrips.tsx'
import { LineHistory } from '../LineHistory.tsx'
import type { ChartRange, MainIndicator, SubIndicator } from '../series.ts'
import { Sparkline } from '../sparkline/Sparkline.tsx'
import { TradingChart } from '../TradingChart.tsx'
import { asks, assets, bids, holdings, marks, name, prices, profit, seriesOf, tick, tickOnce, zone } from './data.ts'

const EUR = { kind: 'amount', currency: 'EUR' } as const
const text = { tick: 'Tick', market: 'Market', assets: 'Assets', profit: 'Profit', byMarket: 'Assets by market' }

/** Every chart with constant data, for its developers. Needs the kit's words and the namespace `charts`. */
export const ChartGallery = ({ first = '15min' }: { readonly first?: ChartRange }) => {
  const [range, setRange] = useState<ChartRange>(first)
  const [main, setMain] = useState<MainIndicator>('MA')
  const [sub, setSub] = useState<SubIndicator>('VOL')
  return (
    <div className="center-column">
      <Section>
        <RangeStrip value={range} onChange={setRange} />
        <div className="py-3">
          <TradingChart
            name={name}
            series={seriesOf[range]}
            tick={tick}
            zone={zone}
            main={main}
            sub={sub}
            marks={marks}
          />
        </div>
        <IndicatorStrip main={main} onMain={setMain} sub={sub} onSub={setSub} subOnly={range === 'time-share'} />
        <Button size="medium" kind="secondary" onClick={() => tickOnce(range)}>
          {text.tick}
        </Button>
      </Section>
      <Section>
        <BookLevels bids={bids} asks={asks} tick={tick} />
      </Section>
      <Section>
        <div className="flex gap-6">
          <Sparkline values={prices} />
          <Sparkline values={prices.toReversed()} />
          <Sparkline values={prices.slice(0, 1)} />
        </div>
      </Section>
      <Section title={text.byMarket}>
        <AllocationChart title={text.byMarket} partName={text.market} holdings={holdings} currency="EUR" />
      </Section>
      <Section title={text.assets}>
        <LineHistory name={text.assets} points={assets} unit={EUR} zone={zone} />
      </Section>
      <Section title={text.profit}>
        <LineHistory name={text.profit} points={profit} unit={EUR} zone={zone} tone="change" />
      </Section>
    </div>
  )
}
