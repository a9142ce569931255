/** On phones one line, which scrolls sideways, so that the times below it are in view. */
export const peopleRow =
  "-m-1 flex gap-2 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] sm:flex-wrap";
