package import TouchRecording

/// The size of a screen, and the number of millimetres in a point.
package struct ScreenSize: Hashable, Sendable {
  /// The source of the millimetres.
  package enum Source: String, Hashable, Sendable {
    /// The size of the screen is unknown: positions are in points.
    case unknown
    /// The screen reports its size (`wl_output.geometry`), which may be wrong.
    case output
    /// A bank card was laid on the screen.
    case card
  }

  /// The number of millimetres in a point, along x.
  package var millimetresX = 1.0
  /// The number of millimetres in a point, along y.
  package var millimetresY = 1.0
  /// The source of the millimetres.
  package var source = Source.unknown
  /// The width of the window in millimetres, or in points if the source is unknown.
  package var width = 0.0
  /// The height of the window in millimetres, or in points if the source is unknown.
  package var height = 0.0
  /// A Boolean value that indicates whether the edges of the window are those of the screen.
  package var hasEdges = false
  /// The number of the screen in the recording, or 0 if it is unknown.
  package var output: UInt32 = 0
  /// The transform of the screen, as a value of `wl_output.transform`.
  package var transform: Int32 = 0
  /// The refresh rate of the screen in hertz, or `nil` if it is unknown.
  package var refresh: Double?

  /// The width of the zone along the edges that published limits treat separately, in millimetres.
  package static let edgeZone = 3.5

  /// Creates an unknown screen.
  package init() {}

  /// Creates the size of the last window of a recording. A measured card takes precedence over the screen's
  /// own size.
  package init(of recording: Recording) { self = ScreenTimeline(of: recording).last }

  /// Creates the size of a window on a screen, as far as both are known.
  init(_ output: Output?, _ window: WindowState?) {
    self.output = window.flatMap { $0.output > 0 ? $0.output : nil } ?? output?.number ?? 0
    if let output { take(output) }
    fit(window)
    hasEdges = window?.isFullscreen ?? false
  }

  /// Sets the number of millimetres in a point, as measured with a card.
  mutating func measure(x: Double, y: Double, _ window: WindowState?) {
    (millimetresX, millimetresY, source) = (x, y, .card)
    fit(window)
  }

  private mutating func fit(_ window: WindowState?) {
    width = (window?.width ?? 0) * millimetresX
    height = (window?.height ?? 0) * millimetresY
  }

  private mutating func take(_ output: Output) {
    transform = output.transform
    if output.refresh > 0 { refresh = Double(output.refresh) / 1_000 }
    guard output.widthMillimetres > 0, output.heightMillimetres > 0, output.widthPixels > 0,
      output.heightPixels > 0
    else { return }
    let points = Double(output.scale) / 120
    let x = output.widthMillimetres / (Double(output.widthPixels) / points)
    let y = output.heightMillimetres / (Double(output.heightPixels) / points)
    // Odd transforms rotate by a quarter turn.
    (millimetresX, millimetresY) = output.transform % 2 == 0 ? (x, y) : (y, x)
    source = .output
  }

  /// A Boolean value that indicates whether positions are in millimetres.
  package var isMetric: Bool { source != .unknown }

  /// The number of units of positions in a millimetre: 1, or about 5 points on a screen of unknown size.
  package var units: Double { isMetric ? 1 : 5 }

  /// Returns a position for coordinates of the surface.
  package func position(x: Double, y: Double) -> Position {
    Position(x: x * millimetresX, y: y * millimetresY)
  }

  /// Returns the distance to the nearest edge, in millimetres, which is negative outside.
  package func distanceToEdge(_ position: Position) -> Double {
    min(min(position.x, width - position.x), min(position.y, height - position.y))
  }

  /// Returns a Boolean value that indicates whether a position is in the zone along the edges.
  package func isAtEdge(_ position: Position) -> Bool {
    hasEdges && distanceToEdge(position) < Self.edgeZone
  }
}
