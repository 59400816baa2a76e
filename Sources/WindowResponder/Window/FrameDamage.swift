import ResponderPlatform

/// How the next frame differs from the last one: pixels to move, then what to draw.
///
/// Everything but the moves' pixels is in points, in window coordinates. At every moment the last
/// frame, with its pixels moved, is right everywhere but in the region.
struct FrameDamage: Equatable {
  /// The largest number of moves in one frame; beyond it the areas are drawn.
  static let maximumMoves = 4

  /// What has to be drawn.
  private(set) var region = Region()
  private var entries: [Entry] = []

  /// A move, and where it happens in points.
  private struct Entry: Equatable {
    var move: PixelMove
    var area: Rect
  }

  var isEmpty: Bool { region.isEmpty && entries.isEmpty }

  /// What to move, in order, before anything is drawn.
  var moves: [PixelMove] { entries.map(\.move) }

  mutating func add(_ rect: Rect) {
    region.add(rect)
  }

  /// Moves an area's pixels, and what in it had to be drawn. What the move uncovers is added.
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

  /// Has all that would be moved drawn instead.
  mutating func drawMoved() {
    for entry in entries { region.add(entry.area) }
    entries = []
  }

  /// Puts what an earlier frame could not show before what came since.
  mutating func prepend(_ earlier: FrameDamage) {
    let later = self
    self = earlier
    if later.entries.isEmpty {
      region.add(later.region)
    } else {
      // Where the earlier damage is after the later moves is not worth finding out.
      drawMoved()
      var rest = later
      rest.drawMoved()
      region.add(rest.region)
    }
  }

  /// Two moves of one area that follow each other are one; what they lose between them is in the
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
