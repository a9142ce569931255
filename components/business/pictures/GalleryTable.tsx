"use client";

import clsx from "clsx";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Badge } from "@/components/ui/display/Badge";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { RowHandle } from "../RowControls";
import { useRowDrag } from "../useRowDrag";
import { AltInput } from "./AltInput";
import type { GalleryPicture, useGallery } from "./useGallery";

type GalleryTableProps = { gallery: ReturnType<typeof useGallery>; onRemove: (id: string) => void };

/** On narrow screens: handle and picture first, the text below, the buttons last. */
const card =
  "grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-2 @max-[32rem]:group-data-stack/table:grid";

/** The pictures in order, moved by dragging a handle, by keys or by buttons. */
export function GalleryTable({ gallery, onRemove }: GalleryTableProps) {
  const t = useTranslations("providerArea.pictures");
  const { pictures, move } = gallery;
  const drag = useRowDrag(pictures, move);
  return (
    <div className="mt-6">
      <p className="mb-2 max-w-[60ch] text-muted text-sm">{t("aboutHint")}</p>
      <Table caption={t("caption")} hideCaption stack ref={drag.table}>
        <TableHead>
          <TableRow>
            <Th className="w-11">
              <VisuallyHidden>{t("order")}</VisuallyHidden>
            </Th>
            <Th className="w-44">{t("picture")}</Th>
            <Th>{t("about")}</Th>
            <Th className="w-36">
              <VisuallyHidden>{t("actions")}</VisuallyHidden>
            </Th>
          </TableRow>
        </TableHead>
        <TableBody>
          {pictures.map((picture, index) => (
            <TableRow
              key={picture.id}
              className={clsx(card, drag.classOf(index))}
              style={drag.styleOf(index)}
            >
              <Td className="row-span-2 self-stretch">
                <RowHandle
                  {...drag.handleProps(index)}
                  label={t("handle", { number: index + 1, count: pictures.length })}
                />
              </Td>
              <Td>
                <Thumbnail picture={picture} isCover={index === 0} />
              </Td>
              <Td className="@max-[32rem]:group-data-stack/table:block">
                <AltInput
                  label={t("aboutOf", { number: index + 1 })}
                  alt={picture.alt}
                  save={(alt) => gallery.describe(picture.id, alt)}
                />
              </Td>
              <Td className="col-start-2 @max-[32rem]:group-data-stack/table:justify-end">
                <Actions
                  index={index}
                  count={pictures.length}
                  id={picture.id}
                  move={move}
                  onRemove={() => onRemove(picture.id)}
                />
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Thumbnail({ picture, isCover }: { picture: GalleryPicture; isCover: boolean }) {
  const t = useTranslations("providerArea.pictures");
  return (
    <span
      className="relative block h-24 w-36 overflow-hidden rounded-md"
      style={{ backgroundColor: picture.colour }}
    >
      {/* An image that is dragged on its own would be dropped as a new file. */}
      <UploadedPicture
        src={picture.src}
        alt={picture.alt}
        sizes="9rem"
        className="pointer-events-none size-full object-cover"
      />
      {isCover ? (
        <Badge tone="positive" className="absolute bottom-1.5 left-1.5">
          {t("cover")}
        </Badge>
      ) : null}
    </span>
  );
}

type ActionsProps = {
  id: string;
  index: number;
  count: number;
  move: (from: number, to: number) => void;
  onRemove: () => void;
};

function Actions({ id, index, count, move, onRemove }: ActionsProps) {
  const t = useTranslations("providerArea.pictures");
  const number = index + 1;
  // At the ends the buttons stay focusable and do nothing.
  function step(by: -1 | 1) {
    if (index + by < 0 || index + by >= count) return;
    move(index, index + by);
    // Moving a row in the document drops its focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-step="${id}${by}"]`)?.focus());
  }
  return (
    <span className="flex justify-end">
      <IconButton
        label={t("up", { number })}
        aria-disabled={index === 0}
        className="aria-disabled:opacity-40"
        data-step={`${id}-1`}
        onClick={() => step(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t("down", { number })}
        aria-disabled={number === count}
        className="aria-disabled:opacity-40"
        data-step={`${id}1`}
        onClick={() => step(1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={t("remove", { number })} data-remove={id} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}
