import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { plainText } from './plain-text.ts'

/** Clubs people ask about wherever they are. Names that are everyday words ('vitória', 'sport', 'inter') cannot stand here. */
const CLUBS = `flamengo|palmeiras|corinthians|sao paulo|santos|vasco|botafogo|fluminense|gremio|internacional|cruzeiro
|atletico mineiro|atletico mg|galo|bahia|fortaleza|ceara|athletico|atletico paranaense|coritiba|bragantino|cuiaba|goias|juventude
|chapecoense|avai|criciuma|america mineiro|ponte preta|guarani|remo|paysandu|nautico|santa cruz|mirassol|novorizontino
|vila nova|crb|csa|sampaio correa|figueirense|parana clube|botafogo sp|operario|boca juniors|river plate|penarol|racing
|real madrid|barcelona|atletico de madrid|manchester city|manchester united|liverpool|arsenal|chelsea|tottenham|newcastle
|bayern|borussia|psg|paris saint germain|juventus|milan|inter de milao|napoli|roma|benfica|sporting|ajax|al hilal|inter miami`
const COMPETITIONS = `libertadores|sul americana|sulamericana|copa do brasil|copa do mundo|brasileirao|brasileiro|serie [abcd]|champions
|champions league|europa league|premier league|la liga|bundesliga|serie a|ligue 1|mundial|mundial de clubes|copa america|eurocopa
|paulistao|carioca|estadual|recopa|supercopa`
const asWords = (list: string) => list.replaceAll(/\s*\n\s*/g, '')
/** 'Vai chover em Fortaleza?' is about a city. */
const ELSEWHERE = new RegExp(`(?<!\\bem )\\b(${asWords(CLUBS)}|${asWords(COMPETITIONS)}|selecao)\\b`, 'g')
/** A title is not won in one match, even when the match belongs to that competition. */
const TITLE = new RegExp(
  `(?<!\\bja foi )(?<!\\bfoi )\\bcampeao\\b|\\b(ganha\\w*|vence\\w*|leva\\w*|conquista\\w*) (o|a) (titulo|taca|campeonato|liga|copa|torneio|${asWords(COMPETITIONS)})\\b`,
)

/** 'Posso ver a análise de outro jogo?' */
const ANOTHER = /\b(ver|analis\w+|fala\w*|tem) .{0,16}\boutr[oa]s? (jogos?|partidas?)\b/

/** Whether a question is about a club or a competition that has no part in the match at hand. */
export function isElsewhere(question: string, briefing: Briefing | null): boolean {
  const text = plainText(question)
  if (briefing && ANOTHER.test(text)) return true
  if (TITLE.test(text)) return true
  const named = text.match(ELSEWHERE) ?? []
  if (named.length === 0) return false
  const ours = briefing ? namesOf(briefing) : ''
  return named.some((name) => !ours.includes(name))
}

/** Every name that belongs to the match: its own, and those of the clubs that its sides have played. */
function namesOf({ match, form, headToHead, markets }: Briefing): string {
  const games = [...headToHead, ...(form.home?.games ?? []), ...(form.away?.games ?? [])]
  const names = new Set([
    ...[match.home, match.away, match.league, match.stadium, match.city],
    ...games.flatMap(({ home, away }) => [home, away]),
    ...markets.map(({ house }) => house),
  ])
  return [...names].map((name) => plainText(name ?? '')).join(' ')
}
