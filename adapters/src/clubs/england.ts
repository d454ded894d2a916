import { readClubs } from '#clubs/read-clubs.ts'

/** Of the four divisions; nicknames only where a service prints them. */
export const ENGLAND = readClubs(`
  AFC Wimbledon | Wimbledon
  Arsenal | Arsenal FC
  Aston Villa | Aston Villa FC | Villa
  Barnsley | Barnsley FC
  Birmingham City | Birmingham | Birmingham City FC
  Blackburn Rovers | Blackburn | Blackburn Rovers FC
  Blackpool | Blackpool FC
  Bolton Wanderers | Bolton | Bolton Wanderers FC
  Bournemouth | AFC Bournemouth
  Brentford | Brentford FC
  Brighton & Hove Albion | Brighton | Brighton Hove | Brighton and Hove Albion | Brighton & Hove Albion FC
  Bristol City | Bristol City FC
  Bristol Rovers | Bristol Rvs
  Burnley | Burnley FC
  Burton Albion | Burton
  Cambridge United | Cambridge
  Cardiff City | Cardiff | Cardiff City FC
  Charlton Athletic | Charlton | Charlton Athletic FC
  Chelsea | Chelsea FC
  Coventry City | Coventry | Coventry City FC
  Crystal Palace | Crystal Palace FC | Palace
  Derby County | Derby | Derby County FC
  Everton | Everton FC
  Exeter City | Exeter
  Fulham | Fulham FC
  Huddersfield Town | Huddersfield | Huddersfield Town AFC
  Hull City | Hull | Hull City AFC
  Ipswich Town | Ipswich | Ipswich Town FC
  Leeds United | Leeds | Leeds United FC
  Leicester City | Leicester | Leicester City FC
  Leyton Orient | Orient
  Lincoln City | Lincoln
  Liverpool | Liverpool FC
  Luton Town | Luton | Luton Town FC
  Manchester City | Man City | Manchester City FC | Man. City
  Manchester United | Man United | Man Utd | Manchester Utd | Manchester United FC | Man. United
  Mansfield Town | Mansfield
  Middlesbrough | Middlesbrough FC | Middlesboro
  Millwall | Millwall FC
  Milton Keynes Dons | MK Dons
  Newcastle United | Newcastle | Newcastle Utd | Newcastle United FC
  Northampton Town | Northampton
  Norwich City | Norwich | Norwich City FC
  Nottingham Forest | Nott'm Forest | Nottm Forest | Nottingham | Nottingham Forest FC | Forest
  Oxford United | Oxford | Oxford United FC
  Peterborough United | Peterboro | Peterborough
  Plymouth Argyle | Plymouth | Plymouth Argyle FC
  Portsmouth | Portsmouth FC
  Port Vale | Port Vale FC
  Preston North End | Preston | Preston NE | Preston North End FC
  Queens Park Rangers | QPR | Queens Park Rangers FC
  Reading | Reading FC
  Rotherham United | Rotherham | Rotherham United FC
  Salford City | Salford
  Sheffield United | Sheffield Utd | Sheff United | Sheff Utd | Sheffield United FC
  Sheffield Wednesday | Sheff Wed | Sheffield Weds | Sheffield Wed | Sheffield Wednesday FC
  Shrewsbury Town | Shrewsbury
  Southampton | Southampton FC
  Stevenage | Stevenage FC | Stevenage Borough
  Stockport County | Stockport
  Stoke City | Stoke | Stoke City FC
  Sunderland | Sunderland AFC
  Swansea City | Swansea | Swansea City AFC
  Swindon Town | Swindon
  Tottenham Hotspur | Tottenham | Spurs | Tottenham Hotspur FC
  Watford | Watford FC
  West Bromwich Albion | West Brom | WBA | West Bromwich | West Bromwich Albion FC
  West Ham United | West Ham | West Ham Utd | West Ham United FC
  Wigan Athletic | Wigan | Wigan Athletic FC
  Wolverhampton Wanderers | Wolves | Wolverhampton | Wolverhampton Wanderers FC
  Wrexham | Wrexham AFC
  Wycombe Wanderers | Wycombe
`)
