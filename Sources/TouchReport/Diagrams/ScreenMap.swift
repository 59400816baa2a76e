internal import ResponderGeometry
internal import TouchAnalysis

/// The screen in a drawing, as large as the available space.
@MainActor struct ScreenMap {
  let screen: ScreenSize
  /// The frame of the screen.
  let frame: Rect
  /// The number of points in a millimetre.
  let scale: Double

  /// Fits a screen into a rectangle, or returns `nil` if its size cannot be drawn.
  init?(_ screen: ScreenSize, in room: Rect) {
    guard Self.canDraw(screen), room.width > 8, room.height > 8 else { return nil }
    self.screen = screen
    let inner = room.insetBy(dx: 1, dy: 1)
    scale = min(inner.width / screen.width, inner.height / screen.height)
    let size = Size(width: screen.width * scale, height: screen.height * scale)
    frame = Rect(
      x: inner.midX - size.width / 2, y: inner.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns a Boolean value that indicates whether the proportions of a screen can be drawn.
  static func canDraw(_ screen: ScreenSize) -> Bool {
    let sides = 1.0...100_000
    guard sides.contains(screen.width), sides.contains(screen.height) else { return false }
    return (0.05...20).contains(screen.width / screen.height)
  }

  /// Returns the point of a position on the screen. Positions outside are at the edge.
  func point(_ place: Position) -> Point {
    let x = frame.minX + (place.x.isFinite ? place.x : 0) * scale
    let y = frame.minY + (place.y.isFinite ? place.y : 0) * scale
    return Point(
      x: min(max(x, frame.minX - 4), frame.maxX + 4), y: min(max(y, frame.minY - 4), frame.maxY + 4)
    )
  }

  /// Returns a legend entry with a round length of about a fifth of the screen, in points.
  func scaleBar(_ words: ReportStrings) -> LegendEntry {
    let length = Plot.step(for: screen.width / 6)
    let unit = screen.isMetric ? "mm" : words.points
    return LegendEntry(.scale(length * scale), "\(words.number(length, digits: 0)) \(unit)")
  }
}

extension DiagramSketch {
  /// Adds a legend with the scale, and the screen above it, or returns `nil` if there is no space.
  mutating func addMap(
    of screen: ScreenSize, legend: [LegendEntry], showsEdgeZone: Bool = false
  ) -> ScreenMap? {
    // The length of the scale depends on the height of the legend.
    guard let guess = ScreenMap(screen, in: bounds) else { return nil }
    var trial = self
    let room = trial.addLegend(legend + [guess.scaleBar(words)])
    guard let map = ScreenMap(screen, in: room) else { return nil }
    _ = addLegend(legend + [map.scaleBar(words)])
    add(map, showsEdgeZone: showsEdgeZone)
    return map
  }

  /// Adds the screen: its area, its edges, and the zone along them that limits treat separately.
  mutating func add(_ map: ScreenMap, showsEdgeZone: Bool = false) {
    add(.rects([map.frame]), fill: .area, stroke: .init(tone: .quiet, width: 1.5))
    let zone = ScreenSize.edgeZone * map.scale
    let inner = map.frame.insetBy(dx: zone, dy: zone)
    guard showsEdgeZone, map.screen.hasEdges, map.screen.isMetric, zone > 3, !inner.isNull else {
      return
    }
    add(.rects([inner]), stroke: .init(tone: .grid, isDashed: true))
  }
}
