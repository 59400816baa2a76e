internal import ResponderGeometry
internal import TouchAnalysis
internal import WindowResponder

/// A drawing that is being created: marks are added, and text is measured so that it fits.
@MainActor struct DiagramSketch {
  let size: Size
  let words: ReportStrings
  /// The size of text, in points.
  let textSize: Double
  private(set) var marks: [DiagramMark] = []

  /// The ratio by which the font of a web page may be wider than the measured one.
  private static let reserve = 1.08

  init(size: Size, words: ReportStrings, textSize: Double) {
    self.size = size
    self.words = words
    self.textSize = textSize
  }

  /// The bounds of the drawing.
  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The distance of two lines of text.
  var lineHeight: Double { (textSize * 1.4).rounded() }

  /// Adds a mark. If its shape has nothing to draw, does nothing.
  mutating func add(_ mark: DiagramMark) {
    guard !mark.shape.isEmpty else { return }
    marks.append(mark)
  }

  mutating func add(
    _ shape: DiagramMark.Shape, fill: Tone? = nil, opacity: Double = 1,
    stroke: DiagramMark.Stroke? = nil, role: MarkRole? = nil
  ) {
    add(DiagramMark(shape, fill: fill, fillOpacity: opacity, stroke: stroke, role: role))
  }

  /// Adds crosses, each in a square around its point.
  mutating func addCrosses(
    at points: [Point], side: Double, tone: Tone, width: Double = 1.5, role: MarkRole? = nil
  ) {
    addSymbols(
      .cross, at: points, side: side, stroke: .init(tone: tone, width: width), role: role)
  }

  // MARK: Text

  /// Returns the largest width of a text, in points.
  func width(of text: String, isBold: Bool = false, scale: Double = 1) -> Double {
    let look = DiagramMark.TextLook(size: textSize * scale, isBold: isBold)
    return TextLayout.cached(text, font: look.font).exactWidth * Self.reserve
  }

  /// Adds a line of text with its baseline at a point, shifted horizontally so that it is inside.
  mutating func addText(
    _ text: String, at place: Point, anchor: DiagramMark.TextLook.Anchor = .start,
    tone: Tone = .quiet, isBold: Bool = false, scale: Double = 1, role: MarkRole? = nil
  ) {
    guard !text.isEmpty else { return }
    var text = text
    while width(of: text, isBold: isBold, scale: scale) > size.width, text.count > 4 {
      text = text.dropLast(2) + "…"
    }
    let width = width(of: text, isBold: isBold, scale: scale)
    var place = place
    switch anchor {
    case .start: place.x = min(max(0, place.x), size.width - width)
    case .middle: place.x = min(max(width / 2, place.x), size.width - width / 2)
    case .end: place.x = min(max(width, place.x), size.width)
    }
    let look = DiagramMark.TextLook(size: textSize * scale, isBold: isBold, anchor: anchor)
    marks.append(DiagramMark(.text(text, at: place, look), fill: tone, role: role))
  }

  /// Adds a text with its centre at a point, on its own background, which hides the marks below.
  mutating func addLabel(_ text: String, at place: Point, role: MarkRole? = nil) {
    let width = width(of: text, isBold: true) + 8
    let x = min(max(place.x, width / 2), size.width - width / 2)
    let box = Rect(
      x: x - width / 2, y: place.y - textSize, width: width, height: textSize * 1.4)
    add(.rects([box]), fill: .background, opacity: 0.9)
    addText(
      text, at: Point(x: x, y: place.y), anchor: .middle, tone: .ink, isBold: true, role: role)
  }

  /// Returns a text in lines of a largest width. Words are not divided.
  func lines(of text: String, width room: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, width(of: longer) > room {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
