"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../actions/IconButton";
import { TextInput, type TextInputProps } from "./TextInput";

type PasswordInputProps = Omit<TextInputProps, "type" | "trailing"> & {
  showLabel: string;
  hideLabel: string;
};

/** A password field whose text can be shown, without changing what password managers see. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={visible ? "text" : "password"}
      trailing={
        <IconButton label={visible ? hideLabel : showLabel} onClick={() => setVisible((value) => !value)}>
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
