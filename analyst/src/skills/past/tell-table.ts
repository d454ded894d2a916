import type { BriefedTableRow } from '@prancheta/core/chat/briefing.ts'
import { writeCount, writeDecimal } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, nameOf, otherOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { absent } from '#writers/absent.ts'
import type { TableQuery } from './query.ts'

type Rows = { home: BriefedTableRow; away: BriefedTableRow }

const points = (count: number): string => writeCount(count, 'ponto', 'pontos', 'nenhum')
const WIN = 3

/** Only the two clubs' own lines are known, so that every answer stays between them. */
export function tellTable(scene: Scene, query: TableQuery): string | null {
  const { table } = scene.briefing
  if (!table?.home || !table.away) return absent(scene, 'table', 'a posição dos times')
  const told = answer(scene, query, { home: table.home, away: table.away }, table.clubs)
  return scene.phase === 'over'
    ? sentences(told, 'A tabela que tenho é a de antes deste jogo, sem os pontos dele.')
    : told
}

function answer(scene: Scene, { ask, side }: TableQuery, rows: Rows, clubs: number): string {
  const sides: readonly Side[] = side ? [side] : ['home', 'away']
  switch (ask) {
    case 'win':
    case 'draw':
    case 'lose':
      return paragraphs(...sides.map((one) => ifEnds(scene, one, ask, rows)), OTHERS)
    case 'pass':
      return canPass(scene, side ?? 'home', rows)
    case 'leader':
      return paragraphs(...sides.map((one) => toLeader(scene, one, rows)))
    case 'loseDrop':
      return sentences(...sides.map((one) => ifEnds(scene, one, 'lose', rows)), ZONE)
    case 'drop':
      return sentences(sides.map((one) => placeOf(scene, one, rows, clubs)).join(' '), ZONE)
    case 'tie':
      return sentences(
        'O critério de desempate deste campeonato eu não tenho.',
        ...(['home', 'away'] as const).map(
          (one) =>
            `${nameOf(scene, one)} tem saldo de ${signed(rows[one].goalsFor - rows[one].goalsAgainst)} no campeonato.`,
        ),
      )
    case 'title':
      return sentences(
        'Isso não dá para saber aqui: os pontos dos outros clubes e quantas rodadas faltam eu não tenho.',
        ...sides.map((one) => placeOf(scene, one, rows, clubs)),
      )
    case 'rounds':
      return sentences(
        'Quantas rodadas o campeonato tem eu não sei.',
        scene.briefing.match.round ? `Este jogo é da ${scene.briefing.match.round}.` : null,
        ...sides.map((one) => placeOf(scene, one, rows, clubs)),
      )
    case 'top':
      return sides
        .map(
          (one) => `${rows[one].rank <= TOP ? 'Sim, entre os primeiros' : 'Não'}: ${placeOf(scene, one, rows, clubs)}`,
        )
        .join(' ')
    case 'isFirst':
    case 'isLast':
      return sides
        .map((one) =>
          isAt(scene, one, rows, ask === 'isFirst' ? 1 : clubs, ask === 'isFirst' ? 'o líder' : 'o lanterna', clubs),
        )
        .join(' ')
    case 'gap':
      return aheadOf(scene, rows, clubs)
    case 'ahead':
      return `${side === null ? '' : isAhead(side, rows) ? 'Sim. ' : 'Não. '}${aheadOf(scene, rows, clubs)}`
    default:
      return sides.length === 1
        ? placeOf(scene, sides[0] ?? 'home', rows, clubs)
        : paragraphs(bullets(sides.map((one) => placeOf(scene, one, rows, clubs))), aheadOf(scene, rows, null))
  }
}

const TOP = 4
const signed = (balance: number): string => (balance > 0 ? `+${balance}` : writeDecimal(balance))

const ZONE = 'Onde começa a zona, ou a vaga, não dá para saber aqui: da tabela só tenho as linhas destes dois clubes.'
const OTHERS = 'O lugar depois depende dos outros jogos da rodada, que eu não tenho.'

