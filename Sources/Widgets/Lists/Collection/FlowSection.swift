/// Where the items of one section lie in a flow layout: plain data, in points.
///
/// It knows two axes instead of directions: `main` along the scroll direction, `cross` along the
/// lines. Where all items have one size nothing is kept of a single one, and every question is a
/// division.
struct FlowSection {
  /// A size by the axes.
  struct Extent: Equatable {
    var main: Double
    var cross: Double
  }

  /// A box by the axes.
  struct Box: Equatable {
    var main: Double
    var cross: Double
    var extent: Extent
  }

  /// Items in one line, where sizes differ.
  struct Line: Equatable {
    /// The number of its first item.
    var first: Int
    var count: Int
    /// Where it begins, from the first line's beginning.
    var offset: Double
    /// As much as its largest item.
    var length: Double
    /// The room between its items.
    var gap: Double
    /// Where its first item begins, from the section's inset.
    var indent: Double
  }

  let count: Int
  /// How large all items are; nil where they differ.
  private(set) var uniform: Extent?
  private var perLine = 1
  private var gap = 0.0
  private var indent = 0.0
  private var sizes: [Extent] = []
  private var lines: [Line] = []
  private let lineSpacing: Double

  /// Where the section begins in the content.
  var start = 0.0
  let header: Double
  let footer: Double
  /// The room before the first line, after the last one, and before the first item of a line.
  let insetBefore: Double
  let insetAfter: Double
  let insetCross: Double
  /// How long all lines are together, with the room between them.
  private(set) var itemsLength = 0.0

  /// The room that a section has for its items.
  struct Room {
    /// What a line is long, less the insets.
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

  /// Lays out items of one size.
  init(count: Int, size: Extent, room: Room) {
    self.init(count: count, room: room)
    uniform = size
    // A hair of tolerance: three thirds of a line are a line.
    let fitting =
      ((room.cross + room.itemSpacing) / max(size.cross + room.itemSpacing, 1e-6) + 1e-6)
      .rounded(.down)
    perLine = Int(min(max(fitting, 1), Double(max(count, 1))))
    // A line that is not full keeps to the columns of one that is.
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

  /// Lays out items of different sizes.
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
      // The last line begins where the others do; the others fill the room.
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

  /// How long the section is in all.
  var length: Double {
    header + footer + (count > 0 ? insetBefore + itemsLength + insetAfter : emptyInset)
  }

  /// A section without items keeps its insets, as UIKit's does.
  private var emptyInset: Double { insetBefore + insetAfter }

  /// Where the section ends in the content.
  var end: Double { start + length }

  /// Where the first line begins in the content.
  var itemsStart: Double { start + header + insetBefore }

  private var lineCount: Int { uniform == nil ? lines.count : (count + perLine - 1) / perLine }

  // MARK: Items

  /// Where an item lies in the content.
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
    // Items lower than their line stand in its middle.
    return Box(
      main: itemsStart + line.offset + (line.length - size.main) / 2, cross: cross, extent: size)
  }

  /// The items of the lines that touch a stretch of the content.
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

  /// The first line of which something is so; what is so of one is so of all after it.
  private func lineIndex(_ isSo: (Line) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if isSo(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
