/** What proves that a cut was opened in time, if the room says that it was not: kept until the player has saved it. */

/** A cut as it went to the room, and what came back. Times are milliseconds since 1970, by this device's clock. */
export interface Evidence {
  table: number;
  sitting: number;
  round: number;
  seat: number;
  seal: string;
  commitment: string;
  cut: string;
  opened: { at: number; answered: number; answer: string | null };
  told: { at: number; number: number; kind: string };
}

const KEPT = "fairdeal-evidence-";

export const keepEvidence = (evidence: Evidence): void => {
  try {
    localStorage.setItem(`${KEPT}${evidence.sitting}-${evidence.seal}`, JSON.stringify(evidence));
  } catch {
    /* The page still has it. */
  }
};

export const fileOf = ({ sitting, round }: Evidence): string => `fairdeal-cut-${sitting}-round-${round}.json`;

/** The address of a file with all of it. */
export const addressOf = (evidence: Evidence): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(evidence, null, 2))}`;
