/// The text of a document as it stands in a width: which block is where, and where its characters are.
///
/// Blocks are laid out when somebody looks at them, and some are kept; the others have the height that
/// they had, or one that is estimated. Lines that do not wrap stand side by side in one line. Places are
/// in points from the top left of the whole.
@MainActor final class TextFlow {
  let document: TextDocument

  /// How it is laid out. Another style lays everything out anew.
  var style = FlowStyle() {
    didSet {
      guard style != oldValue else { return }
      let isSameExceptRoom =
        !style.wraps && style.alignment == oldValue.alignment && style.font == oldValue.font
        && style.direction == oldValue.direction && style.isSecure == oldValue.isSecure
        && style.wraps == oldValue.wraps
      layOutAnew(keepsExtents: isSameExceptRoom)
    }
  }

  /// The characters of a secret that are shown.
  var revealed: Range<Int>? {
    didSet { if revealed != oldValue, style.isSecure { layOutAnew(keepsExtents: false) } }
  }

  /// How many laid out blocks are kept.
  private static let cacheLimit = 192
  private var layouts: [Int: BlockLayout] = [:]
  /// What an empty block is as high as, in points.
  private(set) var lineHeight = 0.0
  /// How wide a letter is taken to be, in points.
  private var letterWidth = 8.0
  /// How wide the widest of the lines that were laid out is, in points.
  private(set) var widestLine = 0.0

  init(_ document: TextDocument) {
    self.document = document
  }

  // MARK: Blocks

  /// A block, laid out.
  func layout(ofBlock index: Int) -> BlockLayout? {
    if let known = layouts[index] { return known }
    prepare()
    let range = document.contentRange(ofBlock: index)
    let text = document.string(in: range)
    var revealed: Range<Int>?
    if let all = self.revealed {
      let part = all.clamped(to: range)
      revealed = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
    }
    var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
    if document.hasStyles {
      for run in document.runs(in: range) {
        let lower = run.range.lowerBound - range.lowerBound
        runs.append((lower..<lower + run.range.count, run.attributes))
      }
    }
    guard let made = BlockLayout(text, style: style, runs: runs, revealed: revealed) else {
      return nil
    }
    if layouts.count >= Self.cacheLimit { forgetFar(from: index) }
    layouts[index] = made
    widestLine = max(widestLine, made.width)
    let extent = style.wraps ? made.height : made.width
    if abs(document.height(ofBlock: index) - extent) > 1e-3 {
      document.setHeight(extent, ofBlock: index)
    }
    return made
  }

  /// Whether a block is laid out at present.
  func isLaidOut(_ index: Int) -> Bool { layouts[index] != nil }

  private func forgetFar(from index: Int) {
    let near = Self.cacheLimit / 4
    layouts = layouts.filter { abs($0.key - index) < near }
  }

  /// Where the top left of a block is.
  func place(ofBlock index: Int) -> Point {
    prepare()
    let before = document.top(ofBlock: index)
    return style.wraps ? Point(x: 0, y: before) : Point(x: before, y: 0)
  }

  /// The block at a point; the nearest one outside.
  func block(at point: Point) -> Int {
    prepare()
    return document.block(atY: style.wraps ? point.y : point.x)
  }

  /// The blocks that a rectangle shows.
  func blocks(in rect: Rect) -> ClosedRange<Int> {
    let first = block(at: Point(x: rect.minX, y: rect.minY))
    return first...max(first, block(at: Point(x: rect.maxX, y: rect.maxY)))
  }

  /// How much room everything takes, in points; as far as it is laid out already, else estimated.
  var size: Size {
    prepare()
    if !style.wraps {
      // One that is short is wanted exactly.
      if document.blockCount == 1 { _ = layout(ofBlock: 0) }
      return Size(width: document.totalHeight, height: layout(ofBlock: 0)?.height ?? lineHeight)
    }
    return Size(width: style.width, height: document.totalHeight)
  }

  // MARK: Changes

  /// Forgets all that is laid out.
  private func layOutAnew(keepsExtents: Bool) {
    layouts.removeAll()
    widestLine = 0
    if !keepsExtents { isPrepared = false }
  }

  /// Forgets all that is laid out, because fonts or colours are others.
  func layOutAnew() { layOutAnew(keepsExtents: false) }

  private var isPrepared = false

  /// Measures the font and gives each block an estimate.
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

  /// The document has changed: forgets what is different, and lays out what took its place.
  ///
  /// Gives the rectangle that looks different; its height is infinite where all below moved.
  func apply(_ change: TextDocumentChange) -> Rect {
    prepare()
    let old = change.oldBlocks
    let new = change.newBlocks
    let place = self.place(ofBlock: new.lowerBound)
    var oldExtent = 0.0
    var oldLines: [FlowLine]?
    if old.count == 1, let before = layouts[old.lowerBound] {
      oldExtent = style.wraps ? before.height : before.width
      oldLines = before.lines
    }
    shiftLayouts(from: old, to: new)
    guard style.wraps else {
      for index in new.prefix(2) { _ = layout(ofBlock: index) }
      return Rect(x: 0, y: 0, width: .infinity, height: max(lineHeight, size.height))
    }
    let whole = Rect(x: 0, y: place.y, width: style.width, height: .infinity)
    guard old.count == 1, new.count == 1, let oldLines,
      let layout = layout(ofBlock: new.lowerBound)
    else { return whole }
    if abs(layout.height - oldExtent) > 1e-3 || layout.lines.count != oldLines.count {
      return whole
    }
    // A word may have gone up to the line before.
    let offset = change.range.lowerBound - document.range(ofBlock: new.lowerBound).lowerBound
    var first = max(0, layout.line(at: offset, .downstream) - 1)
    if first < oldLines.count, oldLines[first] == layout.lines[first] { first += 1 }
    first = min(first, layout.lines.count - 1)
    let top = layout.lines[first].top
    return Rect(x: 0, y: place.y + top, width: style.width, height: layout.height - top)
  }

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

  /// Forgets how some text was laid out, because its attributes are others.
  func forget(_ range: Range<Int>) {
    for index in document.block(at: range.lowerBound)...document.block(at: range.upperBound) {
      layouts[index] = nil
    }
  }
}
