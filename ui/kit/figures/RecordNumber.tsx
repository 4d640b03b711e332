/** The number of a record, in text small enough for a UUID in one line of a phone; a longer one wraps. */
export const RecordNumber = ({ id }: { readonly id: string }) => <span className="num text-micro break-all">{id}</span>
