import { Laptop } from "lucide-react";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge, type BadgeTone } from "@/components/ui/display/Badge";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import { Tag } from "@/components/ui/display/Tag";
import { Banner } from "@/components/ui/feedback/Banner";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Notice } from "@/components/ui/feedback/Notice";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { Spinner } from "@/components/ui/feedback/Spinner";
import { DismissDemo, ErrorDemo } from "../demos/StatusDemos";
import { Specimen } from "../Specimen";
import { content } from "../samples/content";

const { names } = content;
const tones: BadgeTone[] = ["accent", "neutral", "positive", "warning", "danger", "info"];

export function StatusPieces() {
  return (
    <>
      <Specimen title={names.badges}>
        {() => (
          <div className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap gap-2">
              {content.statuses.map((status) => (
                <StatusBadge key={status.status} {...status} />
              ))}
            </div>
            <div className="flex flex-wrap gap-2">
              {content.badges.map((label, index) => (
                <Badge key={label} tone={tones[index] ?? "neutral"}>
                  {label}
                </Badge>
              ))}
            </div>
            <div className="flex flex-wrap gap-2">
              {content.tags.map((tag) => (
                <Tag key={tag.label} hue={tag.hue}>
                  {tag.label}
                </Tag>
              ))}
              <Tag icon={<Laptop aria-hidden="true" />}>{content.tag}</Tag>
            </div>
          </div>
        )}
      </Specimen>
      <Specimen title={names.notices}>
        {() => (
          <div className="grid grid-cols-1 gap-3">
            {content.notices.map((notice) => (
              <Notice
                key={notice.tone}
                tone={notice.tone}
                title={notice.title}
                action={
                  notice.tone === "danger" ? <Button size="sm">{content.noticeAction}</Button> : undefined
                }
              >
                {notice.text}
              </Notice>
            ))}
            <DismissDemo />
          </div>
        )}
      </Specimen>
      <Specimen title={names.banner}>
        {() => (
          <Banner
            tone="warning"
            action={
              <TextLink standalone href="#status">
                {content.bannerAction}
              </TextLink>
            }
          >
            {content.banner}
          </Banner>
        )}
      </Specimen>
      <Specimen title={names.empty}>
        {() => (
          <div className="grid grid-cols-1 gap-3">
            {content.empty.map((empty, index) => (
              <EmptyState
                key={empty.figure}
                figure={empty.figure}
                title={empty.title}
                headingLevel={4}
                compact={index > 1}
                action={index === 0 ? <Button>{content.emptyAction}</Button> : undefined}
              >
                {empty.text}
              </EmptyState>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title={names.error}>{() => <ErrorDemo />}</Specimen>
      <Specimen title={names.skeleton}>
        {() => (
          <div className="grid grid-cols-1 gap-5">
            <SkeletonGroup label={content.loading} className="grid grid-cols-[5rem_1fr] items-start gap-4">
              <Skeleton shape="block" className="h-24" />
              <div>
                <Skeleton className="w-1/2 text-xl" />
                <Skeleton className="w-4/5" />
                <Skeleton shape="block" className="mt-3 h-4.5" />
              </div>
            </SkeletonGroup>
            <div className="flex items-center gap-4">
              <Spinner label={content.spinner} />
              <Spinner label={content.spinner} size="md" />
              <Skeleton shape="circle" className="size-11" />
            </div>
          </div>
        )}
      </Specimen>
    </>
  );
}