const placeOf = (scene: Scene, side: Side, rows: Rows, clubs: number): string =>
  `${nameOf(scene, side)} está em ${rows[side].rank}º de ${clubs}, com ${points(rows[side].points)} em ${writeCount(rows[side].played, 'jogo', 'jogos', 'nenhum')}.`

const isAhead = (side: Side, rows: Rows): boolean => rows[side].rank < rows[otherOf(side)].rank

function aheadOf(scene: Scene, rows: Rows, clubs: number | null): string {
  const ahead: Side = rows.home.rank < rows.away.rank ? 'home' : 'away'
  const gap = Math.abs(rows.home.points - rows.away.points)
  const lead =
    gap === 0
      ? `Os dois têm os mesmos pontos na tabela, e ${nameOf(scene, ahead)} fica na frente no desempate.`
      : `Na tabela, ${nameOf(scene, ahead)} está na frente: a diferença é de ${points(gap)}.`
  return clubs === null
    ? lead
    : paragraphs(lead, bullets((['home', 'away'] as const).map((side) => placeOf(scene, side, rows, clubs))))
}

function ifEnds(scene: Scene, side: Side, end: 'win' | 'draw' | 'lose', rows: Rows): string {
  const own = rows[side]
  const rival = rows[otherOf(side)]
  const name = nameOf(scene, side)
  if (end === 'lose') return `Perdendo, ${name} fica com os ${points(own.points)} que tem, hoje em ${own.rank}º.`
  const more = end === 'win' ? WIN : 1
  const after = `${end === 'win' ? 'Ganhando' : 'Empatando'}, ${name} vai a ${own.points} + ${more} = ${points(own.points + more)}, hoje em ${own.rank}º.`
  if (end === 'draw' || own.points >= rival.points) return after
  return sentences(after, reaches(scene, side, rows))
}

/** Whether a win would bring a club level with or past the other. */
function reaches(scene: Scene, side: Side, rows: Rows): string {
  const [after, rival] = [rows[side].points + WIN, rows[otherOf(side)].points]
  const name = nameOf(scene, otherOf(side))
  if (after > rival) return `Passa ${name}, que tem ${points(rival)}.`
  return after === rival
    ? `Alcança ${name}, que tem ${points(rival)}; aí decide o desempate.`
    : `Não alcança ${name}, que tem ${points(rival)}.`
}

function canPass(scene: Scene, side: Side, rows: Rows): string {
  const [own, rival] = [rows[side], rows[otherOf(side)]]
  const name = nameOf(scene, side)
  if (own.points > rival.points || own.rank < rival.rank)
    return sentences(
      `Já está na frente: ${name} está em ${own.rank}º, com ${points(own.points)}.`,
      `${nameOf(scene, otherOf(side))} está em ${rival.rank}º, com ${points(rival.points)}.`,
    )
  const after = own.points + WIN
  const yes = after > rival.points ? 'Sim' : after === rival.points ? 'Só no desempate' : 'Não'
  return sentences(
    `${yes}: ganhando, ${name} vai a ${own.points} + ${WIN} = ${points(after)}.`,
    `${nameOf(scene, otherOf(side))} tem ${points(rival.points)}.`,
  )
}

function toLeader(scene: Scene, side: Side, rows: Rows): string {
  const own = rows[side]
  const name = nameOf(scene, side)
  if (own.rank === 1) return `${name} já é o líder, com ${points(own.points)}.`
  const rival = rows[otherOf(side)]
  if (rival.rank === 1)
    return `Na tabela, a diferença de ${name} para o líder, ${nameOf(scene, otherOf(side))}, é de ${points(rival.points - own.points)}.`
  return `Isso não dá para saber aqui, porque os pontos dos outros clubes eu não tenho: da tabela só recebo as linhas destes dois clubes. ${name} está em ${own.rank}º, com ${points(own.points)} em ${writeCount(own.played, 'jogo', 'jogos', 'nenhum')}.`
}

function isAt(scene: Scene, side: Side, rows: Rows, rank: number, what: string, clubs: number): string {
  const place = placeOf(scene, side, rows, clubs)
  return rows[side].rank === rank ? `Sim, é ${what}: ${place}` : `Não é ${what}: ${place}`
}
