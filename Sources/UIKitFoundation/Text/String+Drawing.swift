public import Foundation
public import WindowResponder

/// Options for measuring and drawing text. Follows `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int

  /// Creates options from their raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has several lines, from the top left of a rectangle. Without this option it has one line, and
  /// the origin is on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The line spacing is the font's own, which is always the case.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The text is measured by its glyphs rather than by its lines. It has no effect: lines are always used.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// A text that is too high ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of measuring and drawing text. Follows `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The smallest scale of the text. It is stored without effect: text is not scaled.
  open var minimumScaleFactor = 0.0
  /// The scale of the text, which is always 1.
  open var actualScaleFactor: Double { 1 }
  /// The bounds of the text, in points.
  open internal(set) var totalBounds = Rect.zero
}

extension NSAttributedString {
  /// Returns the size of the text in points, with as many lines as it has line breaks.
  public func size() -> Size { boundingRect(with: .zero, options: .usesLineFragmentOrigin).size }

  /// Returns the bounds of the text within a width and a height, in points. 0 is no limit.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> Rect {
    let text = StyledText(self)
    let rect = MainQueue.answer { StringLayout(text, size: size, options: options).rect }
    context?.totalBounds = rect
    return rect
  }
}

extension StringProtocol {
  /// Returns the size of the text in points, with as many lines as it has line breaks.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> Size {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// Returns the bounds of the text within a width and a height, in points. 0 is no limit.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> Rect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text in points, with as many lines as it has line breaks.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> Size {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the bounds of the text within a width and a height, in points. 0 is no limit.
  public func boundingRect(
    with size: Size, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> Rect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Draws the text on the current context, with its top left at a point.
  public func draw(at point: Point) {
    draw(with: Rect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text on the current context, in as many lines as fit a rectangle.
  public func draw(in rect: Rect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text on the current context, from the top left of a rectangle or, without
  /// `usesLineFragmentOrigin`, with its baseline there.
  ///
  /// The default color is black.
  public func draw(
    with rect: Rect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) {
    let text = StyledText(self)
    let drawn = MainActor.assumeIsolated {
      let layout = StringLayout(text, size: rect.size, options: options)
      layout.draw(in: rect)
      return layout.rect
    }
    context?.totalBounds = drawn
  }
}

extension StringProtocol {
  /// Draws the text on the current context, with its top left at a point.
  public func draw(
    at point: Point, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
  }

  /// Draws the text on the current context, in as many lines as fit a rectangle.
  public func draw(
    in rect: Rect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
  }

  /// Draws the text on the current context; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: Rect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text on the current context, with its top left at a point.
  public func draw(
    at point: Point, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text on the current context, in as many lines as fit a rectangle.
  public func draw(
    in rect: Rect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text on the current context; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: Rect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    String(describing: self)
      .draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

/// The layout of a string that is measured or drawn without a view.
@MainActor struct StringLayout {
  /// The default font: 12 points, as `NSAttributedString` documents.
  static let usualFont = Font.systemFont(ofSize: 12)

  let layout: TextLayout
  let options: NSStringDrawingOptions
  private let limit: Size

  init(_ text: StyledText, size: Size, options: NSStringDrawingOptions) {
    self.options = options
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    limit = Size(
      width: size.width > 0 ? size.width : .infinity,
      height: size.height > 0 ? size.height : .infinity)
    let room = isMultiline && limit.width < 1e6 ? limit.width : nil
    func lay(_ lines: Int) -> TextLayout {
      TextLayout(
        text, font: Self.usualFont, maxWidth: room, numberOfLines: lines,
        lineBreakMode: options.contains(.truncatesLastVisibleLine)
          ? .byTruncatingTail : .byWordWrapping)
    }
    var layout = lay(isMultiline ? 0 : 1)
    if options.contains(.truncatesLastVisibleLine), layout.size.height > limit.height,
      layout.lineCount > 1
    {
      let height = layout.size.height / Double(layout.lineCount)
      layout = lay(max(1, Int(limit.height / height)))
    }
    self.layout = layout
  }

  /// The bounds of the text, from the origin that the options define.
  var rect: Rect {
    let size = Size(
      width: min(layout.exactWidth, limit.width), height: min(layout.size.height, limit.height))
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    return Rect(origin: Point(x: 0, y: isMultiline ? 0 : -layout.baseline), size: size)
  }

  /// Draws the text on the current context.
  func draw(in place: Rect) {
    guard let context = GraphicsContext.current else { return }
    var origin = place.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.baseline }
    let isCut = layout.size.height > limit.height || layout.exactWidth > limit.width
    if isCut, options.contains(.usesLineFragmentOrigin) {
      context.saveGState()
      context.clip(to: place)
      context.draw(layout, at: origin, color: .black)
      context.restoreGState()
    } else {
      context.draw(layout, at: origin, color: .black)
    }
  }
}
