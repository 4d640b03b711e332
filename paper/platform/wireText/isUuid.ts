const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be a key of the database. For any other text PostgreSQL would throw an error. */
export const isUuid = (text: string): boolean => UUID.test(text)
