import type { ReactNode } from 'react'
import { type Option, OptionList } from '../choices/OptionList.tsx'
import { BottomSheet } from './BottomSheet.tsx'

export interface OptionSheetProps<V extends string> {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly options: ReadonlyArray<Option<V>>
  readonly value: V | null
  /** A method: a sheet for some options is then one for options of any kind. It is called with one of `options` only. */
  onChoose(this: void, value: V): void
  /** Fixed below the options. */
  readonly footer?: ReactNode
}

/** Options to choose one from, in a sheet that closes with the choice. */
export const OptionSheet = <V extends string>(props: OptionSheetProps<V>) => {
  const { open, onClose, title, options, value, onChoose, footer } = props
  const choose = (next: V) => {
    onChoose(next)
    onClose()
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={title} footer={footer}>
      <OptionList label={title} options={options} value={value} onChoose={choose} />
    </BottomSheet>
  )
}
