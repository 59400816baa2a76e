public import Foundation
public import Widgets
import WindowResponder

extension NSLayoutManager {
  /// The character nearest to a point of a room, and how far through it the point is, from 0 to 1.
  public final func characterIndex(
    for point: Point, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<Double>?
  ) -> Int {
    let found = ask((index: 0, fraction: 0.0)) { $0.character(nearest: point) }
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// The glyph nearest to a point of a room, and how far through it the point is, from 0 to 1.
  public final func glyphIndex(
    for point: Point, in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<Double>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The glyph nearest to a point of a room.
  public final func glyphIndex(for point: Point, in container: TextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The box around glyphs, in the room's coordinates.
  public final func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: TextContainer
  ) -> Rect {
    ask(Rect.null) { $0.rects(of: glyphRange).reduce(Rect.null) { $0.union($1) } }.orZero
  }

  /// What the text takes of a room, with what keeps lines from its sides.
  public final func usedRect(for container: TextContainer) -> Rect { ask(.zero) { $0.used } }

  /// Where the room has a line after the last one, which ends with a line break; empty here.
  public final var extraLineFragmentRect: Rect { .zero }

  /// The line of a glyph, from side to side of the room, and which glyphs are in it.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> Rect { line(at: glyphIndex, effectiveGlyphRange)?.whole ?? .zero }

  /// What the line of a glyph takes, and which glyphs are in it.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> Rect { line(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero }

  private func line(at index: Int, _ range: NSRangePointer?) -> LaidOutText.Line? {
    let found = ask(nil as LaidOutText.Line?) { text in
      text.lines.first { $0.range.contains(index) } ?? text.lines.last
    }
    if let found { range?.pointee = found.range }
    return found
  }

  /// Where a glyph begins, from the corner of its line; it stands on the line's bottom here.
  public final func location(forGlyphAt glyphIndex: Int) -> Point {
    ask(.zero) { text in
      guard let rect = text.rects(of: NSRange(location: glyphIndex, length: 1)).first else {
        return .zero
      }
      let line = text.lines.first { $0.range.contains(glyphIndex) }
      return Point(x: rect.minX, y: rect.maxY - (line?.whole.minY ?? rect.minY))
    }
  }

  /// Goes through the lines that glyphs are in: the whole line, what it takes, its room and its glyphs.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (Rect, Rect, TextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in ask([], { $0.lines })
    where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(line.whole, line.used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Goes through the rectangles in which glyphs stand: one for each line.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: TextContainer, using block: (Rect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in ask([], { $0.rects(of: glyphRange) }) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }
}

extension Rect {
  fileprivate var orZero: Rect { isNull ? .zero : self }
}

/// A text in its room: where its letters are, in the room's coordinates.
@MainActor struct LaidOutText {
  struct Line: Sendable {
    var range: NSRange
    /// From side to side of the room.
    var whole: Rect
    /// What it takes.
    var used: Rect
  }

  private let string: String
  private let padding: Double
  private let width: Double
  /// The text itself; nil for that of a view.
  private let layout: TextLayout?
  private let rectsOf: @MainActor (TextRange) -> [Rect]
  private let closest: @MainActor (Point) -> TextPosition?

  /// A text in a room of its own.
  init(_ text: StyledText, in container: TextContainer) {
    let padding = container.lineFragmentPadding
    let room = container.size.width
    let layout = TextLayout.cached(
      text, font: .systemFont(ofSize: 12), maxWidth: room > 0 ? max(1, room - 2 * padding) : nil,
      numberOfLines: container.maximumNumberOfLines, lineBreakMode: container.lineBreakMode)
    string = text.string
    self.padding = padding
    self.layout = layout
    width = room > 0 ? room : layout.size.width + 2 * padding
    rectsOf = { layout.rects(for: $0).map { $0.offsetBy(dx: padding, dy: 0) } }
    closest = { layout.closestPosition(to: Point(x: $0.x - padding, y: $0.y)) }
  }

  /// The text of a view.
  init(of view: TextView) {
    let inset = view.textContainerInset
    string = view.text ?? ""
    padding = view.textContainer.lineFragmentPadding
    width = view.textContainer.size.width
    layout = nil
    rectsOf = { range in
      view.selectionRects(for: range).map { $0.rect.offsetBy(dx: -inset.left, dy: -inset.top) }
        .filter { $0.width > 0 }
    }
    closest = { view.closestPosition(to: Point(x: $0.x + inset.left, y: $0.y + inset.top)) }
  }

  func draw(at origin: Point) {
    guard let layout, let context = GraphicsContext.current else { return }
    context.draw(layout, at: Point(x: origin.x + padding, y: origin.y), color: .black)
  }

  /// The rectangles of letters, from line to line.
  func rects(of range: NSRange) -> [Rect] {
    let inside = NSIntersectionRange(range, NSRange(location: 0, length: string.utf16.count))
    guard inside.length > 0 else { return [] }
    return rectsOf(TextRange(inside, in: string))
  }

  /// What the text takes, with what keeps lines from the sides.
  var used: Rect {
    let text = rects(of: NSRange(location: 0, length: string.utf16.count))
      .reduce(Rect.null) { $0.union($1) }
    guard !text.isNull else { return .zero }
    return Rect(
      x: text.minX - padding, y: text.minY, width: text.width + 2 * padding, height: text.height)
  }

  /// The letter nearest to a point, and how far through it that is.
  func character(nearest point: Point) -> (index: Int, fraction: Double) {
    let count = string.utf16.count
    guard count > 0, let position = closest(point) else { return (0, 0) }
    // Beside the caret are two letters: the one that the point is in, or the nearer one.
    let offset = NSRange(TextRange(utf8: 0..<position.utf8Offset), in: string).length
    let text = string as NSString
    let before = offset > 0 ? text.rangeOfComposedCharacterSequence(at: offset - 1) : nil
    let after = offset < count ? text.rangeOfComposedCharacterSequence(at: offset) : nil
    let boxes = [before, after].compactMap { range in
      range.flatMap { range in rects(of: range).first.map { (range: range, rect: $0) } }
    }
    let nearest = boxes.min {
      point.distance(toSidesOf: $0.rect) < point.distance(toSidesOf: $1.rect)
    }
    guard let nearest else { return (min(offset, count - 1), 0) }
    let part = (point.x - nearest.rect.minX) / max(nearest.rect.width, .leastNormalMagnitude)
    return (nearest.range.location, min(max(part, 0), 1))
  }

  /// The lines, from the top.
  var lines: [Line] {
    var lines: [Line] = []
    let text = string as NSString
    var index = 0
    while index < text.length {
      let range = text.rangeOfComposedCharacterSequence(at: index)
      index = range.upperBound
      let rect = rects(of: range).first
      if var line = lines.last, rect.map({ $0.midY < line.used.maxY }) ?? true {
        line.range.length = range.upperBound - line.range.location
        if let rect { line.used = line.used.union(rect) }
        lines[lines.count - 1] = line
      } else if let rect {
        lines.append(Line(range: range, whole: rect, used: rect))
      }
    }
    return lines.map { line in
      var line = line
      line.whole = Rect(x: 0, y: line.used.minY, width: width, height: line.used.height)
      line.used = line.used.insetBy(dx: -padding, dy: 0)
      return line
    }
  }
}

extension Point {
  /// How far a point is from a rectangle to the left or right; lines count far more than letters.
  fileprivate func distance(toSidesOf rect: Rect) -> Double {
    let across = max(rect.minX - x, x - rect.maxX, 0)
    let down = max(rect.minY - y, y - rect.maxY, 0)
    return across + down * 1_000
  }
}
