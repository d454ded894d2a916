import type { MatchFacts } from '@prancheta/core/checking/facts/match-facts.ts'
import { TOLD_LEGS, tellCombo } from '@prancheta/core/lookup/tell-combo.ts'
import { tellTable } from '@prancheta/core/lookup/tell-league.ts'
import { tellMarkets, tellStake } from '@prancheta/core/lookup/tell-markets.ts'
import { tellForm, tellMeetings } from '@prancheta/core/lookup/tell-past.ts'
import { z } from 'zod'
import type { TalkedMatch } from '../brief-match.ts'
import { nothing, type Tool, tool } from './tool.ts'

const words = z.string().trim().min(1).max(80)
/** No house pays more on one match; what is larger is a slip. */
const odd = z.number().min(1.01).max(1_000)

type Looked = Pick<TalkedMatch, 'joint' | 'standings'> & { facts: MatchFacts }

/** What may be looked up in the match that is talked about: the very numbers of the reader's analysis. */
export function matchTools({ facts, joint, standings }: Looked): Tool[] {
  return [
    tool({
      name: 'consultar_mercados',
      step: 'markets',
      description:
        'Chances, odd justa, preços, edge e confiança dos mercados desta partida que combinam com as palavras dadas. São 329, mais do que os dados acima mostram.',
      input: z.strictObject({ busca: words.describe('Nome ou parte do nome do mercado, ou o seu id') }),
      run: ({ busca }) => tellMarkets(facts, busca),
    }),
    tool({
      name: 'calcular_combinada',
      step: 'combo',
      description:
        'Chance conjunta e odd justa de uma combinada desta partida, somadas sobre os placares. Nunca multiplique chances.',
      input: z.strictObject({
        pernas: z.array(words).min(TOLD_LEGS.min).max(TOLD_LEGS.max).describe('Ids ou nomes completos dos mercados'),
        odd: odd.optional().describe('A odd que o usuário diz que lhe oferecem pela combinada'),
      }),
      run: ({ pernas, odd: offered }) => tellCombo(facts, joint, { legs: pernas, odd: offered ?? null }),
    }),
    tool({
      name: 'calcular_stake',
      step: 'stake',
      description: 'Edge e stake de Kelly de um mercado desta partida a uma odd que o usuário disse.',
      input: z.strictObject({ mercado: words.describe('Id ou nome completo do mercado'), odd }),
      run: ({ mercado, odd: named }) => tellStake(facts, mercado, named),
    }),
    tool({
      name: 'consultar_forma',
      step: 'form',
      description: 'Os jogos recentes de um dos clubes, um a um e contados.',
      input: z.strictObject({ clube: z.enum(['mandante', 'visitante']) }),
      run: ({ clube }) => tellForm(facts, clube === 'mandante' ? 'home' : 'away'),
    }),
    tool({
      name: 'consultar_confrontos',
      step: 'headToHead',
      description: 'Os confrontos diretos dos dois clubes, um a um e contados.',
      input: nothing,
      run: () => tellMeetings(facts),
    }),
    tool({
      name: 'consultar_tabela',
      step: 'table',
      description: 'A classificação inteira do campeonato desta partida.',
      input: nothing,
      run: () => tellTable(facts, standings),
    }),
  ]
}
