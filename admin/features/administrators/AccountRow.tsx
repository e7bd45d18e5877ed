import type { ReactNode } from "react";
import type { Account } from "#db/accounts/accounts.ts";
import { ALL_ROLES, ROLES, type Role } from "#domain/accounts/roles.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { accountName } from "../../queries/accounts.ts";
import { Select } from "../../ui/controls.tsx";
import { Row, RowDetail, RowMain, RowName } from "../../ui/lists/Row.tsx";
import { moment } from "../../ui/moment.ts";

type Props = { account: Account; you?: boolean; note?: string; children: ReactNode };

/** An account with what can be done with it. On a phone its buttons wrap below its name, as wide as the row. */
export function AccountRow({ account, you = false, note = "", children }: Props) {
  return (
    <Row>
      <RowMain>
        <RowName name={accountName(account)}>{you && <span className={badge()}>You</span>}</RowName>
        <RowDetail className="wrap-anywhere">
          {account.name && `${account.email} · `}Account created {moment(account.created_at)}
        </RowDetail>
        {note && <RowDetail>{note}</RowDetail>}
      </RowMain>
      <div className="flex gap-2 max-md:flex-wrap max-md:inline-full max-md:*:flex-auto md:flex-none">{children}</div>
    </Row>
  );
}

type RoleProps = { account: Account; value: Role; disabled?: boolean; busy?: boolean; onChange: (role: Role) => void };

/** Chooses the role of an account. While a choice is stored it keeps the focus, and others are ignored. */
export function RoleSelect({ account, value, disabled = false, busy = false, onChange }: RoleProps) {
  return (
    <Select
      label={`Role of ${account.email}`}
      className="md:inline-40"
      value={value}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onChange={({ target }) => {
        if (!busy) onChange(target.value as Role);
      }}
    >
      {ALL_ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLES[role].label}
        </option>
      ))}
    </Select>
  );
}
