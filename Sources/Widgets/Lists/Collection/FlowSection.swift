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
  private let lineSpacing: Double

  /// The start of the section in the content.
  var start = 0.0
  let header: Double
  let footer: Double
  /// The insets before the first line, after the last line, and before the first item of a line.
  let insetBefore: Double
  let insetAfter: Double
  let insetCross: Double
  /// The length of all lines, with the spacing between them.
  private(set) var itemsLength = 0.0

  /// The available space of a section.
  struct Room {
    /// The length of a line without the insets.
    var cross: Double
    var lineSpacing: Double
    var itemSpacing: Double
    var insetBefore: Double
    var insetAfter: Double
    var insetCross: Double
    var header: Double
    var footer: Double
  }

  private init(count: Int, room: Room) {
    self.count = count
    lineSpacing = room.lineSpacing
    header = room.header
    footer = room.footer
    insetBefore = room.insetBefore
    insetAfter = room.insetAfter
    insetCross = room.insetCross
  }

  /// Creates a section with items of one size.
  init(count: Int, size: Extent, room: Room) {
    self.init(count: count, room: room)
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
      lineCount == 0 ? 0 : Double(lineCount) * (size.main + lineSpacing) - lineSpacing
  }

  /// Creates a section with items of different sizes.
  init(sizes: [Extent], room: Room) {
    self.init(count: sizes.count, room: room)
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
      offset += main + lineSpacing
      first = end
    }
    itemsLength = max(0, offset - lineSpacing)
    if lines.isEmpty { itemsLength = 0 }
  }

  // MARK: Along the scroll direction

  /// The length of the section.
  var length: Double {
    header + footer + (count > 0 ? insetBefore + itemsLength + insetAfter : emptyInset)
  }

  /// The insets of a section without items. It keeps them, as in UIKit.
  private var emptyInset: Double { insetBefore + insetAfter }

  /// The end of the section in the content.
  var end: Double { start + length }

  /// The start of the first line in the content.
  var itemsStart: Double { start + header + insetBefore }

  private var lineCount: Int { uniform == nil ? lines.count : (count + perLine - 1) / perLine }

  // MARK: Items

  /// Returns the frame of an item in the content.
  func box(of item: Int) -> Box {
    guard let uniform else { return variableBox(of: item) }
    let line = item / perLine
    let column = item % perLine
    return Box(
      main: itemsStart + Double(line) * (uniform.main + lineSpacing),
      cross: insetCross + indent + Double(column) * (uniform.cross + gap), extent: uniform)
  }

  private func variableBox(of item: Int) -> Box {
    let line = lines[lineIndex { $0.first + $0.count > item }]
    var cross = insetCross + line.indent
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
    let pitch = max(uniform.main + lineSpacing, 1e-6)
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
