type OrderHintProps = {
  /** How the order is changed by pointer and menu. */
  text: string;
  /** How it is changed by keys; for those who have a mouse and so, as a rule, a keyboard. */
  keys: string;
};

/** How a list is ordered. A finger has no arrow keys to be told of; the handle's own name tells screen readers. */
export function OrderHint({ text, keys }: OrderHintProps) {
  return (
    <>
      {text} <span className="hidden [@media(hover:hover)_and_(pointer:fine)]:inline">{keys}</span>
    </>
  );
}
