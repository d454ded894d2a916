import { z } from 'zod'
import { pickField } from '../analysis/routes.ts'
import { analysisWords } from '../analysis/words.ts'
import { route } from '../protocol/route.ts'

/** A client may send a whole analysis; only its id and the fixture's count. */
const WHOLE_ANALYSIS_BYTES = 1024 * 1024

export const CARD_WIDTH = 1080
export const CARD_HEIGHT = 1920

export const generateCard = route({
  method: 'post',
  path: '/api/generate-card',
  closedWhilePaused: false,
  bodyBytesMax: WHOLE_ANALYSIS_BYTES,
  summary: 'A picture of 1080 × 1920 of the stored analysis: the named one, or the newest of the match.',
  input: z.object({
    /** Of a stored or a saved analysis; everything else in it is ignored. */
    analysis: z.looseObject({ id: z.uuid().optional() }).optional(),
    /** A combination of one's own to draw instead of the analysis's markets: `combo:` and its legs, priced by the server. */
    combo: pickField.optional(),
    fixture: z.looseObject(
      { fixtureId: z.int({ error: analysisWords.matchDataMissing }).positive(analysisWords.matchDataMissing) },
      { error: analysisWords.matchDataMissing },
    ),
  }),
  output: z.strictObject({
    /** A data URL of a PNG. Without one, whatever else came, there is no card. */
    image: z.string().nullish(),
    error: z.string().optional(),
  }),
})
