import type { BriefedTableRow } from '@prancheta/core/chat/briefing.ts'
import { writeCount, writeDecimal } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, nameOf, paragraphs, type Scene } from '#scene.ts'
import type { TableQuery } from '../query.ts'
import { looseTable } from '../read-table.ts'
import { tellTable } from '../tell-table.ts'
import { type Heard, isOfBets, type Reader, said } from './hear.ts'

const signed = (balance: number): string => (balance > 0 ? `+${balance}` : writeDecimal(balance))
const balanceOf = ({ goalsFor, goalsAgainst }: BriefedTableRow): number => goalsFor - goalsAgainst

const query = (side: Side | null): TableQuery => ({ kind: 'table', ask: 'place', side })

/** Questions of the table in words that are not all known, as long as they ask of nothing else. */
export const readStanding: Reader = (heard) => {
  if (isOfBets(heard) || NOT_HERE.test(heard.plain)) return null
  const { scene, text, side, before } = heard
  const { table } = scene.briefing
  if (table?.home && table.away) {
    const told = ofBalance(heard, { home: table.home, away: table.away }, table.clubs)
    if (told !== null) return said(told, query(side))
  }
  const read = looseTable(withoutMargin(text), before, side)
  return read && said(tellTable(scene, read), read)
}

const NOT_HERE =
  /\b(?:por ?que|chances?|probabilidade|favorit\w+|conta|modelo|tempo|escanteios?|cart(?:ao|oes)|resum\w+|nota|tabelinha|libertadores|copa|colunas?|mercados?|pesa|peso)\b/

/** By how many goals a club wins changes no points. */
const withoutMargin = (text: string): string =>
  text.replace(/\bpor (?:uns? |umas? )?(?:\d+|um|dois|tres|quatro) gols?(?: de (?:diferenca|vantagem|saldo))?\b/, ' ')

type Rows = { home: BriefedTableRow; away: BriefedTableRow }

const FLATTERS =
  /\b(?:sugere|engana\w*|mente|merec\w+|reflete|condiz|verdade)\b|\b(?:melhor|pior|mais|menos)\b.*\bque\b.*\b(?:posic|coloca|tabela|pontuac)\w*/

/** The goal balance of each, and whether the place in the table fits it. */
function ofBalance({ scene, text, side }: Heard, rows: Rows, clubs: number): string | null {
  const isFlattered = FLATTERS.test(text) && /\b(?:posic|coloca|tabela|pontuac|classific)\w*/.test(text)
  if (!isFlattered && !/\bsaldo\b/.test(text)) return null
  const sides: readonly Side[] = side ? [side] : ['home', 'away']
  const told = sides.map((one) => {
    const row = rows[one]
    return `${nameOf(scene, one)} está em ${row.rank}º de ${clubs}, com ${writeCount(row.points, 'ponto', 'pontos', 'nenhum')} em ${writeCount(row.played, 'jogo', 'jogos', 'nenhum')}: ${row.goalsFor} gols feitos e ${row.goalsAgainst} sofridos, saldo de ${signed(balanceOf(row))}.`
  })
  const list = told.length > 1 ? bullets(told) : (told[0] ?? '')
  if (!isFlattered) return paragraphs(sides.length > 1 ? betterBalance(scene, rows) : null, list)
  const verdicts = sides.map((one) => fits(scene, one, rows[one], clubs))
  return paragraphs(verdicts.join(' '), list)
}

function betterBalance(scene: Scene, { home, away }: Rows): string {
  const [a, b] = [balanceOf(home), balanceOf(away)]
  const each = `${scene.home} tem saldo de ${signed(a)} e ${scene.away}, de ${signed(b)}`
  return a === b ? `Iguais: ${each}.` : `${each}: o melhor é o de ${a > b ? scene.home : scene.away}.`
}

function fits(scene: Scene, side: Side, row: BriefedTableRow, clubs: number): string {
  const [isHigh, balance] = [row.rank <= clubs / 2, balanceOf(row)]
  const name = nameOf(scene, side)
  if (isHigh && balance < 0) return `${name}: sim, os gols são piores do que a posição sugere.`
  if (!isHigh && balance > 0) return `${name}: ao contrário, os gols são melhores do que a posição sugere.`
  return `${name}: não, a posição diz o mesmo que os gols.`
}

/** 'Quem tem mais a perder', 'quem precisa mais': nobody measures it, and the table is what there is. */
export const readNeed: Reader = ({ scene, text }) => {
  if (
    !/\b(?:quem|qual (?:time|deles|dos dois))\b.*\b(?:precis\w+|necessit\w+|mais a perder|pressao|pressionad\w+)\b/.test(
      text,
    )
  )
    return null
  const places = tellTable(scene, query(null))
  return said(
    `Motivação eu não tenho medida, e o que cada lugar vale no campeonato também não. O que a tabela mostra:\n\n${places}`,
    query(null),
  )
}
