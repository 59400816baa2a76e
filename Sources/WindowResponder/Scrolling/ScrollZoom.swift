import Glibc
import ResponderPhysics

/// A pinch that zooms.
struct ZoomPinch {
  /// The scale when the pinch began.
  let scale: Double
  /// The point of the unzoomed content at the center of the pinch when it began.
  let content: Point
}

/// A zoom animation from one scale and offset to another, in closed form.
struct ZoomMove {
  let start: Double
  let duration: Double
  let from: (scale: Double, offset: Point)
  let to: (scale: Double, offset: Point)
  /// A Boolean value that indicates whether the animation bounces back from a scale beyond the limits.
  let isBounce: Bool

  /// The default duration, in seconds.
  static let usualDuration = 0.3
  /// The duration of a zoom with a wheel, in seconds.
  static let wheelDuration = 0.12

  /// Returns the scale and offset at a time. A point with the same location at the start and at the end keeps
  /// it all the time.
  func state(at time: Double) -> (scale: Double, offset: Point) {
    let part = min(max((time - start) / max(duration, 0.001), 0), 1)
    if part >= 1 { return to }
    let eased = part * part * (3 - 2 * part)
    let scale = exp(log(from.scale) + (log(to.scale) - log(from.scale)) * eased)
    // In unzoomed coordinates, the origin changes as the reciprocal of the scale does.
    let inverse = (1 / from.scale, 1 / to.scale)
    let way =
      inverse.0 == inverse.1 ? eased : (1 / scale - inverse.0) / (inverse.1 - inverse.0)
    func lerp(_ a: Double, _ b: Double) -> Double {
      (a * inverse.0 + (b * inverse.1 - a * inverse.0) * way) * scale
    }
    return (
      scale, Point(x: lerp(from.offset.x, to.offset.x), y: lerp(from.offset.y, to.offset.y))
    )
  }

  func isOver(at time: Double) -> Bool { time - start >= duration }
}

/// The rubber band effect of a scale beyond its limits, on a logarithmic axis.
enum ZoomBand {
  static func place(_ scale: Double, in limits: ClosedRange<Double>, bounces: Bool) -> Double {
    guard scale.isFinite, scale > 0 else { return limits.lowerBound }
    let inside = min(max(scale, limits.lowerBound), limits.upperBound)
    if inside == scale || !bounces || inside <= 0 { return inside }
    return inside * exp(RubberBand(length: 1).give(log(scale / inside)))
  }
}
