import { ArrowRight, Download, MoreHorizontal, Pencil, Plus, Trash2 } from "lucide-react";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { CopyDemo, MenuDemo, PopoverDemo, TooltipDemo } from "../demos/ActionDemos";
import { Specimen } from "../Specimen";
import { controls } from "../samples/controls";

const { names, buttons, icons, links } = controls;
const row = "flex flex-wrap items-center gap-3";

export function ActionPieces() {
  return (
    <>
      <Specimen title={names.buttons}>
        {() => (
          <div className={row}>
            <Button variant="primary">{buttons.primary}</Button>
            <Button variant="solid">{buttons.solid}</Button>
            <Button>{buttons.secondary}</Button>
            <Button variant="quiet">{buttons.quiet}</Button>
            <Button variant="danger">{buttons.danger}</Button>
          </div>
        )}
      </Specimen>
      <Specimen title={names.sizes}>
        {() => (
          <div className="grid grid-cols-1 gap-3">
            <div className={row}>
              <Button variant="solid" size="sm">
                {buttons.small}
              </Button>
              <Button variant="solid">{buttons.medium}</Button>
              <Button variant="solid" size="lg">
                {buttons.large}
              </Button>
              <Button icon={<Plus aria-hidden="true" />}>{buttons.icon}</Button>
              <Button variant="quiet" trailing={<ArrowRight aria-hidden="true" />}>
                {buttons.trailing}
              </Button>
            </div>
            <Button variant="primary" size="lg" block>
              {buttons.block}
            </Button>
          </div>
        )}
      </Specimen>
      <Specimen title={names.states}>
        {() => (
          <div className={row}>
            <Button variant="primary" loading loadingLabel={buttons.loading}>
              {buttons.primary}
            </Button>
            <Button variant="solid" loading loadingLabel={buttons.loading}>
              {buttons.solid}
            </Button>
            <Button variant="primary" disabled>
              {buttons.disabled}
            </Button>
            <Button variant="solid" disabled>
              {buttons.disabled}
            </Button>
            <Button disabled>{buttons.disabled}</Button>
          </div>
        )}
      </Specimen>
      <Specimen title={names.board}>
        {() => (
          <div className={`on-board rounded-lg p-5 ${row}`}>
            <Button variant="primary">{buttons.primary}</Button>
            <Button variant="board">{buttons.board}</Button>
            <Button variant="board-quiet">{buttons.boardQuiet}</Button>
            <IconButton label={icons.menu} variant="board">
              <MoreHorizontal aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </Specimen>
      <Specimen title={names.links}>
        {() => (
          <div className={row}>
            <IconButton label={icons.edit}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={icons.remove} variant="outline">
              <Trash2 aria-hidden="true" />
            </IconButton>
            <IconButton label={icons.menu} disabled>
              <MoreHorizontal aria-hidden="true" />
            </IconButton>
            <CopyDemo />
            <TextLink href="#actions">{links.text}</TextLink>
            <TextLink href="#actions" tone="ink">
              {links.ink}
            </TextLink>
            <TextLink href="#actions" tone="muted">
              {links.muted}
            </TextLink>
            <ButtonLink href="#actions" icon={<Download aria-hidden="true" />}>
              {buttons.link}
            </ButtonLink>
          </div>
        )}
      </Specimen>
      <Specimen title={names.menus}>
        {() => (
          <div className="grid grid-cols-1 gap-4">
            <div className={row}>
              <MenuDemo />
              <PopoverDemo />
              <TooltipDemo />
            </div>
            <Disclosure summary={controls.disclosure.summary} defaultOpen>
              {controls.disclosure.text}
            </Disclosure>
          </div>
        )}
      </Specimen>
    </>
  );
}
