import { Pencil } from "lucide-react";
import { Picture } from "@/components/pictures/Picture";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge } from "@/components/ui/display/Badge";
import { Card } from "@/components/ui/display/Card";
import { Rating } from "@/components/ui/display/Rating";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { Breadcrumb } from "@/components/ui/navigation/Breadcrumb";
import { PageHeader, SectionHeader } from "@/components/ui/navigation/Headers";
import { Pagination } from "@/components/ui/navigation/Pagination";
import { TabLinks } from "@/components/ui/navigation/TabLinks";
import { Tabs } from "@/components/ui/navigation/Tabs";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import { TimeChip, TimeChipList } from "@/components/ui/time/TimeChip";
import { Specimen } from "../Specimen";
import { content } from "../samples/content";
import { time } from "../samples/time";

const { names, headers, tabs, breadcrumb, pagination, table } = content;
const [service, duration, price, status, actions] = table.columns;

export function StructurePieces() {
  return (
    <>
      <Specimen title={names.card}>
        {(scope) => (
          <div className="grid grid-cols-1 gap-4">
            {content.cards.map((card) => (
              <Card
                key={card.seed}
                as="article"
                interactive
                className="grid grid-cols-[5.25rem_1fr] sm:grid-cols-[8.25rem_1fr]"
              >
                <Picture seed={card.seed} category={card.category} format="tall" />
                <div className="min-w-0 p-4 sm:px-5">
                  <div className="flex flex-wrap items-start justify-between gap-x-3">
                    <h4 className="font-semibold text-xl">
                      <a href="#structure" className="no-underline outline-none stretched">
                        {card.name}
                      </a>
                    </h4>
                    <Rating
                      value={card.value}
                      valueText={card.rating}
                      countText={card.count}
                      label={card.ratingLabel}
                    />
                  </div>
                  <p className="mt-0.5 mb-3 text-muted text-sm">{card.meta}</p>
                  <DayRibbon
                    {...time.range}
                    segments={time.segments.day}
                    nowMinute={time.now}
                    label={time.ribbonLabel}
                    ticks
                  />
                  <TimeChipList
                    label={`${content.chipsLabel} ${card.name} ${scope}`}
                    className="relative z-2 mt-3"
                  >
                    {time.chips.slice(0, 3).map((chip) => (
                      <TimeChip key={chip.time} {...chip} href="#structure" />
                    ))}
                  </TimeChipList>
                </div>
              </Card>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title={names.headers}>
        {() => (
          <div className="grid grid-cols-1 gap-8">
            <PageHeader
              eyebrow={headers.eyebrow}
              title={headers.title}
              lead={headers.lead}
              actions={<Button variant="solid">{headers.action}</Button>}
            />
            <SectionHeader
              title={headers.section}
              lead={headers.sectionLead}
              action={
                <TextLink standalone href="#structure">
                  {headers.all}
                </TextLink>
              }
            />
            <SectionHeader title={headers.sub} level={3} />
          </div>
        )}
      </Specimen>
      <Specimen title={names.tabs}>
        {(scope) => (
          <div className="grid grid-cols-1 gap-6">
            <Tabs
              label={`${tabs.label} ${scope}`}
              tabs={tabs.items.map((item) => ({ ...item, content: <p>{item.text}</p> }))}
            />
            <TabLinks
              label={`${tabs.label}, länkar ${scope}`}
              items={tabs.items.map((item, index) => ({
                ...item,
                href: `#structure-${item.value}`,
                current: index === 1,
              }))}
            />
          </div>
        )}
      </Specimen>
      <Specimen title={names.paths}>
        {(scope) => (
          <div className="grid grid-cols-1 gap-4">
            <Breadcrumb label={`${breadcrumb.label} ${scope}`} items={[...breadcrumb.items]} />
            <Pagination
              label={`${pagination.label} ${scope}`}
              page={4}
              pageCount={12}
              hrefFor={(page) => `#structure-${page}`}
              pageLabel={(page) => `${pagination.page} ${page}`}
              previousLabel={pagination.previous}
              nextLabel={pagination.next}
            />
          </div>
        )}
      </Specimen>
      <Specimen title={names.table}>
        {() => (
          <Table caption={table.caption} stack>
            <TableHead>
              <TableRow>
                <Th sort="ascending">{service}</Th>
                <Th>{duration}</Th>
                <Th numeric>{price}</Th>
                <Th>{status}</Th>
                <Th>
                  <span className="sr-only">{actions}</span>
                </Th>
              </TableRow>
            </TableHead>
            <TableBody>
              {table.rows.map((row) => (
                <TableRow key={row.name}>
                  <Td className="font-semibold">{row.name}</Td>
                  <Td label={duration}>{row.duration}</Td>
                  <Td label={price} numeric>
                    {row.price}
                  </Td>
                  <Td label={status}>
                    <Badge tone={row.active ? "positive" : "neutral"}>
                      {row.active ? table.active : table.inactive}
                    </Badge>
                  </Td>
                  <Td className="text-right">
                    <IconButton label={`${table.edit} ${row.name}`}>
                      <Pencil aria-hidden="true" />
                    </IconButton>
                  </Td>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Specimen>
    </>
  );
}
