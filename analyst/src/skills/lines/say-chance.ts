import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeAmount, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { idOf, type Make } from '#reading/markets/make.ts'
import { bullets, findMarket, nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { inSentence, titleOf, verdictOn } from '#writers/market-words.ts'
import { gapOf } from '#writers/one-of.ts'
import { twinOf } from './moves.ts'
import { rowOf } from './name-of.ts'

/** 'O visitante não sofrer gol' is said of as something that may happen. */
const said = (row: BriefedMarket): string =>
  inSentence(row).replace(/^(mandante|visitante) (não )?sofre gol$/, 'o $1 $2sofrer gol')

const rowText = (row: BriefedMarket): string =>
  `**${titleOf(row)}**: ${writeShare(row.pooledChance)}, odd justa ${writeOdd(row.fairOdd)}`

/** The chance and the fair price of one bet, with what it is set beside. */
function sayOne(scene: Scene, make: Make, row: BriefedMarket, isOfPrice: boolean): string {
  const chance = writeShare(row.pooledChance)
  return sentences(
    isOfPrice
      ? `A odd justa de **${said(row)}** é ${writeOdd(row.fairOdd)}, para uma chance de ${chance}.`
      : `A chance de **${said(row)}** é de ${chance}, odd justa ${writeOdd(row.fairOdd)}.`,
    beside(scene, make),
    row.bestOdd === null ? 'Nenhuma casa cota esse mercado nas minhas fontes.' : verdictOn(scene, row),
  )
}

function beside(scene: Scene, make: Make): string | null {
  const goals = scene.briefing.expectedGoals
  if (make.kind === 'total' && make.unit === 'goals' && make.side && goals)
    return `São esperados ${writeAmount(goals[make.side], 'gol', 'gols')} de ${nameOf(scene, make.side)}.`
  if (make.kind === 'result' && make.side !== 'draw' && make.half === null) {
    const notLosing = rowOf(scene, { kind: 'doubleChance', side: make.side, half: null })
    return notLosing && `Não perder, contando o empate, sobe para ${writeShare(notLosing.pooledChance)}.`
  }
  const twin = twinOf(make)
  const against = twin && rowOf(scene, twin)
  return against && `O contrário, ${said(against)}, fica com ${writeShare(against.pooledChance)}.`
}

/** The chances of all bets that are asked for; those that nobody prices are said to be so, with what is nearest to them. */
export function sayChances(scene: Scene, makes: readonly Make[], isOfPrice: boolean): string | null {
  const known = makes.map((make) => ({ make, row: rowOf(scene, make) }))
  const [only, second] = known
  if (!only) return null
  if (!second && !only.row && only.make.kind === 'range') return saySum(scene, only.make)
  if (!second) return only.row ? sayOne(scene, only.make, only.row, isOfPrice) : sayNearest(scene, only.make)
  const rows = known.flatMap(({ row }) => row ?? [])
  if (rows.length < known.length) return null
  return paragraphs('Chance e odd justa de cada:', bullets(rows.map(rowText)))
}

/** Which of several bets happens more often. */
export function sayLikelier(scene: Scene, makes: readonly Make[]): string | null {
  const rows = makes.flatMap((make) => rowOf(scene, make) ?? [])
  if (rows.length < 2 || rows.length < makes.length) return null
  const [top, next] = rows.toSorted((a, b) => b.pooledChance - a.pooledChance)
  if (!top || !next) return null
  const isTie = writeShare(top.pooledChance) === writeShare(next.pooledChance)
  return paragraphs(
    isTie
      ? `Dá no mesmo: as duas saem em ${writeShare(top.pooledChance)} das vezes.`
      : `Sai mais vezes **${titleOf(top)}**, com ${writeShare(top.pooledChance)}.`,
    bullets(rows.toSorted((a, b) => b.pooledChance - a.pooledChance).map(rowText)),
    'Mais provável não quer dizer que vale mais a pena: isso depende do preço.',
  )
}

/** By how much two bets differ, in chance and in fair price. */
export function sayGap(scene: Scene, makes: readonly Make[]): string | null {
  const rows = makes.flatMap((make) => rowOf(scene, make) ?? [])
  const [top, next] = rows.toSorted((a, b) => b.pooledChance - a.pooledChance)
  if (rows.length !== 2 || !top || !next) return null
  return paragraphs(gapOf(top, next), bullets([top, next].map(rowText)))
}

const LINES_NEAR = 3

/** A bet that is not priced, and what comes nearest to it. */
function sayNearest(scene: Scene, make: Make): string | null {
  const rows = nearest(scene, make)
  if (rows.length === 0) return null
  return paragraphs(
    `Essa aposta exata eu não calculo${whyNot(make)}. O mais perto que tenho:`,
    bullets(rows.map(rowText)),
  )
}

function whyNot(make: Make): string {
  if (!('half' in make) || make.half === null) return ''
  if (make.kind === 'handicap') return ': handicap aqui é só do jogo inteiro'
  if (make.kind === 'total' && make.unit !== 'goals') return ': escanteios e cartões aqui são só do jogo inteiro'
  if (make.kind === 'total' && make.side) return ': gols de um time só num dos tempos não entram na conta'
  return ': aqui ela só existe para o jogo inteiro'
}

function nearest(scene: Scene, make: Make): BriefedMarket[] {
  if (make.kind === 'total') {
    const looser: Make[] = [
      { ...make, half: null },
      { ...make, side: null },
    ]
    const rows = make.half ? looser.flatMap((one) => rowOf(scene, one) ?? []) : []
    if (rows.length > 0) return rows
    const family = idOf({ ...make, half: null, line: 0.5 })?.replace(/0\.5$/, '') ?? ''
    return scene.briefing.markets
      .filter(({ id, line }) => line !== null && family !== '' && id === `${family}${line}`)
      .toSorted((a, b) => Math.abs((a.line ?? 0) - make.line) - Math.abs((b.line ?? 0) - make.line))
      .slice(0, LINES_NEAR)
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  }
  if (make.kind === 'handicap' && make.side) {
    const full = rowOf(scene, { ...make, half: null })
    if (full) return [full]
    const near = make.line < 0 ? -2.5 : 2.5
    return [findMarket(scene, `asianHandicap.${make.side}${near < 0 ? near : `+${near}`}`)].flatMap((row) => row ?? [])
  }
  if ('half' in make && make.half !== null && make.kind !== 'halfFull' && make.kind !== 'busierHalf')
    return [rowOf(scene, { ...make, half: null })].flatMap((row) => row ?? [])
  return []
}

/** Goals from one number to another that have no market of their own: the sum of each exact number. */
function saySum(scene: Scene, { from, to }: Extract<Make, { kind: 'range' }>): string | null {
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, step) =>
    findMarket(scene, `exactGoals.${from + step}`),
  )
  const known = rows.flatMap((row) => row ?? [])
  if (known.length < 2 || known.length < rows.length) return null
  const shares = known.map(({ pooledChance }) => writeShare(pooledChance)).join(' + ')
  const sum = known.reduce((all, { pooledChance }) => all + shownShare(pooledChance), 0)
  return paragraphs(
    `${known.map((row) => `${titleOf(row)}: ${writeShare(row.pooledChance)}.`).join(' ')} Somadas, ${shares} = **${writeShare(sum)}**.`,
    'Não há mercado com esse intervalo na análise, então odd de casa para ele eu não tenho.',
  )
}
