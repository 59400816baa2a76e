import Foundation
import WindowResponder

extension CAEmitterCell {
  /// The longest time of simulation before a frame, in seconds.
  private static let longestMemory = 60.0
  /// The largest distance from the emitter at which particles are expected, in points.
  private static let longestReach = 20_000.0
  /// The largest number of cells in each other that are considered. A cell may contain itself.
  private static let deepest = 4

  /// Returns the times at which the cell emits particles after a time, until another one, in seconds.
  ///
  /// - Parameters:
  ///   - start: The time after which particles are emitted.
  ///   - end: The time until which they are emitted.
  ///   - origin: The time from which ``beginTime`` counts.
  ///   - factor: The factor of the birth rate.
  ///   - pending: The fraction of the next particle, which is updated.
  ///   - room: The largest number of particles.
  final func births(
    from start: Double, to end: Double, after origin: Double, factor: Double,
    _ pending: inout Double, room: Int
  ) -> [Double] {
    let first = max(start, origin + beginTime)
    let last = min(end, origin + beginTime + duration)
    let rate = Double(birthRate) * factor
    guard isEnabled, rate > 0, rate.isFinite, last > first else { return [] }
    let total = pending + (last - first) * rate
    let count = total.rounded(.down)
    let before = pending
    pending = total - count
    guard room > 0, count >= 1 else { return [] }
    return (1...Int(min(count, Double(room)))).map { first + (Double($0) - before) / rate }
  }

  /// Returns the longest lifetime of a particle, in seconds.
  private final func longestLifetime(_ layer: Emission.Values) -> Double {
    let time = max(0, Double(lifetime) + Double(lifetimeRange) / 2) * max(0, Double(layer.lifetime))
    return time.isNaN ? 0 : time
  }

  /// Returns the number of particles of the cell that live at the same time. Of longer lifetimes, a minute is
  /// considered.
  final func population(_ layer: Emission.Values) -> Double {
    let rate = Double(birthRate) * Double(layer.birthRate)
    guard isEnabled, rate > 0, rate.isFinite else { return 0 }
    return rate * max(0, min(longestLifetime(layer), duration, Self.longestMemory))
  }

  /// Returns the time after which no particle of the cell, or of the cells in it, exists, in seconds.
  final func memory(_ layer: Emission.Values, depth: Int = 0) -> Double {
    guard depth < Self.deepest else { return 0 }
    let inner = (emitterCells ?? []).map { $0.memory(layer, depth: depth + 1) }.max() ?? 0
    return min(longestLifetime(layer) + inner, Self.longestMemory)
  }

  /// Returns the largest distance of a particle of the cell, or of the cells in it, from the emitter, in
  /// points.
  final func reach(_ layer: Emission.Values, depth: Int = 0) -> Double {
    guard depth < Self.deepest else { return 0 }
    let time = longestLifetime(layer)
    let speed =
      (velocity.magnitude + velocityRange.magnitude / 2) * Double(layer.velocity.magnitude)
    let acceleration = xAcceleration.magnitude + yAcceleration.magnitude
    let size = images.size(of: self)
    let growth =
      (scale.magnitude + scaleRange.magnitude / 2) * Double(layer.scale.magnitude)
      + max(0, scaleSpeed) * time
    let own = (speed + acceleration * time / 2) * time + (size.width + size.height) / 2 * growth
    let inner = (emitterCells ?? []).map { $0.reach(layer, depth: depth + 1) }.max() ?? 0
    let sum = own + inner
    return sum.isFinite ? min(sum, Self.longestReach) : Self.longestReach
  }
}
