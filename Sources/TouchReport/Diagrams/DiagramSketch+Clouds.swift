internal import ResponderGeometry
internal import TouchAnalysis

/// Positions around a centre, in millimetres.
struct Cloud {
  var offsets: [Position]
  var tone = Tone.one
  /// A Boolean value that indicates whether the positions are drawn as squares instead of discs.
  var isSquare = false
}

extension DiagramSketch {
  /// Returns the radius of a drawing of clouds, in millimetres.
  static func reach(of clouds: [Cloud], limits: [Double]) -> Double {
    var largest = limits.max() ?? 0
    for cloud in clouds {
      for offset in cloud.offsets where offset.length.isFinite {
        largest = max(largest, offset.length)
      }
    }
    return min(max(largest * 1.12, 0.05), 1_000)
  }

  /// Adds positions around a centre with rings at round distances, and dashed rings for limits. Returns the
  /// number of points in a millimetre.
  mutating func addClouds(
    _ clouds: [Cloud], in room: Rect, reach: Double, limits: [Double], isSmall: Bool = false
  ) -> Double {
    let radius = max(4, min(room.width, room.height) / 2 - 1)
    let scale = radius / reach
    let middle = room.center
    add(.ellipse(middle, radiusX: radius, radiusY: radius, angle: 0), fill: .area)
    let target = Target(middle: middle, reach: reach, scale: scale, isSmall: isSmall)
    let rings = addRings(target, radius: radius)
    for cloud in clouds { addCloud(cloud, target) }
    for limit in limits where limit > 0 && limit <= reach {
      add(
        .ellipse(middle, radiusX: limit * scale, radiusY: limit * scale, angle: 0),
        stroke: .init(tone: .doubt, width: 2, isDashed: true), role: .limit)
    }
    // Above the positions, which would cover a number.
    addNumbers(of: rings, target)
    return scale
  }

  /// The circle in which positions are drawn.
  private struct Target {
    let middle: Point
    /// The radius in millimetres.
    let reach: Double
    /// The number of points in a millimetre.
    let scale: Double
    let isSmall: Bool
  }

  /// Adds rings at round distances and a cross. Returns the distances in millimetres.
  private mutating func addRings(_ target: Target, radius: Double) -> [Double] {
    let middle = target.middle
    let step = Plot.step(for: target.reach / (target.isSmall ? 2 : 4))
    var ring = step
    var rings: [Double] = []
    while ring < target.reach {
      let length = ring * target.scale
      add(
        .ellipse(middle, radiusX: length, radiusY: length, angle: 0), stroke: .init(tone: .grid))
      rings.append(ring)
      ring += step
    }
    add(
      .segments([
        Point(x: middle.x - radius, y: middle.y), Point(x: middle.x + radius, y: middle.y),
        Point(x: middle.x, y: middle.y - radius), Point(x: middle.x, y: middle.y + radius),
      ]), stroke: .init(tone: .grid))
    return rings
  }

  private mutating func addCloud(_ cloud: Cloud, _ target: Target) {
    let points = Decimation.cells(
      cloud.offsets.map { offset in
        // Positions that are out of range are drawn at the rim.
        let share = min(1, target.reach / max(offset.length, 1e-9))
        return Point(
          x: target.middle.x + offset.x * share * target.scale,
          y: target.middle.y + offset.y * share * target.scale)
      })
    if cloud.isSquare {
      let rects = points.map { Rect(x: $0.x - 2, y: $0.y - 2, width: 4, height: 4) }
      add(.rects(rects), fill: cloud.tone, opacity: 0.75)
    } else if !points.isEmpty {
      add(.dots(points, radius: target.isSmall ? 1.5 : 2), fill: cloud.tone, opacity: 0.75)
    }
  }

  /// Adds the distances of rings, or only that of the last one in a small drawing.
  private mutating func addNumbers(of rings: [Double], _ target: Target) {
    for ring in rings where ring == rings.last || !target.isSmall {
      let number = words.number(ring)
      let label = ring == rings.last ? number + "\u{A0}mm" : number
      let corner = ring * target.scale * 0.7071
      let wide = width(of: label, scale: 0.9)
      let place = Point(
        x: min(target.middle.x + corner + 3, bounds.maxX - wide),
        y: target.middle.y + corner + textSize)
      let ground = Rect(
        x: place.x - 1, y: place.y - textSize * 0.85, width: wide, height: textSize * 1.1)
      add(.rects([ground]), fill: .area, opacity: 0.85)
      addText(label, at: place, scale: 0.9)
    }
  }

  /// Adds the ellipse that contains 95 % of a normal distribution with the moments of positions, and a cross
  /// at its centre.
  mutating func addSpread(of offsets: [Position], around middle: Point, scale: Double) {
    guard offsets.count >= 3 else { return }
    let mean = Position.mean(offsets)
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for offset in offsets {
      let way = offset - mean
      xx += way.x * way.x
      xy += way.x * way.y
      yy += way.y * way.y
    }
    let count = Double(offsets.count - 1)
    (xx, xy, yy) = (xx / count, xy / count, yy / count)
    let root = (((xx - yy) / 2) * ((xx - yy) / 2) + xy * xy).squareRoot()
    // The square root of 5.991, the 95th percentile of chi-squared with two degrees of freedom.
    let factor = 2.4477 * scale
    let place = Point(x: middle.x + mean.x * scale, y: middle.y + mean.y * scale)
    add(
      .ellipse(
        place, radiusX: max(0.5, max(0, (xx + yy) / 2 + root).squareRoot() * factor),
        radiusY: max(0.5, max(0, (xx + yy) / 2 - root).squareRoot() * factor),
        angle: Angle.of(x: xx - yy, y: 2 * xy) / 2), stroke: .init(tone: .ink, width: 1.5),
      role: .figure)
    addCrosses(at: [place], side: 6, tone: .ink, role: .figure)
  }
}
