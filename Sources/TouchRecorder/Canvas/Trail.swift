internal import WindowResponder

/// The way of one finger, in pieces that are drawn by themselves: a frame that shows the way's newest bit
/// draws that piece alone, however long the way is.
struct Trail {
  /// How thick it is, in points.
  static let width = 3.0
  /// How many places a piece has at most.
  private static let pieceLength = 32
  /// How many pieces are kept: at 240 reports a second the way of 17 s.
  private static let pieceCount = 128

  private struct Piece {
    var places: [Point]
    var box: Rect
  }

  /// Which of the colours it has.
  let color: Int
  private var pieces: [Piece]

  /// A finger came down.
  init(at place: Point, color: Int) {
    self.color = color
    pieces = [Piece(places: [place], box: Self.box(place, place))]
  }

  /// What is drawn of it; null where that is nothing.
  var box: Rect { pieces.reduce(Rect.null) { $0.union($1.box) } }

  /// Where it ends.
  var end: Point { pieces.last?.places.last ?? .zero }

  /// The finger is here now. Gives what has to be drawn again, and what is forgotten of it.
  mutating func add(_ place: Point) -> (drawn: Rect, gone: Rect?) {
    let drawn = Self.box(end, place)
    if pieces[pieces.count - 1].places.count >= Self.pieceLength {
      pieces.append(Piece(places: [end, place], box: drawn))
    } else {
      pieces[pieces.count - 1].places.append(place)
      pieces[pieces.count - 1].box = pieces[pieces.count - 1].box.union(drawn)
    }
    guard pieces.count > Self.pieceCount else { return (drawn, nil) }
    // A few at a time, for the list is moved up.
    let old = pieces.prefix(Self.pieceCount / 8).reduce(Rect.null) { $0.union($1.box) }
    pieces.removeFirst(Self.pieceCount / 8)
    return (drawn, old)
  }

  /// Draws what of it is in the context's clip.
  @MainActor func draw(_ color: Color, in context: GraphicsContext) {
    for piece in pieces where context.isVisible(piece.box) {
      var path = Path()
      var isEmpty = true
      // Where a line was drawn to so far; nil where the one before is not seen.
      var reached: Point?
      // A place alone is a dot.
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
