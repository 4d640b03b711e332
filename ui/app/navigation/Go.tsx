import { Link, type LinkComponent } from '@tanstack/react-router'

/** A link to a screen, which is fetched as soon as a finger or a pointer is on it. Without its parameters it does not compile. */
export const Go: LinkComponent<'a'> = (props) => <Link preload="intent" {...props} />
