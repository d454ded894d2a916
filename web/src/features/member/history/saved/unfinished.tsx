import { useQuery } from '@tanstack/react-query'
import { unfinishedQuery } from '#domain/history/history-queries.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { GameLinks } from '#ui/product/game-links.tsx'

/** 'Continue where you left off': matches analysed that are still to come. Nothing without any. */
export function Unfinished() {
  const { data } = useQuery(unfinishedQuery)
  if (!data || data.matches.length === 0) return null
  return (
    <Card level="h2" title="Continue de onde parou" description="Jogos que você analisou e ainda não começaram.">
      <GameLinks
        games={data.matches.map((match) => ({
          ...match,
          badge: <Badge tone={match.isSaved ? 'brand' : 'neutral'}>{match.isSaved ? 'Salva' : 'Não salva'}</Badge>,
        }))}
      />
    </Card>
  )
}
