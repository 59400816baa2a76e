/// The room in which a ``TextView`` sets its lines, or that of a text that is set without a view. Follows
/// `NSTextContainer`.
@preconcurrency @MainActor public final class TextContainer {
  private weak var view: TextView?
  private var ownSize: Size
  /// Who lays text out in it, for those that use it without a view; it is not held.
  package weak var owner: AnyObject?

  init(_ view: TextView) {
    self.view = view
    ownSize = .zero
  }

  /// Creates a room without a view, in points; a side of 0 has no limit.
  public init(size: Size = .zero) { ownSize = size }

  /// Makes it the room of a view.
  func belong(to view: TextView) { self.view = view }

  /// How far lines keep from the sides of the room, in points; 5 until it is set.
  public var lineFragmentPadding = 5.0 {
    didSet {
      if !(lineFragmentPadding >= 0 && lineFragmentPadding.isFinite) { lineFragmentPadding = 0 }
      if lineFragmentPadding != oldValue { view?.sizesDidChange() }
    }
  }

  /// Whether lines are broken between words, or anywhere for `LineBreakMode.byCharWrapping`.
  public var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { view?.editor.breaksWords = lineBreakMode == .byCharWrapping }
  }

  /// The most lines there may be; 0 for as many as there are. Without a view the last one is cut off as
  /// ``lineBreakMode`` says; a view that does not scroll is not higher than so many.
  public var maximumNumberOfLines = 0 {
    didSet {
      if maximumNumberOfLines < 0 { maximumNumberOfLines = 0 }
      if maximumNumberOfLines != oldValue { view?.sizesDidChange() }
    }
  }

  /// How large the room is, in points. That of a view is as wide as the view and as high as the text: setting
  /// it changes nothing there.
  public var size: Size {
    get { view?.roomForText ?? ownSize }
    set { ownSize = newValue }
  }

  /// Whether the room is as wide as its view; kept, and it always is.
  public var widthTracksTextView = false
  /// Whether the room is as high as its view; kept, and it never is.
  public var heightTracksTextView = false

  /// The text view whose room it is; nil for none.
  public var textView: TextView? { view }
}
