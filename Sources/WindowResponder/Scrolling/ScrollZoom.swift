import Glibc
import ResponderPhysics

/// Two fingers that zoom.
struct ZoomPinch {
  /// The scale when they began.
  let scale: Double
  /// What of the unzoomed content was between them.
  let content: Point
}

/// A zoom that goes on by itself: from one scale and place to another, in closed form.
struct ZoomMove {
  let start: Double
  let duration: Double
  let from: (scale: Double, offset: Point)
  let to: (scale: Double, offset: Point)
  /// Whether it brings back what was pinched too far.
  let isBounce: Bool

  /// How long a zoom takes, in seconds.
  static let usualDuration = 0.3
  /// How long a wheel's zoom takes, in seconds.
  static let wheelDuration = 0.12

  /// The scale and offset at a time. A point that is at the same place at the start and at the end is
  /// there all the time.
  func state(at time: Double) -> (scale: Double, offset: Point) {
    let part = min(max((time - start) / max(duration, 0.001), 0), 1)
    if part >= 1 { return to }
    let eased = part * part * (3 - 2 * part)
    let scale = exp(log(from.scale) + (log(to.scale) - log(from.scale)) * eased)
    // Unzoomed, the origin goes as the reciprocal of the scale does.
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

/// How a scale gives way beyond its limits: as a rubber band, reckoned in doublings.
enum ZoomBand {
  static func place(_ scale: Double, in limits: ClosedRange<Double>, bounces: Bool) -> Double {
    guard scale.isFinite, scale > 0 else { return limits.lowerBound }
    let inside = min(max(scale, limits.lowerBound), limits.upperBound)
    if inside == scale || !bounces || inside <= 0 { return inside }
    return inside * exp(RubberBand(length: 1).give(log(scale / inside)))
  }
}
