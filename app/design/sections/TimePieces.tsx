import { TextLink } from "@/components/ui/actions/TextLink";
import { AgendaRow } from "@/components/ui/display/AgendaRow";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import { Board, BoardRow } from "@/components/ui/time/Board";
import { BoardClock } from "@/components/ui/time/BoardClock";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import { RibbonLegend } from "@/components/ui/time/RibbonLegend";
import { TimeChip, TimeChipList } from "@/components/ui/time/TimeChip";
import { CountdownDemo, MonthDemo, PickerDemo } from "../demos/TimeDemos";
import { Specimen } from "../Specimen";
import { frame } from "../samples/frame";
import { time } from "../samples/time";

const { names, segments, range, now } = time;
const [small, tomorrow, closed, large] = time.ribbonSizes;

export function TimePieces() {
  return (
    <>
      <Specimen title={names.ribbon}>{() => <Ribbons />}</Specimen>
      <Specimen title={names.chips}>
        {(scope) => (
          <div className="grid grid-cols-1 gap-3">
            <TimeChipList label={`${names.chips} ${scope}`}>
              {time.chips.map((chip) => (
                <TimeChip key={chip.time} {...chip} href="#time" />
              ))}
            </TimeChipList>
          </div>
        )}
      </Specimen>
      <Specimen title={names.board}>
        {(scope) => (
          <Board
            title={`${time.board.title}, ${frame[scope]}`}
            headingLevel={3}
            clock={<BoardClock timeZone="Europe/Stockholm" label={time.board.clock} />}
            footer={
              <a
                href="#time"
                className="inline-grid min-h-11 place-items-center font-medium underline underline-offset-4"
              >
                {time.board.footer}
              </a>
            }
          >
            {time.board.rows.map((row) => (
              <BoardRow key={row.time} {...row} href="#time" />
            ))}
          </Board>
        )}
      </Specimen>
      <Specimen title={names.picker}>{(scope) => <PickerDemo scope={scope} />}</Specimen>
      <Specimen title={names.month}>{(scope) => <MonthDemo scope={scope} />}</Specimen>
      <Specimen title={names.countdown}>{() => <CountdownDemo />}</Specimen>
      <Specimen title={names.agenda}>
        {() => (
          <ul>
            {time.agenda.map((row) => (
              <AgendaRow
                key={row.time}
                {...row}
                {...(row.state === "free" || row.state === "blocked" ? {} : { href: "#time" })}
                trailing={
                  row.state === "free" || row.state === "blocked" ? (
                    <TextLink standalone href="#time" tone="muted">
                      {time.board.footer}
                    </TextLink>
                  ) : (
                    <StatusBadge status={row.state} label={row.badge} />
                  )
                }
              />
            ))}
          </ul>
        )}
      </Specimen>
    </>
  );
}

function Ribbons() {
  return (
    <div className="grid grid-cols-1 gap-5 text-sm">
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-muted">{small}</p>
        <DayRibbon {...range} segments={segments.day} nowMinute={now} label={time.ribbonLabel} ticks />
      </div>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-muted">{tomorrow}</p>
        <DayRibbon {...range} segments={segments.tomorrow} label={time.tomorrowLabel} ticks />
      </div>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-muted">{closed}</p>
        <DayRibbon {...range} segments={segments.closed} label={time.closedLabel} />
      </div>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-muted">{large}</p>
        <DayRibbon
          {...range}
          segments={segments.day}
          nowMinute={now}
          label={time.ribbonLabel}
          size="lg"
          ticks
          bookings={time.bookings}
        />
      </div>
      <RibbonLegend items={[...time.legend]} />
    </div>
  );
}
