type Screen = { isTTY?: boolean; write(text: string): unknown }

/** Tells once a month of forecasts how far the walk is: on one line of a terminal, or line by line in a log. */
export function progressOn(screen: Screen): (league: string, date: string, done: number) => void {
  let shown = ''
  return (league, date, done) => {
    // A log gets one line a year, or it would be longer than the report.
    const step = `${league} ${date.slice(0, screen.isTTY ? 7 : 4)}`
    if (step === shown) return
    shown = step
    screen.write(screen.isTTY ? `\r${step}: ${done} forecasts ` : `${step}: ${done} forecasts\n`)
  }
}
