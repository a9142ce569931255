import { Button } from "@/components/ui/actions/Button";
import { Avatar } from "@/components/ui/display/Avatar";
import { BarChart } from "@/components/ui/display/BarChart";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { Price } from "@/components/ui/display/Price";
import { Rating } from "@/components/ui/display/Rating";
import { StatCard, StatGroup } from "@/components/ui/display/StatCard";
import { StepList } from "@/components/ui/display/StepList";
import { Stepper } from "@/components/ui/inputs/Stepper";
import { Specimen } from "../Specimen";
import { content } from "../samples/content";

const { names, ratings, prices, chart } = content;
const row = "flex flex-wrap items-center gap-x-6 gap-y-3";

export function FigurePieces() {
  return (
    <>
      <Specimen title={names.rating}>
        {() => (
          <div className={row}>
            <Rating
              value={4.8}
              valueText={ratings.value}
              countText={ratings.count}
              label={ratings.label}
              size="sm"
            />
            <Rating value={4.8} valueText={ratings.value} countText={ratings.count} label={ratings.label} />
            <Rating value={4.8} valueText={ratings.value} label={ratings.label} size="lg" />
            <Rating value={3.5} valueText={ratings.half} label={ratings.halfLabel} stars />
            <Rating value={null} valueText="" label={ratings.none} newLabel={ratings.fresh} />
          </div>
        )}
      </Specimen>
      <Specimen title={names.people}>
        {() => (
          <div className={row}>
            <Avatar name={content.people[0]} size="sm" />
            <Avatar name={content.people[0]} />
            <Avatar name={content.people[1]} size="lg" hue="health_fitness" />
            <Avatar name={content.people[2]} size="xl" hue="automotive" />
          </div>
        )}
      </Specimen>
      <Specimen title={names.prices}>
        {() => (
          <div className={row}>
            <Price amount={prices.amount} prefix={prices.from} />
            <Price amount={prices.amount} size="md" />
            <Price amount={prices.amount} size="lg" note={prices.note} />
          </div>
        )}
      </Specimen>
      <Specimen title={names.stats}>
        {(scope) => (
          <StatGroup label={`${content.statsLabel} ${scope}`}>
            {content.stats.map((stat) => (
              <StatCard key={stat.label} {...stat} />
            ))}
            <StatCard label={content.statLoading} value="" loading />
          </StatGroup>
        )}
      </Specimen>
      <Specimen title={names.chart}>
        {() => (
          <BarChart
            caption={chart.caption}
            tableLabel={chart.table}
            columns={[...chart.columns]}
            bars={[...chart.bars]}
          />
        )}
      </Specimen>
      <Specimen title={names.list}>{() => <DescriptionList items={[...content.details]} />}</Specimen>
      <Specimen title={names.steps}>
        {(scope) => (
          <div className="grid grid-cols-1 gap-6">
            <Stepper label={`${content.stepper.label} ${scope}`} steps={[...content.stepper.steps]} />
            <StepList
              label={content.onboarding.label}
              steps={content.onboarding.steps.map((step) => ({
                ...step,
                action:
                  step.state === "current" ? (
                    <Button variant="solid" size="sm">
                      {content.onboarding.action}
                    </Button>
                  ) : undefined,
              }))}
            />
          </div>
        )}
      </Specimen>
    </>
  );
}
