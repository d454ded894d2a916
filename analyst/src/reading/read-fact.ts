import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { plainText } from './plain-text.ts'
import { type PriceFact, readPriceFact } from './read-price-fact.ts'

/** One fact of the games played, as against how a side is doing at large. */
export type Fact =
  | (typeof FORM_FACTS)[number]['id']
  | (typeof MEETING_FACTS)[number]['id']
  | (typeof TABLE_FACTS)[number]['id']
  | 'versus'
  | PriceFact
  | 'biggestWin'
  | 'likeliest'
  | 'lastGames'

const RECENT = String.raw`\b(ultim\w+|recent\w*|ultimamente|atras)\b`
const SEASON = String.raw`\b(campeonato|temporada|liga|tabela|ano|torneio)\b`
const MEETING = /\b(confrontos?|entre (eles|os dois|ambos)|duelos?|encontros?|retrospecto|historico|se enfrent\w+)\b/

const FORM_FACTS = [
  {
    id: 'formRecord',
    pattern: new RegExp(
      String.raw`\bquem (tem|fez|marcou|levou|sofreu|ganhou|venceu|perdeu|empatou) (mais|menos)\b.*${RECENT}`,
    ),
  },
  { id: 'commonRivals', pattern: /\badversari\w+ em comum\b|\bmesm[oa]s? adversari\w+/ },
  { id: 'formPoints', pattern: new RegExp(String.raw`\b(quantos )?pontos\b.*${RECENT}|${RECENT}.*\bquantos pontos\b`) },
  {
    id: 'countOver',
    pattern: /\bquant[oa]s?\b.*\b(jogos?|partidas?|ultim[oa]s)\b.*\b(mais|menos) de \d\.5\b|\bquantos overs?\b/,
  },
  {
    id: 'goallessForm',
    pattern: new RegExp(
      String.raw`\b(sem (marcar|fazer gols?)|nao marcou|passou em branco)\b.*${RECENT}|${RECENT}.*\b(sem (marcar|fazer gols?)|nao marcou|passou em branco)\b|\bmarcou em (todos|quantos|cada)\b`,
    ),
  },
  { id: 'lastLoss', pattern: /\bultima derrota\b|\bperde(u|ram) (pra|para|de) quem\b|\bquando (foi que )?perdeu\b/ },
  { id: 'lastWin', pattern: /\bultima vitoria\b|\b(ganhou|venceu) (de )?quem\b|\bquando (foi que )?(ganhou|venceu)\b/ },
  {
    id: 'unbeaten',
    pattern:
      /\b(vitorias?|derrotas?|empates?) (seguid|consecutiv)\w+|\bnao (perde|ganha|vence) ha\b|\binvict\w+|\b(ha|a) quantos jogos\b|\b(jogos|partidas|tempo) sem (perder|vencer|ganhar)\b/,
  },
  {
    id: 'lastGame',
    pattern: /(?<!\bnos )(?<!\bdos )\bultim[oa] (jogo|partida|resultado)\b(?! (entre|d[eo] \w+ (x|contra)))/,
  },
  {
    id: 'formAverages',
    pattern:
      /\bmedia de gols (d[oae] (?!liga|campeonato|jogo|partida|confront)\w+)|\bcostuma (sofrer|levar|tomar|marcar|fazer) gols?\b|\b(levando|sofrendo|tomando|fazendo|marcando|leva|sofre|toma) (muitos?|poucos?|tantos?) gols?\b|\bmedia de gols (sofrid|feit|marcad|tomad|levad)\w+|\bgols (sofrid|feit|marcad|tomad|levad)\w+ (em media|por jogo)\b/,
  },
  {
    id: 'venue',
    pattern: new RegExp(
      String.raw`\b(fora( de casa)?|em casa|como (visitante|mandante))\b.*(${RECENT}|\bcomo (foi|vai|vem|anda|e)\b|\bdesempenho\b|\bcampanha\b|\b(vai|joga|anda) (bem|mal)\b)|(${RECENT}|\bdesempenho\b|\bcampanha\b|\bcomo (foi|vai|vem|anda|e)\b).*\b(fora( de casa)?|em casa|como (visitante|mandante))\b`,
    ),
  },
] as const satisfies readonly { id: string; pattern: RegExp }[]

const MEETING_FACTS = [
  { id: 'meetingVenue', pattern: /\b(na casa d\w+|em casa|como mandante|no estadio|la)\b/ },
  {
    id: 'meetingGoals',
    pattern: /\b(medias?|quantos|total de|muitos) .{0,20}\bgols?\b|\bgols?\b.{0,20}\b(medias?|por jogo)\b/,
  },
  { id: 'meetingLastWin', pattern: /\bultima vez que\b.*\b(ganhou|venceu|bateu|levou)\b|\bultima vitoria\b/ },
  { id: 'meetingLast', pattern: /\bultim[oa] (jogo|confronto|duelo|encontro|partida|placar)\b|\bplacar do ultimo\b/ },
] as const satisfies readonly { id: string; pattern: RegExp }[]

