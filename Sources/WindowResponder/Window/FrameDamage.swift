import ResponderPlatform

/// The difference between the next frame and the last one: pixels to move, then areas to draw.
///
/// All values except the moves' pixels are in points, in window coordinates. At any time, the last frame with
/// its pixels moved is correct everywhere except in the region.
struct FrameDamage: Equatable {
  /// The largest number of moves in one frame; beyond it the areas are drawn.
  static let maximumMoves = 4

  /// The region to draw.
  private(set) var region = Region()
  private var entries: [Entry] = []

  /// A move of pixels, and its area in points.
  private struct Entry: Equatable {
    var move: PixelMove
    var area: Rect
  }

  var isEmpty: Bool { region.isEmpty && entries.isEmpty }

  /// The moves, in order. They come before drawing.
  var moves: [PixelMove] { entries.map(\.move) }

  mutating func add(_ rect: Rect) {
    region.add(rect)
  }

  /// Moves an area's pixels, together with the part of the region inside it. The uncovered strips are added
  /// to the region.
  mutating func move(_ move: PixelMove, of area: Rect, by distance: Vector) {
    var moved = Region()
    for rect in region.rects {
      if !area.contains(rect) { moved.add(rect) }
      let carried = rect.intersection(area)
      if carried.isEmpty { continue }
      moved.add(carried.offsetBy(dx: distance.dx, dy: distance.dy).intersection(area))
    }
    let target = area.intersection(area.offsetBy(dx: distance.dx, dy: distance.dy))
    for strip in area.parts(outside: [target]) { moved.add(strip) }
    region = moved
    append(Entry(move: move, area: area))
    if entries.count > Self.maximumMoves { drawMoved() }
  }

  /// Replaces all moves by drawing.
  mutating func drawMoved() {
    for entry in entries { region.add(entry.area) }
    entries = []
  }

  /// Adds the damage of an earlier frame that could not be shown, before the later damage.
  mutating func prepend(_ earlier: FrameDamage) {
    let later = self
    self = earlier
    if later.entries.isEmpty {
      region.add(later.region)
    } else {
      // The position of the earlier damage after the later moves is not worth computing.
      drawMoved()
      var rest = later
      rest.drawMoved()
      region.add(rest.region)
    }
  }

  /// Appends a move. Two consecutive moves of one area are joined. The strips that they uncover are in the
  /// region already.
  private mutating func append(_ entry: Entry) {
    guard var last = entries.last, last.move.rect == entry.move.rect else {
      entries.append(entry)
      return
    }
    last.move.dx += entry.move.dx
    last.move.dy += entry.move.dy
    entries.removeLast()
    if !last.move.target.isEmpty, (last.move.dx, last.move.dy) != (0, 0) { entries.append(last) }
  }
}
