import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Make } from '#reading/markets/make.ts'
import { bullets, capital, paragraphs, type Scene } from '#scene.ts'
import { stepsOf } from './ends-of.ts'
import { clubIn, halfName, rowOf, titleFor } from './name-of.ts'

const RESULT = { home: 'o mandante à frente', draw: 'empatado', away: 'o visitante à frente' } as const
const FINAL = { home: 'o mandante vencer', draw: 'terminar empatado', away: 'o visitante vencer' } as const

/** What a bet asks of the match, in one sentence. */
function meaningOf(make: Make, scene: Scene | null): string {
  const club = clubIn(make, scene)
  switch (make.kind) {
    case 'result':
      if (make.side === 'draw')
        return `É o **empate**, o X do 1X2: ganha se ${make.half ? `os gols ${halfName(make.half)} ficarem iguais` : 'o tempo normal terminar igual'}.`
      return `É a vitória de ${club}, o ${make.side === 'home' ? '1' : '2'} do 1X2: empate perde.`
    case 'doubleChance':
      if (make.side === null)
        return 'Dupla chance cobre dois dos três resultados numa aposta só: 1X (mandante ou empate), X2 (empate ou visitante) ou 12 (qualquer um vence). Só perde se sair o que ficou de fora.'
      return make.side === 'draw'
        ? 'É a dupla chance 12: ganha com vitória de qualquer um dos lados, e só o empate perde.'
        : `É ${make.side === 'home' ? 'o 1X' : 'o X2'}: ganha se ${club} vencer ou empatar, e só a derrota perde.`
    case 'drawNoBet':
      return `No empate anula aposta (o mesmo que handicap zero), ${club} precisa vencer; se empatar, a casa devolve o valor inteiro, e com derrota perde.`
    case 'handicap':
      return make.line < 0
        ? `Quer dizer que, na conta da aposta, ${club} começa com ${goalsIn(make.line)} a menos (handicap)${make.half ? `, e só contam os gols ${halfName(make.half)}` : ''}.`
        : `Quer dizer que, na conta da aposta, ${club} começa com ${goalsIn(make.line)} a mais (handicap)${make.half ? `, e só contam os gols ${halfName(make.half)}` : ''}.`
    case 'european':
      return 'No handicap europeu soma-se a vantagem ao placar e aposta-se num dos três resultados da conta; o empate é um deles, não devolve.'
    case 'total':
      return `${capital(titleFor(make, scene))} conta ${UNITS[make.unit]}${make.half ? ` ${halfName(make.half)}` : ''}${make.side ? ` de ${club}` : ' dos dois lados somados'}.`
    case 'btts':
      return `Ambas marcam: ${make.isYes ? 'ganha se os dois times fizerem pelo menos um gol' : 'ganha se ao menos um dos times não fizer gol'}${make.half ? ` ${halfName(make.half).replace('do', 'no')}` : ''}.`
    case 'halfFull':
      return `Intervalo/final junta intervalo e fim: precisa estar ${RESULT[make.half]} no intervalo **e** ${FINAL[make.full]} no fim. Errar um deles perde.`
    case 'parity':
      return `Par ou ímpar olha o total de gols: ganha se a soma for ${make.isEven ? 'par, e zero conta como par' : 'ímpar'}.`
    case 'cleanSheet':
      return `Ganha se ${club} ${make.isYes ? 'terminar sem sofrer gol, vencendo ou não' : 'sofrer pelo menos um gol'}.`
    case 'toNil':
      return `Ganha se ${club} vencer **e** terminar sem sofrer gol; vitória sofrendo gol perde.`
    case 'score':
      return 'No placar exato só ganha aquele placar, com os gols de cada lado; qualquer outro perde.'
    case 'margin':
      return `Ganha só com vitória de ${club} por essa diferença exata de gols.`
    default:
      return `É ${titleFor(make, scene)}, como o nome diz.`
  }
}

const UNITS = { goals: 'os gols', corners: 'os escanteios', cards: 'os cartões' } as const
const WHOLE = ['', 'um gol']
const PART: Record<string, string> = { '0.25': 'um quarto de gol', '0.5': 'meio gol', '0.75': 'três quartos de gol' }

/** 1.5 as 'um gol e meio'. */
function goalsIn(line: number): string {
  const goals = Math.abs(line)
  const part = goals % 1
  const whole = WHOLE[Math.floor(goals)] ?? 'os gols da linha'
  if (part === 0 || goals >= 2) return whole
  if (goals < 1) return PART[String(part)] ?? 'essa parte de um gol'
  return part === 0.5 ? `${whole} e meio` : 'os gols da linha'
}

const HAS_STEPS = ['handicap', 'total', 'drawNoBet', 'european', 'range', 'exact']

/** What a line means: when it wins, when it gives back and when it loses, and how likely it is here. */
export function sayMeaning(make: Make, scene: Scene | null, withChance: boolean): string {
  const row = scene && rowOf(scene, make)
  const steps = HAS_STEPS.includes(make.kind) ? stepsOf(make) : null
  const quarter = 'line' in make && !Number.isInteger(make.line * 2)
  return paragraphs(
    meaningOf(make, scene),
    steps && bullets(steps),
    quarter ? 'É linha de quarto: a aposta se reparte por igual entre as linhas vizinhas.' : null,
    row && withChance
      ? `Aqui: ${titleFor(make, scene)}, ${writeShare(row.pooledChance)} de chance, odd justa ${writeOdd(row.fairOdd)}.`
      : null,
  )
}
