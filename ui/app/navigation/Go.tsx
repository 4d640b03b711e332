import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import type { Going, ScreenPath } from './routes.ts'

type GoProps<P extends ScreenPath> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: P
  /** Takes the place of the screen it stands on: back leads to the one before. */
  readonly replace?: boolean
  readonly ref?: Ref<HTMLAnchorElement>
} & (Going<P> extends [P, infer S] ? { readonly search: S } : { readonly search?: Going<P>[1] })

/** A link to a screen; one that needs parameters does not compile without them. */
export const Go = <P extends ScreenPath>({ to, search, ...rest }: GoProps<P>) => (
  // The router's own types come from a registered tree of literals; ours come from `Screens`.
  <Link {...(rest as object)} to={to} search={(search ?? {}) as never} />
)
