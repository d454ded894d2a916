import { readClubs } from '#clubs/read-clubs.ts'

/** Of the first division and those that come up to it. */
export const NETHERLANDS = readClubs(`
  ADO Den Haag | Den Haag
  Ajax | AFC Ajax | Ajax Amsterdam
  Almere City | Almere City FC
  AZ Alkmaar | AZ
  Cambuur | SC Cambuur | SC Cambuur Leeuwarden | Cambuur Leeuwarden
  De Graafschap | Graafschap
  Emmen | FC Emmen
  Excelsior | SBV Excelsior | Excelsior Rotterdam
  Feyenoord | Feyenoord Rotterdam
  Fortuna Sittard | For Sittard
  Go Ahead Eagles | Go Ahead
  Groningen | FC Groningen
  Heerenveen | SC Heerenveen
  Heracles | Heracles Almelo
  NAC Breda | NAC
  NEC Nijmegen | Nijmegen | NEC
  PEC Zwolle | Zwolle | FC Zwolle
  PSV Eindhoven | PSV
  RKC Waalwijk | Waalwijk | RKC
  Roda JC | Roda | Roda JC Kerkrade
  Sparta Rotterdam | Sparta
  Telstar | SC Telstar | Telstar 1963
  Twente | FC Twente | FC Twente '65 | FC Twente Enschede | Twente Enschede
  Utrecht | FC Utrecht
  Vitesse | Vitesse Arnhem | SBV Vitesse
  Volendam | FC Volendam
  VVV-Venlo | VVV Venlo | Venlo
  Willem II | Willem II Tilburg
`)
