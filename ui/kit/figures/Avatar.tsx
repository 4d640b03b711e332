import { classes } from '../classes.ts'

export interface AvatarProps {
  readonly name: string
  readonly src?: string | null
  readonly size?: 'medium' | 'large'
}

const first = (name: string): string => String.fromCodePoint(name.trim().codePointAt(0) ?? 63).toLocaleUpperCase()

/** A picture of a person, or the first letter of the name. The name stands beside it, so it stays silent. */
export const Avatar = ({ name, src, size = 'medium' }: AvatarProps) => {
  const box = classes(
    'shrink-0 rounded-full bg-accent-soft',
    size === 'large' ? 'size-16 text-title' : 'size-11 text-head',
  )
  return src ? (
    <img src={src} alt="" className={classes(box, 'object-cover')} />
  ) : (
    <span aria-hidden className={classes(box, 'grid place-items-center text-accent')}>
      {first(name)}
    </span>
  )
}
