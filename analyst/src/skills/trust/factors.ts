import { writeCount, writeDecimal } from '@prancheta/core/chat/figures.ts'
import { leadOf, tallyHeadToHead } from '@prancheta/core/chat/tallies.ts'
import { GUIDE } from '#guide/guide-answers.ts'
import { nameOf, type Scene, sentences } from '#scene.ts'
import type { Message } from '../skill.ts'
import { firstNamed } from './first-named.ts'

/** What may lie behind a chance: how people call it, and whether it counts. */
export type Factor = { id: string; words: RegExp; but?: RegExp; tell: (message: Message) => string }

const OF_REFEREE =
  'Não: o árbitro não entra na conta, nem na dos cartões, e quem apita hoje eu não sei. O número sai do ritmo de cada time, do adversário e da média do campeonato; com um juiz que dá muitos cartões o total tende a ser maior do que o mostrado, mas de quanto eu não digo.'

/** First fit wins. What is said of the model is in docs/model.md. */
export const FACTORS: readonly Factor[] = [
  {
    id: 'weather',
    words:
      /\b(clima\w*|chuva|chover|temporal|previsao( do tempo)?|meteorolog\w+|vento|calor|frio|efeito do tempo|tempo ruim)\b/,
    tell: ({ text }) =>
      /\b(falta\w*|nao aparece)\b/.test(text)
        ? GUIDE.weatherUnused
        : /\b(descont\w+|por fora|dentro)\b/.test(text)
          ? 'Não está dentro: o tempo aparece só como contexto e não entra na porcentagem. Descontar por fora eu não aconselho, porque quanto ele pesa ninguém mediu aqui; se for forte, as odds costumam mexer, e ao refazer a análise isso entra por elas.'
          : 'Não muda nada na conta: a previsão do tempo aparece só como contexto. Chuva forte ou gramado pesado podem mudar o jogo, mas de quanto não sabemos, e preferimos não chutar; o que as casas acham disso já está nas odds.',
  },
  { id: 'referee', words: /\b(juiz|juiza|arbitr[oa]|arbitragem|apita\w*)\b/, tell: () => OF_REFEREE },
  {
    id: 'headToHead',
    words:
      /\b(confrontos?( diretos?)?|retrospecto|h2h|head to head|fregues\w*|historico (entre|dos dois|de confronto\w*|direto))\b/,
    tell: ofMeetings,
  },
  {
    id: 'lineups',
    words:
      /\b(escalac\w+|desfal\w+|les(ao|oes)|lesionad\w+|machucad\w+|suspens[oa]s?|poupa\w*|titulares|reservas|ausencias?|jogador\w*|artilheir\w+|craque|camisa 10)\b/,
    but: /\b(ex jogador\w*|comentarista\w*|atualiz\w+|sozinh[oa]|de novo|jogo suspenso|partida suspensa|gol de|marca\w*)\b/,
    tell: () =>
      'Não entra: escalação, lesão, suspensão e jogador poupado não estão na conta, que só conhece resultados, estatísticas de jogos passados e odds. O que as casas já sabem de desfalque aparece no preço, e por ele um pouco na chance. Confira a escalação nos clubes e refaça a análise depois dela.',
  },
  {
    id: 'coach',
    words: /\b(tecnico|treinador|vestiario|esquema tatico)\b/,
    tell: () =>
      'Não entra direto: a conta não sabe quem é o técnico nem como o time joga. Uma mudança só aparece aos poucos, pelos resultados, e antes disso pelas odds.',
  },
  {
    id: 'form',
    words: /\b(fase|forma|momento|ultimos jogos|jogos recentes|ultimas partidas|sequencia|embalad\w+|ma fase)\b/,
    but: /\bde forma\b|\bde alguma forma\b|\bno momento\b/,
    tell: ofForm,
  },
  {
    id: 'home',
    words: /\b(mando|fator casa|jogar em casa|joga em casa|torcida|jogando em casa|campo neutro)\b/,
    but: /\b(campo neutro|quem joga)\b/,
    tell: ({ scene }) =>
      sentences(
        'Sim, o mando de campo já está dentro: a conta aprende em cada campeonato quanto vale jogar em casa e põe isso nos gols esperados.',
        scene && goalsOf(scene),
        'Não precisa somar nada por fora.',
      ),
  },
  {
    id: 'motivation',
    words:
      /\b(motivac\w+|rebaixa\w+|brig\w+ por|precisa\w* (mais\b|ganhar|vencer|da vitoria|do resultado|dos? pontos?)|vontade|clima de decisao|salario atrasado|desespero)\b/,
    tell: () => GUIDE.nothingToPlay,
  },
  {
    id: 'tiredness',
    words: /\b(cansa\w+|viagem|descanso|calendario|desgaste|maratona|meio de semana|libertadores)\b/,
    tell: () =>
      'Não: cansaço, viagem e dias de descanso não entram na conta. O que as casas acham disso já está nas odds, e por elas um pouco na chance; quanto pesa por fora eu não sei dizer.',
  },
  {
    id: 'table',
    words: /\b(tabela|posicao|classificac\w+|campanha|colocac\w+)\b/,
    tell: ({ scene }) =>
      sentences(
        'A posição na tabela não entra na conta; entram os jogos que a fizeram, um a um, com os gols e a força do adversário. Só nas últimas rodadas se olha o que cada time ainda pode ganhar ou perder.',
        scene && goalsOf(scene),
      ),
  },
]

