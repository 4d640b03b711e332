import { Link, type LinkComponent } from '@tanstack/react-router'

/**
 * A link to a screen. The screen is preloaded as soon as a finger or a pointer is on the link. Without its parameters
 * it does not compile.
 */
export const Go: LinkComponent<'a'> = (props) => <Link preload="intent" {...props} />
