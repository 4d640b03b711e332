import { TAG_HEIGHT, TEXT_SIZE } from '../styles.ts'

/** The labels of the price axis that the tag of the last price, centred at `tag`, does not touch; pixels from the top. */
export const clearOfTag = <L extends { readonly coord: number }>(labels: ReadonlyArray<L>, tag: number): Array<L> =>
  labels.filter(({ coord }) => Math.abs(coord - tag) >= (TAG_HEIGHT + TEXT_SIZE) / 2)
