import { readClubs } from '#clubs/read-clubs.ts'

/** Of the first two divisions. */
export const FRANCE = readClubs(`
  AC Ajaccio | Ajaccio
  Amiens | Amiens SC | SC Amiens
  Angers | Angers SCO | SCO Angers
  Annecy | FC Annecy | Annecy FC
  Auxerre | AJ Auxerre
  Bastia | SC Bastia
  Bordeaux | Girondins de Bordeaux | FC Girondins de Bordeaux
  Boulogne | US Boulogne
  Brest | Stade Brestois 29 | Stade Brestois | Stade Brest 29 | Stade Brest
  Caen | SM Caen | Stade Malherbe Caen
  Clermont | Clermont Foot | Clermont Foot 63 | Clermont Foot Auvergne 63
  Dijon | Dijon FCO
  Dunkerque | USL Dunkerque
  Evian Thonon Gaillard | Evian
  Gazélec Ajaccio | Ajaccio GFCO | GFC Ajaccio | Gazelec FC Ajaccio
  Grenoble | Grenoble Foot 38
  Guingamp | EA Guingamp | En Avant Guingamp
  Laval | Stade Lavallois | Stade Lavallois MFC
  Le Havre | Le Havre AC | HAC
  Le Mans | Le Mans FC
  Lens | RC Lens | Racing Club de Lens
  Lille | Lille OSC | LOSC Lille | LOSC
  Lorient | FC Lorient
  Lyon | Olympique Lyonnais | Olympique Lyon | OL
  Marseille | Olympique de Marseille | Olympique Marseille | OM
  Metz | FC Metz
  Monaco | AS Monaco | AS Monaco FC
  Montpellier | Montpellier HSC | Montpellier Herault SC
  Nancy | AS Nancy | AS Nancy-Lorraine | AS Nancy Lorraine
  Nantes | FC Nantes
  Nice | OGC Nice
  Nîmes | Nimes | Nîmes Olympique
  Paris FC | FC Paris | Paris
  Paris Saint-Germain | Paris SG | PSG | Paris Saint Germain | Paris Saint-Germain FC | Paris St Germain | Paris
  Pau | Pau FC
  Quevilly-Rouen | US Quevilly-Rouen | Quevilly Rouen Métropole
  Red Star | Red Star FC | Red Star FC 93
  Reims | Stade de Reims | Stade Reims
  Rennes | Stade Rennais | Stade Rennais FC | Stade Rennais FC 1901 | Stade Rennes
  Rodez | Rodez AF | Rodez Aveyron
  Saint-Étienne | St Etienne | AS Saint-Étienne | AS Saint Etienne | Saint Etienne | St-Étienne | ASSE
  Sochaux | FC Sochaux-Montbéliard | FC Sochaux
  Strasbourg | RC Strasbourg | RC Strasbourg Alsace | Racing Strasbourg | Strasbourg Alsace
  Toulouse | Toulouse FC | FC Toulouse
  Troyes | ESTAC Troyes | ES Troyes AC | Estac Troyes | ESTAC
  Valenciennes | Valenciennes FC
`)
