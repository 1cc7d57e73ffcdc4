/** Amounts of half-chips, read and written as people do. The server's `fairdeal.engine.chips` does the same. */

export const CHIP = 2;

const THIN_SPACE = "\u202f";
const MINUS = "−";

/** `15` is “7½”, `-1` is “−½”; `signed` puts a plus before a gain. */
export function showChips(halves: number, { signed = false } = {}): string {
  const whole = Math.floor(Math.abs(halves) / CHIP);
  const half = Math.abs(halves) % CHIP === 1;
  const digits = whole > 0 || !half ? String(whole).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE) : "";
  const sign = halves < 0 ? MINUS : signed && halves > 0 ? "+" : "";
  return sign + digits + (half ? "½" : "");
}

/** Half-chips from “7”, “7½”, “7.5” or “1 000”; null for what is no such amount. */
export function readChips(text: string): number | null {
  const found = /^(\d+)?(?:[.,]([05])0?)?(½)?$/.exec(text.replace(/[\s\u202f\u00a0]/g, ""));
  if (!found || (!found[1] && !found[3]) || (found[2] && found[3])) return null;
  const halves = Number(found[1] ?? 0) * CHIP + (found[3] || found[2] === "5" ? 1 : 0);
  return Number.isSafeInteger(halves) ? halves : null;
}

/** A number with so many decimal places, rounded like Python does: halves to the even digit. */
export function showDecimal(value: Fraction, places: number, mark: string, { signed = false } = {}): string {
  const scaled = roundHalfEven(value.numerator * 10n ** BigInt(places), value.denominator);
  const size = scaled < 0n ? -scaled : scaled;
  const whole = size / 10n ** BigInt(places);
  const part = size % 10n ** BigInt(places);
  const sign = scaled < 0n ? MINUS : signed && scaled > 0n ? "+" : "";
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  return sign + digits + (places ? mark + String(part).padStart(places, "0") : "");
}

/** An exact number. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** “3/7” or “2” as an exact number. */
export function readFraction(text: string): Fraction {
  const [numerator = "0", denominator = "1"] = text.split("/");
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/** The sum of two exact numbers. */
export function plus(one: Fraction, other: Fraction): Fraction {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  const denominator = one.denominator * other.denominator;
  const common = divisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** How much more one exact number is than another. */
export const minus = (one: Fraction, { numerator, denominator }: Fraction): Fraction =>
  plus(one, { numerator: -numerator, denominator });

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other));

/** As a plain number: for comparing and drawing, never for money. */
export function approximate({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}

function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const whole = size / denominator;
  const twice = (size % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && whole % 2n === 1n);
  const rounded = whole + (up ? 1n : 0n);
  return negative ? -rounded : rounded;
}
