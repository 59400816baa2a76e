import ResponderGeometry
import ResponderGraphics

/// The layout of a document's text in a width: the positions of its blocks, and of their characters.
///
/// Blocks are laid out on demand, and some layouts are kept. Other blocks have their last height, or an
/// estimated one. If lines do not wrap, the blocks are side by side in one line. Positions are in points from
/// the top left corner of the text.
@MainActor package final class TextFlow {
  let document: TextDocument

  /// The style of the layout. Setting another style invalidates all layouts.
  package var style = FlowStyle() {
    didSet {
      guard style != oldValue else { return }
      let isSameExceptRoom =
        !style.wraps && style.alignment == oldValue.alignment && style.font == oldValue.font
        && style.direction == oldValue.direction && style.isSecure == oldValue.isSecure
        && style.wraps == oldValue.wraps
      layOutAnew(keepsExtents: isSameExceptRoom)
    }
  }

  /// The range of a secure text that is displayed as characters.
  package var revealed: Range<Int>? {
    didSet { if revealed != oldValue, style.isSecure { layOutAnew(keepsExtents: false) } }
  }

  /// The smallest limit of kept layouts.
  private static let leastCacheLimit = 192
  /// The largest number of kept layouts: several times the number of visible blocks.
  private var cacheLimit = TextFlow.leastCacheLimit
  /// The number of layouts so far.
  package private(set) var layoutCount = 0
  /// The closure that is called when the height of a block differs from its estimate.
  package var onHeightChange: (() -> Void)?
  private var layouts: [Int: BlockLayout] = [:]
  /// The height of an empty block, in points.
  private(set) var lineHeight = 0.0
  /// The estimated width of a character, in points.
  private var letterWidth = 8.0
  /// The width of the widest line that was laid out, in points.
  package private(set) var widestLine = 0.0

  package init(_ document: TextDocument) {
    self.document = document
  }

  // MARK: Blocks

  /// Returns the layout of a block, or `nil` if Pango cannot lay it out.
  package func layout(ofBlock index: Int) -> BlockLayout? {
    if let known = layouts[index] { return known }
    prepare()
    guard let made = makeLayout(ofBlock: index, style) else { return nil }
    layoutCount += 1
    if layouts.count >= cacheLimit { forgetFar(from: index) }
    layouts[index] = made
    widestLine = max(widestLine, made.width)
    let extent = style.wraps ? made.height : made.width
    if abs(document.height(ofBlock: index) - extent) > 1e-3 {
      document.setHeight(extent, ofBlock: index)
      onHeightChange?()
    }
    return made
  }

  private func makeLayout(ofBlock index: Int, _ style: FlowStyle) -> BlockLayout? {
    let range = document.contentRange(ofBlock: index)
    let text = document.string(in: range)
    var revealed: Range<Int>?
    if let all = self.revealed {
      let part = all.clamped(to: range)
      revealed = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
    }
    guard document.hasStyles else {
      // A secure text is not stored in the cache.
      return style.isSecure
        ? BlockLayout(text, style: style, revealed: revealed)
        : BlockLayout.cached(text, style: style)
    }
    var style = style
    var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
    for run in document.runs(in: range) {
      let lower = run.range.lowerBound - range.lowerBound
      var attributes = run.attributes
      if let link = style.linkAttributes, attributes.link != nil { attributes.merge(link) }
      runs.append((lower..<lower + run.range.count, attributes))
    }
    let first = document.attributes(at: document.range(ofBlock: index).lowerBound)
    // An empty line has the height of its terminator.
    if range.isEmpty, let font = first.font { style.font = font }
    let paragraph = first.paragraphStyle.map {
      BlockParagraph(
        style: $0, isStart: index == 0 || document.endsParagraph(index - 1),
        isEnd: document.endsParagraph(index))
    }
    return BlockLayout(text, style: style, runs: runs, revealed: revealed, paragraph: paragraph)
  }

  /// Returns a Boolean value that indicates whether a layout of a block is kept.
  package func isLaidOut(_ index: Int) -> Bool { layouts[index] != nil }

  /// Sets the limit of kept layouts for a number of visible blocks.
  package func wantsKept(_ count: Int) { cacheLimit = max(Self.leastCacheLimit, count * 4) }

  private func forgetFar(from index: Int) {
    let near = cacheLimit / 3
    layouts = layouts.filter { abs($0.key - index) < near }
  }

  /// Returns the top left corner of a block.
  package func place(ofBlock index: Int) -> Point {
    prepare()
    let before = document.top(ofBlock: index)
    return style.wraps ? Point(x: 0, y: before) : Point(x: before, y: 0)
  }

  /// Returns the block at a point, or the nearest one.
  package func block(at point: Point) -> Int {
    prepare()
    return document.block(atY: style.wraps ? point.y : point.x)
  }

  /// Returns the blocks in a rectangle.
  package func blocks(in rect: Rect) -> ClosedRange<Int> {
    let first = block(at: Point(x: rect.minX, y: rect.minY))
    return first...max(first, block(at: Point(x: rect.maxX, y: rect.maxY)))
  }

  /// The size of the text, in points. Blocks that are not laid out are estimated.
  package var size: Size {
    prepare()
    if !style.wraps {
      // The size of a short text is exact.
      if document.blockCount == 1 { _ = layout(ofBlock: 0) }
      return Size(width: document.totalHeight, height: layout(ofBlock: 0)?.height ?? lineHeight)
    }
    return Size(width: style.width, height: document.totalHeight)
  }

  /// Returns the size of the text in another width, in points.
  ///
  /// At most `limit` blocks are laid out. The size of further blocks is extrapolated.
  package func size(inWidth width: Double, blocks limit: Int) -> Size {
    prepare()
    var other = style
    other.width = width
    let count = min(limit, document.blockCount)
    var size = Size.zero
    for index in 0..<count {
      let made = other == style ? layout(ofBlock: index) : makeLayout(ofBlock: index, other)
      size.width = max(size.width, made?.fittingWidth ?? 0)
      size.height += made?.height ?? lineHeight
    }
    let rest = document.blockCount - count
    if rest > 0 {
      size.height =
        other == style ? document.totalHeight : size.height * (1 + Double(rest) / Double(count))
    }
    return size
  }

  // MARK: Changes

  /// Removes all layouts.
  private func layOutAnew(keepsExtents: Bool) {
    layouts.removeAll()
    widestLine = 0
    if !keepsExtents { isPrepared = false }
  }

  /// Removes all layouts, after a change of fonts or colors.
  package func layOutAnew() { layOutAnew(keepsExtents: false) }

  private var isPrepared = false

  /// Measures the font, and estimates the height of each block.
  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    let sample = TextLayout.cached("The quick brown fox", font: style.font)
    letterWidth = max(1, sample.exactWidth / 19)
    lineHeight = style.font.lineHeight
    let (wraps, width, height) = (style.wraps, max(letterWidth, style.width), lineHeight)
    let letter = letterWidth
    document.estimate = { byteCount in
      let length = Double(byteCount) * letter
      return wraps ? max(1, (length / width).rounded(.up)) * height : length
    }
    document.estimateHeights(document.estimate)
  }

  /// Updates the layouts after a change of the document.
  ///
  /// Returns the rectangle whose content has changed. If the blocks below have moved, its height is infinite.
  package func apply(_ change: TextDocumentChange) -> Rect {
    prepare()
    let (old, new) = (change.oldBlocks, change.newBlocks)
    var before: [BlockLayout] = []
    for index in old.prefix(Self.comparedBlocks) {
      guard let layout = layouts[index] else { break }
      before.append(layout)
    }
    shiftLayouts(from: old, to: new)
    guard style.wraps else {
      for index in new.prefix(2) { _ = layout(ofBlock: index) }
      return Rect(x: 0, y: 0, width: .infinity, height: max(lineHeight, size.height))
    }
    var after: [BlockLayout] = []
    for index in new.prefix(Self.comparedBlocks) {
      if let layout = layout(ofBlock: index) { after.append(layout) }
    }
    var top = place(ofBlock: new.lowerBound).y
    guard let oldFirst = before.first, let newFirst = after.first, oldFirst !== newFirst else {
      return Rect(x: 0, y: top, width: style.width, height: .infinity)
    }
    let start = document.range(ofBlock: new.lowerBound).lowerBound
    top += newFirst.topOfChange(from: oldFirst, before: change.range.lowerBound - start)
    guard before.count == old.count, after.count == new.count, old.count == new.count else {
      return Rect(x: 0, y: top, width: style.width, height: .infinity)
    }
    for (old, new) in zip(before, after) where abs(old.height - new.height) > 1e-3 {
      return Rect(x: 0, y: top, width: style.width, height: .infinity)
    }
    let last = new.upperBound - 1
    var bottom = place(ofBlock: last).y
    if let oldLast = before.last, let newLast = after.last {
      let grown = change.newLength - change.range.count
      let end = change.range.upperBound + grown - document.range(ofBlock: last).lowerBound
      bottom += newLast.bottomOfChange(from: oldLast, behind: end, grown: grown)
    }
    return Rect(x: 0, y: top, width: style.width, height: max(0, bottom - top))
  }

  /// The largest number of changed blocks that are compared to find the changed rectangle.
  private static let comparedBlocks = 4

  private func shiftLayouts(from old: Range<Int>, to new: Range<Int>) {
    let distance = new.count - old.count
    for index in old { layouts[index] = nil }
    guard distance != 0, !layouts.isEmpty else { return }
    var moved: [Int: BlockLayout] = [:]
    for (index, layout) in layouts {
      moved[index >= old.upperBound ? index + distance : index] = layout
    }
    layouts = moved
  }

  /// Removes the layouts of a range, after a change of its attributes.
  package func forget(_ range: Range<Int>) {
    for index in document.block(at: range.lowerBound)...document.block(at: range.upperBound) {
      layouts[index] = nil
    }
  }
}
