/** Announces a change to screen readers. Keep it mounted and change the message. */
export function LiveMessage({ message, assertive = false }: { message: string; assertive?: boolean }) {
  return (
    <span role={assertive ? "alert" : "status"} className="sr-only">
      {message}
    </span>
  );
}
