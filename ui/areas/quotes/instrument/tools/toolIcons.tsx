import AlignJustify from 'lucide-react/icons/align-justify'
import Equal from 'lucide-react/icons/equal'
import Minus from 'lucide-react/icons/minus'
import MoveUpRight from 'lucide-react/icons/move-up-right'
import Ruler from 'lucide-react/icons/ruler'
import Slash from 'lucide-react/icons/slash'
import Type from 'lucide-react/icons/type'
import type { ReactNode } from 'react'
import type { DrawingKind } from '../../../../charts/tools/drawings.ts'

const ICON = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const

/** The sign of each kind of drawing. */
export const TOOL_ICONS: Readonly<Record<DrawingKind, ReactNode>> = {
  trend: <Slash {...ICON} />,
  ray: <MoveUpRight {...ICON} />,
  horizontal: <Minus {...ICON} />,
  channel: <Equal {...ICON} />,
  fibonacci: <AlignJustify {...ICON} />,
  text: <Type {...ICON} />,
  measure: <Ruler {...ICON} />,
}
