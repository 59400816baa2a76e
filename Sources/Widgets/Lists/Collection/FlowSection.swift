/// The positions of a section's items in a flow layout, as plain data in points.
///
/// It has two axes instead of directions: `main` along the scroll direction, `cross` along the lines. If all
/// items have the same size, it stores nothing for a single item, and computes each result by a division.
struct FlowSection {
  /// A size along the two axes.
  struct Extent: Equatable {
    var main: Double
    var cross: Double
  }

  /// A rectangle along the two axes.
  struct Box: Equatable {
    var main: Double
    var cross: Double
    var extent: Extent
  }

  /// A line of items with different sizes.
  struct Line: Equatable {
    /// The index of the first item.
    var first: Int
    var count: Int
    /// The offset from the start of the first line.
    var offset: Double
    /// The length of the largest item along the main axis.
    var length: Double
    /// The spacing between the items.
    var gap: Double
    /// The offset of the first item from the section's inset.
    var indent: Double
  }

  let count: Int
  /// The size of all items, or `nil` if the sizes differ.
  private(set) var uniform: Extent?
  private var perLine = 1
  private var gap = 0.0
  private var indent = 0.0
  private var sizes: [Extent] = []
  private var lines: [Line] = []

  /// The start of the section in the content.
  var start = 0.0
  let room: Room
  /// The length of all lines, with the spacing between them.
  private(set) var itemsLength = 0.0

  /// The available space of a section.
  struct Room {
    /// The length of a line without the insets.
    var cross: Double
    var lineSpacing: Double
    var itemSpacing: Double
    /// The insets before the first line, after the last line, and before the first item of a line.
    var insetBefore: Double
    var insetAfter: Double
    var insetCross: Double
    var header: Double
    var footer: Double
  }

  /// Creates a section with items of one size.
  init(count: Int, size: Extent, room: Room) {
    self.count = count
    self.room = room
    uniform = size
    // The tolerance allows for rounding: three thirds of a line fill a line.
    let fitting =
      ((room.cross + room.itemSpacing) / max(size.cross + room.itemSpacing, 1e-6) + 1e-6)
      .rounded(.down)
    perLine = Int(min(max(fitting, 1), Double(max(count, 1))))
    // A line that is not full keeps the columns of a full one.
    let full = min(max(fitting, 1), 1e6)
    if full > 1 {
      gap = max(room.itemSpacing, (room.cross - full * size.cross) / (full - 1))
    } else {
      indent = max(0, (room.cross - size.cross) / 2)
    }
    let lineCount = self.lineCount
    itemsLength =
      lineCount == 0
      ? 0 : Double(lineCount) * (size.main + room.lineSpacing) - room.lineSpacing
  }

  /// Creates a section with items of different sizes.
  init(sizes: [Extent], room: Room) {
    count = sizes.count
    self.room = room
    self.sizes = sizes
    var offset = 0.0
    var first = 0
    while first < sizes.count {
      var end = first + 1
      var cross = sizes[first].cross
      var main = sizes[first].main
      while end < sizes.count, cross + room.itemSpacing + sizes[end].cross <= room.cross + 1e-6 {
        cross += room.itemSpacing + sizes[end].cross
        main = max(main, sizes[end].main)
        end += 1
      }
      let isLast = end == sizes.count
      let items = end - first
      let free = max(0, room.cross - cross)
      var line = Line(
        first: first, count: items, offset: offset, length: main, gap: room.itemSpacing, indent: 0)
      // The last line is aligned at its start. The other lines fill the available length.
      if !isLast, items > 1 { line.gap += free / Double(items - 1) }
      if items == 1, !isLast { line.indent = free / 2 }
      lines.append(line)
      offset += main + room.lineSpacing
      first = end
    }
    itemsLength = max(0, offset - room.lineSpacing)
  }

  // MARK: Along the scroll direction

  /// The length of the section. A section without items keeps its insets, as in UIKit.
  var length: Double {
    room.header + room.footer + (room.insetBefore + itemsLength + room.insetAfter)
  }

  /// The end of the section in the content.
  var end: Double { start + length }

  /// The start of the first line in the content.
  var itemsStart: Double { start + room.header + room.insetBefore }

  private var lineCount: Int { uniform == nil ? lines.count : (count + perLine - 1) / perLine }

  // MARK: Items

  /// Returns the frame of an item in the content.
  func box(of item: Int) -> Box {
    guard let uniform else { return variableBox(of: item) }
    let line = item / perLine
    let column = item % perLine
    return Box(
      main: itemsStart + Double(line) * (uniform.main + room.lineSpacing),
      cross: room.insetCross + indent + Double(column) * (uniform.cross + gap), extent: uniform)
  }

  private func variableBox(of item: Int) -> Box {
    let line = lines[lineIndex { $0.first + $0.count > item }]
    var cross = room.insetCross + line.indent
    for other in line.first..<item { cross += sizes[other].cross + line.gap }
    let size = sizes[item]
    // An item that is lower than its line is centered in it.
    return Box(
      main: itemsStart + line.offset + (line.length - size.main) / 2, cross: cross, extent: size)
  }

  /// Returns the items of the lines that intersect a range of the content.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, high > itemsStart, low < itemsStart + itemsLength else { return 0..<0 }
    guard let uniform else {
      let first = lineIndex { itemsStart + $0.offset + $0.length > low }
      let last = lineIndex { itemsStart + $0.offset >= high }
      guard first < last else { return 0..<0 }
      return lines[first].first..<lines[last - 1].first + lines[last - 1].count
    }
    let pitch = max(uniform.main + room.lineSpacing, 1e-6)
    let count = Double(self.lineCount)
    let first = min(max(((low - itemsStart) / pitch).rounded(.down), 0), count)
    let end = min(max(((high - itemsStart) / pitch).rounded(.up), 0), count)
    guard first < end else { return 0..<0 }
    return Int(first) * perLine..<min(Int(end) * perLine, self.count)
  }

  /// Returns the index of the first line that satisfies a condition. All lines after it have to satisfy it
  /// too.
  private func lineIndex(_ isSo: (Line) -> Bool) -> Int {
    lines.indices.partitioningIndex { isSo(lines[$0]) }
  }
}
