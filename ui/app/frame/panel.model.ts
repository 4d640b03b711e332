import { signal } from '@preact/signals-react'

/** Whether the user-centre panel is open. */
export const makePanelModel = () => {
  const open = signal(false)
  return {
    open,
    show: () => {
      open.value = true
    },
    hide: () => {
      open.value = false
    },
  }
}
