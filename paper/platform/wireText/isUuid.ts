const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text could be one of our keys. Any other text names nothing; PostgreSQL would call it an error. */
export const isUuid = (text: string): boolean => UUID.test(text)
