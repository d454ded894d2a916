import hand1 from './hand-1.json' with { type: 'json' }
import hand2 from './hand-2.json' with { type: 'json' }
import hand3 from './hand-3.json' with { type: 'json' }
import hand4 from './hand-4.json' with { type: 'json' }
import hand5 from './hand-5.json' with { type: 'json' }
import hand6 from './hand-6.json' with { type: 'json' }
import hand7 from './hand-7.json' with { type: 'json' }
import hand8 from './hand-8.json' with { type: 'json' }
import hand9 from './hand-9.json' with { type: 'json' }
import hand10 from './hand-10.json' with { type: 'json' }
import hand11 from './hand-11.json' with { type: 'json' }
import hand12 from './hand-12.json' with { type: 'json' }
import hand13 from './hand-13.json' with { type: 'json' }
import hand14 from './hand-14.json' with { type: 'json' }
import hand15 from './hand-15.json' with { type: 'json' }
import hand16 from './hand-16.json' with { type: 'json' }
import hand17 from './hand-17.json' with { type: 'json' }
import hand18 from './hand-18.json' with { type: 'json' }
import hand19 from './hand-19.json' with { type: 'json' }

/** What people of many kinds asked, each file by another hand that had seen nothing, with what it asks. */
export const HANDS: readonly Record<string, readonly string[]>[] = [
  hand1,
  hand2,
  hand3,
  hand4,
  hand5,
  hand6,
  hand7,
  hand8,
  hand9,
  hand10,
  hand11,
  hand12,
  hand13,
  hand14,
  hand15,
  hand16,
  hand17,
  hand18,
  hand19,
]
