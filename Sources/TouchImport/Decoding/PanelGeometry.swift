internal import TouchRecording

/// The coordinate space of the positions of an imported device, with 4 points per millimetre. If the size is
/// not known, its longer side has 1,280 points.
struct PanelGeometry {
  static let pointsPerMillimetre = 4.0
  private static let longerSide = 1_280.0

  /// The size, in points.
  let width: Double
  let height: Double
  /// The size, in millimetres, or `nil` if it is not known.
  let millimetres: (width: Double, height: Double)?

  /// Creates a coordinate space for the ranges of X and Y.
  init(_ x: InputAxis, _ y: InputAxis, millimetres: (width: Double, height: Double)?) {
    self.millimetres = millimetres
    if let millimetres {
      width = millimetres.width * Self.pointsPerMillimetre
      height = millimetres.height * Self.pointsPerMillimetre
    } else {
      let longer = max(x.span, y.span)
      width = max(1, x.span / longer * Self.longerSide)
      height = max(1, y.span / longer * Self.longerSide)
    }
  }

  /// Returns the facts about the screen and the window in a recording. The size of the screen in millimetres
  /// is rounded up to integers, so that its size in points is exact. The window has the size of the
  /// coordinate space.
  func facts(name: String, at time: Int64) -> [Fact] {
    let whole = millimetres.map { ($0.width.rounded(.up), $0.height.rounded(.up)) }
    let scale = Self.pointsPerMillimetre
    let output = Output(
      number: 1, name: "import", model: name,
      widthMillimetres: whole?.0 ?? 0, heightMillimetres: whole?.1 ?? 0,
      widthPixels: Int32(whole.map { $0.0 * scale } ?? width.rounded(.up)),
      heightPixels: Int32(whole.map { $0.1 * scale } ?? height.rounded(.up)))
    let window = WindowState(number: 1, width: width, height: height, output: 1)
    return [Fact(at: time, .output(output)), Fact(at: time, .window(window))]
  }
}
