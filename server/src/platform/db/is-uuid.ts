const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Asked before an id from an address goes into a query: the database would answer any other text with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
