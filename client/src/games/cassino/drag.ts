/** Dragging with mouse or finger: a node follows, and where it is let go is told. A press without a drag is a click. */

const FAR = 8;

export interface Drag {
  enabled: boolean;
  /** Something was let go over this element. */
  ondrop: (over: Element) => void;
}

export function draggable(node: HTMLElement, options: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let drag = options;
  let start: PointerEvent | null = null;
  let moves = false;

  function down(event: PointerEvent): void {
    if (!drag.enabled || event.button !== 0 || !event.isPrimary) return;
    start = event;
    moves = false;
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!moves && Math.hypot(x, y) < FAR) return;
    if (!moves) node.setPointerCapture(event.pointerId);
    moves = true;
    node.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    node.style.zIndex = "9";
    node.style.pointerEvents = "none";
  }
  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return;
    start = null;
    const over = moves && event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
    node.removeAttribute("style");
    if (over) drag.ondrop(over);
  }
  /** The click that follows a drag is none. */
  function click(event: MouseEvent): void {
    if (!moves) return;
    moves = false;
    event.preventDefault();
    event.stopPropagation();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return {
    update: (next) => void (drag = next),
    destroy() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
