import type { PublicAnalysis, TipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { fromPct } from '@prancheta/core/percent.ts'

/** The page as it is drawn: clubs are named as elsewhere, and stakes are shares of the base. */
export type ShownTipster = ReturnType<typeof toShownTipster>
export type ShownPublication = ShownTipster['analyses'][number]

export function toShownTipster({ analyses, ...others }: TipsterPage) {
  return {
    ...others,
    analyses: analyses.map(({ markets, ...analysis }) => ({
      ...analysis,
      clubs: clubsOf(analysis),
      markets: markets.map(({ kelly, ...market }) => ({ ...market, stake: kelly === null ? null : fromPct(kelly) })),
    })),
  }
}

type Clubs = Pick<PublicAnalysis, `${'home' | 'away'}_${'id' | 'name' | 'logo'}`>

const clubsOf = ({ home_id, home_name, home_logo, away_id, away_name, away_logo }: Clubs) => ({
  homeId: home_id,
  homeName: home_name,
  homeLogo: home_logo,
  awayId: away_id,
  awayName: away_name,
  awayLogo: away_logo,
})
