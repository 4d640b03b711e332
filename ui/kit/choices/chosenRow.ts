/** The style of the row whose screen is shown beside the list. */
export const chosen =
  'aria-[current=page]:-mx-2 aria-[current=page]:w-[calc(100%+16px)] aria-[current=page]:rounded-2 ' +
  'aria-[current=page]:bg-accent-soft aria-[current=page]:px-2'
