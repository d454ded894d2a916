import type { BriefedGame } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { rivalIn } from '../reading/read-fact.ts'
import { bullets, nameOf, paragraphs, type Scene } from '../scene.ts'
import { gameLine, writeForm } from './form.ts'
import { FORM_FACT_WRITERS } from './form-facts.ts'
import { MEETING_FACT_WRITERS } from './meeting-facts.ts'
import { PRICE_FACT_WRITERS } from './price-facts.ts'
import { TABLE_FACT_WRITERS } from './table-facts.ts'

/** One fact of the past that was asked for; null where it is not known, and the theme's own answer says so. */
export function tellFact(scene: Scene): string | null {
  const { fact, side } = scene.ask
  if (fact === null) return null
  if (fact === 'versus') return againstRival(scene)
  const ofPrice = PRICE_FACT_WRITERS[fact]
  if (ofPrice) return ofPrice(scene)
  if (fact === 'commonRivals') return commonRivals(scene)
  const ofMeeting = MEETING_FACT_WRITERS[fact]
  if (ofMeeting) return scene.briefing.headToHead.length > 0 ? ofMeeting(scene) : null
  const ofTable = TABLE_FACT_WRITERS[fact]
  if (ofTable) return ofTable(scene)
  if (fact === 'formRecord') return writeForm(scene)
  if (fact === 'place') return null
  const told = (side ? [side] : (['home', 'away'] as const)).flatMap((one) => {
    const form = scene.briefing.form[one]
    return form ? (FORM_FACT_WRITERS[fact]?.(scene, one, form) ?? []) : []
  })
  return told.length > 0 ? paragraphs(...told) : null
}

const gamesWith = ({ briefing: { form } }: Scene, rival: string): BriefedGame[] =>
  [...(form.home?.games ?? []), ...(form.away?.games ?? [])].filter(
    ({ home, away }) => home === rival || away === rival,
  )

function againstRival(scene: Scene): string | null {
  const rival = rivalIn(scene.ask.text, scene.briefing)
  if (rival === null) return null
  const own = scene.ask.side && scene.briefing.match[scene.ask.side]
  const games = gamesWith(scene, rival).filter(({ home, away }) => own === null || home === own || away === own)
  return games.length === 0
    ? `Entre os jogos recentes de ${nameOf(scene, scene.ask.side ?? 'home')} não há nenhum contra ${cleanName(rival)}.`
    : paragraphs(`Contra ${cleanName(rival)}, nos jogos recentes:`, bullets(games.map(gameLine)))
}

function commonRivals(scene: Scene): string | null {
  const { form, match } = scene.briefing
  if (!form.home || !form.away) return null
  const rivalsOf = (games: readonly BriefedGame[], team: string) =>
    games.map(({ home, away }) => (home === team ? away : home))
  const others = rivalsOf(form.away.games, match.away)
  const common = [...new Set(rivalsOf(form.home.games, match.home))].filter((rival) => others.includes(rival))
  if (common.length === 0)
    return 'Entre os jogos recentes que tenho, os dois não enfrentaram nenhum adversário em comum.'
  return paragraphs(
    'Adversários que os dois enfrentaram nos jogos recentes:',
    bullets(common.map((rival) => `${cleanName(rival)}: ${gamesWith(scene, rival).map(gameLine).join('; ')}`)),
  )
}
