/** The weather at the stadium in the hour of kick-off. A value the source does not know is null. */
export type Weather = {
  /** In Portuguese: 'Céu limpo'. */
  condition: string | null
  minTemp: number | null
  maxTemp: number | null
  /** Percent. */
  chanceOfRain: number | null
  /** km/h. */
  wind: number | null
}

export type WeatherSource = {
  name: string
  isDemo: boolean
  /** Null beyond the source's horizon. `at` is an ISO instant. */
  forecast(place: { lat: number; lon: number }, at: string): Promise<Weather | null>
}

export type Geocoder = {
  /** Where a stadium's city lies; null when it is not known for sure. */
  locate(city: string, country: string | null): Promise<{ lat: number; lon: number } | null>
}
