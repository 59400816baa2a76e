import Glibc
import ResponderGeometry
import ResponderPlatform

/// A continuous gesture recognizer that interprets the movement of a pointer over a view with no button down,
/// or of a pen near it.
///
/// The gesture begins when the pointer or pen enters the view, changes with each move, and ends when it
/// leaves or the pen touches. The recognizer prevents no other one. Follows `UIHoverGestureRecognizer`.
@preconcurrency @MainActor open class HoverGestureRecognizer: GestureRecognizer {
  private final var pencil: PenState?

  /// The distance of a pen from the screen, from 0 to 1 at the limit of detection.
  ///
  /// For a pointer, and for a pen that does not report its distance, this is 0. Follows
  /// `UIHoverGestureRecognizer.zOffset` and `zwp_tablet_tool_v2.distance`.
  open var zOffset: Double { pencil?.distance ?? 0 }

  /// The angle between a pen and the screen, in radians. For a vertical pen and for a pointer, this is π/2.
  open var altitudeAngle: Double { pencil?.altitude ?? .pi / 2 }

  /// The rotation of a pen around its axis, in radians, clockwise. For a pointer, this is 0.
  open var rollAngle: Double { pencil?.rotation ?? 0 }

  /// Returns the direction in which a pen's upper end leans in a view's coordinates, in radians clockwise
  /// from the right.
  ///
  /// For a pointer, returns 0. If `view` is `nil`, returns the direction in window coordinates.
  open func azimuthAngle(in view: View?) -> Double {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// Returns the direction in which a pen's upper end leans as a vector of length 1.
  open func azimuthUnitVector(in view: View?) -> Vector {
    guard let azimuth = pencil?.azimuth else { return Vector(dx: 1, dy: 0) }
    return view?.direction(fromWindow: azimuth) ?? azimuth
  }

  /// Returns `false`, since hovering prevents no other gesture.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns `false`, since no other gesture prevents hovering.
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
