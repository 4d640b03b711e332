import { type Decimal, decimal, percentOf } from '../../../../domain/money/decimal.ts'
import { formatPlainPercent } from '../../../../domain/money/format.ts'
import { inText } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { Segmented } from '../../../kit/choices/Tabs.tsx'
import { AmountField } from '../../../kit/fields/AmountField.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { Breakdown } from '../../../kit/figures/Figures.tsx'
import { type DraftProblems, NEAR, type ProtectDraft, type StopKind } from './protectDraft.ts'
import { Term } from '../../../app/terms/Term.tsx'

export interface ProtectFieldsProps {
  readonly draft: ProtectDraft
  readonly problems: DraftProblems
  readonly onChange: (part: Partial<ProtectDraft>) => void
  readonly currency: string
  /** Decimals of its prices. */
  readonly decimals: number
  /** Profit or loss at the stop and at the take-profit, after fees; null where it cannot be calculated. */
  readonly atStop: Decimal | null
  readonly atProfit: Decimal | null
  /** The stop that was proposed, as text: said beneath it as long as it stands. */
  readonly proposal?: string
  /** Also shows what is missing: the customer tried to go on. */
  readonly isTried?: boolean
}

const AWAY = percentOf(NEAR, decimal('1'))

type PriceName = 'stop' | 'limit' | 'profit'
const FIELD = { stop: 'stop', limit: 'stopLimit', profit: 'takeProfit' } as const

const PriceField = ({
  name,
  label,
  hint,
  ...props
}: ProtectFieldsProps & { readonly name: PriceName; readonly label: string; readonly hint?: string }) => {
  const words = useWords()
  const { currency, decimals, draft, isTried = false, onChange, problems } = props
  const problem = draft[name] === '' && !isTried ? undefined : problems[FIELD[name]]
  return (
    <AmountField
      label={label}
      optional={name === 'stop' ? undefined : words.optional()}
      hint={hint}
      error={problem && (problem === 'unreadable' ? words.protection.unreadable() : serverMessage(words, problem))}
      value={draft[name]}
      onChange={(text) => onChange({ [name]: text })}
      currency={currency}
      decimals={decimals}
    />
  )
}

const Trail = (props: ProtectFieldsProps) => {
  const words = useWords()
  const own = words.protection
  const { currency, decimals, draft, isTried = false, onChange, problems } = props
  const problem = problems.trail
  return (
    <>
      <Segmented<ProtectDraft['unit']>
        label={own.unit()}
        choices={[
          { value: 'percent', label: own.percent() },
          { value: 'amount', label: own.amount() },
        ]}
        value={draft.unit}
        onChange={(unit) => onChange({ unit, distance: '' })}
      />
      <AmountField
        label={own.distance()}
        hint={own.distanceHint()}
        error={
          (draft.distance !== '' || isTried) &&
          problem &&
          (problem === 'unreadable' ? own.unreadable() : serverMessage(words, problem))
        }
        value={draft.distance}
        onChange={(distance) => onChange({ distance })}
        currency={draft.unit === 'percent' ? '%' : currency}
        decimals={draft.unit === 'percent' ? 2 : decimals}
      />
    </>
  )
}

/** The fields of a protection, and what each side risks or locks in. Source: RULES.md, protective orders. */
export const ProtectFields = (props: ProtectFieldsProps) => {
  const own = useWords().protection
  const { atProfit, atStop, currency, draft, onChange } = props
  const kinds: ReadonlyArray<StopKind> = ['none', 'stop', 'trail']
  const outcomes = [
    ...(atStop
      ? [{ label: own.atStop(), term: <Term of="stopLoss" />, value: <Change amount={atStop} currency={currency} /> }]
      : []),
    ...(atProfit
      ? [
          {
            label: own.atProfit(),
            term: <Term of="takeProfit" />,
            value: <Change amount={atProfit} currency={currency} />,
          },
        ]
      : []),
  ]
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <span className="text-small text-ink-2">
          <Term of={draft.kind === 'trail' ? 'trailingStop' : 'stopLoss'}>{own.kind()}</Term>
        </span>
        <Segmented<StopKind>
          label={own.kind()}
          choices={kinds.map((value) => ({ value, label: own.kinds[value]() }))}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
      {draft.kind === 'stop' && (
        <>
          <PriceField
            {...props}
            name="stop"
            label={own.stopPrice()}
            {...(draft.stop !== '' &&
              draft.stop === props.proposal && { hint: own.proposed({ percent: inText(formatPlainPercent(AWAY)) }) })}
          />
          <PriceField {...props} name="limit" label={own.stopLimit()} hint={own.stopLimitHint()} />
        </>
      )}
      {draft.kind === 'trail' && <Trail {...props} />}
      <PriceField {...props} name="profit" label={own.profitPrice()} />
      {outcomes.length > 0 && (
        <div role="status">
          <Breakdown facts={outcomes} />
        </div>
      )}
      <p className="text-small text-ink-2">{own.gap()}</p>
    </div>
  )
}
