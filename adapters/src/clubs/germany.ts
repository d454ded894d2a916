import { readClubs } from '#clubs/read-clubs.ts'

/** Of the first two divisions. */
export const GERMANY = readClubs(`
  Augsburg | FC Augsburg
  Bayer Leverkusen | Bayer 04 Leverkusen | Leverkusen | B. Leverkusen
  Bayern Munich | Bayern München | FC Bayern München | FC Bayern | Bayern | Bayern Munchen | FC Bayern Munich
  Arminia Bielefeld | Bielefeld | DSC Arminia Bielefeld
  Bochum | VfL Bochum | VfL Bochum 1848
  Borussia Dortmund | Dortmund | BVB | B. Dortmund
  Borussia Mönchengladbach | M'gladbach | Borussia M.Gladbach | Mönchengladbach | Gladbach | B. Monchengladbach | Bor. Mönchengladbach | Moenchengladbach | Borussia M'gladbach
  Darmstadt | SV Darmstadt 98 | Darmstadt 98
  Dynamo Dresden | Dresden | SG Dynamo Dresden
  Eintracht Braunschweig | Braunschweig
  Eintracht Frankfurt | Ein Frankfurt | Frankfurt | E. Frankfurt | SG Eintracht Frankfurt
  Elversberg | SV Elversberg | SV 07 Elversberg
  Fortuna Düsseldorf | Fortuna Dusseldorf | F. Düsseldorf | Düsseldorf
  Freiburg | SC Freiburg
  Greuther Fürth | SpVgg Greuther Fürth | Greuther Furth | SpVgg Greuther Fuerth | Fürth
  Hamburg | Hamburger SV | HSV
  Hannover | Hannover 96
  Hansa Rostock | FC Hansa Rostock | Rostock
  Heidenheim | 1. FC Heidenheim | 1. FC Heidenheim 1846 | FC Heidenheim
  Hertha Berlin | Hertha | Hertha BSC
  Hoffenheim | TSG Hoffenheim | TSG 1899 Hoffenheim | 1899 Hoffenheim
  Holstein Kiel | Kiel | KSV Holstein
  Ingolstadt | FC Ingolstadt 04 | Ingolstadt 04
  Jahn Regensburg | SSV Jahn Regensburg | Regensburg
  Kaiserslautern | 1. FC Kaiserslautern | FC Kaiserslautern
  Karlsruhe | Karlsruher SC
  Köln | 1. FC Köln | FC Koln | FC Köln | FC Cologne | Cologne | 1.FC Köln
  Magdeburg | 1. FC Magdeburg | FC Magdeburg
  Mainz | 1. FSV Mainz 05 | FSV Mainz 05 | Mainz 05
  Nürnberg | 1. FC Nürnberg | Nurnberg | FC Nuremberg | FC Nurnberg
  Osnabrück | VfL Osnabrück | Osnabruck
  Paderborn | SC Paderborn 07 | SC Paderborn
  Preußen Münster | Preussen Münster | Preussen Munster | SC Preußen Münster | Munster
  RB Leipzig | Leipzig | RasenBallsport Leipzig
  Schalke 04 | FC Schalke 04 | Schalke
  St. Pauli | FC St. Pauli | FC St. Pauli 1910 | St Pauli
  Stuttgart | VfB Stuttgart
  Ulm | SSV Ulm 1846 | SSV Ulm
  Union Berlin | 1. FC Union Berlin | FC Union Berlin
  Wehen Wiesbaden | SV Wehen Wiesbaden | Wehen
  Werder Bremen | SV Werder Bremen | Bremen
  Wolfsburg | VfL Wolfsburg
`)
