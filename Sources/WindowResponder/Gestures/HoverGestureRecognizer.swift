import Glibc
import ResponderGeometry
import ResponderPlatform

/// Recognises that the pointer is over a view with no button down, or that a pen is near it: it begins when
/// they come, changes with every move, and ends when they leave or the pen touches. It prevents no other
/// recognizer. Follows `UIHoverGestureRecognizer`.
@preconcurrency @MainActor open class HoverGestureRecognizer: GestureRecognizer {
  private final var pencil: PenState?

  /// How far a pen is from the screen, from 0 to 1, where it is hardly noticed any more; 0 for a pointer and
  /// for a pen that does not tell. Follows `UIHoverGestureRecognizer.zOffset` and
  /// `zwp_tablet_tool_v2.distance`.
  open var zOffset: Double { pencil?.distance ?? 0 }

  /// The angle between a pen and the screen, in radians; π/2 where it stands upright, and for a pointer.
  open var altitudeAngle: Double { pencil?.altitude ?? .pi / 2 }

  /// How far a pen is turned around itself, in radians clockwise; 0 for a pointer.
  open var rollAngle: Double { pencil?.rotation ?? 0 }

  /// Where a pen's upper end leans to in a view's coordinates, clockwise from the right, in radians; 0 for a
  /// pointer. Nil means window coordinates.
  open func azimuthAngle(in view: View?) -> Double {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// The same as a vector of length 1.
  open func azimuthUnitVector(in view: View?) -> Vector {
    guard let azimuth = pencil?.azimuth else { return Vector(dx: 1, dy: 0) }
    return view?.direction(fromWindow: azimuth) ?? azimuth
  }

  /// Hovering prevents nothing.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Nothing prevents hovering.
  open override func canBePrevented(
    by preventingGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool { false }

  override func mayFollow(_ event: Event) -> Bool { event.type == .hover }

  override func follow(_ event: Event) {
    pencil = event.pencil
    state = state.isActive ? .changed : .began
  }

  override func sequenceEnded(isCancelled: Bool) {
    state = state.isActive ? (isCancelled ? .cancelled : .ended) : .failed
  }
}
