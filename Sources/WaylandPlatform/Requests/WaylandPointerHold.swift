import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// A pointer constraint of an active window: the pointer is locked to its position, or confined to a region.
@MainActor final class WaylandPointerHold {
  /// The pointer.
  let pointer: WlPointer
  private unowned let surface: WaylandSurface
  private var locked: ZwpLockedPointerV1?
  private var confined: ZwpConfinedPointerV1?
  private var motion: ZwpRelativePointerV1?
  /// The rectangle of a confined pointer, in the window geometry, or `nil` for all of the window geometry.
  private var rect: Rect?
  private var isHeld = false

  /// Requests the constraint. If the compositor has no `zwp_pointer_constraints_v1`, returns `nil`.
  init?(_ wish: PointerHold, of pointer: WlPointer, on surface: WaylandSurface) {
    guard let late = surface.display?.lateGlobals,
      let constraints = late.take(ZwpPointerConstraintsV1.self)
    else { return nil }
    self.pointer = pointer
    self.surface = surface
    let manager = late.take(ZwpRelativePointerManagerV1.self)
    motion = manager?.getRelativePointer(pointer: pointer)
    motion?.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    switch wish {
    case .locked: lock(constraints)
    case .confined(let rect):
      self.rect = rect
      confine(constraints)
    }
  }

  private func lock(_ constraints: ZwpPointerConstraintsV1) {
    locked = constraints.lockPointer(
      surface: surface.wlSurface, pointer: pointer, region: nil, lifetime: .persistent)
    locked?.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .locked: link.target?.setHeld(true)
      case .unlocked: link.target?.setHeld(false)
      }
    }
  }

  private func confine(_ constraints: ZwpPointerConstraintsV1) {
    surface.withRegion([region]) {
      confined = constraints.confinePointer(
        surface: surface.wlSurface, pointer: pointer, region: $0, lifetime: .persistent)
    }
    confined?.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .confined: link.target?.setHeld(true)
      case .unconfined: link.target?.setHeld(false)
      }
    }
  }

  /// The region of the constraint, in the surface.
  private var region: Rect {
    let geometry = surface.committed.geometry ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let all = Rect(origin: .zero, size: geometry.size)
    let part = rect.map { $0.integral.intersection(all) } ?? all
    // An empty region would not hold the pointer at all.
    let kept = part.isEmpty ? all : part
    return kept.offsetBy(dx: geometry.minX, dy: geometry.minY)
  }

  /// Confines the pointer to another rectangle of the window geometry.
  func confine(to rect: Rect?) {
    self.rect = rect
    regionDidChange()
    // The region takes effect with the next commit.
    if surface.mayShow, surface.committed.size != nil { surface.commit() }
  }

  /// Sends the region in the surface's coordinates. It takes effect with the next commit.
  func regionDidChange() {
    guard let confined else { return }
    surface.withRegion([region]) { confined.setRegion(region: $0) }
  }

  private func setHeld(_ isHeld: Bool) {
    guard isHeld != self.isHeld, !surface.isDestroyed else { return }
    self.isHeld = isHeld
    surface.display?.events?.surface(surface, didChangePointerHold: isHeld)
  }

  private func handle(_ event: ZwpRelativePointerV1.Event) {
    switch event {
    case .relativeMotion(let high, let low, let dx, let dy, let plainX, let plainY):
      guard isHeld, !surface.isDestroyed, let display = surface.display else { return }
      let microseconds = UInt64(high) << 32 | UInt64(low)
      display.events?.surface(
        surface,
        pointerMovedBy: HeldPointerMotion(
          delta: Vector(dx: dx, dy: dy), unaccelerated: Vector(dx: plainX, dy: plainY),
          timestamp: display.time(microseconds: microseconds)))
    }
  }

  func destroy() {
    motion?.onEvent = nil
    motion?.destroy()
    locked?.onEvent = nil
    locked?.destroy()
    confined?.onEvent = nil
    confined?.destroy()
    setHeld(false)
  }
}
