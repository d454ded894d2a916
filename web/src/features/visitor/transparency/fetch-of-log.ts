/** A path of the log on this site, as it is now and not as the browser kept it. */
export async function fetchOfLog(path: string): Promise<string> {
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}
