import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { memo, type ReactNode, useRef } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { scrim } from './scrim.ts'
import type { CloseOverlay } from './stack.ts'
import { useDragDown } from './useDragDown.ts'
import { useOverlay } from './useOverlay.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { useKitWords } from '../words.ts'

export interface BottomSheetProps {
  readonly open: boolean
  /** The sheet closes: the customer closes it, or goes to another page. */
  readonly onClose: CloseOverlay
  readonly title?: ReactNode
  /** Instead of a title: the id of the element inside that names the sheet. */
  readonly titledBy?: string
  readonly children: ReactNode
  /** Fixed below the scrolling part: the action of the sheet. */
  readonly footer?: ReactNode
  /** The element that takes the focus when the sheet closes; by default the one that had it before. */
  readonly leadTo?: () => HTMLElement | null
}

const SHEET =
  'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[85dvh] max-w-[42rem] flex-col rounded-t-3 bg-raised pb-safe text-ink ' +
  'shadow-raised outline-none transition-[translate,opacity] duration-180 data-ending-style:translate-y-full data-starting-style:translate-y-full'
/** On a wide screen it is in the middle. */
const CARD =
  'lg:inset-y-0 lg:my-auto lg:h-fit lg:max-w-lg lg:rounded-3 lg:data-ending-style:translate-y-2 lg:data-ending-style:opacity-0 ' +
  'lg:data-starting-style:translate-y-2 lg:data-starting-style:opacity-0'

/**
 * What a sheet shows stays the same while it moves out of sight: the outcome that was closed has been cleared by then, and its
 * screen would give the review of the next request instead, empty.
 */
const WhileOpen = memo(
  ({ children }: { readonly open: boolean; readonly children: ReactNode }) => children,
  (_, next) => !next.open,
)

/**
 * A panel that slides up from the bottom edge, or a card in the middle of a wide screen. Escape, the scrim, the button
 * and a drag downwards close it.
 */
export const BottomSheet = ({ open, onClose, title, titledBy, children, footer, leadTo }: BottomSheetProps) => {
  const words = useKitWords()
  const sheet = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const drag = useDragDown(sheet, () => onClose())
  useOverlay(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Popup
          ref={sheet}
          // The title is read first, then what follows it.
          initialFocus={() => heading.current ?? true}
          finalFocus={useReturnFocus(open, sheet, leadTo)}
          className={classes(SHEET, CARD)}
          // A second tap on its button would act again.
          style={open ? undefined : { pointerEvents: 'none' }}
          {...(titledBy !== undefined && { 'aria-labelledby': titledBy })}
        >
          <WhileOpen open={open}>
            <div
              {...drag}
              className={classes(
                'flex touch-none items-center justify-end gap-2 ps-4 pe-1 pt-1',
                titledBy === undefined && 'border-b border-line',
              )}
            >
              {titledBy === undefined && (
                <Dialog.Title ref={heading} tabIndex={-1} className="min-w-0 grow py-1.5 text-head outline-none">
                  {title}
                </Dialog.Title>
              )}
              <Dialog.Close render={<IconButton label={words.close} tone="quiet" icon={<X className="size-5" />} />} />
            </div>
            {/* Focusable, so that a sheet with only text can be scrolled by keyboard. */}
            <div tabIndex={0} className="min-h-0 overflow-y-auto overscroll-contain p-4 has-[>[role=listbox]]:py-1">
              {children}
            </div>
            {footer && <div className="border-t border-line p-4">{footer}</div>}
          </WhileOpen>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
