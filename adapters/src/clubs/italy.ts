import { readClubs } from '#clubs/read-clubs.ts'

/** Of the first two divisions. */
export const ITALY = readClubs(`
  Ascoli | Ascoli Calcio 1898
  Atalanta | Atalanta BC
  Avellino | US Avellino
  Bari | SSC Bari
  Benevento | Benevento Calcio
  Bologna | Bologna FC 1909 | Bologna FC
  Brescia | Brescia Calcio
  Cagliari | Cagliari Calcio
  Carpi | Carpi FC 1909
  Catanzaro | US Catanzaro
  Cesena | Cesena FC
  Chievo | Chievo Verona | AC Chievo Verona
  Cittadella | AS Cittadella
  Como | Como 1907 | Calcio Como
  Cosenza | Cosenza Calcio
  Cremonese | US Cremonese
  Crotone | FC Crotone
  Empoli | Empoli FC
  Fiorentina | ACF Fiorentina
  Frosinone | Frosinone Calcio
  Genoa | Genoa CFC
  Hellas Verona | Verona | Hellas Verona FC
  Inter | Internazionale | Inter Milan | FC Internazionale Milano | Inter Milano
  Juventus | Juventus FC | Juve
  Lazio | SS Lazio | Lazio Rome
  Lecce | US Lecce
  Livorno | AS Livorno
  Milan | AC Milan
  Modena | Modena FC
  Monza | AC Monza
  Napoli | SSC Napoli
  Palermo | Palermo FC | US Palermo
  Parma | Parma Calcio 1913 | Parma Calcio
  Perugia | AC Perugia
  Pescara | Delfino Pescara
  Pisa | AC Pisa 1909 | Pisa SC | AC Pisa
  Reggiana | AC Reggiana
  Reggina | Reggina 1914
  Roma | AS Roma
  Salernitana | US Salernitana 1919 | US Salernitana
  Sampdoria | UC Sampdoria
  Sassuolo | US Sassuolo Calcio | US Sassuolo | Sassuolo Calcio
  SPAL | Spal | SPAL 2013
  Spezia | Spezia Calcio
  Südtirol | FC Südtirol | Sudtirol
  Ternana | Ternana Calcio
  Torino | Torino FC
  Udinese | Udinese Calcio
  Venezia | Venezia FC
`)
