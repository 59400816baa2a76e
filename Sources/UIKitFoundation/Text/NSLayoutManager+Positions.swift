public import Foundation
public import Widgets
import WindowResponder

extension NSLayoutManager {
  /// Returns the index of the character nearest to a point in a container, and the fraction of the character
  /// at the point, from 0 to 1.
  public final func characterIndex(
    for point: Point, in container: TextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<Double>?
  ) -> Int {
    let found = ask((index: 0, fraction: 0.0)) { $0.character(nearest: point) }
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the index of the glyph nearest to a point in a container, and the fraction of the glyph at the
  /// point, from 0 to 1.
  public final func glyphIndex(
    for point: Point, in container: TextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<Double>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Returns the index of the glyph nearest to a point in a container.
  public final func glyphIndex(for point: Point, in container: TextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the bounding box of glyphs, in the container's coordinates.
  public final func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: TextContainer
  ) -> Rect {
    ask(Rect.null) { $0.rects(of: glyphRange).reduce(Rect.null) { $0.union($1) } }.orZero
  }

  /// Returns the rectangle of the text in a container, including the line fragment padding.
  public final func usedRect(for container: TextContainer) -> Rect { ask(.zero) { $0.used } }

  /// The rectangle of an empty line after a final line break: always empty.
  public final var extraLineFragmentRect: Rect { .zero }

  /// Returns the line of a glyph, over the whole width of the container, and the range of its glyphs.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> Rect { line(at: glyphIndex, effectiveGlyphRange)?.whole ?? .zero }

  /// Returns the used part of the line of a glyph, and the range of its glyphs.
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

  /// Returns the position of a glyph, relative to the origin of its line. Its y coordinate is the bottom of
  /// the line.
  public final func location(forGlyphAt glyphIndex: Int) -> Point {
    ask(.zero) { text in
      guard let rect = text.rects(of: NSRange(location: glyphIndex, length: 1)).first else {
        return .zero
      }
      let line = text.lines.first { $0.range.contains(glyphIndex) }
      return Point(x: rect.minX, y: rect.maxY - (line?.whole.minY ?? rect.minY))
    }
  }

  /// Calls a closure for each line of a range of glyphs: with the line, its used part, its container and its
  /// glyphs.
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

  /// Calls a closure for each rectangle that encloses glyphs: one for each line.
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

/// The layout of a text in a container, with positions of characters in the container's coordinates.
@MainActor struct LaidOutText {
  struct Line: Sendable {
    var range: NSRange
    /// The rectangle of the line, over the whole width of the container.
    var whole: Rect
    /// The used part of the line.
    var used: Rect
  }

  private let string: String
  private let padding: Double
  private let width: Double
  /// The layout of a text without a view, or `nil` for the text of a view.
  private let layout: TextLayout?
  private let rectsOf: @MainActor (TextRange) -> [Rect]
  private let closest: @MainActor (Point) -> TextPosition?

  /// Creates the layout of a text in a container.
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

  /// Creates the layout of the text of a view.
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

  /// Returns the rectangles of characters, one for each line.
  func rects(of range: NSRange) -> [Rect] {
    let inside = NSIntersectionRange(range, NSRange(location: 0, length: string.utf16.count))
    guard inside.length > 0 else { return [] }
    return rectsOf(TextRange(inside, in: string))
  }

  /// The rectangle of the text, including the line fragment padding.
  var used: Rect {
    let text = rects(of: NSRange(location: 0, length: string.utf16.count))
      .reduce(Rect.null) { $0.union($1) }
    guard !text.isNull else { return .zero }
    return Rect(
      x: text.minX - padding, y: text.minY, width: text.width + 2 * padding, height: text.height)
  }

  /// Returns the index of the character nearest to a point, and the fraction of the character at the point.
  func character(nearest point: Point) -> (index: Int, fraction: Double) {
    let count = string.utf16.count
    guard count > 0, let position = closest(point) else { return (0, 0) }
    // There are two characters beside the caret: this chooses the one that contains the point, or the nearer
    // one.
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
  /// Returns the horizontal distance of a point to a rectangle. The vertical distance has a weight of 1,000.
  fileprivate func distance(toSidesOf rect: Rect) -> Double {
    let across = max(rect.minX - x, x - rect.maxX, 0)
    let down = max(rect.minY - y, y - rect.maxY, 0)
    return across + down * 1_000
  }
}
