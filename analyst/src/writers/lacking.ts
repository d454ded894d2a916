import type { ThemeId } from '../reading/ask.ts'
import { marketsLike, type Scene } from '../scene.ts'

type Lack = { themes: readonly ThemeId[]; asked: RegExp; told: string }

/** What a question asks of a theme that nobody tells us, said before what is nearest to it. */
const LACKS: readonly Lack[] = [
  {
    themes: ['cards'],
    asked: /\b(vermelh\w+|expuls\w+|cartao cartao)\b/,
    told: 'Só de cartão vermelho eu não tenho chance: a conta soma amarelos e vermelhos.',
  },
  {
    themes: ['cards'],
    asked: /\b(arbitr\w+|juiz|apita\w*)\b/,
    told: 'Quem apita eu não sei, nem quantos cartões costuma dar.',
  },
  {
    themes: ['cards', 'corners'],
    asked: /\b(tempos?|etapas?|intervalo)\b/,
    told: 'Por tempo eu não tenho essa contagem, só a do jogo inteiro.',
  },
  {
    themes: ['cards', 'corners'],
    asked: /\b(sofrid\w+|cedid\w+|cede\w*|conced\w+|contra ele)\b/,
    told: 'Quantos cada time cede ao adversário eu não tenho, só os que ele mesmo faz.',
  },
  {
    themes: ['halves', 'goals', 'chance', 'result'],
    asked: /\b(costuma\w*|geralmente|normalmente|tende\w*|historicamente)\b.*\b(tempo|etapa)\b/,
    told: 'Os gols passados de cada tempo eu não tenho separados; o que há é a chance para este jogo.',
  },
]

const OF_WORTH = /\b(vale\w*|valor|presta\w*|compensa\w*|aposta\w*|odds?|preco|paga\w*)\b/

/** The sentence on what is not known of just this question; null where nothing of it is missing. */
export function tellLack(scene: Scene): string | null {
  const { theme, text, half } = scene.ask
  const lack = LACKS.find(({ themes, asked }) => themes.includes(theme) && asked.test(text))
  if (lack) return lack.told
  const isUnquoted = marketsLike(scene, /^(firstHalf|secondHalf)\./).every(({ bestOdd }) => bestOdd === null)
  return theme === 'halves' && half !== null && scene.phase === 'ahead' && OF_WORTH.test(text) && isUnquoted
    ? 'Nenhuma casa cota os mercados de um tempo só neste jogo, então não há valor a medir neles: ignorar é o que a conta diz.'
    : null
}
