import { Slider as BaseSlider } from '@base-ui/react/slider'

type Props = {
  label: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** How a value is written and read out. */
  format?: (value: number) => string
  disabled?: boolean
}

export function Slider({ label, value, onValueChange, format = String, ...rest }: Props) {
  return (
    <BaseSlider.Root
      thumbAlignment="edge-client-only"
      {...rest}
      value={value}
      onValueChange={(next) => onValueChange(next)}
    >
      <div className="flex items-baseline justify-between gap-4">
        <BaseSlider.Label className="font-semibold text-sm">{label}</BaseSlider.Label>
        <BaseSlider.Value className="figures text-lg">{() => format(value)}</BaseSlider.Value>
      </div>
      <BaseSlider.Control className="flex h-11 w-full touch-none select-none items-center sm:h-9">
        <BaseSlider.Track className="h-1.5 w-full rounded-full bg-line">
          <BaseSlider.Indicator className="rounded-full bg-brand" />
          <BaseSlider.Thumb
            getAriaValueText={() => format(value)}
            className="size-5 rounded-full border-2 border-brand bg-surface-raised shadow-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand has-[:focus-visible]:outline-offset-2"
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )
}
