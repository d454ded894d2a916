import type { Record } from '@prancheta/contract/history/record.ts'
import { Link } from 'react-router'
import { formatMatchDate, formatUnits } from '#lib/format/format.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { CrestPair } from '#ui/product/crest.tsx'
import { OUTCOMES } from '#ui/product/outcomes.ts'
import { recordSentence } from './words.ts'

/** The first few ends, one by one: a line through so few dots would claim a course that is not there. */
export function FewEnded({ record }: { record: Record }) {
  return (
    <Card
      level="h2"
      title="Um por um"
      description={`${recordSentence(record)} A partir de cinco encerrados, o gráfico aparece aqui.`}
    >
      <ul className="-my-2">
        {record.few.map((ended) => (
          <EndedRow key={ended.analysisId} ended={ended} />
        ))}
      </ul>
    </Card>
  )
}

function EndedRow({ ended }: { ended: Record['few'][number] }) {
  const { analysisId, homeName, awayName, matchDate, pick } = ended
  const { word, tone } = endOf(ended)
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={`/history?analise=${analysisId}`}
        className="group flex min-h-14 items-center gap-3 rounded-control py-2 text-sm"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold [overflow-wrap:anywhere] group-hover:underline">
            <CrestPair match={ended} />
            <MatchName home={homeName} away={awayName} />
          </span>
          <span className="block text-ink-muted text-xs">
            {pick ? `${pick.name} · ` : ''}
            {formatMatchDate(new Date(matchDate))}
          </span>
        </span>
        {pick?.profit != null && <span className="figures text-base">{formatUnits(pick.profit)}</span>}
        <Badge tone={tone}>{word}</Badge>
      </Link>
    </li>
  )
}

/** The pick's own end where there is one; otherwise the mark its owner set. */
function endOf({ pick, result }: Record['few'][number]): { word: string; tone: Tone } {
  if (pick) return OUTCOMES[pick.outcome]
  return result === 'green' ? { word: 'green', tone: 'good' } : { word: 'red', tone: 'bad' }
}
