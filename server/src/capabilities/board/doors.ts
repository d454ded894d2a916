import * as contract from '@prancheta/contract/board/routes.ts'
import { type Door, door } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { priceRoundCombo, type RoundComboDeps } from './price-round-combo.ts'
import { readBoard } from './read-board.ts'

/** More than legs can be tapped in. */
const A_MINUTE = { tries: 120, windowSeconds: 60 }

export function boardDoors(deps: RoundComboDeps): Door[] {
  const looks = rateLimit(deps.db, { name: 'board-looks', ...A_MINUTE })
  const combos = rateLimit(deps.db, { name: 'board-combos', ...A_MINUTE })
  return [
    door(contract.readBoard, 'user', async ({ date }, session) => {
      await looks.count(session.userId)
      return readBoard(deps, session, date)
    }),
    door(contract.priceRoundCombo, { right: 'roundCombo' }, async (input, { userId }) => {
      await combos.count(userId)
      return priceRoundCombo(deps, userId, input)
    }),
  ]
}
