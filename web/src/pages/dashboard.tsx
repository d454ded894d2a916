import { DashboardView } from '#features/dashboard/dashboard-view.tsx'
import { FavouriteGames } from '#features/favourites/favourite-games.tsx'
import { NewsNotice } from '#features/history/news-notice.tsx'
import { Unfinished } from '#features/history/unfinished.tsx'
import { RecordChart } from '#features/record/record-chart.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Dashboard', { listed: false })
}

export default function DashboardPage() {
  return (
    <DashboardView
      news={<NewsNotice />}
      record={<RecordChart />}
      matches={
        <>
          <Unfinished />
          <FavouriteGames />
        </>
      }
    />
  )
}
