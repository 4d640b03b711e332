import { useState } from 'react'
import { type Indicator, type Parameter, PARAMETERS, valuesOf } from '../../../../charts/indicatorSettings.ts'
import { MAIN_INDICATORS, SUB_INDICATORS } from '../../../../charts/series.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { BottomSheet } from '../../../../kit/overlays/overlays.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { makeChartViewModel } from '../chart/chartView.model.ts'
import { useTyped } from './useTyped.ts'

interface ValueProps {
  readonly parameter: Parameter
  /** Which of several of one kind. */
  readonly nth: number | null
  readonly value: number
  readonly onChange: (value: number) => void
}

const ValueField = ({ parameter, nth, value, onChange }: ValueProps) => {
  const words = useWords().charttools
  const [text, setText] = useState(String(value))
  const { is, least, most } = parameter
  const typed = /^\d{1,3}$/.test(text) ? Number(text) : null
  const isGood = typed !== null && typed >= least && typed <= most
  const label = words.params[is]()
  const { leave, typing } = useTyped(() => isGood && typed !== value && onChange(typed))
  return (
    <TextField
      label={nth === null ? label : `${label} ${nth}`}
      inputMode="numeric"
      dir="ltr"
      value={text}
      error={isGood ? undefined : words.wholeNumber({ least: String(least), most: String(most) })}
      onChange={(next) => {
        typing()
        setText(next)
      }}
      onBlur={leave}
    />
  )
}

const Values = ({ name }: { readonly name: Indicator }) => {
  const words = useWords().charttools
  const { change, view } = useModel(makeChartViewModel)
  const { settings } = useValue(view)
  const values = valuesOf(settings, name)
  const parameters = PARAMETERS[name]
  const periods = parameters.filter(({ is }) => is === 'period').length
  const isStandard = parameters.every(({ standard }, nth) => values[nth] === standard)
  const put = (next: ReadonlyArray<number>) => change({ settings: { ...settings, [name]: next } })
  return (
    <div role="group" aria-label={name} className="grid gap-2 border-line py-3 not-last:border-b">
      <div className="flex min-h-8 items-center justify-between">
        <h3 className="font-semibold">{name}</h3>
        {!isStandard && (
          <Button kind="quiet" size="small" last onClick={() => put(parameters.map(({ standard }) => standard))}>
            {words.standard()}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] items-start gap-3">
        {parameters.map((parameter, nth) => (
          <ValueField
            key={`${nth} ${values[nth]}`}
            parameter={parameter}
            nth={parameter.is === 'period' && periods > 1 ? nth + 1 : null}
            value={values[nth] ?? parameter.standard}
            onChange={(value) => put(values.with(nth, value))}
          />
        ))}
      </div>
    </div>
  )
}

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The parameters of every indicator; what is typed counts when its field is left, and is kept on the device. */
export const IndicatorSheet = ({ open, onClose }: SheetProps) => {
  const words = useWords().charttools
  return (
    <BottomSheet open={open} onClose={onClose} title={words.indicatorSettings()}>
      {[...MAIN_INDICATORS, ...SUB_INDICATORS].map((name) => (
        <Values key={name} name={name} />
      ))}
    </BottomSheet>
  )
}
