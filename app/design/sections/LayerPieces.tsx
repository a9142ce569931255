import { ConfirmDemo, DialogDemo, DrawerDemo, ToastDemo } from "../demos/LayerDemos";
import { Specimen } from "../Specimen";
import { controls } from "../samples/controls";

const { names } = controls;

export function LayerPieces() {
  return (
    <>
      <Specimen title={names.layers}>
        {() => (
          <div className="flex flex-wrap gap-3">
            <DialogDemo />
            <ConfirmDemo />
            <DrawerDemo phone="full" />
            <DrawerDemo phone="bottom" />
          </div>
        )}
      </Specimen>
      <Specimen title={names.toasts}>{() => <ToastDemo />}</Specimen>
    </>
  );
}
