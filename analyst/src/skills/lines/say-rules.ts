import { findMarkets } from '#reading/markets/find-markets.ts'
import { paragraphs } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { isGlue } from './words.ts'

type Rule = { pattern: RegExp; told: string }

const HOUSE = 'a palavra final é do regulamento da casa, que eu não tenho'

/** What counts for a bet and what does not, by the rules that the chances here go by. */
const RULES: readonly Rule[] = [
  {
    pattern: /\b(?:gols? )?(?:d?n?[oa]s? )?acrescimos?(?: do [12]o tempo)?\b/g,
    told: 'Sim, os acréscimos contam: o que sai neles faz parte do tempo normal.',
  },
  {
    pattern: /\b(?:na |a |da |com )?prorrogacao\b|\btempo extra\b/g,
    told: 'Não, a prorrogação não conta: vale o tempo normal, com os acréscimos.',
  },
  {
    pattern: /\b(?:(?:a |na |disputa de |nos |os )?penaltis|disputa)\b/g,
    told: 'A disputa de pênaltis não conta; já um gol de pênalti durante o jogo conta como qualquer outro.',
  },
  {
    pattern:
      /\b(?:o |cartao )?(?:vermelho|cartao|expulsao)(?: direto)? (?:vale|conta|vale por|conta por|conta como)(?: por| como)? (?:2|dois|duas|dobrado|em dobro)\b/g,
    told: `Aqui não: amarelo e vermelho valem um cada nas contas desta análise. Há casas em que o vermelho vale mais, e ${HOUSE}.`,
  },
  {
    pattern:
      /\bescanteios? (?:mercado|marcado|dado|assinalado)s? (?:mas |e )?(?:que )?nao (?:foi |foram |e )?(?:cobrado|batido)s?\b|\b(?:mercado|marcado)s? (?:mas |e )nao (?:cobrado|batido)s?\b/g,
    told: `Escanteio marcado e não cobrado não entra na contagem daqui, que é de escanteios cobrados; ${HOUSE}.`,
  },
  { pattern: /\bgols? contra\b/g, told: 'Gol contra conta no placar como qualquer outro.' },
  {
    pattern: /\b(?:jogo |partida )?(?:for )?(?:adiad[oa]|cancelad[oa]|interrompid[oa]|suspens[oa])\b/g,
    told: `Se o jogo for adiado ou interrompido, o usual é a aposta ser anulada e o valor voltar, mas ${HOUSE}.`,
  },
]

const ASKS: ReadonlySet<string> = new Set(
  'vale valem conta contam entra entram valendo contando sai saiu feito fosse tempo se do'.split(' '),
)

/** 'Gol nos acréscimos vale pro over?': what is counted, and nothing else that the message could ask. */
export function sayRules({ text, briefing }: Message): Reply | null {
  if (
    !/\b(?:vale|valem|conta|contam|entra|entram|valendo|contando|cobrado|batido|adiad\w|cancelad\w|fosse)\b/.test(text)
  )
    return null
  let rest = text.replaceAll('escanteio mercado', 'escanteio marcado')
  const told = RULES.flatMap((rule) => {
    const at = rest.search(rule.pattern)
    rest = rest.replaceAll(rule.pattern, ' ')
    return at < 0 ? [] : [{ at, told: rule.told }]
  })
  if (told.length === 0) return null
  const { markets, rest: left } = findMarkets(rest, briefing)
  if (!isGlue(left, ASKS)) return null
  return {
    text: paragraphs(...told.map((one) => one.told)),
    markets: markets.flatMap(({ id }) => id ?? []),
  }
}
