/** The fee of one person. Cents; a day is `YYYY-MM-DD`. */
export interface OwedFee {
  readonly amount: number;
  readonly reference: string;
  readonly due_at?: string | null;
  readonly paid_at?: string | null;
}
