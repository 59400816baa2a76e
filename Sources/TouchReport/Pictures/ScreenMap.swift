internal import ResponderGeometry
internal import TouchAnalysis

/// The screen in a picture, as large as its room lets it be.
@MainActor struct ScreenMap {
  let screen: ScreenSize
  /// Where the screen is.
  let frame: Rect
  /// Points a millimetre.
  let scale: Double

  /// Fits a screen into a rectangle; nil where its size is none that can be drawn.
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

  /// Whether a screen has a shape that a picture can have.
  static func canDraw(_ screen: ScreenSize) -> Bool {
    let sides = 1.0...100_000
    guard sides.contains(screen.width), sides.contains(screen.height) else { return false }
    return (0.05...20).contains(screen.width / screen.height)
  }

  /// Where a place of the screen is; one that lies outside is kept at the edge.
  func point(_ place: Place) -> Point {
    let x = frame.minX + (place.x.isFinite ? place.x : 0) * scale
    let y = frame.minY + (place.y.isFinite ? place.y : 0) * scale
    return Point(
      x: min(max(x, frame.minX - 4), frame.maxX + 4), y: min(max(y, frame.minY - 4), frame.maxY + 4)
    )
  }

  /// A length that is easy to read, about a fifth of the screen, and how many points it has.
  func scaleBar(_ words: ReportWords) -> LegendEntry {
    let length = Plot.step(for: screen.width / 6)
    let unit = screen.isMetric ? "mm" : words.points
    return LegendEntry(.scale(length * scale), "\(words.number(length, digits: 0)) \(unit)")
  }
}

extension PictureSketch {
  /// Adds a legend with the picture's scale, and above it the screen; nil where there is no room for it.
  mutating func addMap(
    of screen: ScreenSize, legend: [LegendEntry], showsEdgeZone: Bool = false
  ) -> ScreenMap? {
    // How long the scale is can be said only when it is known how high the legend is.
    guard let guess = ScreenMap(screen, in: bounds) else { return nil }
    var trial = self
    let room = trial.addLegend(legend + [guess.scaleBar(words)])
    guard let map = ScreenMap(screen, in: room) else { return nil }
    _ = addLegend(legend + [map.scaleBar(words)])
    add(map, showsEdgeZone: showsEdgeZone)
    return map
  }

  /// Adds the screen: its area, its edges, and the zone along them that limits treat by itself.
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
