package import TouchRecording

/// How large the screen is, and how many millimetres a point has.
package struct ScreenSize: Hashable, Sendable {
  /// Where the millimetres come from.
  package enum Source: String, Hashable, Sendable {
    /// Nobody says how large the screen is: places are in points.
    case unknown
    /// The screen says it (`wl_output.geometry`), which may be wrong.
    case output
    /// A bank card was laid on the screen.
    case card
  }

  /// Millimetres a point, along x.
  package var millimetresX = 1.0
  /// Millimetres a point, along y.
  package var millimetresY = 1.0
  /// Where the millimetres come from.
  package var source = Source.unknown
  /// The window's width, in millimetres; points where the source is unknown.
  package var width = 0.0
  /// The window's height, in millimetres; points where the source is unknown.
  package var height = 0.0
  /// Whether the window's edges are the screen's.
  package var hasEdges = false
  /// The screen's number in the recording; 0 where it is not known.
  package var output: UInt32 = 0
  /// How the screen is turned, as `wl_output.transform` numbers it.
  package var transform: Int32 = 0
  /// Frames a second that the screen shows; nil where it is not known.
  package var refresh: Double?

  /// How far from an edge the zone reaches that published limits treat by itself, in millimetres.
  package static let edgeZone = 3.5

  /// An unknown screen.
  package init() {}

  /// The last window of a recording, on its screen. A card counts for more than what the screen says.
  package init(of recording: Recording) { self = ScreenTimeline(of: recording).last }

  /// A window on a screen, as far as both are known.
  init(_ output: Output?, _ window: WindowState?) {
    self.output = window.flatMap { $0.output > 0 ? $0.output : nil } ?? output?.number ?? 0
    if let output { take(output) }
    fit(window)
    hasEdges = window?.isFullscreen ?? false
  }

  /// A card says how many millimetres a point has.
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
    // Odd transforms turn by a quarter.
    (millimetresX, millimetresY) = output.transform % 2 == 0 ? (x, y) : (y, x)
    source = .output
  }

  /// Whether places are in millimetres.
  package var isMetric: Bool { source != .unknown }

  /// How many units of places a millimetre has: 1, or about 5 points on a screen of unknown size.
  package var units: Double { isMetric ? 1 : 5 }

  /// A place of the surface.
  package func place(x: Double, y: Double) -> Place {
    Place(x: x * millimetresX, y: y * millimetresY)
  }

  /// How far the nearest edge is, in millimetres; negative outside.
  package func distanceToEdge(_ place: Place) -> Double {
    min(min(place.x, width - place.x), min(place.y, height - place.y))
  }

  /// Whether a place is in the zone along the edges.
  package func isAtEdge(_ place: Place) -> Bool {
    hasEdges && distanceToEdge(place) < Self.edgeZone
  }
}
