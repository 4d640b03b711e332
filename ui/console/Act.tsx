import { type ReactNode, useState } from 'react'
import type { Control } from '../../ports/console/Control.ts'
import { Button, type ButtonKind } from '../kit/buttons/Button.tsx'
import { useDesk } from './desk.ts'

/** A button that does a call and says whether it was done. */
export const Act = (props: {
  readonly work: (control: Control) => Promise<unknown>
  readonly kind?: ButtonKind
  readonly label?: string
  readonly children: ReactNode
}) => {
  const { act, control } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await act(() => props.work(control))
    setBusy(false)
  }
  return (
    <Button
      kind={props.kind ?? 'secondary'}
      size="small"
      busy={isBusy}
      aria-label={props.label}
      onClick={() => void run()}
    >
      {props.children}
    </Button>
  )
}
