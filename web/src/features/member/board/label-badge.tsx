import type { BoardGame } from '@prancheta/contract/board/routes.ts'
import { CircleDashed, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'
import type { BoardLabel } from './arrange-board.ts'

type Look = { word: string; tone: Tone; Icon: typeof Minus; meaning: string }

export const LABELS: Record<BoardLabel, Look> = {
  value: {
    word: 'com valor',
    tone: 'good',
    Icon: TrendingUp,
    meaning: 'Algum mercado passa na regra: edge de 5% ou mais e confiança de 7/10 ou mais.',
  },
  near: {
    word: 'perto',
    tone: 'warn',
    Icon: Minus,
    meaning: 'A melhor odd está acima da justa, mas não passa na regra de edge e confiança.',
  },
  none: {
    word: 'sem valor',
    tone: 'neutral',
    Icon: TrendingDown,
    meaning: 'Nenhuma odd está acima da justa.',
  },
  noOdds: {
    word: 'sem odds',
    tone: 'neutral',
    Icon: CircleDashed,
    meaning: 'Nenhuma casa que se pode usar aqui cota este jogo agora. Sem odd real não há edge.',
  },
  noData: {
    word: 'sem dados',
    tone: 'neutral',
    Icon: CircleDashed,
    meaning: 'Ainda não há números deste jogo: o modelo não conhece o campeonato, ou o quadro ainda não chegou a ele.',
  },
}

const STATE_WORDS: Record<BoardGame['state'], string> = {
  scheduled: 'já começou',
  live: 'ao vivo',
  finished: 'encerrado',
  postponed: 'adiado',
  cancelled: 'cancelado',
  abandoned: 'interrompido',
}

/** The board's one word for a game; once it has begun, what it is doing. */
export function LabelBadge({ label, state }: { label: BoardLabel | null; state: BoardGame['state'] }) {
  if (label === null) return <Badge tone={state === 'live' ? 'info' : 'neutral'}>{STATE_WORDS[state]}</Badge>
  const { word, tone, Icon } = LABELS[label]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  )
}