const TABLE_FACTS = [
  {
    id: 'place',
    pattern:
      /\b(em que|qual|que) (lugar|posicao|colocacao)\b(?!.*\b(jogo|estadio|sera)\b)|\bquantos? (lugar|posicao)\b/,
  },
  { id: 'rate', pattern: /\baproveitamento\b/ },
  {
    id: 'pointsIfWin',
    pattern:
      /\b(se|caso|com) .{0,30}\b(ganhar|vencer|ganhe|venca|vitoria|empatar)\b.*\b(pontos|vai a|sobe|chega|fica com|lider\w*|posicao)\b/,
  },
  {
    id: 'relegation',
    pattern: /\brisco de (cair|rebaix\w+|queda)\b|\brebaix\w+|\bz ?4\b|\bcair (pra|para) a (serie|segunda)/,
  },
  {
    id: 'leader',
    pattern:
      /\bquem (e|ta|esta|lidera)\b.{0,12}\b(lider\w*|liderando|primeiro|campeonato)\b|\b(qual|quem) (e )?o lider\b/,
  },
  {
    id: 'goallessSeason',
    pattern: new RegExp(
      String.raw`\b(sem (marcar|fazer gols?)|nao marcou|passou em branco)\b.*${SEASON}|${SEASON}.*\b(sem (marcar|fazer gols?)|nao marcou|em branco)\b`,
    ),
  },
  {
    id: 'cleanSeason',
    pattern: new RegExp(
      String.raw`\b(sem (sofrer|levar|tomar) gols?|nao (sofreu|levou|tomou) gols?|clean sheets?)\b.*${SEASON}`,
    ),
  },
  {
    id: 'bestSides',
    pattern:
      /\b(melhor|pior) (defesa|ataque)\b.*\b(campeonato|temporada|liga)\b|\bquem (sofreu|levou|tomou|marcou|fez) (mais|menos) gols?\b.*\b(campeonato|temporada|liga)\b/,
  },
  {
    id: 'seasonGoals',
    pattern: new RegExp(
      String.raw`\bgols?\b.*\b(fez|marcou|levou|sofreu|tomou|feitos|sofridos|marcados)\b.*${SEASON}|${SEASON}.*\bgols?\b.*\b(fez|marcou|levou|sofreu|feitos|sofridos)\b`,
    ),
  },
  {
    id: 'seasonRecord',
    pattern: new RegExp(
      String.raw`\bquem (tem|fez|somou) (mais|menos) (vitorias?|derrotas?|empates?|pontos)\b(?!.*${RECENT})|\b(vitorias?|derrotas?|empates?|perdeu|venceu|ganhou|empatou|perdas)\b.*${SEASON}|${SEASON}.*\b(vitorias?|derrotas?|empates?)\b`,
    ),
  },
] as const satisfies readonly { id: string; pattern: RegExp }[]

const COUNTS: Record<string, number> = { tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8 }
const LATEST = /\bultim[oa]s? (tres|quatro|cinco|seis|sete|oito|[3-9])\b/

/** How many of the latest games are asked for: 'nos últimos cinco'. Null where no number is said. */
export function latestAsked(text: string): number | null {
  const [, word] = LATEST.exec(text) ?? []
  return word === undefined ? null : (COUNTS[word] ?? Number(word))
}

/** How games ended, as against their goals. */
const COUNTS_ENDS =
  /^(?!.*\b(gols?|pontos|marc\w+|mais de|menos de|sofr\w+)\b).*\b(venc\w+|ganh\w+|perd\w+|empat\w+|vitorias?|derrotas?|jogos|partidas|resultados)\b/

type FactTheme = 'odds' | 'table' | 'headToHead' | 'form'
export type FactAsked = { theme: FactTheme; fact: Fact }

/** The one fact of the past that a plain text asks for; null where it asks for none, or for a whole theme. */
export function readFact(text: string, sides: number, briefing: Briefing): FactAsked | null {
  const isPlain = /\b(escanteios?|cart(ao|oes))\b/.test(text) || MEETING.test(text) || sides >= 2
  const plain = readPlainFact(text, sides)
  if (plain?.theme === 'odds' || isPlain) return plain
  return rivalIn(text, briefing) !== null ? { theme: 'form', fact: 'versus' } : plain
}

/** The same without the names of other clubs. */
export function readPlainFact(text: string, sides: number): FactAsked | null {
  const ofPrice = readPriceFact(text)
  if (ofPrice !== null) return { theme: 'odds', fact: ofPrice }
  if (/\b(escanteios?|cart(ao|oes))\b/.test(text)) return null
  if (/\bdiferenca de pontos\b|\bpontos (de diferenca|separam)\b/.test(text)) return { theme: 'table', fact: 'place' }
  if (MEETING.test(text)) return found('headToHead', MEETING_FACTS, text)
  if (sides < 2 && latestAsked(text) !== null && COUNTS_ENDS.test(text)) return { theme: 'form', fact: 'lastGames' }
  return found('table', TABLE_FACTS, text) ?? (sides < 2 ? found('form', FORM_FACTS, text) : null)
}

function found<Id extends Fact>(
  theme: FactTheme,
  facts: readonly { id: Id; pattern: RegExp }[],
  text: string,
): FactAsked | null {
  const fact = facts.find(({ pattern }) => pattern.test(text))
  return fact ? { theme, fact: fact.id } : null
}

/** Another club that one of the two has played lately, by its whole name or the last word of it. */
export function rivalIn(text: string, { match, form }: Briefing): string | null {
  const games = [...(form.home?.games ?? []), ...(form.away?.games ?? [])]
  const rivals = new Set(games.flatMap(({ home, away }) => [home, away]))
  for (const rival of rivals) {
    if (rival === match.home || rival === match.away) continue
    const name = plainText(rival)
    const last = name.split(' ').at(-1) ?? name
    if (` ${text} `.includes(` ${name} `) || (last.length > 4 && ` ${text} `.includes(` ${last} `))) return rival
  }
  return null
}
