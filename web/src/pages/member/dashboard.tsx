import { BoardCard } from '#features/member/board/board-card.tsx'
import { DashboardView } from '#features/member/dashboard/dashboard-view.tsx'
import { NextGames } from '#features/member/dashboard/next-games.tsx'
import { FavouriteGames } from '#features/member/favourites/favourite-games.tsx'
import { RecordChart } from '#features/member/history/record/record-chart.tsx'
import { NewsNotice, Unfinished } from '#features/member/history/saved/dashboard-notices.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Dashboard', { listed: false })
}

export default function DashboardPage() {
  return (
    <DashboardView
      news={<NewsNotice />}
      games={<NextGames />}
      record={<RecordChart />}
      matches={
        <>
          <BoardCard />
          <Unfinished />
          <FavouriteGames />
        </>
      }
    />
  )
}
