import type { ComponentType } from 'react'
import type { Namespaces } from '../ui/i18n/i18n-types.ts'
import type { App } from '../ui/data/app/app.ts'

/**
 * Downloads what loads the figures that a screen begins with into their models, before it is rendered. That resolves when React's first
 * rendering need not wait for them any longer; `search` are the address's parameters.
 */
export type LoadFigure = () => Promise<(app: App, search: URLSearchParams) => Promise<unknown>>

/** The module of a part of a screen, and the words that it needs. */
export interface Part {
  readonly load: () => Promise<{ readonly default: ComponentType }>
  readonly words?: readonly Namespaces[]
}

/** One screen: its module and the frame around it. Source: RULES.md, screens. */
export interface RouteRow extends Part {
  /** Needs no session. */
  readonly open?: true
  /** The figure that the customer sees first, where the app begins on this screen. */
  readonly figure?: LoadFigure
  /** Asks who the customer is together with its own figures, so that the start need not. */
  readonly asksCustomer?: true
  /** Shows the bottom menu. */
  readonly menu?: true
  /**
   * A form: no floating button covers its figures, fields and buttons. Customer service is one tap away in the panel.
   */
  readonly hideSupportButton?: true
  /** The list from which it was opened, shown beside it where there is room. */
  readonly masterPane?: Part
  /** Needs only the width of a phone: on a wide screen the list beside it gets the greater part. */
  readonly maxPhoneWidth?: true
}
