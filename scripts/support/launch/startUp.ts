/**
 * Runs a start of several steps, each of which says how it is undone. When a step fails, those
 * before it are undone, last first; otherwise `end` does so later.
 */
export async function startUp<T>(
  steps: (undo: AsyncDisposableStack) => Promise<T>,
): Promise<{ result: T; end: () => Promise<void> }> {
  const undo = new AsyncDisposableStack();
  try {
    const result = await steps(undo);
    return { result, end: () => undo.disposeAsync() };
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
}