const goalsOf = ({ briefing: { expectedGoals: sides }, home, away }: Scene): string | null =>
  sides &&
  `Neste jogo ela dá ${writeDecimal(sides.home)} gols esperados de ${home} e ${writeDecimal(sides.away)} de ${away}.`

function ofForm({ scene, text, ask }: Message): string {
  const side = (scene && firstNamed(text, scene)) ?? ask.side
  const form = scene && side !== null ? scene.briefing.form[side] : null
  return sentences(
    'Sim, a fase já está dentro: cada jogo recente entra na força do time, e pesa mais do que os antigos. Mas poucos jogos mexem pouco, e o adversário de cada um conta.',
    scene && side !== null && form
      ? `Os últimos ${form.games.length} de ${nameOf(scene, side)}: ${writeCount(form.wins, 'vitória', 'vitórias', 'nenhuma')}, ${writeCount(form.draws, 'empate', 'empates', 'nenhum')} e ${writeCount(form.losses, 'derrota', 'derrotas', 'nenhuma')}.`
      : null,
    'Descontar ou somar por fora contaria duas vezes.',
  )
}

/** Whether meetings count, and what there are; 'nunca perde' is held against them. */
function ofMeetings({ scene, text, ask }: Message): string {
  const side = (scene && firstNamed(text, scene)) ?? ask.side
  if (/\b(desconsider\w+|ignor\w+)\b/.test(text))
    return 'Na prática, sim: confrontos de anos atrás quase não contam, porque elenco e técnico são outros. Na conta cada jogo antigo pesa cada vez menos, e o confronto direto não tem peso próprio; serve de curiosidade.'
  const tally = scene && tallyHeadToHead(scene.briefing)
  const lost =
    scene && side !== null && /\b(nunca|jamais|sempre|nao perde)\b/.test(text) ? lostAtHome(scene, side) : null
  return sentences(
    lost,
    /\bpor que|pouco\b/.test(text)
      ? 'Porque são poucos jogos, espalhados por anos, com outros elencos e técnicos: não dizem quase nada do de hoje.'
      : 'Quase nada: o confronto direto não tem peso próprio na conta.',
    'Cada um deles conta como um jogo qualquer, e os antigos contam menos.',
    scene && tally
      ? `Nos ${tally.games} confrontos diretos que tenho, ${scene.home} venceu ${tally.homeWins}, ${scene.away} venceu ${tally.awayWins} e houve ${writeCount(tally.draws, 'empate', 'empates', 'nenhum')}.`
      : scene
        ? 'Deste jogo, aliás, não tenho confrontos registrados.'
        : null,
  )
}

function lostAtHome(scene: Scene, side: 'home' | 'away'): string | null {
  const own = scene.briefing.match[side]
  const all = scene.briefing.headToHead
  const atHome = all.filter(({ home }) => home === own)
  const games = atHome.length > 0 ? atHome : all
  const losses = games.filter((game) => leadOf(game, own) < 0).length
  if (games.length === 0) return null
  return losses === 0
    ? `Neles, de fato, ${nameOf(scene, side)} não perdeu${atHome.length > 0 ? ' em casa' : ''}.`
    : `A premissa não confere nos meus dados: ${nameOf(scene, side)} já perdeu desse adversário${atHome.length > 0 ? ' em casa' : ''}.`
}
