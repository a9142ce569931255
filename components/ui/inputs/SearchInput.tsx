"use client";

import clsx from "clsx";
import { Search, X } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "../actions/IconButton";
import { Spinner } from "../feedback/Spinner";
import { TextInput, type TextInputProps } from "./TextInput";

type SearchInputProps = Omit<TextInputProps, "type" | "leading" | "trailing" | "ref"> & {
  clearLabel: string;
  onClear?: () => void;
  /** Whether a search is running. */
  busy?: boolean;
};

/** A search field for a plain form. Its clear button empties it and keeps the focus in it. */
export function SearchInput({
  clearLabel,
  onClear,
  busy = false,
  onChange,
  className,
  ...props
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(props.defaultValue ?? ""));
  const filled = (props.value === undefined ? typed : String(props.value)) !== "";

  function clear() {
    const element = input.current;
    if (element && props.value === undefined) element.value = "";
    setTyped("");
    onClear?.();
    element?.focus();
  }

  return (
    <TextInput
      enterKeyHint="search"
      autoComplete="off"
      {...props}
      ref={input}
      type="search"
      typedFirst
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
      leading={busy ? <Spinner /> : <Search aria-hidden="true" />}
      trailing={
        filled ? (
          <IconButton label={clearLabel} onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
        ) : undefined
      }
      className={clsx("[&::-webkit-search-cancel-button]:appearance-none", className)}
    />
  );
}
