/// The area in which a ``TextView`` or a text layout without a view arranges its lines. Follows
/// `NSTextContainer`.
@preconcurrency @MainActor public final class TextContainer {
  private weak var view: TextView?
  private var ownSize: Size
  /// The object that lays out text in the container without a view. The reference is weak.
  package weak var owner: AnyObject?

  init(_ view: TextView) {
    self.view = view
    ownSize = .zero
  }

  /// Creates a container without a view, in points. A side of 0 has no limit.
  public init(size: Size = .zero) { ownSize = size }

  /// Makes the container that of a view.
  func belong(to view: TextView) { self.view = view }

  /// The padding of lines at the sides of the container, in points. The default is 5. A negative number, or
  /// one that is not finite, becomes 0.
  public var lineFragmentPadding = 5.0 {
    didSet {
      if !(lineFragmentPadding >= 0 && lineFragmentPadding.isFinite) { lineFragmentPadding = 0 }
      if lineFragmentPadding != oldValue { view?.sizesDidChange() }
    }
  }

  /// The line break mode. Lines break between words, or at any character for `LineBreakMode.byCharWrapping`.
  /// The default is `.byWordWrapping`.
  public var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { view?.editor.breaksWords = lineBreakMode == .byCharWrapping }
  }

  /// The maximum number of lines, or 0 for no limit. Without a view, the last line is truncated according to
  /// ``lineBreakMode``. A view that does not scroll is limited to the height of that number of lines. The
  /// default is 0.
  public var maximumNumberOfLines = 0 {
    didSet {
      if maximumNumberOfLines < 0 { maximumNumberOfLines = 0 }
      if maximumNumberOfLines != oldValue { view?.sizesDidChange() }
    }
  }

  /// The size of the container, in points. The container of a view has the width of the view and the height
  /// of the text. New values have no effect on it.
  public var size: Size {
    get { view?.roomForText ?? ownSize }
    set { ownSize = newValue }
  }

  /// A Boolean value that has no effect: the width of the container is always that of its view.
  public var widthTracksTextView = false
  /// A Boolean value that has no effect: the height of the container is never that of its view.
  public var heightTracksTextView = false

  /// The text view of the container, or `nil` for none.
  public var textView: TextView? { view }
}
