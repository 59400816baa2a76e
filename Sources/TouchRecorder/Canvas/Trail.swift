internal import WindowResponder

/// The path of one touch, in pieces that are drawn separately.
///
/// A frame that shows the newest part of the path draws only that piece, however long the path is.
struct Trail {
  /// The line width, in points.
  static let width = 3.0
  /// The largest number of positions of a piece.
  private static let pieceLength = 32
  /// The number of pieces that are kept: 17 s at 240 reports a second.
  private static let pieceCount = 128

  private struct Piece {
    var places: [Point]
    var box: Rect
  }

  /// The index of the colour.
  let color: Int
  private var pieces: [Piece]

  /// Creates the path of a touch that goes down.
  init(at place: Point, color: Int) {
    self.color = color
    pieces = [Piece(places: [place], box: Self.box(place, place))]
  }

  /// The rectangle that is drawn, or the null rectangle if there is none.
  var box: Rect { pieces.reduce(Rect.null) { $0.union($1.box) } }

  /// The end of the path.
  var end: Point { pieces.last?.places.last ?? .zero }

  /// Appends a position. Returns the rectangle that has to be drawn again, and that of removed pieces.
  mutating func add(_ place: Point) -> (drawn: Rect, gone: Rect?) {
    let drawn = Self.box(end, place)
    if pieces[pieces.count - 1].places.count >= Self.pieceLength {
      pieces.append(Piece(places: [end, place], box: drawn))
    } else {
      pieces[pieces.count - 1].places.append(place)
      pieces[pieces.count - 1].box = pieces[pieces.count - 1].box.union(drawn)
    }
    guard pieces.count > Self.pieceCount else { return (drawn, nil) }
    // Several pieces at once, because the rest of the list is moved.
    let old = pieces.prefix(Self.pieceCount / 8).reduce(Rect.null) { $0.union($1.box) }
    pieces.removeFirst(Self.pieceCount / 8)
    return (drawn, old)
  }

  /// Draws the part of the path inside the context's clip.
  @MainActor func draw(_ color: Color, in context: GraphicsContext) {
    for piece in pieces where context.isVisible(piece.box) {
      var path = Path()
      var isEmpty = true
      // The end of the line that was drawn so far, or `nil` if the previous part is not visible.
      var reached: Point?
      // A single position is a dot.
      var last = piece.places[0]
      for place in piece.places.count == 1 ? piece.places[...] : piece.places.dropFirst() {
        if context.isVisible(Self.box(last, place)) {
          if reached == nil { path.move(to: last) }
          path.addLine(to: place)
          reached = place
          isEmpty = false
        } else {
          reached = nil
        }
        last = place
      }
      if isEmpty { continue }
      path.lineWidth = Self.width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      context.stroke(path, color: color)
    }
  }

  private static func box(_ start: Point, _ end: Point) -> Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    ).insetBy(dx: -width, dy: -width)
  }
}
