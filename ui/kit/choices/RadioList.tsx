import { type ReactNode, useId } from 'react'
import type { Option } from './OptionList.tsx'

export interface RadioListProps<V extends string> {
  readonly label: ReactNode
  readonly options: ReadonlyArray<Option<V>>
  readonly value: V | null
  readonly onChange: (value: V) => void
}

/** All choices in view, one of them taken. Native radio buttons: arrow keys move the choice. */
export const RadioList = <V extends string>({ label, options, value, onChange }: RadioListProps<V>) => {
  const name = useId()
  return (
    <fieldset>
      <legend className="pb-1 text-small text-ink-2">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="flex min-h-13 items-center gap-3 border-line py-2 not-last:border-b has-disabled:opacity-45"
        >
          {option.leading && <span className="shrink-0 text-ink-2">{option.leading}</span>}
          <span className="min-w-0 grow">
            <span className="block">{option.label}</span>
            {option.note && <span className="block text-small text-ink-3">{option.note}</span>}
          </span>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="size-5.5 shrink-0 appearance-none rounded-full border border-edge bg-surface transition-[border-width] checked:border-[7px] checked:border-accent"
          />
        </label>
      ))}
    </fieldset>
  )
}
