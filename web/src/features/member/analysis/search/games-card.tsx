import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { findCountry } from '@prancheta/core/leagues/countries.ts'
import { leagueNames } from '@prancheta/core/leagues/known-leagues.ts'
import { foldText } from '@prancheta/core/text/fold-text.ts'
import { MessageSquareText } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { formatCount, formatRelative } from '#lib/format/format.ts'
import { spellDay } from '#lib/forms/calendar.ts'
import { HonestyStrip } from '#ui/charts/signature/honesty-strip.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { AnalyseAction } from './analyse-action.tsx'
import { GameList } from './game-list.tsx'
import type { Analyses } from './use-analyses.ts'

export type GameSlots = {
  /** Something more that can be done with a game, beside its row. */
  renderGameAction?: (fixture: FixtureView) => ReactNode
  /** Favourites come first. */
  isFavourite?: (fixture: FixtureView) => boolean
  onOpenChat?: (fixture: FixtureView) => void
}

type Props = GameSlots & { analyses: Analyses; onShowLeagues: (isAll: boolean) => void }

/** The games that were found: filter, list, the chosen one, and the button for its analysis. */
export function GamesCard({ analyses, onShowLeagues, renderGameAction, isFavourite, onOpenChat }: Props) {
  const { search, fixtures, others, game, isStale, toldAt } = analyses.games
  const isDemo = fixtures.some((fixture) => fixture.isDemo)
  const [filter, setFilter] = useState('')
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => findGames(fixtures, wanted), [fixtures, wanted])
  return (
    <Card level="h2" title="Analisar partida" description={search && spellDay(search.date)}>
      <Field
        label="Filtrar por time ou campeonato"
        aside={<span role="status">{countWords(found.length, fixtures.length)}</span>}
      >
        <div className="flex gap-2">
          <Input value={filter} onChange={(event) => setFilter(event.target.value)} autoComplete="off" type="search" />
          <Button variant="secondary" disabled={filter === ''} onClick={() => setFilter('')}>
            Limpar
          </Button>
        </div>
      </Field>
      {isStale && (
        <p className="mt-3 text-sm text-warn">
          A fonte de jogos não respondeu agora; estes são os que já tínhamos guardado deste dia.
        </p>
      )}
      <div className="mt-3">
        {found.length === 0 ? (
          <p className="rounded-control border border-line-strong/60 px-4 py-8 text-center text-ink-muted text-sm">
            Nenhum dos {formatCount(fixtures.length)} jogos deste dia tem “{wanted.trim()}” no time ou no campeonato.
            Limpe o filtro para ver todos.
          </p>
        ) : (
          <GameList
            key={wanted}
            games={found}
            isFavourite={isFavourite}
            markOf={analyses.markOf}
            chosenId={game?.fixtureId ?? null}
            onChoose={analyses.chooseGame}
            renderAction={renderGameAction}
          />
        )}
      </div>
      <Leagues isAll={search?.isAll === true} others={others} onShow={onShowLeagues} />
      <div className="mt-4 mb-5 grid gap-3">
        <Chosen game={game} onOpenChat={onOpenChat} />
        <AnalyseAction {...analyses} />
      </div>
      <HonestyStrip
        source={isDemo ? 'Clubes e jogos fictícios' : 'Jogos da fonte de futebol'}
        age={`atualizado ${formatRelative(toldAt, new Date())}`}
        kind={isDemo ? 'demo' : 'real'}
      />
    </Card>
  )
}

type LeaguesProps = { isAll: boolean; others: { games: number; leagues: number }; onShow: (isAll: boolean) => void }

/** What is not listed, and the way there and back. */
function Leagues({ isAll, others, onShow }: LeaguesProps) {
  if (!isAll && others.games === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-ink-muted text-sm">{isAll ? 'Jogos de todos os campeonatos.' : othersWords(others)}</p>
      <Button variant="secondary" size="sm" onClick={() => onShow(!isAll)}>
        {isAll ? 'Só os acompanhados' : 'Mostrar todos'}
      </Button>
    </div>
  )
}

function othersWords({ games, leagues }: LeaguesProps['others']): string {
  const where = leagues === 1 ? 'outro campeonato' : `${formatCount(leagues)} outros campeonatos`
  return games === 1 ? `Mais 1 jogo em ${where} neste dia.` : `Mais ${formatCount(games)} jogos em ${where} neste dia.`
}

function Chosen({ game, onOpenChat }: { game: FixtureView | null; onOpenChat: GameSlots['onOpenChat'] }) {
  if (!game) return <p className="text-ink-muted text-sm">Nenhum jogo escolhido.</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm">
        <span className="text-ink-muted">Jogo escolhido: </span>
        <strong className="font-semibold [overflow-wrap:anywhere]">
          <MatchName home={game.homeName} away={game.awayName} />
        </strong>
      </p>
      {onOpenChat && (
        <Button variant="secondary" size="sm" onClick={() => onOpenChat(game)}>
          <MessageSquareText className="size-4" aria-hidden="true" />
          Conversar sobre o jogo
        </Button>
      )}
    </div>
  )
}

function countWords(found: number, all: number): string {
  if (found === all) return all === 1 ? '1 jogo' : `${formatCount(all)} jogos`
  return `${formatCount(found)} de ${formatCount(all)} jogos`
}

/** Games whose clubs or league have every typed word in what people call them, written with or without accents. */
export function findGames(games: readonly FixtureView[], typed: string): readonly FixtureView[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return games
  const wordsOf = leagueWords()
  return games.filter(({ homeName, awayName, leagueName, country }) => {
    const names = `${foldText(`${homeName} ${awayName}`)} ${wordsOf(leagueName, country)}`
    return words.every((word) => names.includes(word))
  })
}

/** All that people call a league, its country among it; of each league once, because a day has many games. */
function leagueWords(): (name: string, country: string | null) => string {
  const known = new Map<string, string>()
  return (name, country) => {
    const key = `${name}|${country}`
    const words =
      known.get(key) ?? [...leagueNames({ name, country }), foldText(findCountry(country)?.name ?? '')].join(' ')
    known.set(key, words)
    return words
  }
}
